import { formatMoney } from '../../api/index.ts';
import type { OrderingState } from '../shared/ordering/ordering-store.ts';
import * as css from './Cart.css.ts';
import { text } from './text.ts';

/** The total, what corporate credit and then the wallet pay of it, and the remainder when there is one. */
export function Totals({ order, split }: Pick<OrderingState, 'order' | 'split'>) {
  if (order === null) return null;
  const minus = (cents: number) => `−${formatMoney(cents)}`;
  return (
    <dl className={css.totals} part="totals">
      <dt className={css.muted}>{text.total}</dt>
      <dd className={css.totalValue}>{formatMoney(order.total)}</dd>
      {split.fromCorporateCredit > 0 && (
        <>
          <dt className={css.muted}>{text.corporateCredit}</dt>
          <dd className={css.totalValue}>{minus(split.fromCorporateCredit)}</dd>
        </>
      )}
      {split.fromWallet > 0 && (
        <>
          <dt className={css.muted}>{text.wallet}</dt>
          <dd className={css.totalValue}>{minus(split.fromWallet)}</dd>
        </>
      )}
      {split.toPay > 0 && split.toPay < order.total && (
        <>
          <dt className={css.muted}>{text.toPay}</dt>
          <dd className={css.totalValue}>{formatMoney(split.toPay)}</dd>
        </>
      )}
    </dl>
  );
}
