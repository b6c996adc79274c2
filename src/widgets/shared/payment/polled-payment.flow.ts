import type { ApiFailure, Link } from '../../../api/index.ts';
import type { Transition } from '../flow/machine.ts';

/** What an answer requires. `wait`: the payment is read again. `decision`: the person decides. `redirect`: its link is followed. */
export type Requirement = 'wait' | 'decision' | 'redirect';

/** The differences between the payments. `Data`: the server's answer. `Action`: a press that changes the payment. */
export interface PolledPaymentRules<Data, Action> {
  requirementOf(data: Data): Requirement;
  linkOf(data: Data): Link | null;
  /** Whether the payment accepts the action: at the press, and again under the lock before it is sent. */
  allows(action: Action, now: Data): boolean;
  /**
   * The problem to show with a new answer. `problem`: why the press before it had no effect. `previous`: the answer before it,
   * which said `wait`; null for the first one.
   */
  problemOf(data: Data, problem: string | null, previous: Data | null): string | null;
}

export type PolledPaymentState<Data, Action> =
  /** The payment is being read. `data`: the last answer, if it said `wait`. `problem`: why the last press had no effect. */
  | { readonly name: 'READING'; readonly data: Data | null; readonly problem: string | null }
  /** All requests answered `wait`. */
  | { readonly name: 'LATE'; readonly data: Data | null }
  | { readonly name: 'DECISION'; readonly data: Data; readonly problem: string | null }
  | { readonly name: 'ACTING'; readonly action: Action }
  /** The action was not sent, and the next press sends it. */
  | { readonly name: 'UNSENT'; readonly action: Action }
  | { readonly name: 'REDIRECT'; readonly data: Data }
  /** The payment could not be read; `failure` is null when its link could not be followed. `problem`: kept for the next reading. */
  | { readonly name: 'FAILED'; readonly failure: ApiFailure | null; readonly problem: string | null }
  /** The person has cancelled the payment here, and the host goes back. */
  | { readonly name: 'LEFT' };

export type ActionOutcome<Data> =
  /** Only the payment's next reading shows the outcome. */
  | { readonly type: 'read'; readonly problem: string | null }
  | { readonly type: 'answered'; readonly data: Data; readonly problem: string | null }
  /** Nothing happened: the decision is asked for again. */
  | { readonly type: 'rejected'; readonly data: Data; readonly problem: string }
  | { readonly type: 'unsent' | 'left' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

export type PolledPaymentEvent<Data, Action> =
  | { readonly type: 'opened' }
  /** `action`: what was decided on another page, which is sent at once; null when there is none. */
  | { readonly type: 'begun'; readonly action: Action | null }
  | { readonly type: 'answered'; readonly data: Data }
  | { readonly type: 'exhausted' }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'pressed'; readonly action: Action }
  | { readonly type: 'acted'; readonly outcome: ActionOutcome<Data> }
  /** The page found a problem with what was typed, or the person edited it. */
  | { readonly type: 'problem-changed'; readonly problem: string | null }
  /** The page did something that may have changed the payment. `problem`: shown if the payment has not changed. */
  | { readonly type: 'reading-needed'; readonly problem: string | null }
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'link-refused' }
  /** The browser restored the page from the back/forward cache. */
  | { readonly type: 'page-restored' };

export type PolledPaymentCommand<Data, Action> =
  | { readonly type: 'begin' | 'leave' }
  /** `first`: the answer to a press that counts as the first answer of the polling. */
  | { readonly type: 'poll'; readonly first: Data | null }
  /** Costs money. */
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'follow'; readonly link: Link | null };

/** The machine of a payment that is polled, decided on by presses, and left by its link. Nothing but a press or a pick sends anything. */
export function createPolledPaymentFlow<Data, Action>(rules: PolledPaymentRules<Data, Action>) {
  type State = PolledPaymentState<Data, Action>;
  type Next = Transition<State, PolledPaymentCommand<Data, Action>>;

  const read = (problem: string | null = null, data: Data | null = null, first: Data | null = null): Next => ({
    state: { name: 'READING', data, problem },
    command: { type: 'poll', first },
  });
  const act = (action: Action): Next => ({ state: { name: 'ACTING', action }, command: { type: 'act', action } });
  const failed = (failure: ApiFailure | null, problem: string | null = null): Next => ({ state: { name: 'FAILED', failure, problem } });

  function answered(data: Data, problem: string | null, isPolled: boolean): Next {
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

  function acted(action: Action, outcome: ActionOutcome<Data>): Next {
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

  function retried(state: State): Next {
    switch (state.name) {
      case 'LATE':
        return read(null, state.data);
      case 'FAILED':
        return read(state.problem);
      case 'DECISION':
        return read();
      case 'UNSENT':
        return act(state.action);
      default:
        return { state };
    }
  }

  return function step(state: State, event: PolledPaymentEvent<Data, Action>): Next {
    const same: Next = { state };
    switch (event.type) {
      case 'opened':
        return state.name === 'READING' ? { state, command: { type: 'begin' } } : same;
      case 'begun':
        if (state.name !== 'READING') return same;
        return event.action === null ? read() : act(event.action);
      case 'answered':
        return state.name === 'READING' ? answered(event.data, rules.problemOf(event.data, state.problem, state.data), true) : same;
      case 'exhausted':
        return state.name === 'READING' ? { state: { name: 'LATE', data: state.data } } : same;
      case 'failed':
        return state.name === 'READING' ? failed(event.failure, state.problem) : same;
      case 'pressed':
        return state.name === 'DECISION' && rules.allows(event.action, state.data) ? act(event.action) : same;
      case 'acted':
        return state.name === 'ACTING' ? acted(state.action, event.outcome) : same;
      case 'problem-changed':
        return state.name === 'DECISION' ? { state: { ...state, problem: event.problem } } : same;
      case 'reading-needed':
        return state.name === 'DECISION' ? read(event.problem) : same;
      case 'retry-pressed':
        return retried(state);
      case 'link-refused':
        return state.name === 'REDIRECT' ? failed(null) : same;
      case 'page-restored':
        return state.name === 'REDIRECT' ? read() : same;
      default:
        return event satisfies never;
    }
  };
}
