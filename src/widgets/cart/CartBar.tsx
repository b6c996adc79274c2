import { useEffect } from 'react';
import { formatMoney } from '../../api/index.ts';
import { useOrdering, useOrderingStore } from '../shared/ordering/use-ordering.ts';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import * as css from './Cart.css.ts';
import { CartLink } from './CartLink.tsx';
import { text } from './text.ts';

interface CartBarProps {
  /** The selling area, as in the address of its shop. */
  readonly areaId: string;
  /** The cart shows suggestions that go with the order (query `upselling=true`). */
  readonly upselling?: boolean;
  /** Called when the cart has its first item, so that the host can prepare the cart. */
  readonly onOrder?: (() => void) | undefined;
}

/** The phone's link to the cart. It floats above the tabs while the cart has items. */
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
