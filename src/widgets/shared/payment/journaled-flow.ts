import {
  type ApiFailure,
  type Cents,
  displayableFailure,
  failureOf,
  isOutcomeUnknown,
  newIdempotencyKey,
  serverSentence,
} from '../../../api/index.ts';
import { createFlow, type SetState, type Steps } from '../flow/flow.ts';
import { announceCredit } from '../ordering/announcement.ts';
import { isMoneyLockHeld } from '../runtime/money-lock.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { submitOnce, type SubmitResult } from './money-operation.ts';
import { keepOperation, type Operation, type OperationKind, readOperation, updateOperation, writeOperation } from './operation-journal.ts';

/** The request to send, and the data that the journal keeps of it. */
interface JournaledRequest<Sent> {
  /** The whole request, as JSON has it: an equal request keeps its idempotency key, and the journal's may be sent again. */
  readonly request: Sent;
  readonly cents: Cents;
  readonly creditBefore: Cents | null;
  readonly label: string;
  readonly split?: Operation['split'];
}

/**
 * Why the outcome of an operation is unknown; a credit proves nothing, because another device may have changed it. `askable`: the
 * server repeats its answer to the same request with the same idempotency key. `untold`: it does not. `lapsed`: it no longer has
 * the answer.
 */
export type UnknownReason = 'askable' | 'untold' | 'lapsed';

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
  /** The answer came after the person had left. */
  | { readonly name: 'STARTED'; readonly operation: Operation; readonly answerId: string }
  /** The person must acknowledge this state before another operation. `now`: the state that the person may look at. */
  | { readonly name: 'UNSURE'; readonly doubt: UnknownReason; readonly operation: Operation; readonly now: Data }
  /** The data could not be read. */
  | { readonly name: 'UNSURE'; readonly doubt: 'unread' }
  /** A request is still running. */
  | { readonly name: 'UNSURE'; readonly doubt: 'busy' };

export interface JournaledRules<Data, Request, Answer> {
  /** The operation's id in the server's answer; null when the answer says that nothing happened. */
  answerIdOf(answer: Answer): string | null;
  /** Whether a press is sent at all. */
  accepts(request: Request, shown: Data): boolean;
  messageOf(answer: Answer): string | null;
}

interface JournaledPlan<Data, Request, Sent, Answer, Own extends string> extends JournaledRules<Data, Request, Answer> {
  readonly kind: OperationKind;
  /** Reads the data that the press depends on. */
  read(signal: AbortSignal): Promise<Data>;
  /** Why the request cannot be sent as the person saw it; null when it can. */
  problemOf(request: Request, now: Data, shown: Data): Own | null;
  prepare(request: Request, now: Data): JournaledRequest<Sent>;
  /** Costs money. */
  submit(request: Sent, idempotencyKey: string): Promise<Answer>;
  /** Goes where the answer leads. @returns false when its link was refused */
  follow(answer: Answer): boolean;
  /** Called after the page shows why the press sent nothing. */
  onHeld?(problem: Own, request: Request): void;
}

/** A server stores the answer to a key for at least this time, and a little longer (docs/backend-contract.md, "Effects once"). */
const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

/**
 * A page whose press is a money operation that has no id before its answer: the journal keeps what is known of it. Nothing but a
 * press sends anything.
 */
export function createJournaledFlow<Data, Request, Sent, Answer, Own extends string>(
  runtime: Runtime,
  plan: JournaledPlan<Data, Request, Sent, Answer, Own>,
) {
  type State = JournaledState<Data, Request, Answer, Own>;
  type FlowSteps = Steps<State>;
  type Result = Exclude<SubmitResult<Data, Answer>, { type: 'changed' }>;
  const { client, queryClient, storage } = runtime;
  const { kind, read, answerIdOf } = plan;
  const flow = createFlow<State>({ name: 'FETCHING_DATA' });
  const { getState, run } = flow;
  /** The newest operation that this window has shown to the person, and its answer: another window may ask for it again. */
  let known: Pick<Operation, 'id' | 'answerId'> | null = null;

  const last = () => readOperation(storage, kind);
  const isOpen = (operation: Operation) => !operation.isAcknowledged && operation.answerId === null;
  /** Whether an operation that this window has not shown must be reconciled first. */
  const mustReconcile = () => {
    const operation = last();
    return operation !== null && !operation.isAcknowledged && (operation.answerId !== null || operation.id !== known?.id);
  };

  /** By the server's clock alone: the device's may be corrected at any moment. */
  function unknownReasonOf({ sentAt = null }: Operation): UnknownReason {
    const now = client.serverTime();
    if (sentAt === null || now === null || now - sentAt <= -KEY_LIFE_MS) return 'untold';
    if (now - sentAt >= KEY_LIFE_MS) return 'lapsed';
    return client.hasIdempotencyKeys ? 'askable' : 'untold';
  }

  function settle(id: string, change: Partial<Operation>): void {
    known = { id, answerId: change.answerId ?? null };
    updateOperation(storage, kind, id, change);
    announceCredit(queryClient);
  }

  function findEarlier(now: Data): SubmitResult<Data, Answer> | null {
    const before = last();
    if (before === null || (before.id === known?.id && before.answerId === known.answerId)) return null;
    if (isOpen(before)) return { type: 'outcome-unknown', failure: null };
    known = before;
    return { type: 'changed', now, why: 'elsewhere' };
  }

  function entryOf({ request, ...entry }: JournaledRequest<Sent>): Operation {
    const before = last();
    const text = JSON.stringify(request);
    const id = newIdempotencyKey();
    const isRepeated = before !== null && isOpen(before) && before.request === text && unknownReasonOf(before) !== 'lapsed';
    // A repeated operation may have changed the credit already.
    const { idempotencyKey, sentAt, creditBefore } = isRepeated ? before : { ...entry, idempotencyKey: id, sentAt: client.serverTime() };
    return { ...entry, id, idempotencyKey, sentAt, creditBefore, request: text, answerId: null, isAcknowledged: false };
  }

  async function submit({ id, idempotencyKey, request }: Operation): Promise<Answer> {
    try {
      const answer = await plan.submit(JSON.parse(request) as Sent, idempotencyKey);
      const answerId = answerIdOf(answer);
      settle(id, { answerId, isAcknowledged: answerId === null });
      return answer;
    } catch (thrown) {
      if (!isOutcomeUnknown(failureOf(thrown))) settle(id, { isAcknowledged: true });
      throw thrown;
    }
  }

  /** The operation that this window sent or showed; null after another window has sent one. */
  function shown(): Operation | null {
    const operation = last();
    return operation?.id === known?.id ? operation : null;
  }

  /** The shown operation, if the server still tells what became of it. */
  function asked(): Operation | null {
    const operation = shown();
    return operation !== null && isOpen(operation) && unknownReasonOf(operation) === 'askable' ? operation : null;
  }

  /** What became of the last operation. @returns null after an abort or the session's end */
  async function reconcile(signal: AbortSignal): Promise<State | null> {
    const busy = { name: 'UNSURE', doubt: 'busy' } as const;
    try {
      if (await isMoneyLockHeld(kind)) return busy;
      const now = await read(signal);
      // A press meanwhile may have changed what was read.
      if (await isMoneyLockHeld(kind)) return busy;
      const operation = last();
      if (operation === null || operation.isAcknowledged) return { name: 'AWAIT_CHOICE', data: now, problem: null };
      const { answerId } = operation;
      if (answerId !== null) return { name: 'STARTED', operation, answerId };
      known = operation;
      return { name: 'UNSURE', doubt: unknownReasonOf(operation), operation, now };
    } catch (thrown) {
      if (displayableFailure(thrown) === null) return null;
      const operation = last();
      if (operation === null || operation.isAcknowledged || operation.answerId === null) return { name: 'UNSURE', doubt: 'unread' };
      return { name: 'STARTED', operation, answerId: operation.answerId };
    }
  }

  const check: FlowSteps = async (set, signal) => {
    set({ name: 'CHECKING' });
    const state = await reconcile(signal);
    if (state !== null) set(state);
  };

  /** The journal's entry counts as shown then; an operation that another window sends later does not. */
  const load: FlowSteps = async (set, signal) => {
    set({ name: 'FETCHING_DATA' });
    if (mustReconcile()) return check(set, signal);
    known = last();
    let data: Data;
    try {
      data = await read(signal);
    } catch (thrown) {
      const failure = displayableFailure(thrown);
      return failure === null ? undefined : set({ name: 'ERROR_FETCHING_DATA', failure });
    }
    // Another window may have sent one meanwhile.
    if (mustReconcile()) return check(set, signal);
    set({ name: 'AWAIT_CHOICE', data, problem: null });
  };

  /** Reads again in the background. A failure keeps the data on the screen: every press reads again before it sends. */
  const refresh: FlowSteps = async (set, signal) => {
    const data = await read(signal).catch(() => null);
    const state = getState();
    if (data === null || state.name !== 'AWAIT_CHOICE') return;
    if (mustReconcile()) await check(set, signal);
    else set({ ...state, data });
  };

  /** Shows what became of a press. `data`: what the form shows; null when no form was left. */
  async function conclude(set: SetState<State>, signal: AbortSignal, result: Result, data: Data | null): Promise<void> {
    const refuse = (answer: Answer | null, message: string | null) =>
      set({ name: 'REFUSED', answer, message, cents: shown()?.cents ?? null });
    switch (result.type) {
      case 'done': {
        const { answer } = result;
        const answerId = answerIdOf(answer);
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

  /**
   * A journal entry is written before the request is sent. The same request after an unknown outcome keeps the idempotency key, so
   * that the server can deduplicate the two. Costs money. `isUnkept`: also where the browser does not store the entry.
   */
  const send =
    (data: Data, request: Request, isUnkept: boolean): FlowSteps =>
    async (set, signal) => {
      set({ name: 'SENDING_DATA', data, request });
      let entry: Operation | null = null;
      const result = await submitOnce<Data, Answer>(runtime, {
        lock: kind,
        event: [kind, 'submit'],
        signal,
        read: () => read(signal),
        isStillValid: () => entry !== null,
        hold(now) {
          const earlier = findEarlier(now);
          if (earlier !== null || plan.problemOf(request, now, data) !== null) return earlier;
          entry = entryOf(plan.prepare(request, now));
          if (isUnkept) writeOperation(storage, kind, entry);
          else if (!keepOperation(storage, kind, entry)) return { type: 'changed', now, why: 'unkept' };
          return null;
        },
        send: () => submit(entry as Operation),
      });
      if (result === null) return;
      if (result.type !== 'changed') return conclude(set, signal, result, data);
      const { now, why } = result;
      if (why === 'unkept') return set({ name: 'UNKEPT', data: now, request });
      const problem = plan.problemOf(request, now, data);
      set({ name: 'AWAIT_CHOICE', data: now, problem: why === 'elsewhere' ? 'elsewhere' : problem, held: request });
      if (problem !== null && why === 'state') plan.onHeld?.(problem, request);
    };

  /**
   * Sends the shown operation again, with the same key: the server answers what became of it, or carries it out if the first call
   * never arrived. Costs money.
   */
  const ask: FlowSteps = async (set, signal) => {
    set({ name: 'ASKING' });
    const result = await submitOnce<Data, Answer>(runtime, {
      lock: kind,
      event: [kind, 'ask'],
      signal,
      // For the server's clock, too.
      read: () => read(signal),
      isStillValid: () => asked() !== null,
      send() {
        // A new id tells the other windows that the operation was sent again.
        const again = { ...(asked() as Operation), id: newIdempotencyKey() };
        writeOperation(storage, kind, again);
        return submit(again);
      },
    });
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
        if (state.doubt === 'lapsed') settle(state.operation.id, { isAcknowledged: true });
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
