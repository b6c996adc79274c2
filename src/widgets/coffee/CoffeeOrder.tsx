import { type CoffeeOrder as Order, isNotFound } from '../../api/index.ts';
import { useAcknowledgement } from '../shared/payment/operation-journal.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppBar } from '../shared/ui/page/AppBar.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { ErrorPanel, Notice, PhoneLink } from '../shared/ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { useRestoreFocus } from '../shared/ui/interaction/use-restore-focus.ts';
import * as css from './CoffeeOrder.css.ts';
import { Cup, type CupLevel } from './Cup.tsx';
import { orderOf, type OrderState } from './order.flow.ts';
import { orderText as text, type Said } from './text.ts';
import { useOrder } from './use-order.ts';

export interface CoffeeOrderProps {
  orderId: string;
  /** Query `mode=feedback`: shows the machine's exact status and how to get help. */
  isFeedback?: boolean;
  onBack?(): void;
}

type Shown =
  | { readonly kind: 'scene'; readonly cup: CupLevel; readonly said: Said; readonly isTurning: boolean }
  | { readonly kind: 'refunded' }
  | { readonly kind: 'ended'; readonly title: string };

/** How a status is shown (part 2 §4). `draft` and `dispensing` look like `confirmed`, except in feedback mode. */
function shownOf({ status }: Order, isFeedback: boolean): Shown {
  switch (status) {
    case 'draft':
      return { kind: 'scene', cup: 'empty', said: isFeedback ? text.draft : text.confirmed, isTurning: true };
    case 'dispensing':
      return { kind: 'scene', cup: 'filling', said: isFeedback ? text.dispensing : text.confirmed, isTurning: true };
    case 'confirmed':
      return { kind: 'scene', cup: 'empty', said: text.confirmed, isTurning: true };
    case 'completed':
      return { kind: 'scene', cup: 'full', said: text.completed, isTurning: false };
    case 'error':
    case 'failed':
      return { kind: 'refunded' };
    case 'expired':
      return { kind: 'ended', title: text.expired };
    case 'cancelled':
      return { kind: 'ended', title: text.cancelled };
    default:
      return status satisfies never;
  }
}

/** The state of a coffee order (part 2 §2 'Coffee'). */
export function CoffeeOrder({ orderId, isFeedback = false, onBack }: CoffeeOrderProps) {
  const [state, send] = useOrder(orderId);
  const content = useRestoreFocus<HTMLDivElement>(state.name);
  const order = orderOf(state);
  const acknowledge = useAcknowledgement('coffee', ({ answerId }) => answerId === orderId && order !== null);
  return (
    <div ref={content} className={css.result} tabIndex={-1}>
      <AppBar title={text.title} note={text.number(orderId)} {...(onBack === undefined ? {} : { onBack })} />
      <div className={css.main}>
        <Status state={state} isFeedback={isFeedback} onReload={() => send({ type: 'reload-pressed' })} />
        {isFeedback && state.name !== 'loading' && <Support orderId={orderId} />}
        {order !== null && (
          <section className={css.card} aria-label={text.details}>
            <h3 className={css.cardTitle}>{text.details}</h3>
            <p className={css.cardLine}>{order.label}</p>
          </section>
        )}
      </div>
      {order !== null && (
        <div className={css.foot}>
          <div className={css.footInner}>
            {state.name === 'late' && (
              <Button size="large" icon="reload" onClick={() => send({ type: 'reload-pressed' })}>
                {text.reload}
              </Button>
            )}
            <Ways
              order={order}
              isOver={state.name === 'final' || state.name === 'settled'}
              isFeedback={isFeedback}
              onFollow={acknowledge}
            />
          </div>
        </div>
      )}
    </div>
  );
}

interface StatusProps {
  state: OrderState;
  isFeedback: boolean;
  onReload(): void;
}

function Status({ state, isFeedback, onReload }: StatusProps) {
  const { supportPhone } = useRuntime();
  const order = orderOf(state);
  const shown = order === null ? null : shownOf(order, isFeedback);
  // The live region exists as long as the page: assistive technology announces each change in it.
  const scene = state.name !== 'failed' && shown?.kind === 'scene' ? shown : null;
  return (
    <>
      {state.name === 'loading' && (
        <div className={css.scene}>
          <Skeleton width={230} height={230} radius="50%" />
        </div>
      )}
      {scene !== null && (
        <div className={css.scene}>
          <Cup level={scene.cup} />
          {scene.isTurning && state.name === 'followed' && <Ring />}
        </div>
      )}
      <div className={css.said} role="status">
        {scene !== null && (
          <>
            <h2 className={css.title}>{scene.said.title}</h2>
            <p className={css.text}>{scene.said.text}</p>
            {state.name === 'late' && <p className={css.late}>{text.late}</p>}
          </>
        )}
      </div>
      {state.name === 'loading' && <Loading label={text.loading} />}
      {state.name === 'failed' ? (
        isNotFound(state.failure) ? (
          <Notice mark="empty" title={text.notFound} text={text.notFoundText}>
            <AppLink to={{ to: 'home' }} className={buttonClass('primary', 'large')}>
              {text.home}
            </AppLink>
          </Notice>
        ) : (
          <ErrorPanel
            title={text.readError}
            text={text.readErrorText}
            retryLabel={text.reload}
            onRetry={onReload}
            isReading
            phone={supportPhone}
          />
        )
      ) : shown?.kind === 'refunded' ? (
        <ErrorPanel title={text.refunded} text={text.refundedText} />
      ) : shown?.kind === 'ended' ? (
        <ErrorPanel title={shown.title} text={text.endedText} />
      ) : null}
    </>
  );
}

function Ring() {
  return (
    <svg className={css.ring} width="250" height="250" viewBox="0 0 250 250" aria-hidden="true" focusable="false">
      <circle cx="125" cy="125" r="121" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeDasharray="190 570" />
    </svg>
  );
}

interface WaysProps {
  order: Order;
  isOver: boolean;
  isFeedback: boolean;
  onFollow(): void;
}

/** Links back to the machine and to the support. */
function Ways({ order, isOver, isFeedback, onFollow }: WaysProps) {
  const isGood = !isOver || order.status === 'completed' || order.status === 'confirmed';
  return (
    <>
      <AppLink
        to={{ to: 'coffee-area', areaId: order.coffeeSellingPointId }}
        className={buttonClass(isOver ? 'primary' : 'secondary', isOver ? 'large' : 'normal')}
        onFollow={onFollow}
      >
        {isGood ? text.another : text.again}
      </AppLink>
      {!isFeedback && (
        <AppLink to={{ to: 'coffee-order', orderId: order.id, isFeedback: true }} className={buttonClass('quiet')} onFollow={onFollow}>
          {text.needHelp}
        </AppLink>
      )}
    </>
  );
}

/** How to reach the support, and the order number that they will ask for. */
function Support({ orderId }: { orderId: string }) {
  const { supportPhone } = useRuntime();
  return (
    <section className={css.card} aria-label={text.support}>
      <h3 className={css.cardTitle}>{text.support}</h3>
      <p className={css.cardText}>{text.supportText(orderId)}</p>
      {supportPhone !== null && <PhoneLink phone={supportPhone} text={text.call(supportPhone)} />}
    </section>
  );
}
