import { StaleNote } from '../ui/StaleNote.tsx';
import type { OrderingStore } from './ordering-store.ts';
import { useOrdering } from './use-ordering.ts';

interface StaleStripProps {
  store: OrderingStore;
  /** What cannot be done here meanwhile. */
  lack?: string;
}

/** The last catalogue is still shown, but nothing can be bought until it was read again: said where one looks. */
export function StaleStrip({ store, lack = ': per ordinare serve la connessione' }: StaleStripProps) {
  const { status, area, seenAt } = useOrdering(store);
  if (status !== 'error_fetching_data' || area === null) return null;
  return <StaleNote seenAt={seenAt} lack={lack} isSticky onRetry={() => void store.load()} />;
}
