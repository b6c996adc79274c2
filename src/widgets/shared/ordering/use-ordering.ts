import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import { type OrderingState, type OrderingStore, orderingStore } from './ordering-store.ts';

/** The area's store; fetches the area when nobody has, or when an earlier visit left it stale. */
export function useOrderingStore(areaId: string): OrderingStore {
  const runtime = useRuntime();
  const store = useMemo(() => orderingStore(runtime, areaId), [runtime, areaId]);
  useEffect(() => store.refresh(), [store]);
  return store;
}

export function useOrdering(store: OrderingStore): OrderingState {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** One item's quantity: a card re-renders for its own number only. */
export function useQuantity(store: OrderingStore, itemId: string): number {
  const read = useCallback(() => store.quantityOf(itemId), [store, itemId]);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** True while the cart may not be changed: data is being fetched, or the order is being confirmed (part 1 §4). */
export function useIsBlocked(store: OrderingStore): boolean {
  const read = useCallback(() => {
    const { status, isConfirming } = store.getState();
    return status !== 'data_fetched' || isConfirming;
  }, [store]);
  return useSyncExternalStore(store.subscribe, read, read);
}
