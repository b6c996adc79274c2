import { useEffect, useMemo, useRef, useState } from 'react';
import { themeProperties } from '../../src/widgets/shared/ui/theme/provider-theme.ts';
import { type Brand, type Scheme, SCHEMES, themeOf } from './brand.ts';
import * as css from './Studio.css.ts';

interface View {
  readonly title: string;
  /** The file of the stories, and the story in it. */
  readonly name: string;
  readonly story: string;
  /** Of the window in which it is drawn, CSS px. */
  readonly width: number;
  readonly height: number;
  /** How big it is shown. */
  readonly scale: number;
}

const PHONE = { width: 390, height: 720, scale: 0.8 };
const VIEWS: readonly View[] = [
  { title: 'Home', name: 'Home', story: 'DataFetched', ...PHONE },
  { title: 'Shop', name: 'Shop', story: 'DataFetched', ...PHONE },
  { title: 'Sign-in', name: 'LoginChoice', story: 'DoLogin', ...PHONE },
  { title: 'Cart, on a small phone', name: 'Cart', story: 'DataFetched', width: 320, height: 568, scale: 0.8 },
  { title: 'Menu on a page', name: 'Menu', story: 'DataFetchedGrid', width: 1024, height: 720, scale: 0.62 },
  { title: 'Screen on the wall', name: 'ScreenMenu', story: 'Showing', width: 1280, height: 720, scale: 0.5 },
];
const SHOWN = { light: 'Light', dark: 'Dark', both: 'Both' } as const;

/** What a frame is told. `brand`: the provider's theme as private properties of the root, and its product. */
export interface PreviewSettings {
  readonly attributes: { readonly theme: Scheme };
  readonly brand: {
    readonly style: Readonly<Record<string, string>>;
    readonly product: Pick<Brand, 'productName' | 'paymentMethods'> & {
      readonly logoUrl: string | null;
      readonly supportPhone: string | null;
    };
  };
}

export function Previews({ brand, logo }: { brand: Brand; logo: string | null }) {
  const [shown, setShown] = useState<keyof typeof SHOWN>('light');
  const settings = useMemo<PreviewSettings['brand']>(() => {
    const { productName, paymentMethods, supportPhone } = brand;
    return {
      style: themeProperties(themeOf(brand)),
      product: { productName, paymentMethods, logoUrl: logo, supportPhone: supportPhone === '' ? null : supportPhone },
    };
  }, [brand, logo]);
  return (
    <section className={css.stage} aria-label="Previews">
      <div className={css.bar} role="group" aria-label="Theme of the previews">
        {(Object.keys(SHOWN) as (keyof typeof SHOWN)[]).map((each) => (
          <button key={each} type="button" className={css.button} aria-pressed={shown === each} onClick={() => setShown(each)}>
            {SHOWN[each]}
          </button>
        ))}
      </div>
      <div className={css.views}>
        {VIEWS.flatMap((view) =>
          SCHEMES.filter((scheme) => shown === 'both' || shown === scheme).map((scheme) => (
            <Preview key={`${view.title} ${scheme}`} view={view} scheme={scheme} brand={settings} />
          )),
        )}
      </div>
    </section>
  );
}

function Preview({ view, scheme, brand }: { view: View; scheme: Scheme; brand: PreviewSettings['brand'] }) {
  const { title, name, story, width, height, scale } = view;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isListening, setListening] = useState(false);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<{ pausaExample?: string }>) => {
      if (source === frame.current?.contentWindow && origin === window.location.origin && data.pausaExample === 'ready') setListening(true);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    const pausaSettings: PreviewSettings = { attributes: { theme: scheme }, brand };
    if (isListening) frame.current?.contentWindow?.postMessage({ pausaSettings }, window.location.origin);
  }, [isListening, scheme, brand]);
  const label = `${title}, ${scheme}`;
  return (
    <figure className={css.view}>
      <figcaption className={css.caption}>{label}</figcaption>
      <div className={css.frameBox} style={{ width: width * scale, height: height * scale }}>
        {/* To look at: a form with its keyboard's way to the result must not lead through every button of six screens. */}
        <iframe
          ref={frame}
          className={css.frame}
          inert
          loading="lazy"
          title={label}
          src={`component.html?name=${name}&story=${story}&theme=${scheme}`}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}
