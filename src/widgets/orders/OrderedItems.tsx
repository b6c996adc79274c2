import { Heading } from '../shared/ui/content/Heading.tsx';
import * as css from './orders.css.ts';
import { useText } from './text.ts';

/** 'Dettaglio ordine': lists what was ordered, and how many of each. */
export const OrderedItems = ({ items }: { items: readonly { readonly label: string; readonly quantity: number }[] }) => {
  const text = useText();
  return (
    <section className={css.details} aria-label={text.details}>
      <Heading level={3} className={css.detailsTitle}>
        {text.details}
      </Heading>
      <ul role="list">
        {items.map(({ label, quantity }, index) => (
          <li key={index} className={css.detail}>
            <span className={css.detailLabel} lang="it">
              {label}
            </span>
            <span className={css.detailQuantity}>{`x ${quantity}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
