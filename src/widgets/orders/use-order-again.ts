import { useRef } from 'react';
import type { OrderSummary, RememberedOrder } from '../../api/index.ts';
import { prepareReorder, reorderOf } from '../shared/ordering/order-history.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { ignoreRestOfDoubleClick } from '../shared/ui/interaction/double-click.ts';

/**
 * 'Ordina di nuovo' for a completed order whose articles are known: it opens the selling area, which fills the cart. Nothing is
 * confirmed. `remembered`: what this browser keeps of the order.
 */
export function useOrderAgain(): (order: OrderSummary, remembered: RememberedOrder | null) => (() => void) | undefined {
  const { storage, navigation } = useRuntime();
  const hasGone = useRef(false);
  const go = (order: OrderSummary) => {
    // One history entry, even when the button is pressed several times before the shop opens.
    const areaId = hasGone.current ? null : prepareReorder(storage, order);
    if (areaId === null) return;
    hasGone.current = true;
    ignoreRestOfDoubleClick();
    navigation.go({ to: 'selling-area', areaId, reorder: order.id });
  };
  return (order, remembered) =>
    order.status === 'COMPLETED' && (remembered !== null || reorderOf(order) !== null) ? () => go(order) : undefined;
}
