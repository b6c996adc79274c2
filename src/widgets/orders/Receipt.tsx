import { Fragment } from 'react';
import { OnPaper } from '../shared/runtime/OnPaper.tsx';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { italian } from '../shared/text/italian.tsx';
import { useMoney } from '../shared/text/use-money.ts';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Dialog } from '../shared/ui/feedback/Dialog.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import * as css from './Receipt.css.ts';
import type { ReceiptData } from './receipt.ts';
import { useReceiptText } from './receipt-text.ts';
import { useDates } from './use-dates.ts';
import { Text } from '../shared/text/Text.tsx';

const PRINTER = {
  path: 'M7 9V4h10v5M7 17H5.5A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9h13a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6H7z',
};

interface ReceiptProps {
  data: ReceiptData;
  onClose(): void;
}

/** The receipt of an order, on the screen and, alone, on paper or in a PDF. */
export function Receipt({ data, onClose }: ReceiptProps) {
  const text = useReceiptText();
  const print = () => {
    // Browsers propose the document's title as the name of the PDF. Some print only after this call.
    const { title } = document;
    document.title = `${text.title} ${data.id}`;
    window.addEventListener('afterprint', () => (document.title = title), { once: true });
    window.print();
  };
  return (
    <>
      <Dialog
        layout="full"
        title={text.title}
        onClose={onClose}
        foot={
          <Button size="large" icon={PRINTER} onClick={print}>
            {text.print}
          </Button>
        }
      >
        <div className={css.body}>
          <Content data={data} />
        </div>
      </Dialog>
      <OnPaper>
        <div className={css.body}>
          <div>
            <Product />
            <p className={css.paperTitle}>{text.title}</p>
          </div>
          <Content data={data} />
        </div>
      </OnPaper>
    </>
  );
}

const Product = () => <p className={css.product}>{useRuntime().productName}</p>;

function Content({ data: { id, shop, at, rows, totalCents, payments } }: { data: ReceiptData }) {
  const text = useReceiptText();
  const money = useMoney();
  const facts = [
    [text.order, id],
    [text.shop, italian(shop)],
    [text.date, useDates()(at)],
  ] as const;
  // A column with gaps would look like items that cost nothing.
  const hasPrices = rows.every(({ cents }) => cents !== null);
  return (
    <>
      <dl className={`${css.box} ${css.facts}`}>
        {facts.map(
          ([name, value]) =>
            value && (
              <Fragment key={name}>
                <dt className={css.name}>{name}</dt>
                <dd className={css.value}>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      <div className={css.box}>
        <table>
          <thead>
            <tr>
              <th scope="col" className={css.head}>
                {text.item}
              </th>
              <th scope="col" className={hasPrices ? visuallyHidden : css.headNumber}>
                {text.quantity}
              </th>
              {hasPrices && (
                <th scope="col" className={css.headNumber}>
                  {text.amount}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, quantity, cents }, index) => (
              <tr key={index}>
                <th scope="row" className={css.label}>
                  {italian(label)}
                </th>
                <td className={css.number}>{`x ${quantity}`}</td>
                {hasPrices && (
                  <td className={css.number} translate="no">
                    <Text>{money(cents ?? 0)}</Text>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          {totalCents !== null && (
            <tfoot>
              <tr>
                <th scope="row" className={css.totalLabel}>
                  {text.total}
                </th>
                <td className={css.totalNumber} colSpan={hasPrices ? 2 : 1}>
                  <Text>{money(totalCents)}</Text>
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {payments !== null && payments.length > 0 && (
        <section className={css.box}>
          <Heading level={3} className={css.heading}>
            {text.payments}
          </Heading>
          <dl className={css.facts}>
            {payments.map(({ source, label, cents }, index) => (
              <Fragment key={index}>
                <dt className={css.name}>{source === 'instrument' && label !== null ? italian(label) : text.sources[source]}</dt>
                <dd className={css.value}>
                  <Text>{money(cents)}</Text>
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
      )}
      <div className={css.note}>
        {!hasPrices && <p>{text.noPrices}</p>}
        {payments === null && <p>{text.noPayments}</p>}
        <p>{text.legal}</p>
      </div>
    </>
  );
}
