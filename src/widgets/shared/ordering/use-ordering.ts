import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useWindowEvent } from '../flow/use-window-event.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { type OrderingState, type OrderingStore, orderingStore } from './ordering-store.ts';

/** The browser asks before a reload or another site takes along what the server has not heard yet. */
function askBeforeLoss(store: OrderingStore): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  // Only while there is something to lose: a page that listens all the time is not kept for the way back.
  const listen = () => {
    if (store.getState().pending > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  listen();
  const stopWatching = store.subscribe(listen);
  return () => {
    stopWatching();
    window.removeEventListener('beforeunload', ask);
  };
}

/**
 * The area's store; fetches the area when nobody has, or when an earlier visit left it stale. Nobody leaves the page
 * unasked while a change of the cart is on its way.
 */
export function useOrderingStore(areaId: string): OrderingStore {
  const runtime = useRuntime();
  const store = useMemo(() => orderingStore(runtime, areaId), [runtime, areaId]);
  useEffect(() => store.refresh(), [store]);
  useEffect(() => askBeforeLoss(store), [store]);
  return store;
}

/**
 * Reads an area that could not be read as soon as there is a connection, and one that could as soon as there is none: nobody
 * is left with buttons that can only fail. For whoever shows the area.
 */
export function useRecovery(store: OrderingStore): void {
  const { environment } = useRuntime();
  const isMissing = useOrdering(store).status === 'error_fetching_data';
  useWindowEvent(isMissing ? 'online' : 'offline', () => void store.load());
  useEffect(() => {
    if (isMissing) return environment.onVisible(() => void store.load());
    if (!navigator.onLine) void store.load();
    return undefined;
  }, [isMissing, store, environment]);
}

export function useOrdering(store: OrderingStore): OrderingState {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** What the area is called, once that is known; its other changes are nobody's business here. */
export function useAreaTitle(areaId: string): string | undefined {
  const runtime = useRuntime();
  const store = useMemo(() => orderingStore(runtime, areaId), [runtime, areaId]);
  const read = useCallback(() => store.getState().area?.title, [store]);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** One item's quantity: a card re-renders for its own number only. */
export function useQuantity(store: OrderingStore, itemId: string): number {
  const read = useCallback(() => store.quantityOf(itemId), [store, itemId]);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** A closed shop is there to be read: the server refuses every change of its cart. */
export function useIsClosed(store: OrderingStore): boolean {
  const read = useCallback(() => store.getState().area?.catalogue.isOpen === false, [store]);
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
