import type { ComponentProps, ReactNode } from 'react';
import { isNotFound, type Payment, type PaymentPreferences } from '../../api/index.ts';
import { useFlow } from '../shared/flow/flow.ts';
import { recallInstruments, type SentPayment } from '../shared/payment/payment-instruments.ts';
import { PaymentBill, wholeCharge } from '../shared/payment/PaymentBill.tsx';
import { ProgressNotice, TaskShell } from '../shared/payment/TaskShell.tsx';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppLink, HomeLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { CLOSED } from '../shared/ui/feedback/closed-mark.tsx';
import { MethodBox, MethodItem, MethodSection, MethodText } from '../shared/ui/page/MethodList.tsx';
import { ErrorPanel, Notice, Problem } from '../shared/ui/feedback/Notice.tsx';
import { italian } from '../shared/text/italian.tsx';
import * as css from './PaymentStatus.css.ts';
import { useMoney } from '../shared/text/use-money.ts';
import { useText } from './text.ts';
import { createPaymentStatus, type PaymentStatusFlow, type PaymentStatusState } from './payment-status.ts';
import { Text } from '../shared/text/Text.tsx';

export interface PaymentStatusProps {
  /** The payment's identifier, as in its address. */
  uuid: string;
  /** The person goes back, or cancelled the payment on this page. */
  onLeave(): void;
}

/** The status of a payment, and the actions that it allows (P2-2.44 to P2-2.49). */
export function PaymentStatus({ uuid, onLeave }: PaymentStatusProps) {
  const text = useText();
  const [state, payment] = useFlow(
    (runtime) => createPaymentStatus(runtime, uuid, onLeave),
    (payment) => payment.open(),
  );
  return (
    <TaskShell title={text.title} state={state.name === 'DECISION' ? state.data.actionType : state.name} onBack={onLeave}>
      <Status state={state} uuid={uuid} flow={payment} />
    </TaskShell>
  );
}

interface StatusProps {
  uuid: string;
  state: PaymentStatusState;
  flow: PaymentStatusFlow;
}

function Status({ state, uuid, flow }: StatusProps) {
  const text = useText();
  const money = useMoney();
  const { storage } = useRuntime();
  const retry = { retryLabel: text.retry, onRetry: flow.retry } as const;
  switch (state.name) {
    case 'READING':
      return <ProgressNotice key="loading" title={text.waitingTitle} text={text.waiting} slow={text.waitingSlow} />;
    case 'ACTING':
      return state.action === 'update' ? (
        <ProgressNotice key="updating" title={text.waitingTitle} text={text.updating} slow={text.waitingSlow} />
      ) : (
        <ProgressNotice key="cancelling" title={text.cancellingTitle} text={text.cancelling} />
      );
    case 'REDIRECT':
      return <ProgressNotice key="redirect" title={text.redirectTitle} text={text.redirect} slow={text.redirectSlow} icon="next" />;
    case 'LEFT':
      return null;
    case 'LATE':
      return <Notice mark={CLOSED} title={text.waitingTitle} text={text.retryText} {...retry} />;
    case 'DECISION': {
      const { data, problem } = state;
      const sent = recallInstruments(storage, uuid);
      const sentence = italian(problem?.sentence) ?? <Text>{text.refused}</Text>;
      const reason =
        problem?.name === 'cancelRefused' ? (
          <>
            <Text>{`${text.cancelRefused} `}</Text>
            {sentence}
          </>
        ) : problem?.name === 'noInstrument' ? (
          <Text>{text.noInstrument(problem.sentence ?? '')}</Text>
        ) : (
          problem && sentence
        );
      const actions = <Actions payment={data} sent={sent} problem={reason} uuid={uuid} flow={flow} />;
      switch (data.actionType) {
        case 'collectPI':
          return (
            <Notice mark="empty" title={text.collectTitle} text={text.collectText}>
              {actions}
            </Notice>
          );
        case 'cancelled':
          return (
            <Notice mark={CLOSED} title={text.cancelledTitle} text={text.cancelledText}>
              <HomeLink label={text.home} />
            </Notice>
          );
        case 'error':
          return (
            <ErrorPanel
              title={
                <>
                  <Text>{data.message ? `${text.failedTitle}: ` : text.failedTitle}</Text>
                  {data.message && <span className={css.sentence}>{italian(data.message)}</span>}
                </>
              }
              text={sent?.toPay === undefined || wholeCharge(sent) !== null ? text.failedText : text.failedWithAmount(money(sent.toPay))}
              bill={<PaymentBill uuid={uuid} />}
            >
              {actions}
            </ErrorPanel>
          );
        // The person has nothing to decide in these states.
        case 'loading':
        case 'redirect':
          return null;
        default:
          return data.actionType satisfies never;
      }
    }
    case 'UNSENT':
      return <ErrorPanel title={text.unsentTitle} text={text.unsentText} {...retry} />;
    case 'FAILED':
      return isNotFound(state.failure) ? (
        <Notice mark="empty" title={text.notFoundTitle} text={text.notFoundText}>
          <AppLink to={{ to: 'orders' }} className={buttonClass('primary', 'large')}>
            {text.orders}
          </AppLink>
        </Notice>
      ) : (
        <ErrorPanel title={text.errorTitle} text={text.errorText} {...retry} />
      );
    default:
      return state satisfies never;
  }
}

interface ActionsProps extends Omit<StatusProps, 'state'> {
  payment: Payment;
  /** What this browser sent the payment with. */
  sent: SentPayment | null;
  /** Why the last press had no effect. */
  problem: ReactNode;
}

/** What the payment was sent with, and the actions: pay again with it, choose a method, or cancel. */
function Actions({ payment: { actionType }, sent, problem, uuid, flow }: ActionsProps) {
  const text = useText();
  const main = sent?.definedAmountMethod ?? null;
  const second = sent?.partialAmountMethod ?? null;
  const again = main ?? second;
  return (
    <div className={css.full}>
      {sent !== null && again !== null && !(actionType === 'error' && wholeCharge(sent) !== null) && <Instruments instruments={sent} />}
      <Problem problem={problem} className={css.problem} />
      {actionType === 'error' && again !== null ? (
        <>
          {main !== null && second !== null && (
            <p className={css.note}>
              <Text>{text.retryWithout(main.paymentInstrument.label, second.paymentInstrument.label)}</Text>
            </p>
          )}
          <Button size="large" onClick={() => flow.pay(again.paymentInstrument)}>
            {text.retryPayment}
          </Button>
          <PickLink uuid={uuid} className={buttonClass('secondary', 'large')}>
            {text.pickOther}
          </PickLink>
        </>
      ) : (
        <PickLink uuid={uuid} className={buttonClass('primary', 'large')}>
          {actionType === 'error' ? text.retryPayment : text.add}
        </PickLink>
      )}
      <Button look="quiet" onClick={flow.cancel}>
        {text.cancel}
      </Button>
    </div>
  );
}

type PickLinkProps = Omit<ComponentProps<typeof AppLink>, 'to'> & { uuid: string };

/** Opens the payment options, which return here with the picked instrument. */
function PickLink({ uuid, ...props }: PickLinkProps) {
  const { navigation } = useRuntime();
  const returnUrl = navigation.href({ to: 'payment', uuid });
  return <AppLink {...props} to={{ to: 'payment-options', context: 'definedAmountMethod', keyToUpdate: 'PAYMENT_PICKED_PI', returnUrl }} />;
}

/** What the payment was sent with, in the order in which it is charged. */
function Instruments({ instruments }: { instruments: PaymentPreferences }) {
  const text = useText();
  const [second, main] = [instruments.partialAmountMethod?.paymentInstrument, instruments.definedAmountMethod?.paymentInstrument];
  return (
    <div className={css.instruments}>
      <MethodSection title={text.hadPicked}>
        <MethodBox>
          {second !== undefined && (
            <MethodItem>
              <MethodText provider={second.provider} label={second.label} lang="it" translate="no" remark={text.first} />
            </MethodItem>
          )}
          {main !== undefined && (
            <MethodItem>
              <MethodText {...main} lang="it" translate="no" {...(second !== undefined && { remark: text.rest })} />
            </MethodItem>
          )}
        </MethodBox>
      </MethodSection>
    </div>
  );
}
