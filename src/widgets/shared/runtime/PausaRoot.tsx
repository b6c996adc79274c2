import type { ReactNode } from 'react';
import type { EmbeddedSession } from './member-runtime.ts';
import { PersonalRuntimeProvider } from './PersonalRuntime.tsx';
import type { Runtime } from './runtime.tsx';
import { useIsSignedOut } from './use-session.ts';

export interface PausaRootProps {
  /** The dependencies of the widgets inside; keep the same object from one render to the next. */
  runtime: Runtime;
  /** The session of `memberRuntime`: while no person is signed in, `signedOut` replaces the widgets. */
  session?: EmbeddedSession;
  /** Shown while no person is signed in, such as a link to the login. The widgets appear when the person returns signed in. */
  signedOut?: ReactNode;
  /** `light` (the default), `dark`, or `auto`: as the reader's system. */
  theme?: 'light' | 'dark' | 'auto';
  children: ReactNode;
}

/** Wraps widgets in a partner's React app: provides the runtime and the root element of the theme. */
export function PausaRoot({ runtime, session, signedOut = null, theme = 'light', children }: PausaRootProps) {
  const isSignedOut = useIsSignedOut(session ?? null, runtime.environment);
  return (
    <PersonalRuntimeProvider runtime={runtime}>
      <div data-pausa-root="" data-theme={theme}>
        {isSignedOut ? signedOut : children}
      </div>
    </PersonalRuntimeProvider>
  );
}
