import type { ReactNode } from 'react';
import { PersonalRuntimeProvider } from './PersonalRuntime.tsx';
import type { Runtime } from './runtime.tsx';

export interface PausaRootProps {
  /** What the widgets inside reach the world through; keep the same object from one render to the next. */
  runtime: Runtime;
  /** `light` (the default), `dark`, or `auto`: as the reader's system. */
  theme?: 'light' | 'dark' | 'auto';
  children: ReactNode;
}

/** Surrounds widgets in somebody else's React app: the runtime, and the element on which the style sheet's theme begins. */
export function PausaRoot({ runtime, theme = 'light', children }: PausaRootProps) {
  return (
    <PersonalRuntimeProvider runtime={runtime}>
      <div data-pausa-root="" data-theme={theme}>
        {children}
      </div>
    </PersonalRuntimeProvider>
  );
}
