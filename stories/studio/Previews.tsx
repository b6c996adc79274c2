import { useEffect, useMemo, useRef, useState } from 'react';
import type { Lang } from '../../src/api/index.ts';
import { themeProperties } from '../../src/widgets/shared/ui/theme/provider-theme.ts';
import type { BrandSettings, Settings } from '../support/frame.ts';
import { type Brand, LANGUAGE_NAMES, type Scheme, SCHEMES, themeOf } from './brand.ts';
import * as css from './Studio.css.ts';

interface View {
  readonly title: string;
  /** The stories' folder in Storybook, their file, and the story in it. */
  readonly folder: string;
  readonly name: string;
  readonly story: string;
  /** Of the window in which it is drawn, CSS px. */
  readonly width: number;
  readonly height: number;
  /** How big it is shown where there is room. */
  readonly scale: number;
}

const PHONE = { width: 390, height: 720, scale: 0.8 };
const VIEWS: readonly View[] = [
  { title: 'Home', folder: 'home', name: 'Home', story: 'DataFetched', ...PHONE },
  { title: 'Shop', folder: 'shop', name: 'Shop', story: 'DataFetched', ...PHONE },
  { title: 'Sign-in', folder: 'login', name: 'LoginChoice', story: 'DoLogin', ...PHONE },
  { title: 'Cart, on a small phone', folder: 'cart', name: 'Cart', story: 'DataFetched', width: 320, height: 568, scale: 0.8 },
  { title: 'Menu on a page', folder: 'menu', name: 'Menu', story: 'DataFetchedGrid', width: 1024, height: 720, scale: 0.62 },
  { title: 'Screen on the wall', folder: 'menu', name: 'ScreenMenu', story: 'Showing', width: 1280, height: 720, scale: 0.5 },
];
const SHOWN = { light: 'Light', dark: 'Dark', both: 'Both' } as const;

export type AddressOf = (view: Pick<View, 'folder' | 'name' | 'story'>, scheme: Scheme) => string;

export interface PreviewsProps {
  brand: Brand;
  logo: string | null;
  /** The address of the page that shows a story in a theme, and listens to settings. */
  addressOf?: AddressOf;
}

const liveExample: AddressOf = ({ name, story }, scheme) => `component.html?name=${name}&story=${story}&theme=${scheme}`;

export function Previews({ brand, logo, addressOf = liveExample }: PreviewsProps) {
  const [shown, setShown] = useState<keyof typeof SHOWN>('light');
  const [chosenLang, setLang] = useState<Lang>();
  const lang = brand.languages.find((each) => each === chosenLang) ?? brand.languages[0] ?? 'it';
  const settings = useMemo<BrandSettings>(() => {
    const { productName, paymentMethods, supportPhone } = brand;
    return {
      style: themeProperties(themeOf(brand)),
      lang,
      product: { productName, paymentMethods, logoUrl: logo, supportPhone: supportPhone === '' ? null : supportPhone },
    };
  }, [brand, logo, lang]);
  return (
    <section className={css.stage} aria-label="Previews">
      <h1 className={css.previewsTitle}>Previews</h1>
      <div className={css.bar}>
        <Choice title="Theme of the previews" all={['light', 'dark', 'both']} chosen={shown} names={SHOWN} onChange={setShown} />
        {brand.languages.length > 1 && (
          <Choice title="Language of the previews" all={brand.languages} chosen={lang} names={LANGUAGE_NAMES} onChange={setLang} />
        )}
      </div>
      <div className={css.views}>
        {VIEWS.flatMap((view) =>
          SCHEMES.filter((scheme) => shown === 'both' || shown === scheme).map((scheme) => (
            <Preview key={`${view.title} ${scheme}`} view={view} scheme={scheme} brand={settings} address={addressOf(view, scheme)} />
          )),
        )}
      </div>
    </section>
  );
}

interface ChoiceProps<T extends string> {
  title: string;
  all: readonly T[];
  chosen: T;
  names: Readonly<Record<T, string>>;
  onChange(chosen: NoInfer<T>): void;
}

/** Buttons, one of which is pressed. */
export const Choice = <T extends string>({ title, all, chosen, names, onChange }: ChoiceProps<T>) => (
  <div className={css.choice} role="group" aria-label={title}>
    {all.map((each) => (
      <button key={each} type="button" className={css.button} aria-pressed={chosen === each} onClick={() => onChange(each)}>
        {names[each]}
      </button>
    ))}
  </div>
);

interface PreviewProps {
  view: View;
  scheme: Scheme;
  brand: BrandSettings;
  address: string;
}

function Preview({ view, scheme, brand, address }: PreviewProps) {
  const { title, width, height, scale } = view;
  // The width of the figure, as a factor of the window's.
  const fitting = `scale(tan(atan2(100cqw, ${width}px)))`;
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
    const pausaSettings: Settings = { attributes: { theme: scheme }, brand };
    if (isListening) frame.current?.contentWindow?.postMessage({ pausaSettings }, window.location.origin);
  }, [isListening, scheme, brand]);
  const label = `${title}, ${scheme}`;
  return (
    <figure className={css.view} style={{ width: width * scale }}>
      <figcaption className={css.caption}>{label}</figcaption>
      <div className={css.frameBox} style={{ aspectRatio: `${width} / ${height}` }}>
        {/* To look at: a form with its keyboard's way to the result must not lead through every button of six screens. */}
        <iframe
          ref={frame}
          className={css.frame}
          inert
          loading="lazy"
          title={label}
          src={address}
          style={{ width, height, transform: fitting }}
        />
      </div>
    </figure>
  );
}
