import { useEffect, useRef, useState } from 'react';
import { recallOrderById } from '../shared/ordering/order-memory.ts';
import type { OrderingStore } from '../shared/ordering/ordering-state.ts';
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
  /** Same as `spentId`, but updated synchronously: the store notifies about each edit of the reorder. */
  const spent = useRef<string | null>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    const spend = (id: string | null) => {
      spent.current = id;
      setSpentId(id);
    };
    if (orderId === null) return spend(null);
    let plan: typeof planReorder | null = null;
    const attempt = () => {
      if (spent.current === orderId || plan === null) return;
      const { status, area, isConfirming } = store.getState();
      const isReady = status === 'data_fetched' && area !== null && !isConfirming;
      if (!isReady && status !== 'not_found' && status !== 'not_active') return;
      spend(orderId);
      const order = recallOrderById(storage, store.areaId, orderId);
      if (isReady && area.catalogue.isOpen && order !== null) store.reorder(plan(order.lines, area.catalogue.items, store.quantityOf));
      done.current(isReady && area.catalogue.isOpen && store.getState().order !== null);
    };
    let hasLeft = false;
    const unsubscribe = store.subscribe(attempt);
    // Few visits order again. Without the rule nothing is ordered, and the shop is shown.
    void import('../shared/rules/reorder.ts').then(
      (rules) => {
        if (hasLeft) return;
        plan = rules.planReorder;
        attempt();
      },
      () => {
        if (hasLeft) return;
        spend(orderId);
        done.current(false);
      },
    );
    return () => {
      hasLeft = true;
      unsubscribe();
    };
  }, [store, orderId, storage]);

  return orderId !== null && spentId !== orderId;
}
