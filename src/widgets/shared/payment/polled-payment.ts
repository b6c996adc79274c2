import { type ApiFailure, displayableFailure, type Link } from '../../../api/index.ts';
import { createFlow, type Flow, type SetState } from '../flow/flow.ts';
import { pollUntil, SEVEN_REQUESTS } from '../flow/poll.ts';
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

/** `Data`: the server's answer. `Problem`: why a press had no effect; `never` for a payment without presses. */
export type PolledPaymentState<Data, Problem> =
  /** The payment is being read. `data`: the last answer, if it said `wait`. `problem`: why the last press had no effect. */
  | { readonly name: 'READING'; readonly data: Data | null; readonly problem: Problem | null }
  /** All requests answered `wait`. */
  | { readonly name: 'LATE'; readonly data: Data | null }
  | { readonly name: 'DECISION'; readonly data: Data; readonly problem: Problem | null }
  | { readonly name: 'REDIRECT'; readonly data: Data }
  /** The payment could not be read; `failure` is null when its link could not be followed. `problem`: kept for the next reading. */
  | { readonly name: 'FAILED'; readonly failure: ApiFailure | null; readonly problem: Problem | null };

/** A press is on its way to the server. */
export type Acting<Action> = { readonly name: 'ACTING'; readonly action: Action };

/** The differences between the payments. */
export interface PolledPaymentRules<Data, Problem> {
  requirementOf(data: Data): Requirement;
  linkOf(data: Data): Link | null;
  /**
   * The problem to show with a new answer. `problem`: why the press before it had no effect. `previous`: the answer before it,
   * which said `wait`; null for the first one.
   */
  problemOf(data: Data, problem: Problem | null, previous: Data | null): Problem | null;
}

interface PolledPaymentPlan<Data, Problem> extends PolledPaymentRules<Data, Problem> {
  read(signal: AbortSignal): Promise<Data>;
}

interface Action<Data> extends Pick<Submission<Data, Data>, 'lock' | 'event' | 'send'> {
  /** Whether the payment still accepts it: another window may have changed the payment since the person saw it. */
  allows(now: Data): boolean;
  /** Aborts the action as long as it is not sent. Without a signal it continues when the person leaves. */
  readonly signal?: AbortSignal;
}

/** A payment that is polled, decided on by presses, and left by its link. `Own`: the states of its presses. */
export function createPolledPayment<Data, Problem, Own extends { readonly name: string } = never>(
  runtime: Runtime,
  plan: PolledPaymentPlan<Data, Problem>,
) {
  type State = PolledPaymentState<Data, Problem>;
  const flow: Flow<State | Own> = createFlow<State | Own>({ name: 'READING', data: null, problem: null });
  const getState = flow.getState as () => State;

  /** Shows a final answer, or goes where it leads. */
  function finish(set: SetState<State>, data: Data, problem: Problem | null): void {
    if (plan.requirementOf(data) !== 'redirect') return set({ name: 'DECISION', data, problem });
    set({ name: 'REDIRECT', data });
    invalidate(runtime.queryClient, 'b2c/selling-order/list');
    if (!followAction(runtime, plan.linkOf(data))) set({ name: 'FAILED', failure: null, problem: null });
  }

  /**
   * Reads the payment until it requires something. `previous`: the last answer, which said `wait`. `first`: the answer to a press,
   * which counts as the first answer.
   */
  async function read(
    set: SetState<State>,
    signal: AbortSignal,
    from: { readonly problem?: Problem | null; readonly previous?: Data | null; readonly first?: Data | null } = {},
  ): Promise<void> {
    let { problem = null, previous = null, first = null } = from;
    set({ name: 'READING', data: previous, problem });
    let data: Data | null;
    try {
      data = await pollUntil<Data>(runtime.environment, {
        ...SEVEN_REQUESTS,
        isPending: (answer) => plan.requirementOf(answer) === 'wait',
        async fetch(pollSignal) {
          const answer = first ?? (await plan.read(pollSignal));
          first = null;
          return answer;
        },
        onPending(answer) {
          problem = plan.problemOf(answer, problem, previous);
          previous = answer;
          set({ name: 'READING', data: answer, problem });
        },
        signal,
      });
    } catch (thrown) {
      const failure = displayableFailure(thrown);
      return failure === null ? undefined : set({ name: 'FAILED', failure, problem });
    }
    if (data === null) set({ name: 'LATE', data: previous });
    else finish(set, data, plan.problemOf(data, problem, previous));
  }

  return {
    ...flow,
    read,

    /** Goes on with the answer to a press. `problem`: the one that it may have. */
    async goOn(set: SetState<State>, signal: AbortSignal, data: Data, problem: Problem | null = null): Promise<void> {
      const own = plan.problemOf(data, problem, null);
      if (plan.requirementOf(data) === 'wait') await read(set, signal, { problem: own, previous: data, first: data });
      else finish(set, data, own);
    },

    /** Sends a press at most once. Costs money. @returns null when no result is to be shown */
    async act({ allows, signal, ...submission }: Action<Data>): Promise<SubmitResult<Data, Data> | null> {
      const result = await submitOnce<Data, Data>(runtime, {
        ...submission,
        ...(signal && { signal }),
        read: () => plan.read(signal ?? new AbortController().signal),
        isStillValid: allows,
      });
      invalidate(runtime.queryClient, 'b2c/selling-order/list');
      return result;
    },

    open: () => flow.run(read),

    /** Reads the payment again, where it waits for the person. */
    retry(): void {
      const state = getState();
      if (state.name === 'DECISION') flow.run(read);
      else if (state.name === 'LATE') flow.run((set, signal) => read(set, signal, { previous: state.data }));
      else if (state.name === 'FAILED') flow.run((set, signal) => read(set, signal, { problem: state.problem }));
    },

    /** The browser restored the page from the back/forward cache. */
    restore(): void {
      if (getState().name === 'REDIRECT') flow.run(read);
    },

    /** The page did something that may have changed the payment. `problem`: shown if it has not. */
    reread(problem: Problem | null): void {
      if (getState().name === 'DECISION') flow.run((set, signal) => read(set, signal, { problem }));
    },

    /** The page found a problem with what was typed, or the person edited it. */
    setProblem(problem: Problem | null): void {
      const state = getState();
      if (state.name === 'DECISION') flow.set({ ...state, problem });
    },
  };
}
