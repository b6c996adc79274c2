import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useWindowEvent } from '../flow/use-window-event.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import type { OrderingState, OrderingStore } from './ordering-state.ts';
import { orderingStore } from './ordering-store.ts';

/** The browser asks for confirmation before a reload or a navigation that would lose unsent cart changes. */
function askBeforeLoss(store: OrderingStore): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  // Listens only while changes are pending: a page with a `beforeunload` listener does not enter the back/forward cache.
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

/** The area's store. Fetches a missing or stale area. The browser asks before it leaves the page with a pending change. */
export function useOrderingStore(areaId: string): OrderingStore {
  const runtime = useRuntime();
  const store = useMemo(() => orderingStore(runtime, areaId), [runtime, areaId]);
  useEffect(() => store.refresh(), [store]);
  useEffect(() => askBeforeLoss(store), [store]);
  return store;
}

/**
 * Reads a failed area again when the connection is back, and a loaded one when the connection is lost, so that its buttons are
 * disabled. For every component that shows the area.
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

/** The area's title, as soon as it is known. Other changes of the area cause no render. */
export function useAreaTitle(areaId: string): string | undefined {
  const runtime = useRuntime();
  const store = useMemo(() => orderingStore(runtime, areaId), [runtime, areaId]);
  const read = useCallback(() => store.getState().area?.title, [store]);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** One item's quantity: a card renders again for its own number only. */
export function useQuantity(store: OrderingStore, itemId: string): number {
  const read = useCallback(() => store.quantityOf(itemId), [store, itemId]);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** True for a closed shop: it can be read, but the server refuses every change of its cart. */
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
