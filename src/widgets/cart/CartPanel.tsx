import { formatMoney } from '../../api/index.ts';
import { useOrdering, useOrderingStore } from '../shared/ordering/use-ordering.ts';
import { buttonClass } from '../shared/ui/controls/Button.tsx';
import { Notice } from '../shared/ui/feedback/Notice.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { Loading, Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import * as css from './Cart.css.ts';
import { CartLink } from './CartLink.tsx';
import { emptyTextOf, text } from './text.ts';
import { Totals } from './Totals.tsx';

interface CartPanelProps {
  /** The selling area, as in the address of its shop. */
  readonly areaId: string;
  /** The cart shows suggestions that go with the order (query `upselling=true`). */
  readonly upselling?: boolean;
}

/**
 * The desktop's side panel, 320 px (part 1 §2 'Cart'): the lines, 'Modifica', and a button whose link and label come
 * from the cart behaviour; by default it leads to the cart.
 */
export function CartPanel({ areaId, upselling = false }: CartPanelProps) {
  const store = useOrderingStore(areaId);
  const { area, order, split, status } = useOrdering(store);
  const isLoading = status === 'fetch_data' || status === 'fetching_data';

  const label = area?.cartBehaviour?.label ?? text.toCart;
  const link = { areaId, area, hasUpselling: upselling };

  return (
    <section className={css.panel} aria-label={text.title}>
      <header className={css.panelHead}>
        <h2 className={css.panelTitle}>{text.title}</h2>
        {order !== null && (
          <CartLink {...link} isEdit className={buttonClass('quiet', 'tap', true)}>
            {text.edit}
          </CartLink>
        )}
      </header>
      <div className={css.panelBody}>
        {area !== null && order !== null ? (
          <ul role="list">
            {order.items.map((line) => (
              <li key={line.itemId} className={css.panelLine}>
                <div className={css.panelThumbnail}>
                  <Picture image={line.image} isEager />
                </div>
                <div className={css.lineText}>
                  <h3 className={css.panelLabel}>{line.label}</h3>
                  <p className={css.quantityRow}>
                    <span className={css.muted}>x {line.quantity}</span>
                    <span className={css.panelPrice}>{formatMoney(line.total)}</span>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        ) : area !== null ? (
          <Notice mark="empty" title={text.emptyTitle} text={emptyTextOf(area)} />
        ) : isLoading ? (
          <div style={{ display: 'grid', gap: 16, paddingTop: 12 }}>
            <Loading label={text.loading} />
            <Skeleton height={56} />
            <Skeleton height={56} />
          </div>
        ) : (
          // The shop beside it explains the error and offers the next step.
          <Notice mark="empty" title={text.missingTitle} />
        )}
      </div>
      {order !== null && (
        <footer className={css.panelFoot}>
          <Totals order={order} split={split} />
          <CartLink {...link} className={buttonClass('primary', 'large')}>
            {label}
          </CartLink>
        </footer>
      )}
    </section>
  );
}
