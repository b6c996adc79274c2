import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from '../../shared/ui/feedback/ErrorBoundary.tsx';
import { retryDelay } from './schedule.ts';

interface ScreenErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
  /** Reloads our own page. Without it the boundary renders its content again, after a longer wait each time. */
  readonly onCrash?: (() => void) | undefined;
}

/** The canteen must not see an error message: a crash shows the waiting screen until the content renders again. */
export function ScreenErrorBoundary({ fallback, children, onCrash }: ScreenErrorBoundaryProps) {
  const crashes = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onError = (_: Error, retry: () => void) => {
    crashes.current += 1;
    if (onCrash !== undefined) return onCrash();
    timer.current = setTimeout(retry, retryDelay(crashes.current, false));
  };
  return (
    <ErrorBoundary renderFallback={() => fallback} onError={onError}>
      {children}
    </ErrorBoundary>
  );
}
