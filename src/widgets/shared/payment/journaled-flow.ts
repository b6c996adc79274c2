import { type ApiFailure, serverSentence } from '../../../api/index.ts';
import { createMachine, runBy, stepBy, type Transition } from '../flow/machine.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import {
  createJournaledOperation,
  type JournaledPlan,
  type JournaledRequest,
  type Opening,
  type Reconciliation,
} from './journaled-operation.ts';
import type { SubmitResult } from './money-operation.ts';

/**
 * Why the last press sent nothing. `busy`: another window is sending one. `elsewhere`: another window has sent one since this page
 * was opened. `unsent`: the connection failed before the request left. `Own`: what the data show.
 */
export type HeldReason<Own extends string> = 'busy' | 'elsewhere' | 'unsent' | Own;

/** A page whose press is a journaled operation. `Data`: what the page shows. `Request`: what a press asks for. */
export type JournaledState<Data, Request, Answer, Own extends string> =
  /** STRANDED: the answer's link was refused. */
  | { readonly name: 'FETCHING_DATA' | 'CHECKING' | 'STRANDED' }
  | { readonly name: 'ERROR_FETCHING_DATA'; readonly failure: ApiFailure }
  | { readonly name: 'AWAIT_CHOICE'; readonly data: Data; readonly problem: HeldReason<Own> | null }
  | { readonly name: 'SENDING_DATA'; readonly data: Data; readonly request: Request }
  /** On the way to where the answer leads. */
  | { readonly name: 'ANSWERED'; readonly answer: Answer; readonly answerId: string }
  /** Nothing happened. `answer`: null when the server refused the request itself. */
  | { readonly name: 'REFUSED'; readonly answer: Answer | null; readonly message: string | null }
  | Reconciliation<Data>;

export type JournaledEvent<Data, Request, Answer, Own extends string> =
  /**
   * `seen-again`: the page is visible again, and its data may be old. `restart-pressed`: the person has read the outcome, or that
   * it is unknown. `returned`: the browser restored the page from its cache (bfcache) after the answer was followed.
   */
  | { readonly type: 'opened' | 'retry-pressed' | 'link-refused' | 'seen-again' | 'restart-pressed' | 'returned' }
  | Opening<Data>
  | { readonly type: 'pressed'; readonly request: Request }
  /** The data read at the press differ from the data shown. */
  | { readonly type: 'held'; readonly problem: HeldReason<Own> | null; readonly data: Data }
  | { readonly type: 'submitted'; readonly result: Exclude<SubmitResult<Data, Answer>, { type: 'changed' }> }
  | { readonly type: 'reconciled'; readonly state: Reconciliation<Data> };

export type JournaledCommand<Data, Request> =
  /** `refresh` reads again in the background; a failure keeps the data on the screen. */
  | { readonly type: 'fetch' | 'refresh' | 'check' }
  /** Costs money: sent only after a press. */
  | { readonly type: 'send'; readonly data: Data; readonly request: Request };

export interface JournaledRules<Data, Request, Answer> extends Pick<JournaledPlan<Data, Answer>, 'answerIdOf'> {
  /** Whether a press is sent at all. */
  accepts(request: Request, shown: Data): boolean;
  messageOf(answer: Answer): string | null;
}

export function createJournaledStep<Data, Request, Answer, Own extends string>(rules: JournaledRules<Data, Request, Answer>) {
  type State = JournaledState<Data, Request, Answer, Own>;
  type Next = Transition<State, JournaledCommand<Data, Request>>;

  const fetch: Next = { state: { name: 'FETCHING_DATA' }, command: { type: 'fetch' } };
  const check: Next = { state: { name: 'CHECKING' }, command: { type: 'check' } };

  function submitted(data: Data, result: Exclude<SubmitResult<Data, Answer>, { type: 'changed' }>): Next {
    switch (result.type) {
      case 'done': {
        const { answer } = result;
        const answerId = rules.answerIdOf(answer);
        if (answerId !== null) return { state: { name: 'ANSWERED', answer, answerId } };
        return { state: { name: 'REFUSED', answer, message: rules.messageOf(answer)?.trim() || null } };
      }
      case 'busy':
        return { state: { name: 'AWAIT_CHOICE', data, problem: 'busy' } };
      case 'not-sent':
        return { state: { name: 'AWAIT_CHOICE', data, problem: 'unsent' } };
      case 'refused':
        return { state: { name: 'REFUSED', answer: null, message: serverSentence(result.failure) } };
      case 'outcome-unknown':
        return check;
      default:
        return result satisfies never;
    }
  }

  return stepBy<State, JournaledEvent<Data, Request, Answer, Own>, JournaledCommand<Data, Request>>({
    FETCHING_DATA: {
      opened: (state) => ({ state, command: { type: 'fetch' } }),
      fetched: (_, { data }) => ({ state: { name: 'AWAIT_CHOICE', data, problem: null } }),
      'fetch-failed': (_, { failure }) => ({ state: { name: 'ERROR_FETCHING_DATA', failure } }),
      doubted: () => check,
    },
    ERROR_FETCHING_DATA: { 'retry-pressed': () => fetch },
    AWAIT_CHOICE: {
      fetched: (state, { data }) => ({ state: { ...state, data } }),
      'seen-again': (state) => ({ state, command: { type: 'refresh' } }),
      pressed: (state, { request }) => {
        const { data } = state;
        if (!rules.accepts(request, data)) return { state };
        return { state: { name: 'SENDING_DATA', data, request }, command: { type: 'send', data, request } };
      },
    },
    SENDING_DATA: {
      held: (_, { data, problem }) => ({ state: { name: 'AWAIT_CHOICE', data, problem } }),
      submitted: ({ data }, { result }) => submitted(data, result),
    },
    REFUSED: { 'retry-pressed': () => fetch },
    CHECKING: { reconciled: (_, { state }) => ({ state }) },
    UNSURE: {
      'retry-pressed': () => check,
      'restart-pressed': (state) => (state.doubt === 'unchanged' ? fetch : { state }),
    },
    ANSWERED: {
      // The answer did not say what happened, so the journal is read.
      'retry-pressed': () => check,
      'restart-pressed': () => fetch,
      'link-refused': () => ({ state: { name: 'STRANDED' } }),
      returned: () => fetch,
    },
    DONE: { 'restart-pressed': () => fetch },
    STARTED: { 'restart-pressed': () => fetch, returned: () => fetch },
  });
}

interface JournaledFlowPlan<Data, Request, Answer, Own extends string>
  extends JournaledRules<Data, Request, Answer>, JournaledPlan<Data, Answer> {
  /** Why the request cannot be sent as the person saw it; null when it can. */
  problemOf(request: Request, now: Data, shown: Data): Own | null;
  prepare(request: Request, now: Data): JournaledRequest<Answer>;
  /** Goes where the answer leads. @returns false when its link was refused */
  follow(answer: Answer): boolean;
  /** Called after the page shows why the press sent nothing. */
  onHeld?(problem: Own): void;
}

/** The machine of such a page: nothing but a press sends anything. */
export function createJournaledFlow<Data, Request, Answer, Own extends string>(
  runtime: Runtime,
  plan: JournaledFlowPlan<Data, Request, Answer, Own>,
) {
  const operation = createJournaledOperation<Data, Answer>(runtime, plan);
  return createMachine(
    { name: 'FETCHING_DATA' },
    createJournaledStep<Data, Request, Answer, Own>(plan),
    runBy({
      fetch: async (_, { send, signal }) => {
        const opening = await operation.open(signal);
        if (opening !== null) send(opening);
      },
      refresh: async (_, { send, signal }) => {
        try {
          send({ type: 'fetched', data: await plan.read(signal) });
        } catch {
          // The data on the screen stay: every press reads again before it sends.
        }
      },
      check: async (_, { send, signal }) => {
        const state = await operation.reconcile(signal);
        if (state !== null) send({ type: 'reconciled', state });
      },
      send: async ({ data, request }, { send, signal }) => {
        const result = await operation.submitOnce(
          signal,
          (now) => plan.problemOf(request, now, data) === null,
          (now) => plan.prepare(request, now),
        );
        // The person may have left before the answer: nothing is followed then.
        if (result === null || signal.aborted) return;
        if (result.type === 'changed') {
          const problem = plan.problemOf(request, result.now, data);
          send({ type: 'held', problem: result.isElsewhere ? 'elsewhere' : problem, data: result.now });
          if (problem !== null && !result.isElsewhere) plan.onHeld?.(problem);
          return;
        }
        send({ type: 'submitted', result });
        const answer = result.type === 'done' ? result.answer : null;
        if (answer !== null && plan.answerIdOf(answer) !== null && !plan.follow(answer)) send({ type: 'link-refused' });
      },
    }),
  );
}
