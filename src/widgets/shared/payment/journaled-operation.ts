import { type ApiFailure, type Cents, failureOf, failureToTell, isOutcomeUnknown, newIdempotencyKey } from '../../../api/index.ts';
import { announceCredit } from '../ordering/announcement.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { submitOnce, type SubmitResult } from './money-operation.ts';
import { type Operation, type OperationKind, readOperation, updateOperation, writeOperation } from './operation-journal.ts';

/** What is to be sent, and what the journal keeps of it. */
export interface JournaledRequest<Answer> {
  /** Everything that is sent, for comparing: only the same request keeps its idempotency key. */
  readonly request: unknown;
  readonly cents: Cents;
  readonly creditBefore: Cents | null;
  readonly label: string;
  send(idempotencyKey: string): Promise<Answer>;
}

/** What a screen begins with. */
export type Opening<State> =
  /** There is an operation to be told first: `reconcile`. */
  | { readonly type: 'doubted' }
  | { readonly type: 'fetched'; readonly data: State }
  | { readonly type: 'fetch-failed'; readonly failure: ApiFailure };

export type Reconciliation<State> =
  /** What can be spent says that it went through. */
  | { readonly type: 'happened'; readonly operation: Operation; readonly now: State }
  /** Its answer has come, and the screen was left before it was read. */
  | { readonly type: 'answered'; readonly operation: Operation; readonly answerId: string }
  /** Nothing is to be seen of it, and it may still come. */
  | { readonly type: 'unchanged'; readonly now: State }
  /** There is nothing to be told. */
  | { readonly type: 'none'; readonly now: State }
  | { readonly type: 'busy' }
  | { readonly type: 'unread' };

interface JournaledPlan<State, Answer> {
  readonly kind: OperationKind;
  /** Reads what the press depends on. */
  read(signal: AbortSignal): Promise<State>;
  hasHappened(operation: Operation, now: State): boolean;
  /** The server's number for it; null when the answer says that nothing happened. */
  answerIdOf(answer: Answer): string | null;
}

export interface JournaledOperation<State, Answer> {
  /**
   * Reads what a new operation depends on, unless there is one to be told first. What stands in the journal then counts as
   * known to this window's person: what another window sends from now on is news at the press. @returns null as `submitOnce`
   */
  open(signal: AbortSignal): Promise<Opening<State> | null>;
  /**
   * `submitOnce`, written into the journal before it is sent. A press of the same request after an unknown outcome keeps the
   * idempotency key, so that the server can join the two.
   */
  submitOnce(
    signal: AbortSignal,
    isStillValid: (now: State) => boolean,
    prepare: (now: State) => JournaledRequest<Answer>,
  ): Promise<SubmitResult<State, Answer> | null>;
  /** Looks for what became of the last operation. @returns null as `submitOnce` does */
  reconcile(signal: AbortSignal): Promise<Reconciliation<State> | null>;
}

/** A money operation that has no number before its answer: what is known of it stands in the journal. */
export function createJournaledOperation<State, Answer>(
  runtime: Pick<Runtime, 'resources' | 'storage' | 'tracking'>,
  { kind, read, hasHappened, answerIdOf }: JournaledPlan<State, Answer>,
): JournaledOperation<State, Answer> {
  const { resources, storage } = runtime;
  /** The last operation that this window's person knows of. */
  let knownId: string | null = null;

  const last = () => readOperation(storage, kind);
  const isOpen = (operation: Operation) => !operation.isAcknowledged && operation.answerId === null;

  function creditChanged(): void {
    resources.invalidate('wallet');
    announceCredit();
  }

  function settle(id: string, change: Partial<Operation>): void {
    knownId = id;
    updateOperation(storage, kind, id, change);
    creditChanged();
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
    async open(signal) {
      const operation = last();
      if (operation !== null && !operation.isAcknowledged && (operation.answerId !== null || operation.id !== knownId))
        return { type: 'doubted' };
      knownId = operation?.id ?? null;
      try {
        return { type: 'fetched', data: await read(signal) };
      } catch (thrown) {
        const failure = failureToTell(thrown);
        return failure === null ? null : { type: 'fetch-failed', failure };
      }
    },

    submitOnce: (signal, isStillValid, prepare) =>
      submitOnce(runtime, {
        lock: kind,
        event: [kind, 'submit'],
        signal,
        read: () => read(signal),
        isStillValid,
        send: (now) => sendJournaled(prepare(now)),
        journal: { findEarlier },
      }),

    async reconcile(signal) {
      try {
        const result = await withMoneyLock<Reconciliation<State>>(kind, async () => {
          const now = await read(signal);
          const operation = last();
          if (operation === null || operation.isAcknowledged) return { type: 'none', now };
          if (hasHappened(operation, now)) {
            creditChanged();
            return { type: 'happened', operation, now };
          }
          const { answerId } = operation;
          if (answerId !== null) return { type: 'answered', operation, answerId };
          knownId = operation.id;
          return { type: 'unchanged', now };
        });
        return result === 'busy' ? { type: 'busy' } : result;
      } catch (thrown) {
        if (failureToTell(thrown) === null) return null;
        const operation = last();
        if (operation === null || operation.isAcknowledged || operation.answerId === null) return { type: 'unread' };
        return { type: 'answered', operation, answerId: operation.answerId };
      }
    },
  };
}
