import type { ReactNode } from 'react';
import { useWindowEvent } from '../widgets/shared/flow/use-window-event.ts';
import { documentTracking } from '../widgets/shared/runtime/tracking.ts';
import { ErrorBoundary } from '../widgets/shared/ui/feedback/ErrorBoundary.tsx';
import { reload } from './document/page.ts';
import { type Elements } from '../widgets/shared/text/Text.tsx';

/**
 * The error boundary of a page, for a render error or a chunk that did not load. The browser's module map caches a failed load:
 * only `reload` requests the chunk again.
 * @param props.resetKey another value renders the children again
 * @param props.screen shown after a crash; null on a canteen's screen, which reloads itself (rescue.ts)
 */
export function Crash({ resetKey, screen, children }: { resetKey?: string; screen: Elements; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onError={(error) => documentTracking.event('Error/Render', error.message)}
      renderFallback={() => screen !== null && <Crashed>{screen}</Crashed>}
    >
      {children}
    </ErrorBoundary>
  );
}

function Crashed({ children }: { children: Elements }) {
  // A chunk cannot load offline: retry when the browser is online.
  useWindowEvent('online', reload, !navigator.onLine);
  return children;
}
