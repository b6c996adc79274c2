import type { ReactNode } from 'react';
import type { EmbeddedSession } from './member-runtime.ts';
import { PersonalRuntimeProvider } from './PersonalRuntime.tsx';
import type { Runtime } from './runtime.tsx';
import { useIsSignedOut } from './use-session.ts';

export interface PausaRootProps {
  /** What the widgets inside reach the world through; keep the same object from one render to the next. */
  runtime: Runtime;
  /** Of `memberRuntime`: as long as nobody is signed in, `signedOut` stands in the place of the widgets. */
  session?: EmbeddedSession;
  /** What to show meanwhile, such as a link to the login. The widgets come when the person is back and signed in. */
  signedOut?: ReactNode;
  /** `light` (the default), `dark`, or `auto`: as the reader's system. */
  theme?: 'light' | 'dark' | 'auto';
  children: ReactNode;
}

/** Surrounds widgets in somebody else's React app: the runtime, and the element on which the style sheet's theme begins. */
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
