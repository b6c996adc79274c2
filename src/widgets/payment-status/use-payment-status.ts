import { cancelPayment, getPayment, isOutcomeUnknown, type Payment, serverSentence, updatePaymentInstrument } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { poll, SEVEN_REQUESTS } from '../shared/flow/poll.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { submitOnce } from '../shared/payment/money-operation.ts';
import { rememberInstruments } from '../shared/payment/payment-instruments.ts';
import { paymentLock } from '../shared/payment/payment-outcome.ts';
import { takePending } from '../shared/payment/pending-instrument.ts';
import { moneyLockFree } from '../shared/runtime/money-lock.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type PaymentStatusCommand, type PaymentStatusEvent, type PaymentStatusState, step } from './payment-status.flow.ts';
import { text } from './text.ts';

/** Time-out of a call that costs money; the server may need longer than usual. */
const EFFECT_LIMIT_MS = 30_000;

/** Only payments with these actionTypes accept an instrument (part 2 §4). */
const takesInstrument = ({ actionType }: Payment) => actionType === 'collectPI' || actionType === 'error';

export function createPaymentStatus(runtime: Runtime, uuid: string, onLeave: () => void) {
  const { client, environment, resources, storage } = runtime;
  const params = { uuid };

  /** Changes the payment in one tab at a time, and only if no other window has paid it since this page was opened. */
  async function change<Answer>(action: string, send: () => Promise<Answer>, signal: AbortSignal) {
    const result = await submitOnce<Payment, Answer>(runtime, {
      lock: paymentLock(uuid),
      event: ['payment', action],
      read: () => client.call(getPayment, { params }),
      isStillValid: takesInstrument,
      send,
    });
    if (result === null) return null;
    // The status is read only after the other window has finished its call.
    if (result.type === 'busy') await moneyLockFree(paymentLock(uuid), signal);
    resources.invalidate('orders');
    return result;
  }
  const call = { params, timeoutMs: EFFECT_LIMIT_MS } as const;

  return createMachine<PaymentStatusState, PaymentStatusEvent, PaymentStatusCommand>(
    { name: 'loading' },
    step,
    async (command, { send, signal }) => {
      switch (command.type) {
        case 'look':
          return send({ type: 'looked', picked: takePending(storage, 'PAYMENT_PICKED_PI') });
        case 'poll': {
          const { problem } = command;
          poll<Payment>(environment, {
            fetch: (pollSignal) => client.call(getPayment, { params, signal: pollSignal }),
            isPending: ({ actionType }) => actionType === 'loading',
            ...SEVEN_REQUESTS,
            onAnswer: (payment) => send({ type: 'answered', payment, problem }),
            onExhausted: () => send({ type: 'exhausted' }),
            onFailure: (failure) => send({ type: 'failed', failure }),
            signal,
          });
          return;
        }
        case 'update': {
          const { picked } = command;
          const pay = () => client.call(updatePaymentInstrument, { ...call, body: { uuid: picked.uuid } });
          const result = await change('update-pi', pay, signal);
          // It pays alone, in the place of the instruments of before.
          if (result?.type === 'done' || result?.type === 'outcome-unknown') {
            const { uuid: instrumentUuid, provider, label, sublabel } = picked;
            const paymentInstrument = { uuid: instrumentUuid, provider, label, sublabel };
            rememberInstruments(storage, uuid, { definedAmountMethod: { type: 'pi', paymentInstrument }, partialAmountMethod: null });
          }
          switch (result?.type) {
            case undefined:
              return;
            case 'not-sent':
              // The picked instrument is sent at the next press.
              return send({ type: 'update-unsent', picked, failure: result.failure });
            case 'refused':
              return send({ type: 'updated', problem: serverSentence(result.failure) ?? text.refused });
            default:
              // Only the status shows the outcome.
              return send({ type: 'updated', problem: null });
          }
        }
        case 'cancel': {
          const result = await change('cancel', () => client.call(cancelPayment, call), signal);
          switch (result?.type) {
            case undefined:
              return;
            case 'done':
              return send({ type: 'answered', payment: result.answer, problem: null });
            case 'changed':
              return send({ type: 'answered', payment: result.now, problem: null });
            case 'busy':
            case 'outcome-unknown':
              return send({ type: 'cancel-uncertain' });
            case 'not-sent':
            case 'refused':
              if (isOutcomeUnknown(result.failure)) return send({ type: 'cancel-uncertain' });
              return send({ type: 'cancel-refused', problem: text.cancelRefused(serverSentence(result.failure)) });
            default:
              return result satisfies never;
          }
        }
        case 'follow':
          resources.invalidate('orders');
          if (!followAction(runtime, command.link)) send({ type: 'link-refused' });
          return;
        case 'leave':
          return onLeave();
        default:
          return command satisfies never;
      }
    },
  );
}

export function usePaymentStatus(uuid: string, onLeave: () => void) {
  const runtime = useRuntime();
  return useMachine(() => createPaymentStatus(runtime, uuid, onLeave), { type: 'opened' });
}
