import type { Link } from '../../../api/index.ts';
import { stepBy, type Transition } from '../flow/machine.ts';
import type { SubmitResult } from './money-operation.ts';
import { type ActionResult, type PaymentOutcome, sentenceOf } from './payment-outcome.ts';

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

export interface Resolution {
  /** How certain the outcome is: only a payment that was read as open counts as not charged. */
  readonly certainty: 'open' | 'refused' | 'unknown';
  /** What the next press of 'Riprova' does: start again, read the outcome, or cancel. Each reads the payment first. */
  readonly retry: 'start' | 'read-outcome' | 'cancel';
}

/** The states that all steps share; a step's own states come between READ_PAYMENT and SEND. */
export type StepState =
  /** Reads the payment first: it may have been paid already, in another window or before a reload. */
  | { readonly name: 'READ_PAYMENT' }
  | { readonly name: 'SEND' | 'CANCEL' }
  /** Something failed: the payment is read before the error is shown. */
  | { readonly name: 'READ_OUTCOME'; readonly after: StepFailure }
  /** `code`: the error code if the link cannot be followed. */
  | { readonly name: 'DONE'; readonly code: number }
  /** `sentence`: the server's own sentence. */
  | (Resolution & { readonly name: 'ERROR'; readonly code: number; readonly sentence: string | null });

export type StepEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'outcome-read'; readonly outcome: PaymentOutcome }
  | { readonly type: 'submitted'; readonly result: SubmitResult<PaymentOutcome, ActionResult> }
  /** The payment was cancelled, and its own page is next. */
  | { readonly type: 'cancelled'; readonly link: Link }
  /** A failure outside of SEND and CANCEL. */
  | { readonly type: 'failed'; readonly sentence: string | null }
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'cancel-pressed' };

export type StepCommand =
  | { readonly type: 'read-payment' | 'read-outcome' | 'cancel' | 'leave' }
  /** Costs money. `proof`: the vendor's proof, such as a nonce. */
  | { readonly type: 'send'; readonly proof: string }
  | { readonly type: 'follow'; readonly link: Link };

/** The differences between steps. `Own`: the step's states before anything is sent. */
interface StepPlan<Own extends { readonly name: string }, Command> {
  /** The transition after the payment was read as open. */
  readonly begin: Transition<Own, Command>;
  /** The error code of part 2 §8 for a failure in a state. */
  codeOf(name: Own['name'] | 'READ_PAYMENT' | 'SEND' | 'CANCEL'): number;
  /** After a cancellation the person goes back in history (part 2 §4); otherwise to the payment's page. */
  readonly leavesOnCancel: boolean;
}

const SHARED_STATES: readonly string[] = ['READ_PAYMENT', 'SEND', 'CANCEL', 'READ_OUTCOME', 'DONE', 'ERROR'];

/** The transition that pays with the vendor's proof. */
export const sending = (proof: string): Transition<StepState, StepCommand> => ({
  state: { name: 'SEND' },
  command: { type: 'send', proof },
});

/** The machine of a payment's step that involves a vendor: it reads the payment, obtains a proof, sends it, or cancels. */
export function createPaymentStepFlow<Own extends { readonly name: string }, Command>({
  begin,
  codeOf,
  leavesOnCancel,
}: StepPlan<Own, Command>) {
  type State = StepState | Own;
  type Next = Transition<State, StepCommand | Command>;

  const isOwn = (state: State): state is Own => !SHARED_STATES.includes(state.name);

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
    const error = (certainty: Resolution['certainty'], retry: Resolution['retry']): Next => ({
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

  const stepShared = stepBy<StepState, StepEvent, StepCommand | Command, State>({
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

  return function step(state: State, event: StepEvent): Next {
    if (!isOwn(state)) return stepShared(state as StepState, event);
    if (event.type === 'failed') return readAfter(codeOf(state.name), { sentence: event.sentence });
    return event.type === 'cancel-pressed' ? CANCELLING : { state };
  };
}
