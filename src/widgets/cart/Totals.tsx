import { Fragment } from 'react';
import { formatMoney } from '../../api/index.ts';
import type { OrderingState } from '../shared/ordering/ordering-state.ts';
import * as css from './Cart.css.ts';
import { text } from './text.ts';

/** The total, what corporate credit and then the wallet pay of it, and the remainder when there is one. */
export function Totals({ order, split: { fromCorporateCredit, fromWallet, toPay } }: Pick<OrderingState, 'order' | 'split'>) {
  if (order === null) return null;
  const rows = [
    [text.total, formatMoney(order.total), true],
    [text.corporateCredit, `−${formatMoney(fromCorporateCredit)}`, fromCorporateCredit > 0],
    [text.wallet, `−${formatMoney(fromWallet)}`, fromWallet > 0],
    [text.toPay, formatMoney(toPay), toPay > 0 && toPay < order.total],
  ] as const;
  return (
    <dl className={css.totals} part="totals">
      {rows.map(
        ([label, amount, isShown]) =>
          isShown && (
            <Fragment key={label}>
              <dt className={css.muted}>{label}</dt>
              <dd className={css.totalValue}>{amount}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
