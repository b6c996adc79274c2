import { useEffect, useState } from 'react';
import { useEffectEvent } from '../shared/flow/use-effect-event.ts';
import { recallOrderById } from '../shared/ordering/order-memory.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import type { planReorder } from '../shared/rules/reorder.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';

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

  useEffect(() => {
    if (orderId === null) return setSpentId(null);
    if (orderId === spentId) return;
    /** The request is spent, or the shop has gone. The store notifies about each edit of the reorder. */
    let isOver = false;
    const spend = () => {
      isOver = true;
      setSpentId(orderId);
    };
    let plan: typeof planReorder | null = null;
    const attempt = () => {
      if (isOver || plan === null) return;
      const { status, area, isConfirming } = store.getState();
      const isReady = status === 'data_fetched' && area !== null && !isConfirming;
      if (!isReady && status !== 'not_found' && status !== 'not_active') return;
      spend();
      const order = recallOrderById(storage, store.areaId, orderId);
      if (isReady && area.catalogue.isOpen && order !== null) store.reorder(plan(order.lines, area.catalogue.items, store.quantityOf));
      finish(isReady && area.catalogue.isOpen && store.getState().order !== null);
    };
    const unsubscribe = store.subscribe(attempt);
    // Few visits order again. Without the rule nothing is ordered, and the shop is shown.
    void import('../shared/rules/reorder.ts').then(
      (rules) => {
        plan = rules.planReorder;
        attempt();
      },
      () => {
        if (isOver) return;
        spend();
        finish(false);
      },
    );
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [store, orderId, spentId, storage]);

  return orderId !== null && spentId !== orderId;
}
