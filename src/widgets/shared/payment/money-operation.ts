import { type ApiFailure, failureOf, displayableFailure, isOutcomeUnknown } from '../../../api/index.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import type { Runtime } from '../runtime/runtime.tsx';

/** The result of a press whose call costs money, or must not happen twice. */
export type SubmitResult<State, Answer> =
  | { readonly type: 'done'; readonly answer: Answer }
  /** Another window is running the same operation; nothing was sent. */
  | { readonly type: 'busy' }
  /**
   * Nothing was sent. `state`: it is not the one that the person pressed for. `elsewhere`: another window has sent an operation
   * that this window's person does not know of. `unkept`: the browser does not store that it would be sent.
   */
  | { readonly type: 'changed'; readonly now: State; readonly why: 'state' | 'elsewhere' | 'unkept' }
  /** The state that the press depends on could not be read; nothing was sent. */
  | { readonly type: 'not-sent'; readonly failure: ApiFailure }
  /** The server refused it: nothing happened. */
  | { readonly type: 'refused'; readonly failure: ApiFailure }
  /** It may have happened: reconcile before the next press. `failure`: null for an earlier operation. */
  | { readonly type: 'outcome-unknown'; readonly failure: ApiFailure | null };

export interface Submission<State, Answer> {
  /** The name of the intent: at most one operation of a name runs at a time in all tabs. */
  readonly lock: string;
  /** The tracking event of a failure. */
  readonly event: readonly [category: string, action: string];
  /** Aborts the operation as long as it is not sent. Without a signal it continues when the person leaves. */
  readonly signal?: AbortSignal;
  /** Reads the state that the press depends on, under the lock: the page may show an older one. */
  read(): Promise<State>;
  isStillValid(now: State): boolean;
  /** Costs money. It has no signal, so that nothing aborts it. */
  send(now: State): Promise<Answer>;
  /** Reads what happened to a failed call, also under the lock. Without it, the failure alone decides. */
  reconcile?(failure: ApiFailure): Promise<SubmitResult<State, Answer> | null>;
  /** The last word before the call is sent: why it is not, or null. */
  hold?(now: State): SubmitResult<State, Answer> | null;
}

/** For an operation that only the server can validate. */
export const NOTHING_TO_READ = { read: async () => null, isStillValid: () => true } as const;

export const resultOfFailure = (failure: ApiFailure): SubmitResult<never, never> =>
  isOutcomeUnknown(failure) ? { type: 'outcome-unknown', failure } : { type: 'refused', failure };

/**
 * Executes one press: locks, reads, compares, sends, and reconciles after a failure. Never retries automatically. @returns null when
 * no result is to be shown: the person has left, or is on the way to the login
 */
export async function submitOnce<State, Answer>(
  { tracking }: Pick<Runtime, 'tracking'>,
  { lock, event, signal, read, isStillValid, send, reconcile, hold }: Submission<State, Answer>,
): Promise<SubmitResult<State, Answer> | null> {
  const submit = async (): Promise<SubmitResult<State, Answer> | null> => {
    let now: State;
    try {
      now = await read();
      signal?.throwIfAborted();
    } catch (thrown) {
      const failure = displayableFailure(thrown);
      return failure === null ? null : { type: 'not-sent', failure };
    }
    const held = hold?.(now) ?? null;
    if (held !== null) return held;
    if (!isStillValid(now)) return { type: 'changed', now, why: 'state' };
    try {
      return { type: 'done', answer: await send(now) };
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failure.kind === 'unauthorized') return null;
      return reconcile === undefined ? resultOfFailure(failure) : reconcile(failure);
    }
  };
  const result = await withMoneyLock(lock, submit);
  if (result === 'busy') return { type: 'busy' };
  if (result !== null && 'failure' in result && result.failure !== null) tracking.event(event[0], `${event[1]} ${result.type}`);
  return result;
}
