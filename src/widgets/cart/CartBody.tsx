import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { type CatalogueItem, formatMoney, type LineItem, type Link, type PaymentContext, type SellingArea } from '../../api/index.ts';
import type { OrderingState, OrderingStore } from '../shared/ordering/ordering-store.ts';
import { StaleStrip } from '../shared/ordering/StaleStrip.tsx';
import { useIsBlocked, useOrdering, useOrderingStore, useRecovery } from '../shared/ordering/use-ordering.ts';
import { chargeText } from '../shared/payment/charge-text.ts';
import { rememberInstruments } from '../shared/payment/payment-instruments.ts';
import { takePending } from '../shared/payment/pending-instrument.ts';
import { isExcluded } from '../shared/rules/diet.ts';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass, IconButton } from '../shared/ui/controls/Button.tsx';
import { BIN } from '../shared/ui/pictures/drawings.ts';
import { Icon, type IconName } from '../shared/ui/pictures/Icon.tsx';
import { tag, tagAmber, visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { Loading, Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { Spinner } from '../shared/ui/feedback/Spinner.tsx';
import { Stepper } from '../shared/ui/controls/Stepper.tsx';
import { Switch } from '../shared/ui/controls/Switch.tsx';
import * as css from './Cart.css.ts';
import { closedTextOf, emptyTextOf } from './empty-text.ts';
import { text } from './text.ts';
import { EmptySuggestions, Upselling } from './Suggestions.tsx';
import { Totals } from './Totals.tsx';

export interface CartActions {
  /** The server confirmed the order. `link` comes from the server; the host passes it through the link guard. */
  onConfirmed(link: Link): void;
  /** The confirmation got no answer and the cart is empty on the server. The order list shows whether the order exists. */
  onUncertain(): void;
}

/** What the cart in a dialog and the cart in a page share: the area's store and the payment. */
export function useCart(areaId: string, { onConfirmed, onUncertain }: CartActions) {
  const { storage } = useRuntime();
  const store = useOrderingStore(areaId);
  const state = useOrdering(store);
  useRecovery(store);
  // The cart becomes empty as soon as it is paid, shortly before the next screen. The empty cart must not flash up.
  const [isPaying, setPaying] = useState(false);

  async function pay() {
    setPaying(true);
    const { instruments } = store.getState();
    const result = await store.confirm();
    if (result.kind === 'confirmed') {
      // Only here both are known: the instruments, and the payment that the link opens.
      rememberInstruments(storage, result.link, instruments);
      onConfirmed(result.link);
    } else if (result.kind === 'probably-confirmed') onUncertain();
    else setPaying(false);
  }

  return { store, state, isPaying, pay: () => void pay() };
}

interface CartBodyProps {
  store: OrderingStore;
  state: OrderingState;
  isPaying: boolean;
  /** Shows suggestions that go with the order (query `upselling=true`). */
  hasUpselling: boolean;
  /** Returns to the catalogue; without it the empty cart has no such button. */
  onBrowse: (() => void) | undefined;
}

/** The lines and what pays for them, in each of their states. */
export function CartBody({ store, state, isPaying, hasUpselling, onBrowse }: CartBodyProps) {
  const { supportPhone } = useRuntime();
  const { area, order, status } = state;
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  const count = order?.items.length ?? 0;
  const { paymentUuid } = state;
  const isOpen = area?.catalogue.isOpen === true;
  const isEditable = isOpen && paymentUuid === null;
  const underWay = paymentUuid !== null && <Strip>{text.underWay}</Strip>;

  // A removed line takes its buttons with it, 'Annulla' disappears with its message, a suggestion with its card. The focus then
  // moves to the cart: only after a change made here, and only when no element has it. Another widget may have the focus.
  const changedId = useRef<string | null>(null);
  useEffect(() => {
    if (changedId.current === null) return;
    // The message's 'Annulla' may still put a removed line back.
    if (order?.items.some(({ itemId }) => itemId === changedId.current) === true) changedId.current = null;
    const next = list.current ?? empty.current?.querySelector('button') ?? empty.current;
    if (document.activeElement === null || document.activeElement === document.body) next?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the lines is what moves the focus
  }, [count]);
  const remove = (line: LineItem) => {
    changedId.current = line.itemId;
    store.removeLine(line);
  };
  const take = (item: CatalogueItem, upsellingId?: string) => {
    changedId.current = item.id;
    store.setQuantity(item, 1, upsellingId);
  };

  return (
    <>
      <StaleStrip store={store} />
      {area === null ? (
        status === 'fetch_data' || status === 'fetching_data' ? (
          <CartSkeleton />
        ) : status === 'not_found' || status === 'not_active' ? (
          <Notice mark="empty" title={text.missingTitle} text={text.missingText} />
        ) : (
          <ErrorPanel
            title={text.errorTitle}
            text={text.errorText}
            retryLabel={text.reload}
            onRetry={() => void store.load()}
            phone={supportPhone}
          />
        )
      ) : state.isFromMemory ? (
        <Notice mark="empty" title={text.missingTitle} text={text.unknownText} />
      ) : order === null && isPaying ? null : order === null ? (
        <div ref={empty} tabIndex={-1}>
          {underWay}
          <Notice mark="empty" title={text.emptyTitle} text={emptyTextOf(area)}>
            {paymentUuid !== null && <PaymentLink uuid={paymentUuid} />}
            {onBrowse && (
              <Button size="large" onClick={onBrowse}>
                {isOpen ? text.backToShop : text.backToClosedShop}
              </Button>
            )}
          </Notice>
          <EmptySuggestions area={area} store={store} onTake={take} />
        </div>
      ) : (
        <>
          {underWay || (!isOpen && <Strip>{closedTextOf(area)}</Strip>)}
          <ul
            ref={list}
            role="list"
            tabIndex={-1}
            aria-label={text.title}
            className={state.isConfirming ? `${css.lines} ${css.waiting}` : css.lines}
          >
            {order.items.map((line) => (
              <Line
                key={line.itemId}
                line={line}
                store={store}
                isReadOnly={!isEditable}
                isExcluded={isLineExcluded(area, line)}
                onRemove={remove}
              />
            ))}
          </ul>
          {hasUpselling && isEditable && <Upselling store={store} onTake={take} />}
          {paymentUuid === null && <Sources store={store} state={state} hasUpselling={hasUpselling} />}
        </>
      )}
    </>
  );
}

/** The rule of the shop's cards. A line whose item is no longer in the catalogue gets no warning. */
function isLineExcluded({ catalogue, dietPreference }: SellingArea, line: LineItem): boolean {
  const item = catalogue.items.find(({ id }) => id === line.itemId);
  return item !== undefined && isExcluded(item.edible, dietPreference);
}

const Strip = ({ children }: { children: string }) => (
  <p className={css.closed} role="status">
    {children}
  </p>
);

const PaymentLink = ({ uuid }: { uuid: string }) => (
  <AppLink to={{ to: 'payment', uuid }} className={buttonClass('primary', 'large')}>
    {text.followPayment}
  </AppLink>
);

interface LineProps {
  line: LineItem;
  store: OrderingStore;
  /** The server would refuse every change: the shop is closed, or a payment of this cart is under way. */
  isReadOnly: boolean;
  isExcluded: boolean;
  onRemove(line: LineItem): void;
}

function Line({ line, store, isReadOnly, isExcluded, onRemove }: LineProps) {
  const isBlocked = useIsBlocked(store);
  return (
    <li className={css.line} part="line">
      <div className={css.thumbnail}>
        <Picture image={line.image} isEager />
      </div>
      <div className={css.lineText}>
        <div className={css.lineHead}>
          <h3 className={css.lineLabel}>{line.label}</h3>
          {!isReadOnly && (
            <IconButton
              icon={BIN}
              isSmall
              label={text.remove(line.label)}
              className={css.remove}
              aria-disabled={isBlocked || undefined}
              onClick={() => onRemove(line)}
            />
          )}
        </div>
        {isExcluded && (
          <p className={`${tag} ${tagAmber}`}>
            <Icon name="filter" isSmall />
            {text.excluded}
          </p>
        )}
        <div className={css.lineFoot}>
          <p className={css.linePrice}>{formatMoney(line.total)}</p>
          {isReadOnly ? (
            <span className={css.muted}>x {line.quantity}</span>
          ) : (
            <div className={css.lineStepper}>
              <Stepper
                quantity={line.quantity}
                label={line.label}
                isDisabled={isBlocked}
                onChange={(quantity) => (quantity === 0 ? onRemove(line) : store.setQuantity(line, quantity))}
              />
            </div>
          )}
        </div>
      </div>
    </li>
  );
}

interface SourceProps {
  mark: ReactNode;
  name: string;
  note?: string | null;
  /** Below the text: a link of its own. */
  link?: ReactNode;
  children?: ReactNode;
}

function Source({ mark, name, note, link, children }: SourceProps) {
  return (
    <li className={css.source}>
      {mark}
      <div className={css.sourceText}>
        <p className={css.sourceName}>{name}</p>
        {note && <p className={css.sourceNote}>{note}</p>}
        {link && <div className={css.sourceLink}>{link}</div>}
      </div>
      {children}
    </li>
  );
}

const SourceIcon = ({ name }: { name: IconName }) => (
  <span className={css.mark}>
    <Icon name={name} />
  </span>
);

const CardIcon = () => <SourceIcon name="card" />;

/** The providers' logos are decoration: they come after the cart, and never break it. */
const ProviderLogo = lazy(() =>
  import('../shared/ui/pictures/ProviderLogo.tsx').then(
    (module) => ({ default: module.ProviderLogo }),
    () => ({ default: CardIcon }),
  ),
);

const SourceLogo = ({ provider }: { provider: string }) => (
  <Suspense fallback={<CardIcon />}>
    <ProviderLogo provider={provider} />
  </Suspense>
);

/** Credit and wallet with their switches, then the instruments that pay the remainder, in the order in which they are charged. */
function Sources({ store, state, hasUpselling }: Pick<CartBodyProps, 'store' | 'state' | 'hasUpselling'>) {
  const { area, split, usesWallet, usesCorporateCredit, usesPartialAmount } = state;
  const { storage } = useRuntime();

  // The person picked another instrument in the payment options, and the server's preference changed with it.
  useEffect(() => {
    if (takePending(storage, 'SELLING_AREA_PICKED_PI') !== null) void store.load();
  }, [storage, store]);

  if (area === null) return null;
  const returnUrl = destinationPath({ to: 'cart', areaId: area.id, hasUpselling });
  /** Opens the payment options, which return here with the picked instrument. */
  const pickLink = (context: PaymentContext, label: string, name: string) => (
    <AppLink
      to={{ to: 'payment-options', context, keyToUpdate: 'SELLING_AREA_PICKED_PI', returnUrl }}
      className={buttonClass('quiet', 'tap', true)}
      label={name}
    >
      {label}
    </AppLink>
  );
  const switchOf = (source: Parameters<OrderingStore['setUse']>[0], isOn: boolean, label: string) => (
    <Switch label={label} isOn={isOn} isDisabled={state.isConfirming} onChange={(next) => store.setUse(source, next)} />
  );
  const creditOf = (source: 'corporateCredit' | 'wallet', icon: IconName, isOn: boolean, name: string, label: string) => {
    const credit = area[source];
    return (
      credit && (
        <Source mark={<SourceIcon name={icon} />} name={name} note={text.available(formatMoney(credit.balanceCents))}>
          {switchOf(source, isOn, label)}
        </Source>
      )
    );
  };
  const { definedAmountMethod, partialAmountMethod } = area.paymentPreferences;
  const [main, second] = [definedAmountMethod?.paymentInstrument, partialAmountMethod?.paymentInstrument];
  const isFirst = state.instruments.partialAmountMethod !== null;
  return (
    <>
      <h3 className={css.subhead}>{text.howYouPay}</h3>
      <ul role="list" className={css.sources}>
        {creditOf('corporateCredit', 'ticket', usesCorporateCredit, text.corporateCredit, text.useCorporateCredit)}
        {creditOf('wallet', 'wallet', usesWallet, text.wallet, text.useWallet)}
        {second !== undefined && (
          <Source
            mark={<SourceLogo provider={second.provider} />}
            name={second.label}
            note={isFirst ? chargeText.first(split.toPay) : second.sublabel}
            link={pickLink('partialAmountMethod', chargeText.change, chargeText.changeInstrument(second.label))}
          >
            {switchOf('partialAmount', usesPartialAmount, text.useInstrument(second.label))}
          </Source>
        )}
        {main !== undefined ? (
          <Source mark={<SourceLogo provider={main.provider} />} name={main.label} note={isFirst ? chargeText.rest : main.sublabel}>
            {pickLink('definedAmountMethod', chargeText.change, chargeText.changeInstrument(main.label))}
          </Source>
        ) : (
          split.toPay > 0 && (
            <Source mark={<SourceIcon name="card" />} name={text.noInstrument}>
              {pickLink('definedAmountMethod', text.choose, text.chooseInstrument)}
            </Source>
          )
        )}
      </ul>
    </>
  );
}

/** The amount to pay, and the pay button. */
export function PayFoot({ state, onPay }: { state: OrderingState; onPay(): void }) {
  const { split, paymentUuid, pending, isConfirming, status } = state;
  const chargeId = useId();
  // Which instrument is charged first; there is nothing to say for a single one.
  const { partialAmountMethod: first, definedAmountMethod: rest } = state.instruments;
  const charge = first && text.chargedFirst(first.paymentInstrument.label, rest?.paymentInstrument.label);
  const isBusy = pending > 0 || isConfirming || status !== 'data_fetched';
  const isClosed = state.area?.catalogue.isOpen === false;

  return (
    <>
      <Totals order={state.order} split={split} />
      {paymentUuid !== null ? (
        <PaymentLink uuid={paymentUuid} />
      ) : (
        !isClosed && (
          <>
            {charge && (
              <p id={chargeId} className={css.charge}>
                {charge}
              </p>
            )}
            <Button size="large" isPending={isBusy} aria-describedby={charge ? chargeId : undefined} onClick={onPay}>
              {isConfirming && <Spinner size={18} />}
              {split.toPay > 0 ? text.pay(formatMoney(split.toPay)) : text.confirm}
            </Button>
          </>
        )
      )}
      <p className={visuallyHidden} role="status">
        {isConfirming ? text.confirming : pending > 0 ? text.updating : ''}
      </p>
    </>
  );
}

function CartSkeleton() {
  return (
    <div style={{ padding: '4px 20px', display: 'grid', gap: 20 }}>
      <Loading label={text.loading} />
      <Skeleton height={200} radius={22} />
      <Skeleton height={180} radius={22} />
    </div>
  );
}
