import { Fragment } from 'react';
import type { OrderingState } from '../shared/ordering/ordering-state.ts';
import { useMoney } from '../shared/text/use-money.ts';
import * as css from './Cart.css.ts';
import { useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

/** The total, what corporate credit and then the wallet pay of it, and then what is left to pay. */
export function Totals({ order, split: { fromCorporateCredit, fromWallet, toPay } }: Pick<OrderingState, 'order' | 'split'>) {
  const text = useText();
  const money = useMoney();
  if (order === null) return null;
  const rows = [
    [text.total, money(order.total), true, css.muted],
    [text.corporateCredit, `−${money(fromCorporateCredit)}`, fromCorporateCredit > 0, css.muted],
    [text.wallet, `−${money(fromWallet)}`, fromWallet > 0, css.muted],
    [text.toPay, money(toPay), fromCorporateCredit + fromWallet > 0, css.toPay],
  ] as const;
  return (
    <dl className={css.totals} part="totals">
      {rows.map(
        ([label, amount, isShown, className]) =>
          isShown && (
            <Fragment key={label}>
              <dt className={className}>{label}</dt>
              <dd className={css.totalValue}>
                <Text>{amount}</Text>
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
