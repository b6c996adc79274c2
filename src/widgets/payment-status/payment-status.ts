import {
  cancelPayment,
  getPayment,
  isNotFound,
  isOutcomeUnknown,
  type Payment,
  type PaymentPreference,
  serverSentence,
  updatePaymentInstrument,
} from '../../api/index.ts';
import type { Steps } from '../shared/flow/flow.ts';
import type { PressProblem } from '../shared/payment/failed-press.ts';
import { recallInstruments, rememberInstruments } from '../shared/payment/payment-instruments.ts';
import { paymentLock } from '../shared/payment/payment-outcome.ts';
import { isInstrument, takePicked } from '../shared/payment/pending-instrument.ts';
import {
  type Acting,
  ACTION_TIMEOUT_MS,
  createPolledPayment,
  type PolledPaymentState,
  requirementOf,
} from '../shared/payment/polled-payment.ts';
import { moneyLockFree } from '../shared/runtime/money-lock.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

type Picked = PaymentPreference['paymentInstrument'];
/** `noInstrument`: a method was picked that has no instrument, which a payment cannot be sent with; the sentence is its label. */
export type PaymentStatusProblem = PressProblem<'refused' | 'cancelRefused' | 'noInstrument'>;
export type PaymentStatusState =
  | PolledPaymentState<Payment, PaymentStatusProblem>
  | Acting<'update' | 'cancel'>
  /** The payment was not sent with the picked instrument, and the next press sends it. */
  | { readonly name: 'UNSENT'; readonly picked: Picked }
  /** The person has cancelled the payment here, and the host goes back. */
  | { readonly name: 'LEFT' };

/** Only payments with these actionTypes accept an instrument, or a cancellation. */
const allows = ({ actionType }: Payment): boolean => actionType === 'collectPI' || actionType === 'error';

/** The status of a payment, by the wire's actionTypes (P2-4.1 to P2-4.10). */
export function createPaymentStatus(runtime: Runtime, uuid: string, onLeave: () => void) {
  const { client, storage } = runtime;
  const params = { uuid };
  const call = { params, timeoutMs: ACTION_TIMEOUT_MS } as const;
  const lock = paymentLock(uuid);
  const payment = createPolledPayment<Payment, PaymentStatusProblem, PaymentStatusState>(runtime, {
    requirementOf,
    linkOf: ({ linkAction }) => linkAction,
    problemOf: (_, problem) => problem,
    read: (signal) => client.call(getPayment, { params, signal }),
  });
  const { act, getState, goOn, read, run } = payment;
  type PaymentSteps = Steps<PaymentStatusState>;

  /** Sends the payment with the picked instrument. Costs money. */
  const update =
    (picked: Picked): PaymentSteps =>
    async (set, signal) => {
      set({ name: 'ACTING', action: 'update' });
      const result = await act({
        lock,
        event: ['payment', 'update-pi'],
        allows,
        send: () => client.call(updatePaymentInstrument, { ...call, body: { uuid: picked.uuid } }),
      });
      switch (result?.type) {
        case undefined:
          return;
        case 'not-sent':
          if (isNotFound(result.failure)) return set({ name: 'FAILED', failure: result.failure, problem: null });
          return set({ name: 'UNSENT', picked });
        case 'refused': {
          const sentence = serverSentence(result.failure);
          // The page names the instrument of before.
          const before = recallInstruments(storage, uuid)?.definedAmountMethod?.paymentInstrument.uuid ?? picked.uuid;
          return read(set, signal, {
            problem: { name: 'refused', sentence: sentence && before !== picked.uuid ? `${picked.label}: ${sentence}` : sentence },
          });
        }
        case 'busy':
          // The status is read only after the other window has finished its call.
          await moneyLockFree(lock, signal);
          return read(set, signal);
        case 'done':
        case 'outcome-unknown': {
          // The picked instrument pays alone: it replaces the instruments of the earlier try.
          const { uuid: instrumentUuid, provider, label, sublabel } = picked;
          const paymentInstrument = { uuid: instrumentUuid, provider, label, sublabel };
          const before = recallInstruments(storage, uuid);
          const isFirst = before !== null && before.definedAmountMethod === null && before.partialAmountMethod === null;
          rememberInstruments(storage, uuid, {
            definedAmountMethod: { type: 'pi', paymentInstrument },
            partialAmountMethod: null,
            ...(isFirst && { toPay: before.toPay }),
          });
          return read(set, signal);
        }
        case 'changed':
          return read(set, signal);
        default:
          return result satisfies never;
      }
    };

  const cancel: PaymentSteps = async (set, signal) => {
    set({ name: 'ACTING', action: 'cancel' });
    const result = await act({ lock, event: ['payment', 'cancel'], allows, send: () => client.call(cancelPayment, call) });
    switch (result?.type) {
      case undefined:
        return;
      case 'done':
      case 'changed': {
        const data = result.type === 'done' ? result.answer : result.now;
        if (data.actionType !== 'cancelled') return goOn(set, signal, data);
        set({ name: 'LEFT' });
        return onLeave();
      }
      case 'busy':
        await moneyLockFree(lock, signal);
        return read(set, signal);
      case 'outcome-unknown':
        return read(set, signal);
      case 'not-sent':
      case 'refused': {
        const { failure } = result;
        return read(set, signal, {
          problem: isOutcomeUnknown(failure) ? null : { name: 'cancelRefused', sentence: serverSentence(failure) },
        });
      }
      default:
        return result satisfies never;
    }
  };

  const press = (steps: PaymentSteps): void => {
    const state = getState();
    if (state.name === 'DECISION' && allows(state.data)) run(steps);
  };

  return {
    ...payment,
    open(): void {
      // Picked on the page of the options. It is taken, so that it is sent at most once.
      const picked = takePicked(storage, 'PAYMENT_PICKED_PI');
      if (picked === null) run(read);
      else if (isInstrument(picked)) run(update(picked));
      else run((set, signal) => read(set, signal, { problem: { name: 'noInstrument', sentence: picked.label } }));
    },
    retry(): void {
      const state = getState();
      if (state.name === 'UNSENT') run(update(state.picked));
      else payment.retry();
    },
    pay: (picked: Picked) => press(update(picked)),
    cancel: () => press(cancel),
  };
}

export type PaymentStatusFlow = ReturnType<typeof createPaymentStatus>;
