import { type ApiFailure, type Cents, failureOf, failureToTell, isOutcomeUnknown, newIdempotencyKey } from '../../../api/index.ts';
import { announceCredit } from '../ordering/announcement.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { type Operation, type OperationKind, readOperation, updateOperation, writeOperation } from './operation-journal.ts';

/** What is to be sent, and what the journal keeps of it. */
export interface Submission<Answer> {
  /** Everything that is sent, for comparing: only the same request keeps its idempotency key. */
  readonly request: unknown;
  readonly cents: Cents;
  readonly creditBefore: Cents | null;
  readonly label: string;
  send(idempotencyKey: string): Promise<Answer>;
}

export type SubmissionResult<State, Answer, Reason> =
  | { readonly type: 'done'; readonly answer: Answer }
  /** Another window is sending one. */
  | { readonly type: 'busy' }
  /** Another window has sent one that this window's person has not heard of; nothing was sent. */
  | { readonly type: 'elsewhere'; readonly now: State }
  /** What is there now is not what the person pressed for; nothing was sent. */
  | { readonly type: 'changed'; readonly now: State; readonly reason: Reason }
  /** The line went before anything left. */
  | { readonly type: 'not-sent' }
  /** The server refused it: nothing happened. */
  | { readonly type: 'refused'; readonly failure: ApiFailure }
  /** To be reconciled before anybody presses again. */
  | { readonly type: 'outcome-unknown' };

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

interface Plan<State, Answer> {
  readonly kind: OperationKind;
  /** Reads what the press depends on. */
  read(signal: AbortSignal): Promise<State>;
  hasHappened(operation: Operation, now: State): boolean;
  /** The server's number for it; null when the answer says that nothing happened. */
  answerIdOf(answer: Answer): string | null;
}

export interface MoneyOperation<State, Answer> {
  /**
   * Whether there is an operation to be told before a new one is offered. Otherwise what stands in the journal counts as
   * known to this window's person: what another window sends from now on is news at the press.
   */
  mustReconcile(): boolean;
  /**
   * Sends one operation for one press: under the lock of its kind it reads again, compares, writes the journal and sends.
   * A press of the same request after an unknown outcome keeps the idempotency key, so that the server can join the two.
   * @returns null when nobody is there to be told: the person has left, or is on the way to the login
   */
  submitOnce<Reason>(
    signal: AbortSignal,
    prepare: (now: State) => Submission<Answer> | { readonly reason: Reason },
  ): Promise<SubmissionResult<State, Answer, Reason> | null>;
  /** Looks for what became of the last operation. @returns null as above */
  reconcile(signal: AbortSignal): Promise<Reconciliation<State> | null>;
}

export function createMoneyOperation<State, Answer>(
  { resources, storage, tracking }: Pick<Runtime, 'resources' | 'storage' | 'tracking'>,
  { kind, read, hasHappened, answerIdOf }: Plan<State, Answer>,
): MoneyOperation<State, Answer> {
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

  return {
    mustReconcile() {
      const operation = last();
      if (operation !== null && !operation.isAcknowledged && (operation.answerId !== null || operation.id !== knownId)) return true;
      knownId = operation?.id ?? null;
      return false;
    },

    async submitOnce<Reason>(signal: AbortSignal, prepare: (now: State) => Submission<Answer> | { readonly reason: Reason }) {
      type Result = SubmissionResult<State, Answer, Reason>;
      const submit = async (): Promise<Result> => {
        // Under the lock: what this window shows may be old, and another one may have sent since.
        const now = await read(signal);
        const before = last();
        if (before !== null && isOpen(before) && (before.id !== knownId || hasHappened(before, now))) return { type: 'outcome-unknown' };
        if (before !== null && before.id !== knownId) {
          knownId = before.id;
          return { type: 'elsewhere', now };
        }
        const submission = prepare(now);
        if ('reason' in submission) return { type: 'changed', now, reason: submission.reason };
        signal.throwIfAborted();
        const { cents, creditBefore, label } = submission;
        const request = JSON.stringify(submission.request);
        const isRetry = before !== null && isOpen(before) && before.request === request;
        const id = newIdempotencyKey();
        const idempotencyKey = isRetry ? before.idempotencyKey : id;
        writeOperation(storage, kind, { id, idempotencyKey, request, cents, creditBefore, label, answerId: null, isAcknowledged: false });
        try {
          const answer = await submission.send(idempotencyKey);
          const answerId = answerIdOf(answer);
          settle(id, { answerId, isAcknowledged: answerId === null });
          return { type: 'done', answer };
        } catch (thrown) {
          const failure = failureOf(thrown);
          tracking.event(kind, `submit ${failure.kind}`);
          if (isOutcomeUnknown(failure)) return { type: 'outcome-unknown' };
          settle(id, { isAcknowledged: true });
          return { type: 'refused', failure };
        }
      };
      try {
        const result = await withMoneyLock(kind, submit);
        if (signal.aborted) return null;
        if (result === 'busy') return { type: 'busy' };
        return result.type === 'refused' && result.failure.kind === 'unauthorized' ? null : result;
      } catch (thrown) {
        return failureToTell(thrown) === null ? null : { type: 'not-sent' };
      }
    },

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
