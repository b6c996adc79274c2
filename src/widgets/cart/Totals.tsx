import { Fragment } from 'react';
import type { OrderingState } from '../shared/ordering/ordering-state.ts';
import { useMoney } from '../shared/text/use-money.ts';
import * as css from './Cart.css.ts';
import { useText } from './text.ts';

/** The total, what corporate credit and then the wallet pay of it, and the remainder when there is one. */
export function Totals({ order, split: { fromCorporateCredit, fromWallet, toPay } }: Pick<OrderingState, 'order' | 'split'>) {
  const text = useText();
  const money = useMoney();
  if (order === null) return null;
  const rows = [
    [text.total, money(order.total), true],
    [text.corporateCredit, `−${money(fromCorporateCredit)}`, fromCorporateCredit > 0],
    [text.wallet, `−${money(fromWallet)}`, fromWallet > 0],
    [text.toPay, money(toPay), toPay > 0 && toPay < order.total],
  ] as const;
  return (
    <dl className={css.totals} part="totals">
      {rows.map(
        ([label, amount, isShown]) =>
          isShown && (
            <Fragment key={label}>
              <dt className={label === text.toPay ? css.toPay : css.muted}>{label}</dt>
              <dd className={css.totalValue}>{amount}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
