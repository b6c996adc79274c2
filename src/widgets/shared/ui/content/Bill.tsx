import { Fragment, type ReactNode } from 'react';
import { Text, textElement } from '../../text/Text.tsx';
import * as css from './Bill.css.ts';

interface BillProps {
  /** What something is for, and its amount as text; a row without one is left out. */
  rows: readonly (readonly [name: ReactNode, amount: string | null])[];
}

/** Amounts, one below the other, on a card. The last one is bold: a sum, or the amount that matters. */
export const Bill = ({ rows }: BillProps) => (
  <dl className={css.bill}>
    {rows.map(
      ([name, amount], index) =>
        amount !== null && (
          <Fragment key={index}>
            <dt>{textElement(name)}</dt>
            <dd>
              <Text>{amount}</Text>
            </dd>
          </Fragment>
        ),
    )}
  </dl>
);
