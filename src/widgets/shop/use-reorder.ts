import { useEffect, useState } from 'react';
import { useEffectEvent } from '../shared/flow/use-effect-event.ts';
import { recallOrderById } from '../shared/ordering/order-memory.ts';
import type { OrderingState } from '../shared/ordering/ordering-state.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { useOrdering } from '../shared/ordering/use-ordering.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';

/** The area has loaded, or there is none: the request can be answered. */
const isAnswerable = ({ status, area, isConfirming }: OrderingState): boolean =>
  status === 'not_found' || status === 'not_active' || (status === 'data_fetched' && area !== null && !isConfirming);

/**
 * 'Ordina di nuovo': puts the items of a previous order into the cart, once per order id, as soon as the area is loaded. A
 * closed or missing shop uses up the request, too. A shop that could not be read keeps it until it has loaded.
 * `onDone`: whether the cart has items now.
 * @returns whether the request is still waiting
 */
export function useReorder(store: OrderingStore, orderId: string | null, onDone: (hasCart: boolean) => void): boolean {
  const { storage } = useRuntime();
  const [spentId, setSpentId] = useState<string | null>(null);
  const finish = useEffectEvent(onDone);
  const canAnswer = isAnswerable(useOrdering(store));

  useEffect(() => {
    if (orderId === null) return setSpentId(null);
    if (orderId === spentId) return;
    let isOver = false;
    // Few visits order again, so the rules load for them alone. Without the rules nothing is ordered, and the shop is shown at once.
    const loading = import('../shared/rules/reorder.ts').catch(() => null);
    void loading.then((rules) => {
      const state = store.getState();
      if (isOver || (rules !== null && !isAnswerable(state))) return;
      setSpentId(orderId);
      const order = recallOrderById(storage, store.areaId, orderId);
      const catalogue = state.status === 'data_fetched' ? state.area?.catalogue : undefined;
      if (rules === null || !catalogue?.isOpen) return finish(false);
      if (order !== null) rules.reorder(store, order.lines, catalogue.items);
      finish(store.getState().order !== null);
    });
    return () => {
      isOver = true;
    };
  }, [store, orderId, spentId, canAnswer, storage]);

  return orderId !== null && spentId !== orderId;
}
