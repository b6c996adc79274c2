import { isNotFound } from '../../api/index.ts';
import { PaymentStep, Waiting } from '../shared/payment/PaymentStep.tsx';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppLink } from '../shared/ui/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/Button.tsx';
import { CLOSED } from '../shared/ui/closed-mark.tsx';
import { ErrorPanel, Notice } from '../shared/ui/Notice.tsx';
import * as css from './PaymentStatus.css.ts';
import type { PaymentStatusEvent, PaymentStatusState } from './payment-status.flow.ts';
import { text } from './text.ts';
import { usePaymentStatus } from './use-payment-status.ts';

export interface PaymentStatusProps {
  uuid: string;
  /** The person goes back, or cancelled the payment on this page. */
  onLeave(): void;
}

/** The status of a payment, and the actions that it allows (part 2 §2 'Payment status'). */
export function PaymentStatus({ uuid, onLeave }: PaymentStatusProps) {
  const [state, send] = usePaymentStatus(uuid, onLeave);
  return (
    <PaymentStep title={text.title} state={state.name} onBack={onLeave}>
      <Status state={state} uuid={uuid} send={send} />
    </PaymentStep>
  );
}

interface StatusProps {
  state: PaymentStatusState;
  uuid: string;
  send(event: PaymentStatusEvent): void;
}

function Status({ state, uuid, send }: StatusProps) {
  const { supportPhone } = useRuntime();
  switch (state.name) {
    case 'loading':
      return <Waiting key="loading" title={text.waitingTitle} text={text.waiting} slow={text.waitingSlow} />;
    case 'updating':
      return <Waiting key="updating" title={text.updatingTitle} text={text.updating} slow={text.waitingSlow} />;
    case 'cancelling':
      return <Waiting key="cancelling" title={text.cancellingTitle} text={text.cancelling} />;
    case 'redirect':
      return <Waiting key="redirect" title={text.redirectTitle} text={text.redirect} slow={text.redirectSlow} icon="next" />;
    case 'left':
      return null;
    case 'retry':
      return (
        <Notice mark={CLOSED} title={text.waitingTitle} text={text.retryText}>
          <Button size="large" icon="reload" onClick={() => send({ type: 'retry-pressed' })}>
            {text.retry}
          </Button>
        </Notice>
      );
    case 'collectPI':
      return (
        <Notice mark="empty" title={text.collectTitle} text={text.collectText}>
          <Ways problem={state.problem} pick={text.add} uuid={uuid} onCancel={() => send({ type: 'cancel-pressed' })} />
        </Notice>
      );
    case 'error':
      return (
        <ErrorPanel
          title={state.message ? text.failedBecause(state.message) : text.failedTitle}
          text={text.failedText}
          phone={supportPhone}
        >
          <Ways problem={state.problem} pick={text.retryPayment} uuid={uuid} onCancel={() => send({ type: 'cancel-pressed' })} />
        </ErrorPanel>
      );
    case 'unsent':
      return (
        <ErrorPanel
          title={text.unsentTitle}
          text={text.unsentText}
          retryLabel={text.retry}
          onRetry={() => send({ type: 'retry-pressed' })}
          phone={supportPhone}
        />
      );
    case 'cancelled':
      return (
        <Notice mark={CLOSED} title={text.cancelledTitle} text={text.cancelledText}>
          <AppLink to={{ to: 'home' }} className={buttonClass('primary', 'large')}>
            {text.home}
          </AppLink>
        </Notice>
      );
    case 'failed':
      return isNotFound(state.failure) ? (
        <Notice mark="empty" title={text.notFoundTitle} text={text.notFoundText}>
          <AppLink to={{ to: 'orders' }} className={buttonClass('primary', 'large')}>
            {text.orders}
          </AppLink>
        </Notice>
      ) : (
        <ErrorPanel
          title={text.errorTitle}
          text={text.errorText}
          retryLabel={text.retry}
          onRetry={() => send({ type: 'retry-pressed' })}
          phone={supportPhone}
        />
      );
    default:
      return state satisfies never;
  }
}

/** The actions: choose a method, or cancel. */
function Ways({ problem, pick, uuid, onCancel }: { problem: string | null; pick: string; uuid: string; onCancel(): void }) {
  const { navigation } = useRuntime();
  const returnUrl = navigation.href({ to: 'payment', uuid });
  return (
    <div className={css.full}>
      {problem !== null && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <AppLink
        to={{ to: 'payment-options', context: 'definedAmountMethod', keyToUpdate: 'PAYMENT_PICKED_PI', returnUrl }}
        className={buttonClass('primary', 'large')}
      >
        {pick}
      </AppLink>
      <Button look="quiet" onClick={onCancel}>
        {text.cancel}
      </Button>
    </div>
  );
}
