import * as css from './orders.css.ts';
import { text } from './text.ts';

/** 'Dettaglio ordine': lists what was ordered, and how many of each. */
export const OrderedItems = ({ items }: { items: readonly { readonly label: string; readonly quantity: number }[] }) => (
  <section className={css.details} aria-label={text.details}>
    <h3 className={css.detailsTitle}>{text.details}</h3>
    <ul role="list">
      {items.map(({ label, quantity }, index) => (
        <li key={index} className={css.detail}>
          <span className={css.detailLabel}>{label}</span>
          <span className={css.detailQuantity}>{`x ${quantity}`}</span>
        </li>
      ))}
    </ul>
  </section>
);
