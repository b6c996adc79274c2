import { useEffect } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import { Button } from '../ui/Button.tsx';
import type { OrderingStore } from './ordering-store.ts';
import * as css from './StaleStrip.css.ts';
import { useOrdering } from './use-ordering.ts';

/**
 * The last catalogue is still shown, but nothing can be bought until it was read again: said where one looks, with a way
 * out, and tried by itself when the line is back.
 */
export function StaleStrip({ store }: { store: OrderingStore }) {
  const { environment } = useRuntime();
  const { status, area } = useOrdering(store);
  const isStale = status === 'error_fetching_data' && area !== null;

  useEffect(() => {
    if (!isStale) return;
    const retry = () => void store.load();
    window.addEventListener('online', retry);
    const stopWatching = environment.onVisible(retry);
    return () => {
      window.removeEventListener('online', retry);
      stopWatching();
    };
  }, [isStale, store, environment]);

  if (!isStale) return null;
  return (
    <div className={css.strip} role="alert">
      <span className={css.text}>Errore durante il caricamento</span>
      <Button look="quiet" size="tap" hugs icon="reload" onClick={() => void store.load()}>
        Ricarica
      </Button>
    </div>
  );
}
