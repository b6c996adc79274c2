import { visuallyHidden } from '../page/layout.css.ts';
import * as css from './Price.css.ts';

/** The price as the server formats it, with the list price struck through beside it. */
export function Price({ label, listPriceLabel }: { label: string; listPriceLabel: string | null }) {
  return (
    <p className={css.price}>
      <b className={css.now}>{label}</b>
      {listPriceLabel && (
        <s className={css.list}>
          <span className={visuallyHidden}>Prezzo di listino </span>
          {listPriceLabel}
        </s>
      )}
    </p>
  );
}
