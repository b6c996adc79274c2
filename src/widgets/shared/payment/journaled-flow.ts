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
  /** ASKING: the earlier request is on its way again. */
  | { readonly name: 'FETCHING_DATA' | 'CHECKING' | 'ASKING' | 'STRANDED' }
  | { readonly name: 'ERROR_FETCHING_DATA'; readonly failure: ApiFailure }
  | { readonly name: 'AWAIT_CHOICE'; readonly data: Data; readonly problem: HeldReason<Own> | null }
  | { readonly name: 'SENDING_DATA'; readonly data: Data; readonly request: Request }
  /** The browser does not store that the request is sent, so the person is asked first. */
  | { readonly name: 'UNKEPT'; readonly data: Data; readonly request: Request }
  /** On the way to where the answer leads. */
  | { readonly name: 'ANSWERED'; readonly answer: Answer; readonly answerId: string }
  /** Nothing happened. `answer`: null when the server refused the request itself. */
  | { readonly name: 'REFUSED'; readonly answer: Answer | null; readonly message: string | null }
  | Reconciliation<Data>;

export type JournaledEvent<Data, Request, Answer, Own extends string> =
  /**
   * `seen-again`: the page is visible again, and its data may be old. `restart-pressed`: the person has read the outcome, or that
   * it is unknown. `ask-pressed`: the same request again. `send-pressed`: also where the browser does not store it. `returned`: the
   * browser restored the page from its cache (bfcache) after the answer was followed.
   */
  | {
      readonly type:
        'opened' | 'retry-pressed' | 'link-refused' | 'seen-again' | 'restart-pressed' | 'ask-pressed' | 'send-pressed' | 'returned';
    }
  | Opening<Data>
  | { readonly type: 'pressed'; readonly request: Request }
  /** The data read at the press differ from the data shown. */
  | { readonly type: 'held'; readonly problem: HeldReason<Own> | null; readonly data: Data }
  | { readonly type: 'unkept'; readonly data: Data }
  | { readonly type: 'submitted'; readonly result: Exclude<SubmitResult<Data, Answer>, { type: 'changed' }> }
  | { readonly type: 'reconciled'; readonly state: Reconciliation<Data> };

export type JournaledCommand<Data, Request> =
  /** `refresh` reads again in the background; a failure keeps the data on the screen. */
  | { readonly type: 'fetch' | 'refresh' | 'check' }
  /** The person has read that nobody will know the outcome any more. */
  | { readonly type: 'dismiss'; readonly id: string }
  /** Costs money: sent only after a press. */
  | { readonly type: 'ask' }
  | { readonly type: 'send'; readonly data: Data; readonly request: Request; readonly isUnkept: boolean };

export interface JournaledRules<Data, Request, Answer> extends Pick<JournaledPlan<Data, unknown, Answer>, 'answerIdOf'> {
  /** Whether a press is sent at all. */
  accepts(request: Request, shown: Data): boolean;
  messageOf(answer: Answer): string | null;
}

export function createJournaledStep<Data, Request, Answer, Own extends string>(rules: JournaledRules<Data, Request, Answer>) {
  type State = JournaledState<Data, Request, Answer, Own>;
  type Next = Transition<State, JournaledCommand<Data, Request>>;

  const fetch: Next = { state: { name: 'FETCHING_DATA' }, command: { type: 'fetch' } };
  const check: Next = { state: { name: 'CHECKING' }, command: { type: 'check' } };

  const sending = (data: Data, request: Request, isUnkept: boolean): Next => ({
    state: { name: 'SENDING_DATA', data, request },
    command: { type: 'send', data, request, isUnkept },
  });

  type Sent = Exclude<SubmitResult<Data, Answer>, { type: 'changed' }>;
  /** `data`: null when no form was left. */
  function submitted(data: Data | null, result: Sent): Next {
    switch (result.type) {
      case 'done': {
        const { answer } = result;
        const answerId = rules.answerIdOf(answer);
        if (answerId !== null) return { state: { name: 'ANSWERED', answer, answerId } };
        return { state: { name: 'REFUSED', answer, message: rules.messageOf(answer)?.trim() || null } };
      }
      case 'busy':
        return data === null ? check : { state: { name: 'AWAIT_CHOICE', data, problem: 'busy' } };
      case 'not-sent':
        return data === null ? check : { state: { name: 'AWAIT_CHOICE', data, problem: 'unsent' } };
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
      doubted: () => check,
      'seen-again': (state) => ({ state, command: { type: 'refresh' } }),
      pressed: (state, { request }) => (rules.accepts(request, state.data) ? sending(state.data, request, false) : { state }),
    },
    SENDING_DATA: {
      held: (_, { data, problem }) => ({ state: { name: 'AWAIT_CHOICE', data, problem } }),
      unkept: ({ request }, { data }) => ({ state: { name: 'UNKEPT', data, request } }),
      submitted: ({ data }, { result }) => submitted(data, result),
    },
    UNKEPT: {
      'send-pressed': ({ data, request }) => sending(data, request, true),
      'restart-pressed': ({ data }) => ({ state: { name: 'AWAIT_CHOICE', data, problem: null } }),
    },
    REFUSED: { 'retry-pressed': () => fetch },
    CHECKING: { reconciled: (_, { state }) => ({ state }) },
    ASKING: {
      doubted: () => check,
      submitted: (_, { result }) => submitted(null, result),
    },
    UNSURE: {
      'retry-pressed': () => check,
      'ask-pressed': (state) => (state.doubt === 'askable' ? { state: { name: 'ASKING' }, command: { type: 'ask' } } : { state }),
      'restart-pressed'(state) {
        if (state.doubt === 'unread' || state.doubt === 'busy') return { state };
        return state.doubt === 'lapsed' ? { ...fetch, command: { type: 'dismiss', id: state.operation.id } } : fetch;
      },
    },
    ANSWERED: {
      // The answer did not say what happened, so the journal is read.
      'retry-pressed': () => check,
      'restart-pressed': () => fetch,
      'link-refused': () => ({ state: { name: 'STRANDED' } }),
      returned: () => fetch,
    },
    STARTED: { 'restart-pressed': () => fetch, returned: () => fetch },
  });
}

interface JournaledFlowPlan<Data, Request, Sent, Answer, Own extends string>
  extends JournaledRules<Data, Request, Answer>, JournaledPlan<Data, Sent, Answer> {
  /** Why the request cannot be sent as the person saw it; null when it can. */
  problemOf(request: Request, now: Data, shown: Data): Own | null;
  prepare(request: Request, now: Data): JournaledRequest<Sent>;
  /** Goes where the answer leads. @returns false when its link was refused */
  follow(answer: Answer): boolean;
  /** Called after the page shows why the press sent nothing. */
  onHeld?(problem: Own): void;
}

/** The machine of such a page: nothing but a press sends anything. */
export function createJournaledFlow<Data, Request, Sent, Answer, Own extends string>(
  runtime: Runtime,
  plan: JournaledFlowPlan<Data, Request, Sent, Answer, Own>,
) {
  type Event = JournaledEvent<Data, Request, Answer, Own>;
  const operation = createJournaledOperation<Data, Sent, Answer>(runtime, plan);

  const open = async (send: (event: Event) => void, signal: AbortSignal) => {
    const opening = await operation.open(signal);
    if (opening !== null) send(opening);
  };
  const tell = (send: (event: Event) => void, result: Exclude<SubmitResult<Data, Answer>, { type: 'changed' }>) => {
    send({ type: 'submitted', result });
    const answer = result.type === 'done' ? result.answer : null;
    if (answer !== null && plan.answerIdOf(answer) !== null && !plan.follow(answer)) send({ type: 'link-refused' });
  };

  return createMachine(
    { name: 'FETCHING_DATA' },
    createJournaledStep<Data, Request, Answer, Own>(plan),
    runBy({
      fetch: (_, { send, signal }) => open(send, signal),
      dismiss({ id }, { send, signal }) {
        operation.dismiss(id);
        return open(send, signal);
      },
      refresh: async (_, { send, signal }) => {
        try {
          const data = await plan.read(signal);
          send(operation.mustTell() ? { type: 'doubted' } : { type: 'fetched', data });
        } catch {
          // The data on the screen stay: every press reads again before it sends.
        }
      },
      check: async (_, { send, signal }) => {
        const state = await operation.reconcile(signal);
        if (state !== null) send({ type: 'reconciled', state });
      },
      ask: async (_, { send, signal }) => {
        const result = await operation.ask(signal);
        if (result === null || signal.aborted) return;
        if (result.type === 'changed') send({ type: 'doubted' });
        else tell(send, result);
      },
      send: async ({ data, request, isUnkept }, { send, signal }) => {
        const result = await operation.submitOnce(
          signal,
          isUnkept,
          (now) => plan.problemOf(request, now, data) === null,
          (now) => plan.prepare(request, now),
        );
        // The person may have left before the answer: nothing is followed then.
        if (result === null || signal.aborted) return;
        if (result.type !== 'changed') return tell(send, result);
        const { now, why } = result;
        if (why === 'unkept') return send({ type: 'unkept', data: now });
        const problem = plan.problemOf(request, now, data);
        send({ type: 'held', problem: why === 'elsewhere' ? 'elsewhere' : problem, data: now });
        if (problem !== null && why === 'state') plan.onHeld?.(problem);
      },
    }),
  );
}
