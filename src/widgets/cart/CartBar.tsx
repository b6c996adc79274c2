import { useEffect } from 'react';
import { formatMoney } from '../../api/index.ts';
import { useOrdering, useOrderingStore } from '../shared/ordering/use-ordering.ts';
import { AppLink } from '../shared/ui/AppLink.tsx';
import { ServerLink } from '../shared/ui/ServerLink.tsx';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { cartLinkOf } from './cart-link.ts';
import { visuallyHidden } from '../shared/ui/layout.css.ts';
import * as css from './Cart.css.ts';
import { text } from './text.ts';

interface CartBarProps {
  readonly areaId: string;
  /** There is something in the cart: from now on it may be opened. */
  readonly onOrder?: (() => void) | undefined;
}

/** The phone's way to the cart: floats above the tabs while there is something in it. */
export function CartBar({ areaId, onOrder }: CartBarProps) {
  const { order, area } = useOrdering(useOrderingStore(areaId));
  const link = cartLinkOf(area, useRuntime().addresses);
  const hasOrder = order !== null;
  useEffect(() => {
    if (hasOrder) onOrder?.();
  }, [hasOrder, onOrder]);
  if (order === null) return null;
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const content = (
    <>
      <span className={css.cartBarCount} aria-hidden="true">
        {count}
      </span>
      <span className={css.cartBarTitle}>{text.title}</span>
      <span className={visuallyHidden}>{text.items(count)}, </span>
      <span>{formatMoney(order.total)}</span>
    </>
  );
  return link === null ? (
    <AppLink to={{ to: 'cart', areaId }} className={css.cartBar}>
      {content}
    </AppLink>
  ) : (
    <ServerLink link={link} className={css.cartBar}>
      {content}
    </ServerLink>
  );
}
