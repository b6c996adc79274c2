import { type CoffeeOrder as Order, type CoffeeStatus, isNotFound } from '../../api/index.ts';
import { readOperation, useAcknowledgement } from '../shared/payment/operation-journal.ts';
import { useContentStatus } from '../shared/runtime/element-events.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Bill } from '../shared/ui/content/Bill.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { AppBar } from '../shared/ui/page/AppBar.tsx';
import { AppLink, HomeLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { note } from '../shared/ui/page/layout.css.ts';
import { ErrorPanel, Notice, PhoneLink } from '../shared/ui/feedback/Notice.tsx';
import * as result from '../shared/ui/page/Result.css.ts';
import { ResultScene } from '../shared/ui/page/ResultScene.tsx';
import { Loading, Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { italian } from '../shared/text/italian.tsx';
import { useMoney } from '../shared/text/use-money.ts';
import { useRestoreFocus } from '../shared/ui/interaction/use-restore-focus.ts';
import * as css from './CoffeeOrder.css.ts';
import { Cup, type CupLevel, FAILED_MARK, REFUNDED_MARK } from './Cup.tsx';
import { type CoffeeOrderState, useCoffeeOrder } from './use-coffee-order.ts';
import { type CoffeeOrderText, useOrderText, usePaidFrom } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

export interface CoffeeOrderProps {
  /** The order's identifier, as in its address. */
  orderId: string;
  /** Query `mode=feedback`: shows the machine's exact status and how to get help. */
  isFeedback?: boolean;
  /** Without it the bar has no back button. */
  onBack?(): void;
}

/** The cup while an order goes well. */
const CUPS: Partial<Record<CoffeeStatus, CupLevel>> = { draft: 'empty', dispensing: 'filling', confirmed: 'empty', completed: 'full' };

const isRefunded = (order: Order | null) => order?.status === 'failed' || order?.status === 'error';

/** The texts of a status (P2-4.106 to P2-4.111). `draft` and `dispensing` look like `confirmed`, except in feedback mode. */
const textsOf = ({ status }: Order, isFeedback: boolean, text: CoffeeOrderText) =>
  text.statuses[isFeedback || (status !== 'draft' && status !== 'dispensing') ? status : 'confirmed'];

/** The state of a coffee order (P2-2.105 to P2-2.109). */
export function CoffeeOrder({ orderId, isFeedback = false, onBack }: CoffeeOrderProps) {
  const text = useOrderText();
  const money = useMoney();
  const paidFrom = usePaidFrom();
  const { state, reload } = useCoffeeOrder(orderId);
  const content = useRestoreFocus<HTMLDivElement>(state.name);
  const { order } = state;
  useContentStatus(
    state.name === 'loading' ? 'loading' : state.name !== 'failed' ? 'ready' : isNotFound(state.failure) ? 'not-found' : 'failed',
  );
  const isOver = state.name === 'final' || state.name === 'settled';
  const acknowledge = useAcknowledgement('coffee', ({ answerId }) => answerId === orderId && order !== null);
  const { storage } = useRuntime();
  const operation = readOperation(storage, 'coffee');
  // What this browser knows of its own order: the server names the drink only.
  const own = operation?.answerId === orderId ? operation : null;
  const label = order?.label ?? own?.label;
  return (
    <div ref={content} className={result.page} tabIndex={-1}>
      <AppBar title={text.title} note={text.number(orderId)} onBack={onBack} />
      <div className={`${result.main} ${css.main}`}>
        <Status state={state} isFeedback={isFeedback} onReload={reload} />
        {isFeedback && state.name !== 'loading' && <Support orderId={orderId} />}
        {label !== undefined && (
          <section className={css.details} aria-label={text.details}>
            <Heading level={3} className={css.cardTitle}>
              {text.details}
            </Heading>
            {own === null ? (
              <p lang="it">{label}</p>
            ) : (
              <Bill
                rows={[
                  [italian(label), money(own.cents)],
                  [text.refunded, isRefunded(order) && own.cents > 0 ? `+${money(own.cents)}` : null],
                ]}
              />
            )}
            {own?.split !== undefined && !isRefunded(order) && (
              <p className={note}>
                <Text>{paidFrom(own.split)}</Text>
              </p>
            )}
            <AppLink to={{ to: 'wallet' }} className={buttonClass('quiet', 'normal', true)} onFollow={acknowledge}>
              {text.toWallet}
            </AppLink>
          </section>
        )}
      </div>
      {order !== null && (
        <div className={result.foot}>
          <div className={result.footInner}>
            {state.name === 'late' && (
              <Button size="large" icon="reload" onClick={reload}>
                {text.reload}
              </Button>
            )}
            {order.coffeeSellingPointId !== null && (
              <AppLink
                to={{ to: 'coffee-area', areaId: order.coffeeSellingPointId }}
                className={buttonClass(isOver ? 'primary' : 'quiet', isOver ? 'large' : 'normal')}
                onFollow={acknowledge}
              >
                {isOver && order.status !== 'completed' && order.status !== 'confirmed' ? text.again : text.another}
              </AppLink>
            )}
            {!isFeedback && (
              <AppLink to={{ to: 'coffee-order', orderId, isFeedback: true }} className={buttonClass('quiet')} onFollow={acknowledge}>
                {text.needHelp}
              </AppLink>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

interface StatusProps {
  state: CoffeeOrderState;
  isFeedback: boolean;
  onReload(): void;
}

function Status({ state, isFeedback, onReload }: StatusProps) {
  const text = useOrderText();
  const { order } = state;
  const shown = order === null || state.name === 'failed' ? null : textsOf(order, isFeedback, text);
  const cup = order === null ? undefined : CUPS[order.status];
  // The live region exists as long as the page: assistive technology announces each change in it.
  const scene = cup === undefined ? null : shown;
  return (
    <>
      {state.name === 'loading' && (
        <ResultScene>
          <Skeleton width="100%" height="100%" radius="50%" />
        </ResultScene>
      )}
      {scene !== null && cup !== undefined && (
        <ResultScene isTurning={state.name === 'followed'} mark={cup === 'full' ? 'check' : undefined}>
          <Cup level={cup} />
        </ResultScene>
      )}
      <div className={result.status} role="status">
        {scene !== null && (
          <>
            <Heading level={2} key={scene.title} className={result.statusTitle}>
              {scene.title}
            </Heading>
            <p className={result.statusText}>{scene.text}</p>
            {state.name === 'late' && <p className={result.statusText}>{text.late}</p>}
          </>
        )}
      </div>
      {state.name === 'loading' && <Loading label={text.loading} />}
      {state.name === 'failed' ? (
        isNotFound(state.failure) ? (
          <Notice mark="empty" title={text.notFound} text={text.notFoundText}>
            <HomeLink />
          </Notice>
        ) : (
          <ErrorPanel title={text.readError} text={text.readErrorText} retryLabel={text.reload} onRetry={onReload} isReading />
        )
      ) : (
        shown !== null &&
        cup === undefined && <Notice isAlert mark={isRefunded(order) ? REFUNDED_MARK : FAILED_MARK} title={shown.title} text={shown.text} />
      )}
    </>
  );
}

/** How to reach the support, and the order number that they will ask for. */
function Support({ orderId }: { orderId: string }) {
  const text = useOrderText();
  const { supportPhone } = useRuntime();
  return (
    <section className={css.details} aria-label={text.support}>
      <Heading level={3} className={css.cardTitle}>
        {text.support}
      </Heading>
      <p className={note}>{text.supportText(orderId)}</p>
      {supportPhone !== null && <PhoneLink phone={supportPhone} text={text.call(supportPhone)} />}
    </section>
  );
}
