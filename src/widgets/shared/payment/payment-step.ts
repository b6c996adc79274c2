import { type PaymentAction, serverSentence } from '../../../api/index.ts';
import { poll, SEVEN_REQUESTS } from '../flow/poll.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { attempt } from './attempt.ts';
import { followAction } from './link-action.ts';
import { submitOnce } from './money-operation.ts';
import {
  type ActionResult,
  isPaymentPage,
  parseActionResult,
  paymentLock,
  type PaymentOutcome,
  paymentPage,
  type PaymentStepRef,
  readPaymentOutcome,
} from './payment-outcome.ts';
import type { StepCommand, StepEvent } from './payment-step.flow.ts';

/** The calls of one step. They have no signal, so that leaving the page does not abort them. */
interface StepCalls {
  send(proof: string): Promise<PaymentAction>;
  cancel(): Promise<PaymentAction>;
  onLeave?(): void;
}

/** Executes the commands that all payment steps share (`payment-step.flow.ts`). */
export async function runPaymentStep(
  runtime: Runtime,
  ref: PaymentStepRef,
  calls: StepCalls,
  command: StepCommand,
  { send, signal }: { send(event: StepEvent): void; signal: AbortSignal },
): Promise<void> {
  const { client } = runtime;
  /** Holds the payment's lock in all tabs, and sends nothing if the payment has moved on from this step. */
  const submit = async (call: () => Promise<PaymentAction>) => {
    const result = await submitOnce<PaymentOutcome, ActionResult>(runtime, {
      lock: paymentLock(ref.uuid),
      event: ['payment', `${ref.step} ${command.type}`],
      signal,
      read: () => readPaymentOutcome(client, ref, signal),
      isStillValid: ({ kind }) => kind !== 'moved-on',
      send: async () => parseActionResult(await call(), ref),
    });
    if (result === null) return;
    const link = result.type === 'done' && result.answer.type === 'moved-on' ? result.answer.link : null;
    if (command.type === 'cancel' && link !== null && isPaymentPage(link, ref.uuid)) send({ type: 'cancelled', link });
    else send({ type: 'submitted', result });
  };

  switch (command.type) {
    case 'read-payment':
      // The server may still be preparing the step. The payment's own page takes over when that takes too long.
      poll<PaymentOutcome>(runtime.environment, {
        ...SEVEN_REQUESTS,
        fetch: (pollSignal) => readPaymentOutcome(client, ref, pollSignal),
        isPending: (outcome) => outcome.kind === 'moved-on' && outcome.actionType === 'loading',
        onAnswer: (outcome, isFinal) => void (isFinal && send({ type: 'outcome-read', outcome })),
        onExhausted: () =>
          send({ type: 'outcome-read', outcome: { kind: 'moved-on', link: paymentPage(ref.uuid), actionType: 'loading' } }),
        onFailure: (failure) => send({ type: 'failed', sentence: serverSentence(failure) }),
        signal,
      });
      return;
    case 'read-outcome':
      // Read under the lock, so that no window of this browser changes the payment meanwhile.
      return attempt<StepEvent>(runtime, send, async () => {
        const outcome = await withMoneyLock(paymentLock(ref.uuid), () => readPaymentOutcome(client, ref, signal));
        return outcome === 'busy' ? { type: 'failed', sentence: null } : { type: 'outcome-read', outcome };
      });
    case 'send':
      return submit(() => calls.send(command.proof));
    case 'cancel':
      return submit(calls.cancel);
    case 'follow':
      if (!followAction(runtime, command.link)) send({ type: 'failed', sentence: null });
      return;
    case 'leave':
      return calls.onLeave?.();
    default:
      return command satisfies never;
  }
}
