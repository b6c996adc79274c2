import { type ApiFailure, type Cents, serverSentence } from '../../../api/index.ts';
import { createFlow, type SetState, type Steps } from '../flow/flow.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { createJournaledOperation, type JournaledPlan, type JournaledRequest, type Reconciliation } from './journaled-operation.ts';
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
  /** `held`: the request that was not sent, where the data show why. */
  | { readonly name: 'AWAIT_CHOICE'; readonly data: Data; readonly problem: HeldReason<Own> | null; readonly held?: Request }
  | { readonly name: 'SENDING_DATA'; readonly data: Data; readonly request: Request }
  /** The browser does not store that the request is sent, so the person is asked first. */
  | { readonly name: 'UNKEPT'; readonly data: Data; readonly request: Request }
  /** On the way to where the answer leads. */
  | { readonly name: 'ANSWERED'; readonly answer: Answer; readonly answerId: string }
  /** Nothing happened. `answer`: null when the server refused the request itself. `cents`: what was sent, also for an earlier press. */
  | { readonly name: 'REFUSED'; readonly answer: Answer | null; readonly message: string | null; readonly cents: Cents | null }
  | Reconciliation<Data>;

export interface JournaledRules<Data, Request, Answer> extends Pick<JournaledPlan<Data, unknown, Answer>, 'answerIdOf'> {
  /** Whether a press is sent at all. */
  accepts(request: Request, shown: Data): boolean;
  messageOf(answer: Answer): string | null;
}

interface JournaledFlowPlan<Data, Request, Sent, Answer, Own extends string>
  extends JournaledRules<Data, Request, Answer>, JournaledPlan<Data, Sent, Answer> {
  /** Why the request cannot be sent as the person saw it; null when it can. */
  problemOf(request: Request, now: Data, shown: Data): Own | null;
  prepare(request: Request, now: Data): JournaledRequest<Sent>;
  /** Goes where the answer leads. @returns false when its link was refused */
  follow(answer: Answer): boolean;
  /** Called after the page shows why the press sent nothing. */
  onHeld?(problem: Own, request: Request): void;
}

/** Such a page: nothing but a press sends anything. */
export function createJournaledFlow<Data, Request, Sent, Answer, Own extends string>(
  runtime: Runtime,
  plan: JournaledFlowPlan<Data, Request, Sent, Answer, Own>,
) {
  type State = JournaledState<Data, Request, Answer, Own>;
  type FlowSteps = Steps<State>;
  type Result = Exclude<SubmitResult<Data, Answer>, { type: 'changed' }>;
  const operation = createJournaledOperation<Data, Sent, Answer>(runtime, plan);
  const flow = createFlow<State>({ name: 'FETCHING_DATA' });
  const { getState, run } = flow;

  /** Looks for what became of the last operation. */
  const check: FlowSteps = async (set, signal) => {
    set({ name: 'CHECKING' });
    const state = await operation.reconcile(signal);
    if (state !== null) set(state);
  };

  const load: FlowSteps = async (set, signal) => {
    set({ name: 'FETCHING_DATA' });
    const opening = await operation.open(signal);
    switch (opening?.type) {
      case undefined:
        return;
      case 'doubted':
        return check(set, signal);
      case 'fetched':
        return set({ name: 'AWAIT_CHOICE', data: opening.data, problem: null });
      case 'fetch-failed':
        return set({ name: 'ERROR_FETCHING_DATA', failure: opening.failure });
      default:
        return opening satisfies undefined;
    }
  };

  /** Reads again in the background. A failure keeps the data on the screen: every press reads again before it sends. */
  const refresh: FlowSteps = async (set, signal) => {
    const data = await plan.read(signal).catch(() => null);
    const state = getState();
    if (data === null || state.name !== 'AWAIT_CHOICE') return;
    if (operation.mustTell()) await check(set, signal);
    else set({ ...state, data });
  };

  /** Shows what became of a press. `data`: what the form shows; null when no form was left. */
  async function conclude(set: SetState<State>, signal: AbortSignal, result: Result, data: Data | null): Promise<void> {
    const refuse = (answer: Answer | null, message: string | null) =>
      set({ name: 'REFUSED', answer, message, cents: operation.shown()?.cents ?? null });
    switch (result.type) {
      case 'done': {
        const { answer } = result;
        const answerId = plan.answerIdOf(answer);
        if (answerId === null) return refuse(answer, plan.messageOf(answer)?.trim() || null);
        // Throws if the person has left before the answer: nothing is followed then.
        set({ name: 'ANSWERED', answer, answerId });
        return plan.follow(answer) ? undefined : set({ name: 'STRANDED' });
      }
      case 'busy':
      case 'not-sent':
        if (data === null) return check(set, signal);
        return set({ name: 'AWAIT_CHOICE', data, problem: result.type === 'busy' ? 'busy' : 'unsent' });
      case 'refused':
        return refuse(null, serverSentence(result.failure));
      case 'outcome-unknown':
        return check(set, signal);
      default:
        return result satisfies never;
    }
  }

  /** Costs money. `isUnkept`: also where the browser does not store that it is sent. */
  const send =
    (data: Data, request: Request, isUnkept: boolean): FlowSteps =>
    async (set, signal) => {
      set({ name: 'SENDING_DATA', data, request });
      const result = await operation.submitOnce(
        signal,
        isUnkept,
        (now) => plan.problemOf(request, now, data) === null,
        (now) => plan.prepare(request, now),
      );
      if (result === null) return;
      if (result.type !== 'changed') return conclude(set, signal, result, data);
      const { now, why } = result;
      if (why === 'unkept') return set({ name: 'UNKEPT', data: now, request });
      const problem = plan.problemOf(request, now, data);
      set({ name: 'AWAIT_CHOICE', data: now, problem: why === 'elsewhere' ? 'elsewhere' : problem, held: request });
      if (problem !== null && why === 'state') plan.onHeld?.(problem, request);
    };

  /** The same request again, with the same key. Costs money. */
  const ask: FlowSteps = async (set, signal) => {
    set({ name: 'ASKING' });
    const result = await operation.ask(signal);
    if (result === null) return;
    // Another window has sent one since.
    if (result.type === 'changed') return check(set, signal);
    return conclude(set, signal, result, null);
  };

  return {
    ...flow,
    open: () => run(load),

    press(request: Request): void {
      const state = getState();
      if (state.name === 'AWAIT_CHOICE' && plan.accepts(request, state.data)) run(send(state.data, request, false));
    },

    /** Also where the browser does not store that it is sent. */
    sendUnkept(): void {
      const state = getState();
      if (state.name === 'UNKEPT') run(send(state.data, state.request, true));
    },

    ask(): void {
      const state = getState();
      if (state.name === 'UNSURE' && state.doubt === 'askable') run(ask);
    },

    retry(): void {
      const { name } = getState();
      if (name === 'ERROR_FETCHING_DATA' || name === 'REFUSED') run(load);
      // The answer did not say what happened, so the journal is read.
      else if (name === 'UNSURE' || name === 'ANSWERED') run(check);
    },

    /** The person has read the outcome, or that it is unknown, and begins again. */
    restart(): void {
      const state = getState();
      if (state.name === 'UNKEPT') return flow.set({ name: 'AWAIT_CHOICE', data: state.data, problem: null });
      if (state.name === 'UNSURE') {
        // The person has read that nobody will know the outcome any more.
        if (state.doubt === 'lapsed') operation.dismiss(state.operation.id);
      } else if (state.name !== 'STARTED' && state.name !== 'ANSWERED') return;
      run(load);
    },

    /** The page is visible again, and its data may be old. */
    refresh(): void {
      if (getState().name === 'AWAIT_CHOICE') run(refresh);
    },

    /** The browser restored the page from its cache (bfcache) after the answer was followed. */
    restore(): void {
      const { name } = getState();
      if (name === 'STARTED' || name === 'ANSWERED') run(load);
    },
  };
}
