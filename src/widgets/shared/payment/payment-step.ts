import { displayableFailure, type Link, type PaymentAction, serverSentence } from '../../../api/index.ts';
import { createFlow, type Flow, type SetState, type Steps } from '../flow/flow.ts';
import { pollUntil, SEVEN_REQUESTS } from '../flow/poll.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import type { Runtime } from '../runtime/runtime.tsx';
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
export interface StepFailure {
  /** The error code of P2-8.2, P2-8.12, P2-8.36. */
  readonly code: number;
  /** The server's own sentence. */
  readonly sentence: string | null;
  /** The server answered with a refusal; in all other cases the call may have had its effect. */
  readonly isRefusal?: boolean;
  readonly isCancel?: boolean;
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
  /** Something failed: the payment is read before the error is shown. DONE: on the way to the next page. */
  | { readonly name: 'READ_OUTCOME' | 'DONE' }
  | StepError;

/**
 * The differences between steps. `Own`: the step's states before anything is sent. `send` and `cancel` have no signal, so that
 * leaving does not abort them.
 */
interface StepPlan<Own> {
  /** Obtains the vendor's proof, such as a nonce, after the payment was read as open. @returns null when the vendor refuses */
  prove(set: SetState<Own>, signal: AbortSignal): Promise<string | null>;
  /** Costs money. */
  send(proof: string): Promise<PaymentAction>;
  cancel(): Promise<PaymentAction>;
  /** Where the person goes after a cancellation; without it to the payment's page. */
  onCancelled?(): void;
  /** The same for a failure in a state. */
  codeOf(name: string): number;
}

/** What follows when the payment was read after a failure. `outcome`: null when it could not be read. */
export function afterFailure(
  { code, sentence, isRefusal = false, isCancel = false }: StepFailure,
  outcome: PaymentOutcome | null,
): StepError | { readonly name: 'CANCELLED' | 'MOVED_ON'; readonly link: Link } {
  const error = (certainty: StepError['certainty'], retry: StepError['retry']): StepError => ({
    name: 'ERROR',
    code,
    sentence,
    certainty,
    retry: isCancel ? 'cancel' : retry,
  });
  switch (outcome?.kind) {
    case 'open':
      return error('open', 'start');
    case 'moved-on': {
      const { actionType, link } = outcome;
      // The cancellation has happened, although its answer was lost.
      if (isCancel && actionType === 'cancelled') return { name: 'CANCELLED', link };
      // The step itself shows the refusal; the payment's page would only repeat it.
      return isRefusal && actionType === 'error' ? error('refused', 'start') : { name: 'MOVED_ON', link };
    }
    case 'unlisted':
    case undefined:
      return error('unknown', 'read-outcome');
    default:
      return outcome satisfies undefined;
  }
}

/** In these states no press begins anything: the money may be on its way. */
const BUSY: readonly string[] = ['SEND', 'CANCEL', 'READ_OUTCOME', 'DONE'];

/** A payment's step that involves a vendor: it reads the payment, obtains a proof, sends it, or cancels. */
export function createPaymentStep<Own extends { readonly name: string }>(runtime: Runtime, ref: PaymentStepRef, plan: StepPlan<Own>) {
  type State = StepState | Own;
  type StepSteps = Steps<State>;
  const { client, environment } = runtime;
  const flow: Flow<State> = createFlow<State>({ name: 'READ_PAYMENT' }, { isBusy: ({ name }) => BUSY.includes(name) });
  const { getState, run } = flow;

  function navigate(set: SetState<State>, link: Link, code: number): void {
    set({ name: 'DONE' });
    if (followAction(runtime, link)) return;
    set({ name: 'ERROR', code, sentence: null, certainty: 'unknown', retry: 'read-outcome' });
  }

  function leave(set: SetState<State>, link: Link, code: number): void {
    if (plan.onCancelled === undefined) return navigate(set, link, code);
    set({ name: 'DONE' });
    plan.onCancelled();
  }

  function conclude(set: SetState<State>, failure: StepFailure, outcome: PaymentOutcome | null): void {
    const next = afterFailure(failure, outcome);
    if (next.name === 'ERROR') set(next);
    else if (next.name === 'CANCELLED') leave(set, next.link, failure.code);
    else navigate(set, next.link, failure.code);
  }

  /** Reads the payment under its lock, so that no window of this browser changes it meanwhile. */
  async function readOutcome(set: SetState<State>, signal: AbortSignal, failure: StepFailure): Promise<void> {
    set({ name: 'READ_OUTCOME' });
    let outcome: PaymentOutcome | 'busy' | null = null;
    try {
      outcome = await withMoneyLock(paymentLock(ref.uuid), () => readPaymentOutcome(client, ref, signal));
    } catch (thrown) {
      if (displayableFailure(thrown) === null) return;
    }
    conclude(set, failure, outcome === 'busy' ? null : outcome);
  }

  /** Holds the payment's lock in all tabs, and sends nothing if the payment has moved on from this step. */
  const submit = (kind: 'send' | 'cancel', call: () => Promise<PaymentAction>, signal: AbortSignal) =>
    submitOnce<PaymentOutcome, ActionResult>(runtime, {
      lock: paymentLock(ref.uuid),
      event: ['payment', `${ref.step} ${kind}`],
      signal,
      read: () => readPaymentOutcome(client, ref, signal),
      isStillValid: (outcome) => outcome.kind !== 'moved-on',
      send: async () => parseActionResult(await call(), ref),
    });

  async function showResult(
    set: SetState<State>,
    signal: AbortSignal,
    result: SubmitResult<PaymentOutcome, ActionResult>,
    failure: { readonly code: number; readonly isCancel: boolean },
  ): Promise<void> {
    switch (result.type) {
      case 'done': {
        const { answer } = result;
        if (answer.type === 'moved-on') return navigate(set, answer.link, failure.code);
        return readOutcome(set, signal, { ...failure, sentence: answer.sentence, isRefusal: answer.type === 'refused' });
      }
      case 'changed':
        return conclude(set, { code: failure.code, sentence: null }, result.now);
      // 'busy' too: another window is changing the payment.
      case 'busy':
      case 'not-sent':
      case 'refused':
      case 'outcome-unknown':
        return readOutcome(set, signal, { ...failure, sentence: sentenceOf(result) });
      default:
        return result satisfies never;
    }
  }

  const start: StepSteps = async (set, signal) => {
    set({ name: 'READ_PAYMENT' });
    const code = plan.codeOf('READ_PAYMENT');
    let outcome: PaymentOutcome | null;
    try {
      // The server may still be preparing the step. The payment's own page takes over when that takes too long.
      outcome = await pollUntil<PaymentOutcome>(environment, {
        ...SEVEN_REQUESTS,
        fetch: (pollSignal) => readPaymentOutcome(client, ref, pollSignal),
        isPending: (outcome) => outcome.kind === 'moved-on' && outcome.actionType === 'loading',
        signal,
      });
    } catch (thrown) {
      const failure = displayableFailure(thrown);
      if (failure === null) return;
      return set({ name: 'ERROR', code, sentence: serverSentence(failure), certainty: 'unknown', retry: 'start' });
    }
    if (outcome === null) return navigate(set, paymentPage(ref.uuid), code);
    if (outcome.kind === 'moved-on') return navigate(set, outcome.link, code);
    await proveAndSend(set, signal);
  };

  async function proveAndSend(set: SetState<State>, signal: AbortSignal): Promise<void> {
    let proof: string | null = null;
    let sentence: string | null = null;
    try {
      proof = await plan.prove(set, signal);
    } catch (thrown) {
      const failure = displayableFailure(thrown);
      if (failure === null) return;
      sentence = serverSentence(failure);
    }
    if (proof === null) return readOutcome(set, signal, { code: plan.codeOf(getState().name), sentence });
    const proved = proof;
    set({ name: 'SEND' });
    const result = await submit('send', () => plan.send(proved), signal);
    if (result !== null) await showResult(set, signal, result, { code: plan.codeOf('SEND'), isCancel: false });
  }

  const cancel: StepSteps = async (set, signal) => {
    set({ name: 'CANCEL' });
    const result = await submit('cancel', plan.cancel, signal);
    if (result === null) return;
    const code = plan.codeOf('CANCEL');
    const link = result.type === 'done' && result.answer.type === 'moved-on' ? result.answer.link : null;
    if (link !== null && isPaymentPage(link, ref.uuid)) leave(set, link, code);
    else await showResult(set, signal, result, { code, isCancel: true });
  };

  return {
    ...flow,
    open: () => run(start),
    cancel: () => run(cancel),
    retry(): void {
      const state = getState() as StepState;
      if (state.name !== 'ERROR') return;
      const { retry, code, sentence } = state;
      if (retry === 'read-outcome') run((set, signal) => readOutcome(set, signal, { code, sentence }));
      else run(retry === 'start' ? start : cancel);
    },
  };
}
