import { useEffect, useRef, useState } from 'react';
import { formatMoney, type LineItem, type Link, type SellingArea } from '../../api/index.ts';
import { OrderingToast } from '../shared/ordering/OrderingToast.tsx';
import type { OrderingState, OrderingStore } from '../shared/ordering/ordering-store.ts';
import { StaleStrip } from '../shared/ordering/StaleStrip.tsx';
import { useIsBlocked, useOrdering, useOrderingStore } from '../shared/ordering/use-ordering.ts';
import { isExcluded } from '../shared/rules/diet.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Button, IconButton } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { Icon, type IconName } from '../shared/ui/Icon.tsx';
import { tag, tagAmber, visuallyHidden } from '../shared/ui/layout.css.ts';
import { ErrorPanel, Notice } from '../shared/ui/Notice.tsx';
import { Picture } from '../shared/ui/Picture.tsx';
import { Loading, Skeleton } from '../shared/ui/Skeleton.tsx';
import { Spinner } from '../shared/ui/Spinner.tsx';
import { Stepper } from '../shared/ui/Stepper.tsx';
import { Switch } from '../shared/ui/Switch.tsx';
import * as css from './Cart.css.ts';
import { text } from './text.ts';
import { EmptySuggestions, Upselling } from './Suggestions.tsx';
import { Totals } from './Totals.tsx';

export interface CartDialogProps {
  areaId: string;
  onClose(): void;
  /** The order is confirmed; `link` is the server's and goes through the link guard. */
  onConfirmed(link: Link): void;
  /** The answer was lost and the cart is gone: the order list knows. */
  onUncertain(): void;
  /** Suggests something that goes with it (query `upselling=true`). */
  hasUpselling?: boolean;
}

/** 'Il tuo ordine': lines, who pays what, and the pay button (part 1 §2 'Cart'). Full screen on the phone. */
export function CartDialog({ areaId, onClose, onConfirmed, onUncertain, hasUpselling = false }: CartDialogProps) {
  const store = useOrderingStore(areaId);
  const state = useOrdering(store);
  const { supportPhone } = useRuntime();
  const { area, order, status } = state;
  // The cart is empty as soon as it is paid, a moment before the next screen: nobody shall read that it is empty.
  const [isPaying, setPaying] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const count = order?.items.length ?? 0;

  // A removed line takes its buttons with it: the focus stays in the cart.
  useEffect(() => {
    const next = list.current ?? back.current;
    const root = next?.getRootNode() as Document | ShadowRoot | undefined;
    if (root !== undefined && (root.activeElement === null || root.activeElement === document.body)) next?.focus();
  }, [count]);

  // An area that does not exist has no cart: the shop behind says so.
  const isMissing = status === 'not_found' || status === 'not_active';
  useEffect(() => {
    if (isMissing) onClose();
  }, [isMissing, onClose]);

  async function pay() {
    setPaying(true);
    const result = await store.confirm();
    if (result.kind === 'confirmed') onConfirmed(result.link);
    else if (result.kind === 'probably-confirmed') onUncertain();
    else setPaying(false);
  }

  return (
    <Dialog
      layout="full"
      title={text.title}
      note={area?.title}
      onClose={onClose}
      foot={order !== null && area !== null ? <PayFoot state={state} onPay={() => void pay()} /> : undefined}
    >
      {area === null ? (
        status === 'fetch_data' || status === 'fetching_data' ? (
          <CartSkeleton />
        ) : (
          <ErrorPanel
            title={text.errorTitle}
            text={text.errorText}
            retryLabel={text.reload}
            onRetry={() => void store.load()}
            phone={supportPhone}
          />
        )
      ) : order === null && isPaying ? null : order === null ? (
        <>
          <Notice mark="empty" title={text.emptyTitle} text={text.emptyText}>
            <Button ref={back} size="large" onClick={onClose}>
              {text.backToShop}
            </Button>
          </Notice>
          <EmptySuggestions area={area} store={store} />
        </>
      ) : (
        <>
          <ul
            ref={list}
            role="list"
            tabIndex={-1}
            aria-label={text.title}
            className={state.isConfirming ? `${css.lines} ${css.waiting}` : css.lines}
          >
            {order.items.map((line) => (
              <Line key={line.itemId} line={line} store={store} isExcluded={isLineExcluded(area, line)} />
            ))}
          </ul>
          {hasUpselling && <Upselling store={store} />}
          <Sources store={store} state={state} />
        </>
      )}
      <StaleStrip store={store} />
      <OrderingToast store={store} isModal />
    </Dialog>
  );
}

/** The flag of the shop's cards, by the same rule; a line whose item left the catalogue cannot be judged. */
function isLineExcluded({ catalogue, dietPreference }: SellingArea, line: LineItem): boolean {
  const item = catalogue.items.find(({ id }) => id === line.itemId);
  return item !== undefined && isExcluded(item.edible, dietPreference);
}

function Line({ line, store, isExcluded }: { line: LineItem; store: OrderingStore; isExcluded: boolean }) {
  const isBlocked = useIsBlocked(store);
  return (
    <li className={css.line}>
      <div className={css.thumbnail}>
        <Picture image={line.image} isEager />
      </div>
      <div className={css.lineText}>
        <div className={css.lineHead}>
          <h3 className={css.lineLabel}>{line.label}</h3>
          <IconButton
            icon="bin"
            isSmall
            label={text.remove(line.label)}
            className={css.remove}
            aria-disabled={isBlocked || undefined}
            onClick={() => store.removeLine(line)}
          />
        </div>
        {isExcluded && (
          <p className={`${tag} ${tagAmber}`}>
            <Icon name="filter" isSmall />
            {text.excluded}
          </p>
        )}
        <div className={css.lineFoot}>
          <p className={css.linePrice}>{formatMoney(line.total)}</p>
          <div className={css.lineStepper}>
            <Stepper
              quantity={line.quantity}
              label={line.label}
              isDisabled={isBlocked}
              onChange={(quantity) => (quantity === 0 ? store.removeLine(line) : store.setQuantity(line, quantity))}
            />
          </div>
        </div>
      </div>
    </li>
  );
}

function Source({ icon, name, note, children }: { icon: IconName; name: string; note?: string | null; children?: React.ReactNode }) {
  return (
    <li className={css.source}>
      <span className={css.mark}>
        <Icon name={icon} />
      </span>
      <div className={css.sourceText}>
        <p className={css.sourceName}>{name}</p>
        {note && <p className={css.sourceNote}>{note}</p>}
      </div>
      {children}
    </li>
  );
}

/** Credit and wallet with their switches, then the instrument that pays a rest. */
function Sources({ store, state }: { store: OrderingStore; state: OrderingState }) {
  const { area, split, usesWallet, usesCorporateCredit } = state;
  if (area === null) return null;
  const instrument = area.paymentPreferences.definedAmountMethod?.paymentInstrument;
  return (
    <>
      <h3 className={css.subhead}>{text.howYouPay}</h3>
      <ul role="list" className={css.sources}>
        {area.corporateCredit !== null && (
          <Source icon="ticket" name={text.corporateCredit} note={text.available(formatMoney(area.corporateCredit.balanceCents))}>
            <Switch
              label={text.useCorporateCredit}
              isOn={usesCorporateCredit}
              isDisabled={state.isConfirming}
              onChange={(isOn) => store.setUse('corporateCredit', isOn)}
            />
          </Source>
        )}
        {area.wallet !== null && (
          <Source icon="wallet" name={text.wallet} note={text.available(formatMoney(area.wallet.balanceCents))}>
            <Switch
              label={text.useWallet}
              isOn={usesWallet}
              isDisabled={state.isConfirming}
              onChange={(isOn) => store.setUse('wallet', isOn)}
            />
          </Source>
        )}
        {instrument !== undefined ? (
          <Source icon="card" name={instrument.label} note={instrument.sublabel} />
        ) : (
          split.toPay > 0 && <Source icon="card" name={text.noInstrument} />
        )}
      </ul>
    </>
  );
}

function PayFoot({ state, onPay }: { state: OrderingState; onPay(): void }) {
  const { split, pending, isConfirming, status } = state;
  const isBusy = pending > 0 || isConfirming || status !== 'data_fetched';

  return (
    <>
      <Totals order={state.order} split={split} />
      <Button size="large" isPending={isBusy} onClick={onPay}>
        {isConfirming && <Spinner size={18} />}
        {split.toPay > 0 ? text.pay(formatMoney(split.toPay)) : text.confirm}
      </Button>
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
