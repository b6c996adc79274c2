import { Fragment, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useWindowEvent } from '../flow/use-window-event.ts';
import type { EmbeddedSession } from './member-runtime.ts';
import { type Runtime, RuntimeProvider } from './runtime.tsx';

export interface PausaRootProps {
  /** The dependencies of the widgets inside; keep the same object from one render to the next. */
  runtime: Runtime;
  /** The session of `memberRuntime`: while no person is signed in, `signedOut` replaces the widgets. */
  session?: EmbeddedSession;
  /** Shown while no person is signed in, such as a link to the login. The widgets appear when the person returns signed in. */
  signedOut?: ReactNode;
  /** `light` (the default), `dark`, or `auto`: as the reader's system. */
  theme?: 'light' | 'dark' | 'auto';
  /** The class of the root element. */
  className?: string;
  children: ReactNode;
}

const never = () => () => undefined;

/** Wraps widgets in a partner's React app: provides the runtime and the root element of the theme. */
export function PausaRoot({ runtime, session, signedOut = null, theme = 'light', className, children }: PausaRootProps) {
  const { person, environment } = runtime;
  // The person may change. All children remount for the next person.
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
        <div data-pausa-root="" data-theme={theme} className={className}>
          {isSignedOut ? signedOut : children}
        </div>
      </Fragment>
    </RuntimeProvider>
  );
}
