import { formatMoney } from '../../api/index.ts';
import { useOrdering, useOrderingStore } from '../shared/ordering/use-ordering.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { visuallyHidden } from '../shared/ui/layout.css.ts';
import * as css from './Cart.css.ts';
import { text } from './text.ts';

/** The phone's way to the cart: floats above the tabs while there is something in it. */
export function CartBar({ areaId }: { areaId: string }) {
  const { navigation } = useRuntime();
  const { order } = useOrdering(useOrderingStore(areaId));
  if (order === null) return null;
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <a
      className={css.cartBar}
      href={navigation.href({ to: 'cart', areaId })}
      onClick={(event) => {
        event.preventDefault();
        navigation.go({ to: 'cart', areaId });
      }}
    >
      <span className={css.cartBarCount} aria-hidden="true">
        {count}
      </span>
      <span className={css.cartBarTitle}>{text.title}</span>
      <span className={visuallyHidden}>{text.items(count)}, </span>
      <span>{formatMoney(order.total)}</span>
    </a>
  );
}
