import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isNotFound, type RememberedOrder } from '../../api/index.ts';
import { useFlow } from '../shared/flow/flow.ts';
import { recallOpened } from '../shared/ordering/order-history.ts';
import { paymentOf } from '../shared/payment/payment-instruments.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { ignoreRestOfDoubleClick } from '../shared/ui/interaction/double-click.ts';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { AppBar } from '../shared/ui/page/AppBar.tsx';
import { AppLink, HomeLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { ErrorPanel, Notice, PhoneLink } from '../shared/ui/feedback/Notice.tsx';
import * as result from '../shared/ui/page/Result.css.ts';
import { ResultScene } from '../shared/ui/page/ResultScene.tsx';
import type { Drawing, IconName } from '../shared/ui/pictures/Icon.tsx';
import { SafeHtml } from '../shared/ui/content/SafeHtml.tsx';
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { italian, withMessage } from '../shared/text/italian.tsx';
import { Bag } from './Bag.tsx';
import { Fridge } from './Fridge.tsx';
import { OrderedItems } from './OrderedItems.tsx';
import { paymentsOf, receiptOf } from './receipt.ts';
import { ReceiptButton } from './ReceiptButton.tsx';
import { createOrderResult, OPENING_MS, type OrderResultState, REOPEN_MS } from './order-result.ts';
import * as css from './orders.css.ts';
import { useListText, useText } from './text.ts';
import { useDates } from './use-dates.ts';
import { useOrderAgain } from './use-order-again.ts';
import { type Elements, Text } from '../shared/text/Text.tsx';

/** Until its first answer, an order counts as just confirmed for this long. */
const JUST_CONFIRMED_MS = 30_000;

interface OrderResultProps {
  /** The order's identifier, as in its address. */
  readonly orderId: string;
  /** The person leaves the page of the order. */
  onBack(): void;
}

/** The state of a locker order, up to the open fridge (P2-2.83 to P2-2.89). */
export function OrderResult({ orderId, onBack }: OrderResultProps) {
  const text = useText();
  const { supportPhone, storage, environment } = useRuntime();
  const [state, { reload: onReload, reopen }] = useFlow(
    (runtime) => createOrderResult(runtime, orderId),
    (order) => order.open(),
  );
  const [opened] = useState(() => recallOpened(storage, orderId));
  const known = 'known' in state ? state.known : null;
  const info = known?.info ?? null;
  const remembered = known?.remembered ?? (opened?.orderId === orderId ? opened : null);
  // The server names the items once the order has been made.
  const items = info?.order.rows.length ? info.order.rows : remembered?.lines;
  const actionType = info?.actionType ?? null;
  // Before a door opens the order has been paid. From the first picture on, so that nothing below moves.
  const isPaid = actionType === null ? remembered?.isPaid === true : actionType !== 'failed' && actionType !== 'awaitingPayment';
  const reloadNote = useId();
  /** Nothing asks for the order any more. */
  const isLate = state.name === 'running' || ('isOver' in state && state.isOver);
  // Before, a payment that was just made may still be on its way.
  const isUnpaid = isLate && actionType === 'awaitingPayment';
  const payment = isUnpaid && remembered?.link ? paymentOf({ type: 'internal', link: remembered.link }) : null;
  useOpeningVibration(state);
  const onReopen = () => {
    // Each press opens a door, and another button to open it may come in its place.
    ignoreRestOfDoubleClick();
    reopen();
  };
  const secondsLeft = useSecondsLeft(state);
  const canReopen = secondsLeft !== null && secondsLeft > 0;
  const isOver = state.name === 'completed' && (secondsLeft === 0 || !state.known.isFridge);
  const madeAt = info?.order.createdAt ?? remembered?.confirmedAt ?? null;
  const orderAgain = useOrderAgain();
  const listText = useListText();
  const date = useDates()(madeAt);
  // A person who has just ordered wants to eat first.
  const onAgain =
    isOver && madeAt !== null && environment.now() - madeAt > OPENING_MS
      ? orderAgain({ ...state.known.info.order, id: orderId, status: 'COMPLETED' }, remembered)
      : undefined;

  return (
    <div className={result.page}>
      <AppBar title={text.title} note={text.number(orderId)} onBack={onBack} />
      <main className={`${result.main} ${css.main}`}>
        <Status {...{ state, orderId, opened, payment, onReload }} hasClosed={secondsLeft === 0} />
        {items !== undefined ? (
          <OrderedItems
            items={items}
            totalCents={info?.order.totalCents ?? remembered?.totalCents}
            payments={isPaid ? paymentsOf(info?.order.payments ?? null, remembered?.split) : null}
            remembered={remembered}
            date={date}
          />
        ) : (
          state.name === 'loading' && (
            <div className={`${css.details} ${css.skeletons}`}>
              <Skeleton width={110} height={16} radius={8} />
              <Skeleton width="80%" height={20} radius={8} />
              <Skeleton width="60%" height={20} radius={8} />
              <Skeleton height={24} radius={8} />
            </div>
          )
        )}
        <div className={css.help}>
          {/* First, and below what is known of the order: it keeps its place. */}
          {supportPhone !== null && (info !== null || items !== undefined) && state.name !== 'error' && (
            <PhoneLink phone={supportPhone} text={text.help(supportPhone)} />
          )}
          {onAgain !== undefined && (
            <Button look="secondary" hugs icon="reload" onClick={onAgain}>
              {listText.again}
            </Button>
          )}
          {state.name === 'completed' && <ReceiptButton data={receiptOf({ ...state.known.info.order, id: orderId }, remembered)} />}
          {state.name === 'failed' && (
            <AppLink to={{ to: 'wallet' }} className={buttonClass('quiet', 'normal', true)}>
              {text.toWallet}
            </AppLink>
          )}
        </div>
      </main>
      <footer className={state.name === 'loading' ? `${result.foot} ${css.pendingFoot}` : result.foot}>
        <div className={result.footInner}>
          {payment !== null && (
            <AppLink to={{ to: 'payment', uuid: payment }} className={buttonClass('primary', 'large')}>
              {text.toPayment}
            </AppLink>
          )}
          {state.name === 'openingLockerError' && (
            <Button size="large" onClick={onReopen}>
              {text.retryOpening}
            </Button>
          )}
          {isLate && (
            <>
              <p id={reloadNote} className={css.reloadNote}>
                {text.reloadNote}
              </p>
              <Button
                look={payment === null ? 'primary' : 'secondary'}
                size="large"
                icon="reload"
                aria-describedby={reloadNote}
                onClick={onReload}
              >
                {text.reload}
              </Button>
            </>
          )}
          {state.name === 'failed' &&
            (remembered === null ? (
              <HomeLink />
            ) : (
              <AppLink to={{ to: 'selling-area', areaId: remembered.areaId }} className={buttonClass('primary', 'large')}>
                {state.known.isFridge ? text.toFridge : text.toShop}
              </AppLink>
            ))}
          {canReopen && <Reopen seconds={secondsLeft} onPress={onReopen} />}
          <AppLink to={{ to: 'orders' }} className={buttonClass(isOver ? 'secondary' : 'quiet')}>
            {text.list}
          </AppLink>
        </div>
      </footer>
    </div>
  );
}

interface StatusProps {
  state: OrderResultState;
  orderId: string;
  /** What this browser keeps of the order, while it is loading. */
  opened: RememberedOrder | null;
  /** The payment for which the order waits, where this browser knows it: it may not have been made. */
  payment: string | null;
  /** The time of 'Riapri il fridge' is over: the page no longer claims that the fridge is open. */
  hasClosed: boolean;
  onReload(): void;
}

function Status({ state, orderId, opened, payment, hasClosed, onReload }: StatusProps) {
  const text = useText();
  const awaiting = payment === null ? text.awaitingText : text.unpaidText;
  const { environment } = useRuntime();
  const opening = (
    <>
      <Text>{`${text.openingText} `}</Text>
      <b className={css.strong}>{text.openingSeconds}</b>
      <span>.</span>
    </>
  );
  switch (state.name) {
    case 'loading': {
      const isFridge = opened?.area?.type === 'locker';
      const drawing =
        opened === null ? (
          <div className={css.disc}>
            <Skeleton height="100%" radius="50%" />
          </div>
        ) : (
          waitingDrawing(isFridge)
        );
      const isPaid =
        opened?.orderId === orderId && opened.isPaid === true && environment.now() - (opened.confirmedAt ?? 0) < JUST_CONFIRMED_MS;
      return (
        <Scene drawing={drawing} isTurning title={isPaid ? text.paid : text.loading}>
          {isPaid && isFridge && opening}
        </Scene>
      );
    }
    case 'openingLocker':
      return (
        <Scene drawing={<Fridge isOpen={false} />} isTurning={!state.isOver} title={text.openingTitle}>
          {opening}
        </Scene>
      );
    case 'awaitingPayment':
      return (
        <Scene drawing={waitingDrawing(state.known.isFridge)} isTurning={!state.isOver} title={text.awaitingTitle}>
          {awaiting}
        </Scene>
      );
    case 'completed': {
      const { info, isFridge, remembered } = state.known;
      const { customSuccessMessage } = info.order;
      const areaTitle = remembered?.area?.title;
      const ownText = isFridge ? text.completedText : areaTitle === undefined ? text.doneText : text.collectText(areaTitle);
      return (
        <Scene drawing={isFridge ? <Fridge isOpen={!hasClosed} /> : <Bag />} mark="check" title={text.completedTitle}>
          {hasClosed ? <p>{text.reopenSpent}</p> : !customSuccessMessage && <p>{ownText}</p>}
          {customSuccessMessage && (
            <>
              {hasClosed && <p className={css.past}>{text.atOpening}</p>}
              <div lang="it">
                <SafeHtml html={customSuccessMessage} />
              </div>
            </>
          )}
        </Scene>
      );
    }
    case 'openingLockerError':
      return (
        <Scene drawing={<Fridge isOpen={false} />} mark={ALERT} markClass={css.alert} title={text.openingErrorTitle}>
          {withMessage(state.known.info.message, text.openingErrorText)}
        </Scene>
      );
    case 'running':
      return (
        <Scene drawing={waitingDrawing(state.known?.isFridge)} mark={CLOCK} markClass={css.late} title={text.runningTitle}>
          {state.known?.info.actionType === 'awaitingPayment' ? awaiting : text.runningText}
        </Scene>
      );
    case 'failed':
      return (
        <Scene drawing={waitingDrawing(state.known.isFridge)} mark={ALERT} markClass={css.failed} title={text.failedTitle} isAlert>
          {/* The server's message says what was given back, how much and where. */}
          {italian(state.known.info.message) ?? text.failedText}
        </Scene>
      );
    case 'error':
      return isNotFound(state.failure) ? (
        <Notice mark="empty" title={text.notFoundTitle} text={text.notFoundText} />
      ) : (
        <ErrorPanel title={text.errorTitle} text={text.errorText} retryLabel={text.reload} onRetry={onReload} isReading />
      );
    default:
      return state satisfies never;
  }
}

const ALERT: Drawing = { path: 'M12 6v7M12 17.5v.1' };
const CLOCK: Drawing = { path: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 8v4.5l3 2' };

const waitingDrawing = (isFridge = false) => (isFridge ? <Fridge isOpen={false} /> : <Bag />);

interface SceneProps {
  drawing: Elements;
  isTurning?: boolean;
  mark?: IconName | Drawing;
  markClass?: string;
  title: string;
  /** Interrupts the screen reader. */
  isAlert?: boolean;
  children: ReactNode;
}

function Scene({ drawing, title, children, isAlert = false, ...scene }: SceneProps) {
  return (
    <>
      <ResultScene {...scene}>{drawing}</ResultScene>
      <div className={`${result.status} ${css.status}`} role={isAlert ? 'alert' : 'status'}>
        {/* Another sentence is another heading: the same one would move as its width changes. */}
        <Heading level={2} key={title} className={result.statusTitle}>
          {title}
        </Heading>
        <div className={result.statusText}>{children}</div>
      </div>
    </>
  );
}

/** For how many more seconds the fridge may be opened again; null for every other order and state. */
function useSecondsLeft(state: OrderResultState): number | null {
  const { environment } = useRuntime();
  const end = state.name === 'completed' && state.completedAt !== null && state.known.isFridge ? state.completedAt + REOPEN_MS : null;
  const read = () => (end === null ? null : Math.max(0, Math.ceil((end - environment.now()) / 1000)));
  const [, setSeconds] = useState(read);

  useEffect(() => {
    if (end === null) return undefined;
    const timer = setInterval(() => setSeconds(read()), 250);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `read` changes with these two only
  }, [end, environment]);
  return read();
}

/** 'Riapri il fridge' with its countdown: drawn each second, announced at 60, 30 and 10 seconds. */
function Reopen({ seconds, onPress }: { seconds: number; onPress(): void }) {
  const text = useText();
  const ring = { cx: 22, cy: 22, r: 19, fill: 'none', stroke: 'currentColor', strokeWidth: 4 };
  const length = 2 * Math.PI * ring.r;
  return (
    <>
      <Button look="secondary" size="large" className={css.countdownButton} onClick={onPress}>
        <Text>{text.reopen}</Text>
        <span className={css.countdown} aria-hidden="true">
          <svg width="44" height="44" viewBox="0 0 44 44" focusable="false">
            <circle {...ring} strokeOpacity=".25" />
            <circle {...ring} strokeLinecap="round" strokeDasharray={length} strokeDashoffset={length * (1 - seconds / 60)} />
          </svg>
          <Text>{seconds}</Text>
        </span>
      </Button>
      <p className={visuallyHidden} role="timer" aria-live="polite">
        {text.secondsLeft(seconds > 30 ? 60 : seconds > 10 ? 30 : 10)}
      </p>
    </>
  );
}

const VIBRATION_MS = 80;

/** A short vibration as the fridge opens before the person's eyes. Browsers refuse it until something was pressed on the page. */
function useOpeningVibration({ name }: OrderResultState): void {
  const before = useRef(name);
  useEffect(() => {
    if (before.current === 'openingLocker' && name === 'completed' && navigator.userActivation?.hasBeenActive)
      navigator.vibrate?.(VIBRATION_MS);
    before.current = name;
  }, [name]);
}
