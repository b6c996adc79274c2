import { type ReactNode, useEffect, useState } from 'react';
import { useWindowEvent } from '../widgets/shared/flow/use-window-event.ts';
import { documentTracking } from '../widgets/shared/runtime/tracking.ts';
import { ErrorBoundary } from '../widgets/shared/ui/feedback/ErrorBoundary.tsx';
import { CodeLoadError } from '../widgets/shared/ui/loadable.tsx';
import { reload } from './document/page.ts';
import type { Elements } from '../widgets/shared/text/Text.tsx';

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
      renderFallback={(_, error) => screen !== null && <Crashed isWaiting={error instanceof CodeLoadError}>{screen}</Crashed>}
    >
      {children}
    </ErrorBoundary>
  );
}

/** How long the page may take to load itself anew after a deployment (stale-code.ts), before the crash is shown. */
const RELOAD_LIMIT_MS = 3000;

/** @returns whether the page had the time to load itself anew. It does so when the connection is back, too. */
export function useReloadTime(isWaiting = true): boolean {
  const [isOver, setOver] = useState(!isWaiting);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), RELOAD_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  useWindowEvent('online', reload, isWaiting);
  return isOver;
}

const Crashed = ({ isWaiting, children }: { isWaiting: boolean; children: Elements }) => useReloadTime(isWaiting) && children;
