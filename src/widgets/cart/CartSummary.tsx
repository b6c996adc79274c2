import { type ComponentProps, type ReactNode, useEffect } from 'react';
import type { SellingArea } from '../../api/index.ts';
import { isBusy, isLoading } from '../shared/ordering/ordering-state.ts';
import { cartSum, useOrdering, useOrderingStore } from '../shared/ordering/use-ordering.ts';
import { loadable } from '../shared/ui/loadable.tsx';
import { hasExpired, isExpired } from '../shared/rules/availability.ts';
import { guardServerLink } from '../shared/rules/links.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { buttonClass } from '../shared/ui/controls/Button.tsx';
import { Notice } from '../shared/ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { tagAmber, visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { ServerLink } from '../shared/ui/page/ServerLink.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { italian } from '../shared/text/italian.tsx';
import { lineText, muted, title } from './Cart.css.ts';
import * as css from './CartSummary.css.ts';
import { FootSkeleton, TWO_BARS } from './FootSkeleton.tsx';
import { Totals } from './Totals.tsx';
import { useMoney } from '../shared/text/use-money.ts';
import { emptyTextOf, useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

/** The cart's own address as a provider may write it: `/cart`, or `/cart?upselling=true`. */
const PLAIN_CART = /^\/cart\/?(\?|$)/;
const UPSELLING = /[?&]upselling=true(&|$)/;

interface CartLinkProps {
  areaId: string;
  area: SellingArea | null;
  /** The shop's address asks for the upselling (query `upselling=true`). */
  hasUpselling: boolean;
  /** Always leads to the cart, even when the area's cart behaviour leads elsewhere to pay. */
  isEdit?: boolean;
  className: string;
  children: ReactNode;
}

/**
 * Leads to the cart, or to the payment address of the area's cart behaviour. A link that the guard refuses is ignored.
 * Suggestions appear when the shop's address or the link of the cart behaviour asks for them.
 */
function CartLink({ areaId, area, hasUpselling, isEdit = false, ...content }: CartLinkProps) {
  const { addresses } = useRuntime();
  const behaviour = area?.cartBehaviour?.link ?? null;
  const isRefused = behaviour === null || guardServerLink(behaviour, addresses) === null;
  if (!isEdit && !isRefused && !PLAIN_CART.test(behaviour.link)) return <ServerLink link={behaviour} {...content} />;
  const isAsked = hasUpselling || (!isRefused && UPSELLING.test(behaviour.link));
  return <AppLink to={{ to: 'cart', areaId, ...(isAsked && { hasUpselling: true }) }} {...content} />;
}

const UsualOrder = loadable(async () => (await import('./order-again.ts')).UsualOrder);

/** Loaded only when this browser has past orders. */
const Usual = (props: ComponentProps<typeof UsualOrder>) => useRuntime().storage.read('recentOrders') !== null && <UsualOrder {...props} />;

interface CartSummaryProps {
  /** The selling area, as in the address of its shop. */
  readonly areaId: string;
  /** The cart shows suggestions that go with the order (query `upselling=true`). */
  readonly upselling?: boolean;
}

interface CartBarProps extends CartSummaryProps {
  /** The cart has its first item: the host can prepare the cart. */
  readonly onOrder?: () => void;
}

/** The phone's link to the cart. It floats above the tabs while the cart has items. */
export function CartBar({ areaId, upselling = false, onOrder }: CartBarProps) {
  const text = useText();
  const money = useMoney();
  const { order, area } = useOrdering(useOrderingStore(areaId));
  const hasOrder = order !== null;
  useEffect(() => {
    if (hasOrder) onOrder?.();
  }, [hasOrder, onOrder]);
  if (!hasOrder) return <Usual areaId={areaId} hasUpselling={upselling} isFloating />;
  const { count } = cartSum(order);
  return (
    <CartLink areaId={areaId} area={area} hasUpselling={upselling} isEdit className={css.cartBar}>
      <span className={css.cartBarCount} aria-hidden="true">
        {count}
      </span>
      <span className={css.cartBarTitle}>{text.title}</span>
      <span className={visuallyHidden}>{`${text.items(count)}, `}</span>
      <Text>{money(order.total)}</Text>
    </CartLink>
  );
}

/**
 * The desktop's side panel, 320 px (P1-2.56 to P1-2.59): the lines, 'Modifica', and a button whose link and label come
 * from the cart behaviour; by default it leads to the cart.
 */
export function CartPanel({ areaId, upselling = false }: CartSummaryProps) {
  const text = useText();
  const money = useMoney();
  const state = useOrdering(useOrderingStore(areaId));
  const { area, order, split, status, paymentUuid } = state;
  const link = { areaId, area, hasUpselling: upselling };

  return (
    <section className={css.panel} aria-label={text.title}>
      <header className={css.panelHead}>
        <Heading level={2} className={title}>
          {text.title}
        </Heading>
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
                <div className={lineText}>
                  <Heading level={3} className={css.panelLabel} lang="it">
                    {line.label}
                  </Heading>
                  {isExpired(area, line.itemId) && <p className={tagAmber}>{text.notSellable}</p>}
                  <p className={css.quantityRow}>
                    <span className={muted}>{`x ${line.quantity}`}</span>
                    <Text className={css.panelPrice}>{money(line.total)}</Text>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        ) : area !== null ? (
          <Notice mark="empty" title={text.emptyTitle} text={emptyTextOf(area, text)}>
            <Usual areaId={areaId} hasUpselling={upselling} isFloating={false} />
          </Notice>
        ) : isLoading(status) ? (
          <>
            <Loading label={text.loading} />
            {[0, 1].map((line) => (
              <div key={line} className={css.panelLine}>
                <Skeleton width={56} height={56} radius={14} />
                <div className={lineText}>
                  {TWO_BARS}
                  <div className={css.quantityRow} style={{ marginTop: 10 }}>
                    <Skeleton width={24} height={14} />
                    <Skeleton width={56} height={14} />
                  </div>
                </div>
              </div>
            ))}
          </>
        ) : (
          // The shop next to it explains the error and offers the next step.
          <Notice mark="empty" title={text.missingTitle} />
        )}
      </div>
      {area === null && isLoading(status) && (
        <footer className={css.panelFoot}>
          <FootSkeleton />
        </footer>
      )}
      {order !== null && (
        <footer className={css.panelFoot}>
          <Totals order={order} split={split} />
          {/* While nothing can be paid, it leads to the cart, which says why. */}
          <CartLink
            {...link}
            isEdit={isBusy(state) || paymentUuid !== null || area?.catalogue.isOpen !== true || hasExpired(area, order)}
            className={buttonClass('primary', 'large')}
          >
            {italian(area?.cartBehaviour?.label) ?? text.toCart}
          </CartLink>
        </footer>
      )}
    </section>
  );
}
