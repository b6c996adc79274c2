import { StaleNote } from '../ui/feedback/StaleNote.tsx';
import type { OrderingStore } from './ordering-store.ts';
import { useText } from './text.ts';
import { useOrdering } from './use-ordering.ts';

/** A sticky note over an outdated catalogue: nothing can be bought until the area is read again. `lack`: what is impossible. */
export function StaleStrip({ store, lack }: { store: OrderingStore; lack?: string }) {
  const text = useText();
  const { status, area, cachedAt } = useOrdering(store);
  if (status !== 'error_fetching_data' || area === null) return null;
  return <StaleNote cachedAt={cachedAt} lack={lack ?? text.orderingNeedsConnection} isSticky onRetry={() => void store.load()} />;
}
