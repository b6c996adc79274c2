import { useEffect } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import { StaleNote } from '../ui/StaleNote.tsx';
import type { OrderingStore } from './ordering-store.ts';
import { useOrdering } from './use-ordering.ts';

/**
 * The last catalogue is still shown, but nothing can be bought until it was read again: said where one looks, with a way
 * out, and tried by itself when the line is back.
 */
export function StaleStrip({ store }: { store: OrderingStore }) {
  const { environment } = useRuntime();
  const { status, area, seenAt } = useOrdering(store);
  const isMissing = status === 'error_fetching_data';

  useEffect(() => {
    const read = () => void store.load();
    // Without a connection nobody is left with buttons that can only fail.
    const event = isMissing ? 'online' : 'offline';
    window.addEventListener(event, read);
    const stopWatching = isMissing ? environment.onVisible(read) : undefined;
    return () => {
      window.removeEventListener(event, read);
      stopWatching?.();
    };
  }, [isMissing, store, environment]);

  if (!isMissing || area === null) return null;
  return <StaleNote seenAt={seenAt} lack=": per ordinare serve la connessione" isSticky onRetry={() => void store.load()} />;
}
