import type { ApiFailure, Link } from '../../../api/index.ts';
import { createMachine, runBy, stepBy, type Transition } from '../flow/machine.ts';
import { poll, SEVEN_REQUESTS } from '../flow/poll.ts';
import { invalidate } from '../flow/query-client.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { followAction } from './link-action.ts';
import { type Submission, submitOnce, type SubmitResult } from './money-operation.ts';

/** The time-out of a call that costs money, in milliseconds: a provider may forward the request to another company. */
export const ACTION_TIMEOUT_MS = 30_000;

/** What an answer requires. `wait`: the payment is read again. `decision`: the person decides. `redirect`: its link is followed. */
export type Requirement = 'wait' | 'decision' | 'redirect';

/** What the wire's actionType requires. */
export function requirementOf({ actionType }: { readonly actionType: string | null }): Requirement {
  if (actionType === 'loading') return 'wait';
  return actionType === 'redirect' ? 'redirect' : 'decision';
}

/**
 * The differences between the payments. `Data`: the server's answer. `Action`: a press that changes the payment. `Problem`: why a
 * press had no effect; `never` for a payment without presses.
 */
export interface PolledPaymentRules<Data, Action, Problem> {
  requirementOf(data: Data): Requirement;
  linkOf(data: Data): Link | null;
  /** Whether the payment accepts the action: at the press, and again under the lock before it is sent. */
  allows(action: Action, now: Data): boolean;
  /**
   * The problem to show with a new answer. `problem`: why the press before it had no effect. `previous`: the answer before it,
   * which said `wait`; null for the first one.
   */
  problemOf(data: Data, problem: Problem | null, previous: Data | null): Problem | null;
}

export type PolledPaymentState<Data, Action, Problem> =
  /** The payment is being read. `data`: the last answer, if it said `wait`. `problem`: why the last press had no effect. */
  | { readonly name: 'READING'; readonly data: Data | null; readonly problem: Problem | null }
  /** All requests answered `wait`. */
  | { readonly name: 'LATE'; readonly data: Data | null }
  | { readonly name: 'DECISION'; readonly data: Data; readonly problem: Problem | null }
  /** UNSENT: the action was not sent, and the next press sends it. */
  | { readonly name: 'ACTING' | 'UNSENT'; readonly action: Action }
  | { readonly name: 'REDIRECT'; readonly data: Data }
  /** The payment could not be read; `failure` is null when its link could not be followed. `problem`: kept for the next reading. */
  | { readonly name: 'FAILED'; readonly failure: ApiFailure | null; readonly problem: Problem | null }
  /** The person has cancelled the payment here, and the host goes back. */
  | { readonly name: 'LEFT' };

export type ActionOutcome<Data, Problem> =
  /** Only the payment's next reading shows the outcome. */
  | { readonly type: 'read'; readonly problem: Problem | null }
  | { readonly type: 'answered'; readonly data: Data; readonly problem: Problem | null }
  /** Nothing happened: the decision is asked for again. */
  | { readonly type: 'rejected'; readonly data: Data; readonly problem: Problem }
  | { readonly type: 'unsent' | 'left' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

export type PolledPaymentEvent<Data, Action, Problem> =
  /** `page-restored`: the browser restored the page from the back/forward cache. */
  | { readonly type: 'opened' | 'exhausted' | 'retry-pressed' | 'link-refused' | 'page-restored' }
  /** `action`: what was decided on another page, which is sent at once; null when there is none. */
  | { readonly type: 'begun'; readonly action: Action | null }
  | { readonly type: 'answered'; readonly data: Data }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'pressed'; readonly action: Action }
  | { readonly type: 'acted'; readonly outcome: ActionOutcome<Data, Problem> }
  /**
   * `problem-changed`: the page found a problem with what was typed, or the person edited it. `reading-needed`: the page did
   * something that may have changed the payment; `problem` is shown if it has not.
   */
  | { readonly type: 'problem-changed' | 'reading-needed'; readonly problem: Problem | null };

export type PolledPaymentCommand<Data, Action> =
  | { readonly type: 'begin' | 'leave' }
  /** `first`: the answer to a press that counts as the first answer of the polling. */
  | { readonly type: 'poll'; readonly first: Data | null }
  /** Costs money. */
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'follow'; readonly link: Link | null };

/** The machine of a payment that is polled, decided on by presses, and left by its link. Nothing but a press or a pick sends anything. */
export function createPolledPaymentFlow<Data, Action, Problem>(rules: PolledPaymentRules<Data, Action, Problem>) {
  type State = PolledPaymentState<Data, Action, Problem>;
  type Command = PolledPaymentCommand<Data, Action>;
  type Next = Transition<State, Command>;

  const read = (problem: Problem | null = null, data: Data | null = null, first: Data | null = null): Next => ({
    state: { name: 'READING', data, problem },
    command: { type: 'poll', first },
  });
  const act = (action: Action): Next => ({ state: { name: 'ACTING', action }, command: { type: 'act', action } });
  const failed = (failure: ApiFailure | null, problem: Problem | null = null): Next => ({ state: { name: 'FAILED', failure, problem } });

  function answered(data: Data, problem: Problem | null, isPolled: boolean): Next {
    const requirement = rules.requirementOf(data);
    switch (requirement) {
      case 'wait':
        return isPolled ? { state: { name: 'READING', data, problem } } : read(problem, data, data);
      case 'decision':
        return { state: { name: 'DECISION', data, problem } };
      case 'redirect':
        return { state: { name: 'REDIRECT', data }, command: { type: 'follow', link: rules.linkOf(data) } };
      default:
        return requirement satisfies never;
    }
  }

  function acted(action: Action, outcome: ActionOutcome<Data, Problem>): Next {
    switch (outcome.type) {
      case 'read':
        return read(outcome.problem);
      case 'answered':
        return answered(outcome.data, rules.problemOf(outcome.data, outcome.problem, null), false);
      case 'rejected':
        return { state: { name: 'DECISION', data: outcome.data, problem: outcome.problem } };
      case 'unsent':
        return { state: { name: 'UNSENT', action } };
      case 'failed':
        return failed(outcome.failure);
      case 'left':
        return { state: { name: 'LEFT' }, command: { type: 'leave' } };
      default:
        return outcome satisfies never;
    }
  }

  return stepBy<State, PolledPaymentEvent<Data, Action, Problem>, Command>({
    READING: {
      opened: (state) => ({ state, command: { type: 'begin' } }),
      begun: (_, { action }) => (action === null ? read() : act(action)),
      answered: (state, { data }) => answered(data, rules.problemOf(data, state.problem, state.data), true),
      exhausted: ({ data }) => ({ state: { name: 'LATE', data } }),
      failed: ({ problem }, { failure }) => failed(failure, problem),
    },
    LATE: { 'retry-pressed': ({ data }) => read(null, data) },
    DECISION: {
      pressed: (state, { action }) => (rules.allows(action, state.data) ? act(action) : { state }),
      'problem-changed': (state, { problem }) => ({ state: { ...state, problem } }),
      'reading-needed': (_, { problem }) => read(problem),
      'retry-pressed': () => read(),
    },
    ACTING: { acted: ({ action }, { outcome }) => acted(action, outcome) },
    UNSENT: { 'retry-pressed': ({ action }) => act(action) },
    REDIRECT: { 'link-refused': () => failed(null), 'page-restored': () => read() },
    FAILED: { 'retry-pressed': ({ problem }) => read(problem) },
  });
}

interface PolledPaymentPlan<Data, Action, Problem> extends PolledPaymentRules<Data, Action, Problem> {
  read(signal: AbortSignal): Promise<Data>;
  submissionOf(action: Action): Pick<Submission<Data, Data>, 'lock' | 'event' | 'send'>;
  /** True when leaving the page aborts an action that is not sent yet. */
  readonly endsOnLeave?: boolean;
  outcomeOf(
    action: Action,
    result: SubmitResult<Data, Data>,
    signal: AbortSignal,
  ): ActionOutcome<Data, Problem> | Promise<ActionOutcome<Data, Problem>>;
  /** Takes the action that was decided on another page, so that it is sent at most once. */
  takeAction?(): Action | null;
  onLeave?(): void;
}

export const createPolledPayment = <Data, Action, Problem>(runtime: Runtime, plan: PolledPaymentPlan<Data, Action, Problem>) =>
  createMachine<PolledPaymentState<Data, Action, Problem>, PolledPaymentEvent<Data, Action, Problem>, PolledPaymentCommand<Data, Action>>(
    { name: 'READING', data: null, problem: null },
    createPolledPaymentFlow(plan),
    runBy({
      begin: (_, { send }) => send({ type: 'begun', action: plan.takeAction?.() ?? null }),
      poll({ first }, { send, signal }) {
        let next = first;
        poll<Data>(runtime.environment, {
          ...SEVEN_REQUESTS,
          isPending: (data) => plan.requirementOf(data) === 'wait',
          async fetch(pollSignal) {
            const data = next ?? (await plan.read(pollSignal));
            next = null;
            return data;
          },
          onAnswer: (data) => send({ type: 'answered', data }),
          onExhausted: () => send({ type: 'exhausted' }),
          onFailure: (failure) => send({ type: 'failed', failure }),
          signal,
        });
      },
      async act({ action }, { send, signal }) {
        const endSignal = plan.endsOnLeave ? signal : new AbortController().signal;
        const result = await submitOnce<Data, Data>(runtime, {
          ...plan.submissionOf(action),
          signal: endSignal,
          read: () => plan.read(endSignal),
          // Another window may have changed the payment since the person saw it.
          isStillValid: (now) => plan.allows(action, now),
        });
        invalidate(runtime.queryClient, 'b2c/selling-order/list');
        if (result !== null) send({ type: 'acted', outcome: await plan.outcomeOf(action, result, signal) });
      },
      follow({ link }, { send }) {
        invalidate(runtime.queryClient, 'b2c/selling-order/list');
        if (!followAction(runtime, link)) send({ type: 'link-refused' });
      },
      leave: () => plan.onLeave?.(),
    }),
  );
