import { useEffect } from 'react';
import { formatMoney } from '../../api/index.ts';
import { useOrdering, useOrderingStore } from '../shared/ordering/use-ordering.ts';
import { visuallyHidden } from '../shared/ui/layout.css.ts';
import * as css from './Cart.css.ts';
import { CartLink } from './CartLink.tsx';
import { text } from './text.ts';

interface CartBarProps {
  readonly areaId: string;
  /** The cart suggests something that goes with it (query `upselling=true`). */
  readonly upselling?: boolean;
  /** There is something in the cart: from now on it may be opened. */
  readonly onOrder?: (() => void) | undefined;
}

/** The phone's way to the cart: floats above the tabs while there is something in it. */
export function CartBar({ areaId, upselling = false, onOrder }: CartBarProps) {
  const { order, area } = useOrdering(useOrderingStore(areaId));
  const hasOrder = order !== null;
  useEffect(() => {
    if (hasOrder) onOrder?.();
  }, [hasOrder, onOrder]);
  if (order === null) return null;
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <CartLink areaId={areaId} area={area} hasUpselling={upselling} className={css.cartBar}>
      <span className={css.cartBarCount} aria-hidden="true">
        {count}
      </span>
      <span className={css.cartBarTitle}>{text.title}</span>
      <span className={visuallyHidden}>{text.items(count)}, </span>
      <span>{formatMoney(order.total)}</span>
    </CartLink>
  );
}
