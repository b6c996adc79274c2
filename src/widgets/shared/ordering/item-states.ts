import type { OrderingState } from './ordering-state.ts';

/** What the card of an item shows of the cart. */
export interface ItemState {
  readonly quantity: number;
  /** The cart may not be changed: data is being fetched, or the order is being confirmed (P1-4.10, P1-4.26). */
  readonly isBlocked: boolean;
  /** The shop can be read, but the server refuses every change of its cart. */
  readonly isClosed: boolean;
}

export const isBlocked = ({ status, isConfirming }: OrderingState): boolean => status !== 'data_fetched' || isConfirming;
const isClosed = ({ area }: OrderingState): boolean => area?.catalogue.isOpen === false;

/** The state of each item, with its own listeners: a tap among hundreds of cards reaches the one that it changes. */
export function createItemStates(initial: OrderingState) {
  /** Of all items that are not in the cart. */
  let absent: ItemState = { quantity: 0, isBlocked: isBlocked(initial), isClosed: isClosed(initial) };
  let inCart: ReadonlyMap<string, ItemState> = new Map();
  const listeners = new Map<string, Set<() => void>>();

  return {
    /** The same object until it changes. */
    get: (itemId: string): ItemState => inCart.get(itemId) ?? absent,
    /** @returns the unsubscribe function */
    subscribe(itemId: string, listener: () => void): () => void {
      const own = listeners.get(itemId) ?? new Set();
      listeners.set(itemId, own.add(listener));
      return () => {
        if (own.delete(listener) && own.size === 0) listeners.delete(itemId);
      };
    },
    update(state: OrderingState): void {
      const shared = { isBlocked: isBlocked(state), isClosed: isClosed(state) };
      const isSame = (item: ItemState) => item.isBlocked === shared.isBlocked && item.isClosed === shared.isClosed;
      const [before, wasAbsent] = [inCart, absent];
      if (!isSame(absent)) absent = { quantity: 0, ...shared };
      inCart = new Map(
        state.order?.items.map(({ itemId, quantity }) => {
          const known = before.get(itemId);
          return [itemId, known?.quantity === quantity && isSame(known) ? known : { quantity, ...shared }];
        }),
      );
      const concerned = absent === wasAbsent ? new Set([...before.keys(), ...inCart.keys()]) : [...listeners.keys()];
      for (const itemId of concerned) {
        if ((before.get(itemId) ?? wasAbsent) === (inCart.get(itemId) ?? absent)) continue;
        for (const listener of [...(listeners.get(itemId) ?? [])]) listener();
      }
    },
  };
}
