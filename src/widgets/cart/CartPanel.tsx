import { formatMoney } from '../../api/index.ts';
import { useOrdering, useOrderingStore } from '../shared/ordering/use-ordering.ts';
import { AppLink } from '../shared/ui/AppLink.tsx';
import { buttonClass } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import { Picture } from '../shared/ui/Picture.tsx';
import { ServerLink } from '../shared/ui/ServerLink.tsx';
import { Loading, Skeleton } from '../shared/ui/Skeleton.tsx';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { cartLinkOf } from './cart-link.ts';
import * as css from './Cart.css.ts';
import { emptyTextOf } from './empty-text.ts';
import { text } from './text.ts';
import { Totals } from './Totals.tsx';

/**
 * The desktop's side panel, 320 px (part 1 §2 'Cart'): the lines, 'Modifica', and a button whose link and label come
 * from the cart behaviour; by default it leads to the cart.
 */
export function CartPanel({ areaId }: { areaId: string }) {
  const store = useOrderingStore(areaId);
  const { area, order, split, status } = useOrdering(store);
  const isLoading = status === 'fetch_data' || status === 'fetching_data';

  const label = area?.cartBehaviour?.label ?? text.toCart;
  const link = cartLinkOf(area, useRuntime().addresses);

  return (
    <section className={css.panel} aria-label={text.title}>
      <header className={css.panelHead}>
        <h2 className={css.panelTitle}>{text.title}</h2>
        {order !== null && (
          <AppLink to={{ to: 'cart', areaId }} className={buttonClass('quiet', 'tap', true)}>
            {text.edit}
          </AppLink>
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
                    <span className={css.quantity}>x {line.quantity}</span>
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
          // The shop beside it says what went wrong, and has the way on.
          <Notice mark="empty" title={text.missingTitle} />
        )}
      </div>
      {order !== null && (
        <footer className={css.panelFoot}>
          <Totals order={order} split={split} />
          {link === null ? (
            <AppLink to={{ to: 'cart', areaId }} className={buttonClass('primary', 'large')}>
              {label}
            </AppLink>
          ) : (
            <ServerLink link={link} className={buttonClass('primary', 'large')}>
              {label}
            </ServerLink>
          )}
        </footer>
      )}
    </section>
  );
}
