import { type ApiFailure, type Cents, failureOf, displayableFailure, isOutcomeUnknown, newIdempotencyKey } from '../../../api/index.ts';
import { announceCredit } from '../ordering/announcement.ts';
import { isMoneyLockHeld } from '../runtime/money-lock.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { submitOnce, type SubmitResult } from './money-operation.ts';
import { keepOperation, type Operation, type OperationKind, readOperation, updateOperation, writeOperation } from './operation-journal.ts';

/** The request to send, and the data that the journal keeps of it. */
export interface JournaledRequest<Sent> {
  /** The whole request, as JSON has it: an equal request keeps its idempotency key, and the journal's may be sent again. */
  readonly request: Sent;
  readonly cents: Cents;
  readonly creditBefore: Cents | null;
  readonly label: string;
  readonly split?: Operation['split'];
}

export type Opening<State> =
  /** An earlier operation must be reconciled first: `reconcile`. */
  | { readonly type: 'doubted' }
  | { readonly type: 'fetched'; readonly data: State }
  | { readonly type: 'fetch-failed'; readonly failure: ApiFailure };

/**
 * Why the outcome of an operation is unknown; a credit proves nothing, because another device may have changed it. `askable`: the
 * server tells it to whoever sends the same request with the same key. `untold`: nothing can tell it. `lapsed`: no server will know
 * it any more. `unread`: the credit could not be read. `busy`: a request is still running.
 */
export type Doubt = 'askable' | 'untold' | 'lapsed' | 'unread' | 'busy';

/** What became of the last operation, as the state of the page that shows it. */
export type Reconciliation<State> =
  /** The answer came after the person had left. */
  | { readonly name: 'STARTED'; readonly operation: Operation; readonly answerId: string }
  /** The person must acknowledge this state before another operation. `now`: the state that the person may look at. */
  | { readonly name: 'UNSURE'; readonly doubt: 'askable' | 'untold' | 'lapsed'; readonly operation: Operation; readonly now: State }
  | { readonly name: 'UNSURE'; readonly doubt: 'unread' }
  | { readonly name: 'UNSURE'; readonly doubt: 'busy' }
  /** There is no unacknowledged operation. */
  | { readonly name: 'AWAIT_CHOICE'; readonly data: State; readonly problem: null };

export interface JournaledPlan<State, Sent, Answer> {
  readonly kind: OperationKind;
  /** Reads the state that the press depends on. */
  read(signal: AbortSignal): Promise<State>;
  /** Costs money. */
  submit(request: Sent, idempotencyKey: string): Promise<Answer>;
  /** The operation's id in the server's answer; null when the answer says that nothing happened. */
  answerIdOf(answer: Answer): string | null;
}

/** A server stores the answer to a key for at least this time, and a little longer (docs/backend-contract.md, "Effects once"). */
const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

/** A money operation that has no id before its answer: the journal keeps what is known of it. */
export function createJournaledOperation<State, Sent, Answer>(
  runtime: Pick<Runtime, 'client' | 'queryClient' | 'storage' | 'tracking'>,
  { kind, read, submit, answerIdOf }: JournaledPlan<State, Sent, Answer>,
) {
  const { client, queryClient, storage } = runtime;
  /** The newest operation that this window has shown to the person, and its answer: another window may ask for it again. */
  let known: Pick<Operation, 'id' | 'answerId'> | null = null;

  const last = () => readOperation(storage, kind);
  const isOpen = (operation: Operation) => !operation.isAcknowledged && operation.answerId === null;
  const mustTell = () => {
    const operation = last();
    return operation !== null && !operation.isAcknowledged && (operation.answerId !== null || operation.id !== known?.id);
  };

  /** By the server's clock alone: the device's may be corrected at any moment. */
  function doubtOf({ sentAt = null }: Operation): 'askable' | 'untold' | 'lapsed' {
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

  function findEarlier(now: State): SubmitResult<State, Answer> | null {
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
    const isRepeated = before !== null && isOpen(before) && before.request === text && doubtOf(before) !== 'lapsed';
    const { idempotencyKey, sentAt } = isRepeated ? before : { idempotencyKey: id, sentAt: client.serverTime() };
    return { ...entry, id, idempotencyKey, sentAt, request: text, answerId: null, isAcknowledged: false };
  }

  async function send({ id, idempotencyKey, request }: Operation): Promise<Answer> {
    try {
      const answer = await submit(JSON.parse(request) as Sent, idempotencyKey);
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
    return operation !== null && isOpen(operation) && doubtOf(operation) === 'askable' ? operation : null;
  }

  return {
    /** Whether an operation that this window has not shown must be reconciled first. */
    mustTell,
    shown,

    /**
     * Reads the state that a new operation depends on, unless an earlier one must be reconciled first. The journal's entry then
     * counts as shown; an operation that another window sends later does not. @returns null after an abort or the session's end
     */
    async open(signal: AbortSignal): Promise<Opening<State> | null> {
      if (mustTell()) return { type: 'doubted' };
      known = last();
      try {
        const data = await read(signal);
        // Another window may have sent one meanwhile.
        return mustTell() ? { type: 'doubted' } : { type: 'fetched', data };
      } catch (thrown) {
        const failure = displayableFailure(thrown);
        return failure === null ? null : { type: 'fetch-failed', failure };
      }
    },

    /**
     * `submitOnce`, with a journal entry before the request is sent; `isUnkept`: also where the browser does not store the entry. A
     * press of the same request after an unknown outcome keeps the idempotency key, so that the server can deduplicate the two.
     */
    submitOnce(
      signal: AbortSignal,
      isUnkept: boolean,
      isStillValid: (now: State) => boolean,
      prepare: (now: State) => JournaledRequest<Sent>,
    ): Promise<SubmitResult<State, Answer> | null> {
      let entry: Operation | null = null;
      return submitOnce<State, Answer>(runtime, {
        lock: kind,
        event: [kind, 'submit'],
        signal,
        read: () => read(signal),
        isStillValid: () => entry !== null,
        hold(now) {
          const earlier = findEarlier(now);
          if (earlier !== null || !isStillValid(now)) return earlier;
          entry = entryOf(prepare(now));
          if (isUnkept) writeOperation(storage, kind, entry);
          else if (!keepOperation(storage, kind, entry)) return { type: 'changed', now, why: 'unkept' };
          return null;
        },
        send: () => send(entry as Operation),
      });
    },

    /**
     * Sends the shown operation again, with the same key: the server answers what became of it, or carries it out if the first call
     * never arrived. Costs money.
     */
    ask: (signal: AbortSignal): Promise<SubmitResult<State, Answer> | null> =>
      submitOnce<State, Answer>(runtime, {
        lock: kind,
        event: [kind, 'ask'],
        signal,
        // For the server's clock, too.
        read: () => read(signal),
        isStillValid: () => asked() !== null,
        send() {
          // The new id tells the windows that know the operation that it was sent again.
          const again = { ...(asked() as Operation), id: newIdempotencyKey() };
          writeOperation(storage, kind, again);
          return send(again);
        },
      }),

    /** Reads what happened to the last operation. @returns null after an abort or the session's end */
    async reconcile(signal: AbortSignal): Promise<Reconciliation<State> | null> {
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
        return { name: 'UNSURE', doubt: doubtOf(operation), operation, now };
      } catch (thrown) {
        if (displayableFailure(thrown) === null) return null;
        const operation = last();
        if (operation === null || operation.isAcknowledged || operation.answerId === null) return { name: 'UNSURE', doubt: 'unread' };
        return { name: 'STARTED', operation, answerId: operation.answerId };
      }
    },

    /** The person has read that nobody will know any more what became of the operation. */
    dismiss: (id: string) => settle(id, { isAcknowledged: true }),
  };
}
