import { useLanguage } from '../../text/language.ts';
import { visuallyHidden } from '../page/layout.css.ts';
import { useText } from '../text.ts';
import { italian } from '../../text/italian.tsx';
import * as css from './Price.css.ts';

/** A plain amount in euro. */
const AMOUNT = /^([\d.]+),(\d\d)\s€$/;

/** The server's text of a price. In English a plain amount is written as our own amounts are: `€6.40`. */
function Label({ label }: { label: string }) {
  const [, euro, cents] = (useLanguage() === 'en' && AMOUNT.exec(label)) || [];
  return euro === undefined ? italian(label) : <span>{`€${euro.replaceAll('.', ',')}.${cents}`}</span>;
}

/** The price, with the list price struck through next to it. */
export function Price({ label, listPriceLabel }: { label: string; listPriceLabel: string | null }) {
  const text = useText();
  return (
    <p className={css.price} translate="no">
      <b className={css.now}>
        <Label label={label} />
      </b>
      {listPriceLabel && (
        <s className={css.list}>
          <span className={visuallyHidden}>{`${text.listPrice} `}</span>
          <Label label={listPriceLabel} />
        </s>
      )}
    </p>
  );
}
