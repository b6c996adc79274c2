import { useState } from 'react';
import { isNotFound, type PaymentContext, type PaymentPreferences } from '../../api/index.ts';
import { chargeText } from '../shared/payment/charge-text.ts';
import { recallInstruments } from '../shared/payment/payment-instruments.ts';
import { PaymentStep, Waiting } from '../shared/payment/PaymentStep.tsx';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { CLOSED } from '../shared/ui/feedback/closed-mark.tsx';
import { MethodBox, MethodItem, MethodSection, MethodText } from '../shared/ui/page/MethodList.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
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
          <Ways state={state} uuid={uuid} send={send} />
        </Notice>
      );
    case 'error':
      return (
        <ErrorPanel
          title={state.message ? text.failedBecause(state.message) : text.failedTitle}
          text={text.failedText}
          phone={supportPhone}
        >
          <Ways state={state} uuid={uuid} send={send} />
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

interface WaysProps {
  state: Extract<PaymentStatusState, { name: 'collectPI' | 'error' }>;
  uuid: string;
  send(event: PaymentStatusEvent): void;
}

/** What the payment was sent with, and the actions: pay again with it, choose a method, or cancel. */
function Ways({ state, uuid, send }: WaysProps) {
  const { storage } = useRuntime();
  const [instruments] = useState(() => recallInstruments(storage, uuid));
  const again = instruments?.definedAmountMethod ?? instruments?.partialAmountMethod ?? null;
  return (
    <div className={css.full}>
      {state.problem !== null && (
        <p className={css.problem} role="alert">
          {state.problem}
        </p>
      )}
      {instruments !== null && again !== null && <Instruments uuid={uuid} instruments={instruments} />}
      {state.name === 'error' && again !== null ? (
        <>
          <p className={css.note}>{text.retryWith(again.paymentInstrument.label)}</p>
          <Button size="large" onClick={() => send({ type: 'pay-pressed', picked: again.paymentInstrument })}>
            {text.retryPayment}
          </Button>
          <PickLink uuid={uuid} context="definedAmountMethod" className={buttonClass('secondary', 'large')}>
            {text.pickOther}
          </PickLink>
        </>
      ) : (
        <PickLink uuid={uuid} context="definedAmountMethod" className={buttonClass('primary', 'large')}>
          {state.name === 'error' ? text.retryPayment : text.add}
        </PickLink>
      )}
      <Button look="quiet" onClick={() => send({ type: 'cancel-pressed' })}>
        {text.cancel}
      </Button>
    </div>
  );
}

interface PickLinkProps {
  uuid: string;
  context: PaymentContext;
  className: string;
  label?: string;
  children: string;
}

/** Opens the payment options, which return here with the picked instrument. */
function PickLink({ uuid, context, className, label, children }: PickLinkProps) {
  const { navigation } = useRuntime();
  const returnUrl = navigation.href({ to: 'payment', uuid });
  return (
    <AppLink
      to={{ to: 'payment-options', context, keyToUpdate: 'PAYMENT_PICKED_PI', returnUrl }}
      className={className}
      {...(label === undefined ? {} : { label })}
    >
      {children}
    </AppLink>
  );
}

/** What the payment was sent with, in the order in which it is charged. The first instrument is changed by the button below. */
function Instruments({ uuid, instruments }: { uuid: string; instruments: PaymentPreferences }) {
  const [second, main] = [instruments.partialAmountMethod?.paymentInstrument, instruments.definedAmountMethod?.paymentInstrument];
  return (
    <div className={css.instruments}>
      <MethodSection title={text.hadPicked}>
        <MethodBox>
          {second !== undefined && (
            <MethodItem>
              <MethodText provider={second.provider} label={second.label} sublabel={text.first} />
              <PickLink
                uuid={uuid}
                context="partialAmountMethod"
                className={buttonClass('quiet', 'tap', true)}
                label={chargeText.changeInstrument(second.label)}
              >
                {chargeText.change}
              </PickLink>
            </MethodItem>
          )}
          {main !== undefined && (
            <MethodItem>
              <MethodText provider={main.provider} label={main.label} sublabel={second === undefined ? main.sublabel : text.rest} />
            </MethodItem>
          )}
        </MethodBox>
      </MethodSection>
    </div>
  );
}
