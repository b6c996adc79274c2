import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CatalogueItem, DietPreference, LineItem, Link, WireId } from '../../api/index.ts';
import { isLoading } from '../shared/ordering/ordering-state.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { QuantityStatus } from '../shared/ordering/QuantityStatus.tsx';
import { StaleStrip } from '../shared/ordering/StaleStrip.tsx';
import { useText as useOrderingText } from '../shared/ordering/text.ts';
import { cartSum, useIsBlocked, useOrdering, useOrderingEvents, useOrderingStore, useRecovery } from '../shared/ordering/use-ordering.ts';
import { useBfcacheRestore } from '../shared/flow/use-bfcache-restore.ts';
import { rememberInstruments } from '../shared/payment/payment-instruments.ts';
import { hasExpired, isSoldOut } from '../shared/rules/availability.ts';
import { isExcluded } from '../shared/rules/diet.ts';
import { useElement } from '../shared/runtime/element-events.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Heading, LowerHeadings } from '../shared/ui/content/Heading.tsx';
import { Button, IconButton } from '../shared/ui/controls/Button.tsx';
import { BIN } from '../shared/ui/pictures/drawings.ts';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { tagAmber } from '../shared/ui/page/layout.css.ts';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { loadable } from '../shared/ui/loadable.tsx';
import { LoadingArea } from '../shared/ui/feedback/LoadingArea.tsx';
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { Stepper } from '../shared/ui/controls/Stepper.tsx';
import { useText as useUiText } from '../shared/ui/text.ts';
import * as css from './Cart.css.ts';
import { TWO_BARS } from './FootSkeleton.tsx';
import { PaymentLink } from './PayFoot.tsx';
import { PaymentSources } from './PaymentSources.tsx';
import { EmptySuggestions, Upselling } from './Suggestions.tsx';
import { useMoney } from '../shared/text/use-money.ts';
import { closedTextOf, emptyTextOf, useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

export interface CartActions {
  /** The server confirmed the order. `link` comes from the server; the host passes it through the link guard. */
  onConfirmed(link: Link): void;
  /** The confirmation got no answer and the cart is empty on the server. The order list shows whether the order exists. */
  onUncertain(): void;
}

/** The actions. `stayed`: false when the browser leaves the page. */
type NavigatingActions = {
  readonly [Action in keyof CartActions]: (...parameters: Parameters<CartActions[Action]>) => { readonly stayed: boolean } | void;
};

/** What the cart in a dialog and the cart in a page share: the area's store and the payment. */
export function useCart(areaId: string, { onConfirmed, onUncertain }: NavigatingActions, onUnsellable?: () => void) {
  const { storage, environment } = useRuntime();
  const store = useOrderingStore(areaId);
  const state = useOrdering(store);
  useRecovery(store);
  const { onOrderConfirmed } = useElement();
  useOrderingEvents(areaId, state, state.order === null);
  // The cart becomes empty as soon as it is paid, shortly before the next screen. The empty cart must not flash up. `staying`: the
  // widget is still on the page after that, and reads the area for the next order.
  const [payment, setPayment] = useState<'paying' | 'leaving' | 'staying' | null>(null);
  // An effect, because a host's next screen removes the widget first.
  useEffect(() => {
    if (payment === 'staying') void store.load().then(() => setPayment(null));
  }, [payment, store]);
  const text = useText();
  const explain = onUnsellable ?? (() => store.showMessage(() => text.unsellable));
  const stay = () => setPayment((now) => (now === 'leaving' ? 'staying' : now));
  useEffect(() => environment.onVisible(stay), [environment]);
  useBfcacheRestore(stay);

  async function pay(button: Element) {
    const { instruments, order, area, split } = store.getState();
    if (hasExpired(area, order))
      return onUnsellable ? onUnsellable() : button.closest('dialog, section')?.querySelector<HTMLElement>(`.${css.unsellable}`)?.focus();
    setPayment('paying');
    const result = await store.confirm();
    if (result.kind === 'confirmed') {
      // Only here both are known: the instruments, and the payment that the link opens.
      rememberInstruments(storage, result.link, { ...instruments, toPay: split.toPay });
      onOrderConfirmed?.({ areaId, ...cartSum(order) });
    }
    if (result.kind === 'refused') return setPayment(null);
    const outcome = result.kind === 'confirmed' ? onConfirmed(result.link) : onUncertain();
    setPayment(outcome?.stayed === false ? 'leaving' : 'staying');
  }

  return {
    store,
    state,
    isPaying: payment !== null,
    pay: ({ currentTarget }: MouseEvent) => void pay(currentTarget),
    /** Says why an item is not sold. */
    explain,
  };
}

interface CartBodyProps {
  cart: ReturnType<typeof useCart>;
  hasUpselling: boolean;
  /** Returns to the catalogue; without it the empty cart has no such button. */
  onBrowse: (() => void) | undefined;
}

/** The lines and what pays for them, in each of their states. */
export function CartBody({ cart: { store, state, isPaying, explain }, hasUpselling, onBrowse }: CartBodyProps) {
  const text = useText();
  const orderingText = useOrderingText();
  const { area, order, status, paymentUuid } = state;
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  const count = order?.items.length ?? 0;
  const isOpen = area?.catalogue.isOpen === true;
  const isEditable = isOpen && paymentUuid === null;
  const underWay = paymentUuid !== null && <Strip>{orderingText.underWay}</Strip>;

  // A removed line takes its buttons with it, 'Annulla' disappears with its message, a suggestion with its card. The focus then
  // moves to the cart: only after a change made here, and only when no element has it. Another widget may have the focus.
  const changed = useRef<'paid' | { readonly itemId: string } | null>(null);
  useEffect(() => {
    // The pay button disappears with what is paid.
    if (isPaying) changed.current = 'paid';
    const change = changed.current;
    if (change === null || isPaying) return;
    const isPaid = change === 'paid';
    // The message's 'Annulla' may still put a removed line back.
    if (isPaid || order?.items.some(({ itemId }) => itemId === change.itemId) === true) changed.current = null;
    const next = list.current ?? (isPaid ? null : empty.current?.querySelector('button')) ?? empty.current;
    if (document.activeElement === null || document.activeElement === document.body) next?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the lines is what moves the focus
  }, [count, isPaying]);
  const remove = (line: LineItem) => {
    changed.current = line;
    store.removeLine(line);
  };
  const suggesting = {
    store,
    onExplain: explain,
    onTake(item: CatalogueItem, upsellingId?: WireId) {
      changed.current = { itemId: item.id };
      store.setQuantity(item, 1, upsellingId);
    },
  };

  return (
    <>
      <StaleStrip store={store} />
      {area === null ? (
        isLoading(status) ? (
          <CartSkeleton onRetry={() => void store.load()} />
        ) : status === 'not_found' || status === 'not_active' ? (
          <Notice mark="empty" title={text.missingTitle} text={text.missingText} />
        ) : (
          <ErrorPanel text={text.errorText} onRetry={() => void store.load()} />
        )
      ) : state.isFromCache ? (
        <Notice mark="empty" title={text.missingTitle} text={text.unknownText} />
      ) : order === null ? (
        !isPaying && (
          <div ref={empty} tabIndex={-1} className={css.empty}>
            {underWay}
            <LowerHeadings>
              <Notice mark="empty" title={text.emptyTitle} text={emptyTextOf(area, text)}>
                {paymentUuid !== null && <PaymentLink uuid={paymentUuid} />}
                {onBrowse && (
                  <Button size="large" onClick={onBrowse}>
                    {isOpen ? text.backToShop : text.backToClosedShop}
                  </Button>
                )}
              </Notice>
            </LowerHeadings>
            <EmptySuggestions area={area} {...suggesting} />
          </div>
        )
      ) : (
        <>
          {underWay || (!isOpen && <Strip>{closedTextOf(area, text)}</Strip>)}
          <ul
            ref={list}
            role="list"
            tabIndex={-1}
            aria-label={text.title}
            className={state.isConfirming ? `${css.lines} ${css.dimmed}` : css.lines}
          >
            {order.items.map((line) => (
              <Line
                key={line.itemId}
                line={line}
                store={store}
                isReadOnly={!isEditable}
                item={area.catalogue.items.find(({ id }) => id === line.itemId)}
                preference={area.dietPreference}
                onRemove={remove}
              />
            ))}
          </ul>
          {hasUpselling && isEditable && <Upselling {...suggesting} />}
          {paymentUuid === null && <PaymentSources store={store} state={state} hasUpselling={hasUpselling} />}
        </>
      )}
    </>
  );
}

const Shortfall = loadable(async () => (await import('./order-again.ts')).Shortfall);

const Strip = ({ children }: { children: ReactNode }) => (
  <p className={css.closed} role="status">
    {children}
  </p>
);

interface LineProps {
  line: LineItem;
  store: OrderingStore;
  /** The server would refuse every change: the shop is closed, or a payment of this cart is under way. */
  isReadOnly: boolean;
  /** A line whose item is no longer in the catalogue gets no warning of the filter. */
  item: CatalogueItem | undefined;
  preference: DietPreference | null;
  onRemove(line: LineItem): void;
}

function Line({ line, store, isReadOnly, item, preference, onRemove }: LineProps) {
  const text = useText();
  const { remove } = useUiText();
  const money = useMoney();
  const isBlocked = useIsBlocked(store);
  const isOff = item?.expired === true;
  return (
    <li className={css.line} part="line">
      <div className={css.thumbnail}>
        <Picture image={line.image} isEager />
      </div>
      <div className={css.lineText}>
        <div className={css.lineHead}>
          <Heading level={3} className={css.lineLabel} lang="it">
            {line.label}
          </Heading>
          {!isReadOnly && (
            <IconButton
              icon={BIN}
              isSmall
              label={remove(line.label)}
              className={css.remove}
              aria-disabled={isBlocked || undefined}
              onClick={() => onRemove(line)}
            />
          )}
        </div>
        {isOff && (
          <>
            <p className={tagAmber}>{text.notSellable}</p>
            {/* The pay button leads to it. */}
            <p className={css.unsellable} tabIndex={-1}>
              {isReadOnly ? text.unsellable : `${text.unsellable} ${text.removable}`}
            </p>
          </>
        )}
        {/* The answer to an edit is newer than the catalogue. */}
        {isSoldOut({ availableQuantity: line.availableQuantity ?? item?.availableQuantity ?? null }) && (
          <p className={tagAmber}>{text.soldOut}</p>
        )}
        {item !== undefined && isExcluded(item.edible, preference) && (
          <p className={tagAmber}>
            <Icon name="filter" isSmall />
            <Text>{text.excluded}</Text>
          </p>
        )}
        {line.itemId in store.getState().shortfalls && <Shortfall store={store} itemId={line.itemId} quantity={line.quantity} />}
        <div className={css.lineFoot}>
          <p className={css.linePrice}>
            <Text>{money(line.total)}</Text>
          </p>
          {isReadOnly ? (
            <span className={css.muted}>{`x ${line.quantity}`}</span>
          ) : (
            <div className={css.lineStepper}>
              <Stepper
                quantity={line.quantity}
                label={line.label}
                isDisabled={isBlocked}
                onlyLess={isOff}
                status={<QuantityStatus store={store} itemId={line.itemId} label={line.label} />}
                onChange={(quantity) => (quantity === 0 ? onRemove(line) : store.setQuantity(line, quantity))}
              />
            </div>
          )}
        </div>
      </div>
    </li>
  );
}

function CartSkeleton({ onRetry }: { onRetry(): void }) {
  const text = useText();
  return (
    <>
      <LoadingArea label={text.loading} className={css.lines} onRetry={onRetry}>
        {[0, 1].map((line) => (
          <div key={line} className={css.line}>
            <Skeleton width={68} height={68} />
            <div className={css.lineText}>
              {TWO_BARS}
              <div className={css.lineFoot}>
                <Skeleton width={64} height={18} />
                <Skeleton width={118} height={44} radius={22} />
              </div>
            </div>
          </div>
        ))}
      </LoadingArea>
      <div className={css.subhead}>
        <Skeleton width={80} height={14} />
      </div>
      <div className={css.sources}>
        {[0, 1].map((source) => (
          <div key={source} className={css.source}>
            <Skeleton width={44} height={44} radius={10} />
            <div className={css.sourceText}>{TWO_BARS}</div>
          </div>
        ))}
      </div>
    </>
  );
}
