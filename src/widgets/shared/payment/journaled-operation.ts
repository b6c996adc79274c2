import { type ApiFailure, type Cents, failureOf, displayableFailure, isOutcomeUnknown, newIdempotencyKey } from '../../../api/index.ts';
import { announceCredit } from '../ordering/announcement.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { submitOnce, type SubmitResult } from './money-operation.ts';
import { type Operation, type OperationKind, readOperation, updateOperation, writeOperation } from './operation-journal.ts';

/** The request to send, and the data that the journal keeps of it. */
export interface JournaledRequest<Answer> {
  /** The whole request, for comparison: only an equal request keeps its idempotency key. */
  readonly request: unknown;
  readonly cents: Cents;
  readonly creditBefore: Cents | null;
  readonly label: string;
  readonly split?: Operation['split'];
  send(idempotencyKey: string): Promise<Answer>;
}

export type Opening<State> =
  /** An earlier operation must be reconciled first: `reconcile`. */
  | { readonly type: 'doubted' }
  | { readonly type: 'fetched'; readonly data: State }
  | { readonly type: 'fetch-failed'; readonly failure: ApiFailure };

/**
 * Why the outcome of an operation is unknown. `unchanged`: the credit does not show it. `unread`: the credit could not be read.
 * `busy`: the request is still running.
 */
export type Doubt = 'unchanged' | 'unread' | 'busy';

/** What became of the last operation, as the state of the page that shows it. */
export type Reconciliation<State> =
  /** The answer was lost, and the credit shows that it went through. */
  | { readonly name: 'DONE'; readonly operation: Operation; readonly now: State }
  /** The answer came after the person had left. */
  | { readonly name: 'STARTED'; readonly operation: Operation; readonly answerId: string }
  /** The person must acknowledge this state before another operation. `now`: what the credit shows. */
  | { readonly name: 'UNSURE'; readonly doubt: Doubt; readonly now: State | null }
  /** There is no unacknowledged operation. */
  | { readonly name: 'AWAIT_CHOICE'; readonly data: State; readonly problem: null };

export interface JournaledPlan<State, Answer> {
  readonly kind: OperationKind;
  /** Reads the state that the press depends on. */
  read(signal: AbortSignal): Promise<State>;
  hasHappened(operation: Operation, now: State): boolean;
  /** The operation's id in the server's answer; null when the answer says that nothing happened. */
  answerIdOf(answer: Answer): string | null;
}

/** A money operation that has no id before its answer: the journal keeps what is known of it. */
export function createJournaledOperation<State, Answer>(
  runtime: Pick<Runtime, 'queryClient' | 'storage' | 'tracking'>,
  { kind, read, hasHappened, answerIdOf }: JournaledPlan<State, Answer>,
) {
  const { queryClient, storage } = runtime;
  /** The id of the newest operation that this window has shown to the person. */
  let knownId: string | null = null;

  const last = () => readOperation(storage, kind);
  const isOpen = (operation: Operation) => !operation.isAcknowledged && operation.answerId === null;

  function settle(id: string, change: Partial<Operation>): void {
    knownId = id;
    updateOperation(storage, kind, id, change);
    announceCredit(queryClient);
  }

  function findEarlier(now: State): SubmitResult<State, Answer> | null {
    const before = last();
    if (before === null) return null;
    if (isOpen(before) && (before.id !== knownId || hasHappened(before, now))) return { type: 'outcome-unknown', failure: null };
    if (before.id === knownId) return null;
    knownId = before.id;
    return { type: 'changed', now, isElsewhere: true };
  }

  async function sendJournaled({ send, ...entry }: JournaledRequest<Answer>): Promise<Answer> {
    const before = last();
    const request = JSON.stringify(entry.request);
    const id = newIdempotencyKey();
    const idempotencyKey = before !== null && isOpen(before) && before.request === request ? before.idempotencyKey : id;
    writeOperation(storage, kind, { ...entry, id, idempotencyKey, request, answerId: null, isAcknowledged: false });
    try {
      const answer = await send(idempotencyKey);
      const answerId = answerIdOf(answer);
      settle(id, { answerId, isAcknowledged: answerId === null });
      return answer;
    } catch (thrown) {
      if (!isOutcomeUnknown(failureOf(thrown))) settle(id, { isAcknowledged: true });
      throw thrown;
    }
  }

  return {
    /**
     * Reads the state that a new operation depends on, unless an earlier one must be reconciled first. The journal's entry then
     * counts as shown; an operation that another window sends later does not. @returns null after an abort or the session's end
     */
    async open(signal: AbortSignal): Promise<Opening<State> | null> {
      const operation = last();
      if (operation !== null && !operation.isAcknowledged && (operation.answerId !== null || operation.id !== knownId))
        return { type: 'doubted' };
      knownId = operation?.id ?? null;
      try {
        return { type: 'fetched', data: await read(signal) };
      } catch (thrown) {
        const failure = displayableFailure(thrown);
        return failure === null ? null : { type: 'fetch-failed', failure };
      }
    },

    /**
     * `submitOnce`, with a journal entry before the request is sent. A press of the same request after an unknown outcome keeps
     * the idempotency key, so that the server can deduplicate the two.
     */
    submitOnce: (signal: AbortSignal, isStillValid: (now: State) => boolean, prepare: (now: State) => JournaledRequest<Answer>) =>
      submitOnce<State, Answer>(runtime, {
        lock: kind,
        event: [kind, 'submit'],
        signal,
        read: () => read(signal),
        isStillValid,
        send: (now) => sendJournaled(prepare(now)),
        findEarlier,
      }),

    /** Reads what happened to the last operation. @returns null after an abort or the session's end */
    async reconcile(signal: AbortSignal): Promise<Reconciliation<State> | null> {
      try {
        const result = await withMoneyLock<Reconciliation<State>>(kind, async () => {
          const now = await read(signal);
          const operation = last();
          if (operation === null || operation.isAcknowledged) return { name: 'AWAIT_CHOICE', data: now, problem: null };
          if (hasHappened(operation, now)) {
            announceCredit(queryClient);
            return { name: 'DONE', operation, now };
          }
          const { answerId } = operation;
          if (answerId !== null) return { name: 'STARTED', operation, answerId };
          knownId = operation.id;
          return { name: 'UNSURE', doubt: 'unchanged', now };
        });
        return result === 'busy' ? { name: 'UNSURE', doubt: 'busy', now: null } : result;
      } catch (thrown) {
        if (displayableFailure(thrown) === null) return null;
        const operation = last();
        if (operation === null || operation.isAcknowledged || operation.answerId === null)
          return { name: 'UNSURE', doubt: 'unread', now: null };
        return { name: 'STARTED', operation, answerId: operation.answerId };
      }
    },
  };
}
