import { Fragment } from 'react';
import type { Cents, RememberedOrder } from '../../api/index.ts';
import { useMoney } from '../shared/text/use-money.ts';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { note } from '../shared/ui/page/layout.css.ts';
import * as css from './orders.css.ts';
import { priceOf, type ReceiptData } from './receipt.ts';
import { useReceiptText } from './receipt-text.ts';
import { useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

interface Item {
  readonly label: string;
  readonly quantity: number;
  readonly image?: string | null | undefined;
  readonly totalCents?: Cents | null | undefined;
}

interface OrderedItemsProps {
  items: readonly Item[];
  totalCents: Cents | undefined;
  /** What paid the order; absent or null where it is not known, or of no interest yet. */
  payments?: ReceiptData['payments'];
  /** What this browser keeps of the order. */
  remembered: RememberedOrder | null;
  /** When it was ordered, where nothing else on the page says so. */
  date?: string;
}

/** The picture of each item: the server's, or the one that this browser has kept. */
export const imagesOf = (items: readonly Item[], remembered: RememberedOrder | null): readonly (string | null)[] =>
  items.map(({ label, image }) => image ?? remembered?.lines.find((line) => line.label === label)?.image ?? null);

/** 'Dettaglio ordine': lists what was ordered, how many of each, what it cost, and what paid it. */
export const OrderedItems = ({ items, totalCents, payments, remembered, date = '' }: OrderedItemsProps) => {
  const text = useText();
  const { sources } = useReceiptText();
  const money = useMoney();
  const images = imagesOf(items, remembered);
  const hasPictures = images.some((image) => image !== null);
  const prices = items.map((item) => priceOf(item, remembered));
  // A column with gaps would look like items that cost nothing.
  const hasPrices = prices.every((price) => price !== null);
  return (
    <section className={css.details} aria-label={text.details}>
      <div className={css.detailsHead}>
        <Heading level={3} className={css.detailsTitle}>
          {text.details}
        </Heading>
        {date !== '' && <p className={note}>{date}</p>}
      </div>
      <ul role="list">
        {items.map(({ label, quantity }, index) => (
          <li key={index} className={css.detail}>
            {hasPictures && (
              <span className={css.thumbnail}>
                <Picture image={images[index] ?? null} width={40} height={40} />
              </span>
            )}
            <span className={css.detailLabel} lang="it">
              {label}
            </span>
            <span className={css.detailQuantity}>{`x ${quantity}`}</span>
            {hasPrices && <Text className={css.detailPrice}>{money(prices[index] ?? 0)}</Text>}
          </li>
        ))}
      </ul>
      {totalCents !== undefined && (
        <dl className={css.total}>
          <dt>{text.total}</dt>
          <dd>
            <Text>{money(totalCents)}</Text>
          </dd>
          {payments?.map(({ source, label, cents }, index) => (
            <Fragment key={index}>
              <dt>
                <Text>{text.paidWith((source === 'instrument' && label) || sources[source])}</Text>
              </dt>
              <dd>
                <Text>{money(cents)}</Text>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  );
};
