import {
  cancelPayment,
  failureToTell,
  getPayment,
  isOutcomeUnknown,
  type Payment,
  serverSentence,
  updatePaymentInstrument,
} from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { poll } from '../shared/flow/poll.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { takePending } from '../shared/payment/pending-instrument.ts';
import { moneyLockFree, withMoneyLock } from '../shared/runtime/money-lock.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type PaymentStatusCommand, type PaymentStatusEvent, type PaymentStatusState, step } from './payment-status.flow.ts';
import { text } from './text.ts';

/** Between calls that cost money the server may take its time. */
const EFFECT_LIMIT_MS = 30_000;

/** Only these wait for an instrument (part 2 §4). */
const takesInstrument = ({ actionType }: Payment) => actionType === 'collectPI' || actionType === 'error';

export function createPaymentStatus(runtime: Runtime, uuid: string, onLeave: () => void) {
  const { client, environment, resources, storage, tracking } = runtime;
  const params = { uuid };
  /** What changes this payment runs once at a time in all tabs. */
  const intent = `payment.${uuid}`;
  /** 'busy' once another window is through with it: its status is not to be read before. */
  async function alone<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T | 'busy'> {
    const done = await withMoneyLock(intent, task);
    if (done === 'busy') await moneyLockFree(intent, signal);
    return done;
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
          // One request, then at most 6 more, 2 s apart (part 2 §9).
          poll<Payment>(
            {
              fetch: (pollSignal) => client.call(getPayment, { params, signal: pollSignal }),
              isPending: ({ actionType }) => actionType === 'loading',
              everyMs: 2000,
              maxTries: 7,
            },
            {
              onAnswer: (payment) => send({ type: 'answered', payment, problem }),
              onExhausted: () => send({ type: 'exhausted' }),
              onError: (thrown) => {
                const failure = failureToTell(thrown);
                if (failure !== null) send({ type: 'failed', failure });
              },
            },
            environment,
            signal,
          );
          return;
        }
        case 'update': {
          let problem: string | null = null;
          let isSent = false;
          try {
            await alone(async () => {
              // Under the lock: another window may have paid since this page was opened.
              if (!takesInstrument(await client.call(getPayment, { params }))) return;
              isSent = true;
              await client.call(updatePaymentInstrument, { ...call, body: { uuid: command.picked.uuid } });
            }, signal);
          } catch (thrown) {
            const failure = failureToTell(thrown);
            if (failure === null) return;
            tracking.event('payment', `update-pi ${failure.kind}`);
            // The reading before it failed: the pick waits for a press.
            if (!isSent) return send({ type: 'update-unsent', picked: command.picked, failure });
            // Without an answer the status alone tells what happened.
            if (!isOutcomeUnknown(failure)) problem = serverSentence(failure) ?? text.refused;
          }
          resources.invalidate('orders');
          return send({ type: 'updated', problem });
        }
        case 'cancel':
          try {
            const answer = await alone(async () => {
              // What another window has paid meanwhile is not cancelled.
              const now = await client.call(getPayment, { params });
              return takesInstrument(now) ? client.call(cancelPayment, call) : now;
            }, signal);
            resources.invalidate('orders');
            return send(answer === 'busy' ? { type: 'cancel-uncertain' } : { type: 'answered', payment: answer, problem: null });
          } catch (thrown) {
            const failure = failureToTell(thrown);
            if (failure === null) return;
            tracking.event('payment', `cancel ${failure.kind}`);
            resources.invalidate('orders');
            if (isOutcomeUnknown(failure)) return send({ type: 'cancel-uncertain' });
            return send({ type: 'cancel-refused', problem: text.cancelRefused(serverSentence(failure)) });
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
