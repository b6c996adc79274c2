import { type CSSProperties, Fragment, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useWindowEvent } from '../flow/use-window-event.ts';
import { HeadingLevelProvider } from '../ui/content/Heading.tsx';
import { root } from '../ui/page/embedded.css.ts';
import type { EmbeddedSession } from './member-runtime.ts';
import type { Lang } from '../../../api/index.ts';
import { useLanguage } from '../text/language.ts';
import { LanguageProvider } from '../text/LanguageProvider.tsx';
import { type Runtime, RuntimeProvider } from './runtime.tsx';

export interface PausaRootProps {
  /** The dependencies of the widgets inside; keep the same object from one render to the next. */
  runtime: Runtime;
  /** The session of `memberRuntime`: while no person is signed in, `signedOut` replaces the widgets. */
  session?: EmbeddedSession;
  /** Shown while no person is signed in, such as a link to the login. The widgets appear when the person returns signed in. */
  signedOut?: ReactNode;
  /** `light` (the default), `dark`, or `auto`: as the reader's system. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /**
   * The language of the widgets' own sentences. What the server sends, such as the names of dishes, stays as it is.
   * @default it
   */
  lang?: Lang | undefined;
  /**
   * The level of headings that are `h1` in the app, such as the name of a shop; the others follow below it. In the app, the title
   * of a cart is an `h2`.
   * @default 1
   */
  headingLevel?: number;
  /** The class of the root element: its width, or another background or corners than those of the theme. */
  className?: string;
  /** The inline style of the root element, such as `--pausa-*` properties. */
  style?: CSSProperties | undefined;
  children: ReactNode;
}

interface ThemeRootProps extends Pick<PausaRootProps, 'theme' | 'className' | 'style' | 'children'> {}

const ThemeRoot = ({ theme, ...props }: ThemeRootProps) => <div data-pausa-root="" data-theme={theme} lang={useLanguage()} {...props} />;

const never = () => () => undefined;

/**
 * Wraps widgets in a partner's React app: provides the runtime and the root element of the theme. It has the background of the theme
 * and round corners, as the elements have.
 */
export function PausaRoot({
  runtime,
  session,
  signedOut = null,
  theme = 'light',
  lang = 'it',
  headingLevel = 1,
  className,
  style,
  children,
}: PausaRootProps) {
  const { person, environment } = runtime;
  // The person or the API may change. All children remount for the next one.
  const readPersonal = () => person?.runtime() ?? null;
  const personal = useSyncExternalStore(person?.subscribe ?? never, readPersonal, readPersonal);
  const value = useMemo(() => ({ ...runtime, ...personal }), [runtime, personal]);

  const readSignedOut = () => session?.isMissing() ?? false;
  const isSignedOut = useSyncExternalStore(session?.subscribe ?? never, readSignedOut, readSignedOut);
  // Checks again when the person returns to the page, maybe from a login in another tab.
  useEffect(() => (isSignedOut ? environment.onVisible(() => void session?.retry()) : undefined), [isSignedOut, environment, session]);
  useWindowEvent('focus', () => void session?.retry(), isSignedOut);

  return (
    <RuntimeProvider runtime={value}>
      <Fragment key={personal?.generation}>
        <LanguageProvider lang={lang}>
          <ThemeRoot theme={theme} className={`${root} ${className ?? ''}`} style={style}>
            <HeadingLevelProvider value={headingLevel}>{isSignedOut ? signedOut : children}</HeadingLevelProvider>
          </ThemeRoot>
        </LanguageProvider>
      </Fragment>
    </RuntimeProvider>
  );
}
