import type { Link, PaymentAction } from '../../../api/index.ts';
import { type CommandTools, stepBy, type Transition } from '../flow/machine.ts';
import { pollUntil, SEVEN_REQUESTS } from '../flow/poll.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { attempt, type AttemptFailed } from './attempt.ts';
import { followAction } from './link-action.ts';
import { submitOnce, type SubmitResult } from './money-operation.ts';
import {
  type ActionResult,
  isPaymentPage,
  parseActionResult,
  paymentLock,
  type PaymentOutcome,
  paymentPage,
  type PaymentStepRef,
  readPaymentOutcome,
  sentenceOf,
} from './payment-outcome.ts';

/** Why a step of a payment failed. It is shown only after the payment was read again. */
interface StepFailure {
  /** The error code of part 2 §8. */
  readonly code: number;
  /** The server's own sentence. */
  readonly sentence: string | null;
  /** The server answered with a refusal; in all other cases the call may have had its effect. */
  readonly isRefusal: boolean;
  readonly isCancel: boolean;
}

/** `sentence`: the server's own sentence. */
export interface StepError extends Pick<StepFailure, 'code' | 'sentence'> {
  readonly name: 'ERROR';
  /** How certain the outcome is: only a payment that was read as open counts as not charged. */
  readonly certainty: 'open' | 'refused' | 'unknown';
  /** What the next press of 'Riprova' does: start again, read the outcome, or cancel. Each reads the payment first. */
  readonly retry: 'start' | 'read-outcome' | 'cancel';
}

/** The states that all steps share; a step's own states come between READ_PAYMENT and SEND. */
export type StepState =
  /** READ_PAYMENT: it may have been paid already, in another window or before a reload. */
  | { readonly name: 'READ_PAYMENT' | 'SEND' | 'CANCEL' }
  /** Something failed: the payment is read before the error is shown. */
  | { readonly name: 'READ_OUTCOME'; readonly after: StepFailure }
  /** `code`: the error code if the link cannot be followed. */
  | { readonly name: 'DONE'; readonly code: number }
  | StepError;

export type StepEvent =
  | { readonly type: 'opened' | 'retry-pressed' | 'cancel-pressed' }
  | { readonly type: 'outcome-read'; readonly outcome: PaymentOutcome }
  /** The step has obtained the vendor's proof, such as a nonce. */
  | { readonly type: 'proved'; readonly proof: string }
  | { readonly type: 'submitted'; readonly result: SubmitResult<PaymentOutcome, ActionResult> }
  /** The payment was cancelled, and its own page is next. */
  | { readonly type: 'cancelled'; readonly link: Link }
  /** A failure outside of SEND and CANCEL. */
  | AttemptFailed;

export type StepCommand =
  | { readonly type: 'read-payment' | 'read-outcome' | 'cancel' | 'leave' }
  /** Costs money. */
  | { readonly type: 'send'; readonly proof: string }
  | { readonly type: 'follow'; readonly link: Link };

/** The differences between steps. `Own`: the step's states before anything is sent. */
interface StepPlan<Own extends { readonly name: string }, OwnEvent, OwnCommand> {
  /** The only state whose proof is sent. */
  readonly provesIn: Own['name'];
  /** The transition after the payment was read as open. */
  readonly begin: Transition<Own, OwnCommand>;
  /** The transitions between its own states. */
  own(state: Own, event: OwnEvent): Transition<Own, OwnCommand>;
  /** The error code of part 2 §8 for a failure in a state. */
  codeOf(name: Own['name'] | 'READ_PAYMENT' | 'SEND' | 'CANCEL'): number;
  /** After a cancellation the person goes back in history (part 2 §4); otherwise to the payment's page. */
  readonly leavesOnCancel: boolean;
}

const SHARED_STATES: readonly string[] = ['READ_PAYMENT', 'SEND', 'CANCEL', 'READ_OUTCOME', 'DONE', 'ERROR'];

/** The machine of a payment's step that involves a vendor: it reads the payment, obtains a proof, sends it, or cancels. */
export function createPaymentStepFlow<Own extends { readonly name: string }, OwnEvent, OwnCommand>({
  provesIn,
  begin,
  own,
  codeOf,
  leavesOnCancel,
}: StepPlan<Own, OwnEvent, OwnCommand>) {
  type Next = Transition<StepState | Own, StepCommand | OwnCommand>;

  const READING: Next = { state: { name: 'READ_PAYMENT' }, command: { type: 'read-payment' } };
  const CANCELLING: Next = { state: { name: 'CANCEL' }, command: { type: 'cancel' } };
  const follow = (link: Link, code: number): Next => ({ state: { name: 'DONE', code }, command: { type: 'follow', link } });
  const afterCancel = (link: Link): Next =>
    leavesOnCancel ? { state: { name: 'DONE', code: codeOf('CANCEL') }, command: { type: 'leave' } } : follow(link, codeOf('CANCEL'));

  const readAfter = (code: number, failure: Partial<StepFailure>): Next => ({
    state: { name: 'READ_OUTCOME', after: { code, sentence: null, isRefusal: false, isCancel: false, ...failure } },
    command: { type: 'read-outcome' },
  });

  /** Shows the failure, or follows a payment that has moved on. `outcome`: null when it could not be read. */
  function classifyFailure({ code, sentence, isRefusal, isCancel }: StepFailure, outcome: PaymentOutcome | null): Next {
    const error = (certainty: StepError['certainty'], retry: StepError['retry']): Next => ({
      state: { name: 'ERROR', code, sentence, certainty, retry: isCancel ? 'cancel' : retry },
    });
    switch (outcome?.kind) {
      case 'open':
        return error('open', 'start');
      case 'moved-on':
        // The cancellation has happened, although its answer was lost.
        if (isCancel && outcome.actionType === 'cancelled') return afterCancel(outcome.link);
        // The step itself shows the refusal; the payment's page would only repeat it.
        return isRefusal && outcome.actionType === 'error' ? error('refused', 'start') : follow(outcome.link, code);
      case 'unlisted':
      case undefined:
        return error('unknown', 'read-outcome');
      default:
        return outcome satisfies undefined;
    }
  }

  function submitted(name: 'SEND' | 'CANCEL', result: SubmitResult<PaymentOutcome, ActionResult>): Next {
    const code = codeOf(name);
    const isCancel = name === 'CANCEL';
    switch (result.type) {
      case 'done': {
        const { answer } = result;
        if (answer.type === 'moved-on') return follow(answer.link, code);
        return readAfter(code, { sentence: answer.sentence, isRefusal: answer.type === 'refused', isCancel });
      }
      case 'changed':
        return classifyFailure({ code, sentence: null, isRefusal: false, isCancel: false }, result.now);
      // 'busy' too: another window is changing the payment.
      case 'busy':
      case 'not-sent':
      case 'refused':
      case 'outcome-unknown':
        return readAfter(code, { sentence: sentenceOf(result), isCancel });
      default:
        return result satisfies never;
    }
  }

  const stepShared = stepBy<StepState, StepEvent, StepCommand | OwnCommand, StepState | Own>({
    READ_PAYMENT: {
      opened: (state) => ({ ...READING, state }),
      'outcome-read': (_, { outcome }) => (outcome.kind === 'moved-on' ? follow(outcome.link, codeOf('READ_PAYMENT')) : begin),
      failed: (_, { sentence }) => ({
        state: { name: 'ERROR', code: codeOf('READ_PAYMENT'), sentence, certainty: 'unknown', retry: 'start' },
      }),
      'cancel-pressed': () => CANCELLING,
    },
    // The money may be on its way, so that the person cannot cancel in this state.
    SEND: { submitted: (_, { result }) => submitted('SEND', result) },
    CANCEL: {
      submitted: (_, { result }) => submitted('CANCEL', result),
      cancelled: (_, { link }) => afterCancel(link),
    },
    READ_OUTCOME: {
      'outcome-read': ({ after }, { outcome }) => classifyFailure(after, outcome),
      failed: ({ after }) => classifyFailure(after, null),
    },
    DONE: {
      // The link could not be followed.
      failed: ({ code }, { sentence }) => ({ state: { name: 'ERROR', code, sentence, certainty: 'unknown', retry: 'read-outcome' } }),
    },
    ERROR: {
      'retry-pressed'({ retry, code, sentence }) {
        if (retry === 'read-outcome') return readAfter(code, { sentence });
        return retry === 'start' ? READING : CANCELLING;
      },
      'cancel-pressed': () => CANCELLING,
    },
  });

  return function step(state: StepState | Own, event: StepEvent | OwnEvent): Next {
    const shared = event as StepEvent;
    if (SHARED_STATES.includes(state.name)) return stepShared(state as StepState, shared);
    const ownState = state as Own;
    switch (shared.type) {
      case 'proved':
        if (ownState.name !== provesIn) return { state };
        return { state: { name: 'SEND' }, command: { type: 'send', proof: shared.proof } };
      case 'failed':
        return readAfter(codeOf(ownState.name), { sentence: shared.sentence });
      case 'cancel-pressed':
        return CANCELLING;
      default:
        return own(ownState, event as OwnEvent);
    }
  };
}

/** The calls of one step. They have no signal, so that leaving the page does not abort them. */
interface StepCalls {
  send(proof: string): Promise<PaymentAction>;
  cancel(): Promise<PaymentAction>;
  onLeave?(): void;
}

/** What the commands that all payment steps share do, for `runBy`. */
export function paymentStepCommands(runtime: Runtime, ref: PaymentStepRef, calls: StepCalls) {
  const { client } = runtime;
  type Tools = CommandTools<StepEvent>;

  /** Holds the payment's lock in all tabs, and sends nothing if the payment has moved on from this step. */
  async function submit(kind: 'send' | 'cancel', call: () => Promise<PaymentAction>, { send, signal }: Tools): Promise<void> {
    const result = await submitOnce<PaymentOutcome, ActionResult>(runtime, {
      lock: paymentLock(ref.uuid),
      event: ['payment', `${ref.step} ${kind}`],
      signal,
      read: () => readPaymentOutcome(client, ref, signal),
      isStillValid: (outcome) => outcome.kind !== 'moved-on',
      send: async () => parseActionResult(await call(), ref),
    });
    if (result === null) return;
    const link = result.type === 'done' && result.answer.type === 'moved-on' ? result.answer.link : null;
    if (kind === 'cancel' && link !== null && isPaymentPage(link, ref.uuid)) send({ type: 'cancelled', link });
    else send({ type: 'submitted', result });
  }

  return {
    'read-payment': (_: unknown, { send, signal }: Tools) =>
      attempt<StepEvent>(runtime, send, async () => {
        // The server may still be preparing the step. The payment's own page takes over when that takes too long.
        const outcome = await pollUntil<PaymentOutcome>(runtime.environment, {
          ...SEVEN_REQUESTS,
          fetch: (pollSignal) => readPaymentOutcome(client, ref, pollSignal),
          isPending: (outcome) => outcome.kind === 'moved-on' && outcome.actionType === 'loading',
          signal,
        });
        return { type: 'outcome-read', outcome: outcome ?? { kind: 'moved-on', link: paymentPage(ref.uuid), actionType: 'loading' } };
      }),
    'read-outcome': (_: unknown, { send, signal }: Tools) =>
      attempt<StepEvent>(runtime, send, async () => {
        // Read under the lock, so that no window of this browser changes the payment meanwhile.
        const outcome = await withMoneyLock(paymentLock(ref.uuid), () => readPaymentOutcome(client, ref, signal));
        return outcome === 'busy' ? { type: 'failed', sentence: null } : { type: 'outcome-read', outcome };
      }),
    send: ({ proof }: { readonly proof: string }, tools: Tools) => submit('send', () => calls.send(proof), tools),
    cancel: (_: unknown, tools: Tools) => submit('cancel', calls.cancel, tools),
    follow({ link }: { readonly link: Link }, { send }: Tools) {
      if (!followAction(runtime, link)) send({ type: 'failed', sentence: null });
    },
    leave: () => calls.onLeave?.(),
  };
}
