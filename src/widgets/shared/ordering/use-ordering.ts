import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { CartOrder } from '../../../api/index.ts';
import { useWindowEvent } from '../flow/use-window-event.ts';
import { type ContentStatus, useContentStatus, useElement } from '../runtime/element-events.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { isBlocked, type ItemState } from './item-states.ts';
import type { DataStatus, OrderingState } from './ordering-state.ts';
import { type OrderingStore, orderingStore } from './ordering-store.ts';

/** The area's store. Fetches a missing or stale area. The browser asks before it leaves the page with a pending change. */
export function useOrderingStore(areaId: string): OrderingStore {
  const store = orderingStore(useRuntime(), areaId);
  useEffect(() => store.refresh(), [store]);
  const isPending = useSelected(store, ({ pending }) => pending > 0);
  // Only while changes are pending: a page with a `beforeunload` listener does not enter the back/forward cache.
  useWindowEvent('beforeunload', (event) => event.preventDefault(), isPending);
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

const WITHOUT_AREA: Partial<Record<DataStatus, ContentStatus>> = {
  not_found: 'not-found',
  not_active: 'not-active',
  error_fetching_data: 'failed',
};

/** Tells the page of an element whether the area is there, and what is in the cart. */
export function useOrderingEvents(areaId: string, { area, order, status, isFromCache }: OrderingState, isEmpty: boolean): void {
  const { onCartChanged } = useElement();
  useContentStatus(area === null ? (WITHOUT_AREA[status] ?? 'loading') : isEmpty ? 'empty' : 'ready');
  const { count, totalCents } = cartSum(order);
  const isKnown = area !== null && !isFromCache;
  useEffect(() => {
    if (isKnown) onCartChanged?.({ areaId, count, totalCents });
  }, [onCartChanged, areaId, isKnown, count, totalCents]);
}

/** How many pieces are in a cart, and what they come to. */
export const cartSum = (order: CartOrder | null) => ({
  count: order?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
  totalCents: order?.total ?? 0,
});

/** A part of the store's state: the component renders again when this part changes, and for no other change. */
function useSelected<T>(store: OrderingStore, select: (state: OrderingState) => T): T {
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

export const useOrdering = (store: OrderingStore): OrderingState => useSelected(store, (state) => state);

export const useAreaTitle = (areaId: string): string | undefined =>
  useSelected(orderingStore(useRuntime(), areaId), ({ area }) => area?.title);

/** What the card of an item shows of the cart: a change of another item does not render it again. */
export function useItemState(store: OrderingStore, itemId: string): ItemState {
  const subscribe = useCallback((listener: () => void) => store.items.subscribe(itemId, listener), [store, itemId]);
  const read = () => store.items.get(itemId);
  return useSyncExternalStore(subscribe, read, read);
}

/** True for a closed shop with an empty cart: nothing can be ordered, and there is nothing to see of an order. */
export const useIsIdle = (areaId: string): boolean =>
  useSelected(orderingStore(useRuntime(), areaId), ({ area, order }) => area?.catalogue.isOpen === false && order === null);

/** True while the cart may not be changed (P1-4.26). */
export const useIsBlocked = (store: OrderingStore): boolean => useSelected(store, isBlocked);
