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
import type { PressProblem } from '../shared/payment/attempt.ts';
import type { SubmitResult } from '../shared/payment/money-operation.ts';
import { rememberInstruments } from '../shared/payment/payment-instruments.ts';
import { paymentLock } from '../shared/payment/payment-outcome.ts';
import { takePending } from '../shared/payment/pending-instrument.ts';
import {
  ACTION_TIMEOUT_MS,
  type ActionOutcome,
  createPolledPayment,
  type PolledPaymentEvent,
  type PolledPaymentRules,
  type PolledPaymentState,
  requirementOf,
} from '../shared/payment/polled-payment.ts';
import { moneyLockFree } from '../shared/runtime/money-lock.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

/** `picked`: what the payment is sent with. */
export type PaymentStatusAction =
  { readonly type: 'update'; readonly picked: PaymentPreference['paymentInstrument'] } | { readonly type: 'cancel' };
export type PaymentStatusProblem = PressProblem<'refused' | 'cancelRefused'>;
export type PaymentStatusState = PolledPaymentState<Payment, PaymentStatusAction, PaymentStatusProblem>;
export type PaymentStatusEvent = PolledPaymentEvent<Payment, PaymentStatusAction, PaymentStatusProblem>;

/** The status of a payment, by the wire's actionTypes (part 2 §4 'Payment status'). */
export const paymentStatusRules: PolledPaymentRules<Payment, PaymentStatusAction, PaymentStatusProblem> = {
  requirementOf,
  linkOf: ({ linkAction }) => linkAction,
  /** Only payments with these actionTypes accept an instrument, or a cancellation. */
  allows: (_, { actionType }) => actionType === 'collectPI' || actionType === 'error',
  problemOf: (_, problem) => problem,
};

export function outcomeOfUpdate(result: SubmitResult<Payment, Payment>): ActionOutcome<Payment, PaymentStatusProblem> {
  if (result.type === 'not-sent') return isNotFound(result.failure) ? { type: 'failed', failure: result.failure } : { type: 'unsent' };
  return { type: 'read', problem: result.type === 'refused' ? { name: 'refused', sentence: serverSentence(result.failure) } : null };
}

export function outcomeOfCancel(result: SubmitResult<Payment, Payment>): ActionOutcome<Payment, PaymentStatusProblem> {
  switch (result.type) {
    case 'done':
    case 'changed': {
      const data = result.type === 'done' ? result.answer : result.now;
      return data.actionType === 'cancelled' ? { type: 'left' } : { type: 'answered', data, problem: null };
    }
    case 'busy':
    case 'outcome-unknown':
      return { type: 'read', problem: null };
    case 'not-sent':
    case 'refused':
      return {
        type: 'read',
        problem: isOutcomeUnknown(result.failure) ? null : { name: 'cancelRefused', sentence: serverSentence(result.failure) },
      };
    default:
      return result satisfies never;
  }
}

export function createPaymentStatus(runtime: Runtime, uuid: string, onLeave: () => void) {
  const { client, storage } = runtime;
  const params = { uuid };
  const call = { params, timeoutMs: ACTION_TIMEOUT_MS } as const;

  return createPolledPayment<Payment, PaymentStatusAction, PaymentStatusProblem>(runtime, {
    ...paymentStatusRules,
    read: (signal) => client.call(getPayment, { params, signal }),
    submissionOf: (action) => ({
      lock: paymentLock(uuid),
      event: ['payment', action.type === 'update' ? 'update-pi' : 'cancel'],
      send: () =>
        action.type === 'update'
          ? client.call(updatePaymentInstrument, { ...call, body: { uuid: action.picked.uuid } })
          : client.call(cancelPayment, call),
    }),
    async outcomeOf(action, result, signal) {
      // The status is read only after the other window has finished its call.
      if (result.type === 'busy') await moneyLockFree(paymentLock(uuid), signal);
      if (action.type === 'cancel') return outcomeOfCancel(result);
      // The picked instrument pays alone: it replaces the instruments of the earlier try.
      if (result.type === 'done' || result.type === 'outcome-unknown') {
        const { uuid: instrumentUuid, provider, label, sublabel } = action.picked;
        const paymentInstrument = { uuid: instrumentUuid, provider, label, sublabel };
        rememberInstruments(storage, uuid, { definedAmountMethod: { type: 'pi', paymentInstrument }, partialAmountMethod: null });
      }
      return outcomeOfUpdate(result);
    },
    takeAction() {
      const picked = takePending(storage, 'PAYMENT_PICKED_PI');
      return picked === null ? null : { type: 'update', picked };
    },
    onLeave,
  });
}
