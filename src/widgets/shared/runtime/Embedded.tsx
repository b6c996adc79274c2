// Must be the first style sheet: later ones may style the root.
import '../ui/theme/theme.css.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Lang, LANGUAGES } from '../../../api/index.ts';
import { buttonClass } from '../ui/controls/Button.tsx';
import { card } from '../ui/page/embedded.css.ts';
import { ELEMENT_HEADING_LEVEL, HEADING_LEVELS, type HeadingLevel, HeadingLevelProvider } from '../ui/content/Heading.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { type ContentEvents, type LoadErrorDetail, type ReadyDetail, useElement } from './element-events.ts';
import { memberRuntime, type NavigateDetail } from './member-runtime.ts';
import { PausaRoot } from './PausaRoot.tsx';
import { useProvider } from './provider.ts';
import { useText } from './text.ts';

/** Detail of `pausa-session-required`. */
export interface SessionRequiredDetail {
  /** Where the person signs in, in the host app. */
  readonly loginUrl: string;
}

/** The attributes that every element of a signed-in person has. */
export interface EmbeddedProps {
  /**
   * Origin of the product API.
   * @default the origin that served the script
   */
  apiBaseUrl?: string;
  /**
   * Origin of the host app, for the login and for every way out of the element.
   * @default the API's
   */
  appUrl?: string;
  /**
   * Origins, with spaces between, whose pictures are drawn: `https://cdn.example.it`. They replace the provider's list; the API's own pictures are always drawn.
   * @default the provider's
   */
  pictureHosts?: string;
  /**
   * Draws pictures that are SVG, too. A small one can stop the page: only where the provider vouches for its pictures.
   * @default the provider's
   */
  svgPictures?: boolean;
  /**
   * Colours; `auto`: as the reader's system.
   * @default light
   */
  theme?: 'light' | 'dark' | 'auto';
  /**
   * The language of the interface. Dishes are shown as the kitchen writes them.
   * @default it
   */
  lang?: Lang;
  /**
   * The level of the element's first heading; the others follow below it.
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** Hides the element while it has nothing to show: its menu, shop or order does not exist, is empty or is out of service. A closed shop stays. */
  hideWhenEmpty?: boolean;
  onReady: (detail: ReadyDetail) => void;
  onLoadError: (detail: LoadErrorDetail) => void;
  /** `pausa-navigate`: false when the page prevented it, and goes there in its own way. */
  onNavigate: (detail: NavigateDetail) => boolean;
  /** `pausa-session-required`: false when the page prevented it, and signs the person in itself. */
  onSessionRequired: (detail: SessionRequiredDetail) => boolean;
}

/** The kinds of the attributes above, for `defineElement`. */
export const EMBEDDED_ATTRIBUTES = {
  apiBaseUrl: 'string',
  appUrl: 'string',
  pictureHosts: 'string',
  svgPictures: 'boolean',
  theme: ['light', 'dark', 'auto'],
  lang: LANGUAGES,
  headingLevel: HEADING_LEVELS,
  hideWhenEmpty: 'boolean',
} as const;
export const EMBEDDED_EVENTS = {
  onNavigate: 'pausa-navigate',
  onSessionRequired: 'pausa-session-required',
  onReady: 'pausa-ready',
  onLoadError: 'pausa-load-error',
} as const;
export interface EmbeddedEvents extends ContentEvents {
  /** The element wants to leave the page. Unless prevented, the page goes to `href`. */
  'pausa-navigate': NavigateDetail;
  /** No person is signed in. Unless prevented, the element offers the login in a new tab. */
  'pausa-session-required': SessionRequiredDetail;
}

const scriptOrigin = new URL(import.meta.url).origin;

interface Props extends EmbeddedProps {
  /** The host app's path of the same screen, to return to after the sign-in. */
  hostPath: string;
  /** Why a signed-out person should sign in. */
  signInTitle: ReactNode;
  /**
   * The level of the widget's first heading in the app.
   * @default 1
   */
  firstLevel?: 1 | 2;
  children: ReactNode;
}

/** Wraps a widget that needs a session on a partner's page. Without a session it shows a link to the login. */
export function Embedded({
  apiBaseUrl = scriptOrigin,
  appUrl = apiBaseUrl,
  pictureHosts,
  svgPictures,
  theme,
  lang,
  headingLevel = ELEMENT_HEADING_LEVEL,
  hostPath,
  signInTitle,
  firstLevel = 1,
  onNavigate,
  onSessionRequired,
  children,
}: Props) {
  const { style, supportPhone, paymentMethods, ...provider } = useProvider(apiBaseUrl);
  const svgSetting = svgPictures === true || provider.svgPictures;
  const providerHosts = provider.pictureHosts;
  const { runtime, session } = useMemo(
    () =>
      memberRuntime({
        apiBaseUrl,
        appUrl,
        pictureHosts: pictureHosts?.split(/\s+/) ?? providerHosts,
        svgPictures: svgSetting,
        supportPhone,
        paymentMethods: Array.isArray(paymentMethods) ? paymentMethods : undefined,
        onNavigate,
      }),
    [apiBaseUrl, appUrl, pictureHosts, providerHosts, svgSetting, supportPhone, paymentMethods, onNavigate],
  );
  const loginUrl = `${appUrl.replace(/\/+$/, '')}/login?redirect_to=${encodeURIComponent(hostPath)}`;
  const signIn = <SignIn title={signInTitle} loginUrl={loginUrl} onSessionRequired={onSessionRequired} />;

  return (
    <PausaRoot
      // A widget keeps the addresses with which it began; `runtime` itself changes the widgets when the API is another.
      key={appUrl}
      runtime={runtime}
      session={session}
      signedOut={<HeadingLevelProvider value={headingLevel - 1}>{signIn}</HeadingLevelProvider>}
      theme={theme}
      lang={lang}
      headingLevel={headingLevel - firstLevel + 1}
      className={card}
      style={style}
    >
      {children}
    </PausaRoot>
  );
}

/** The login opens in a new tab. After the sign-in the person continues on this page. */
function SignIn({ title, loginUrl, onSessionRequired }: { title: ReactNode; loginUrl: string } & Pick<EmbeddedProps, 'onSessionRequired'>) {
  const text = useText();
  // False when the page prevented the event, because it signs the person in itself.
  const [offersLogin, setOffersLogin] = useState(true);
  const { setStatus } = useElement();
  useEffect(() => {
    setStatus?.('signed-out');
    setOffersLogin(onSessionRequired({ loginUrl }));
  }, [setStatus, onSessionRequired, loginUrl]);

  return (
    <Notice mark="empty" title={title} text={offersLogin ? text.newTab : undefined}>
      {offersLogin && (
        <a className={buttonClass('primary', 'large')} href={loginUrl} target="_blank" rel="noopener noreferrer">
          {text.signIn}
        </a>
      )}
    </Notice>
  );
}
