import { type ApiFailure, failureOf, failureToTell, isOutcomeUnknown } from '../../../api/index.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import type { Runtime } from '../runtime/runtime.tsx';

/** How a press ended whose call costs money, or may not happen twice. */
export type SubmitResult<State, Answer> =
  | { readonly type: 'done'; readonly answer: Answer }
  /** Another window is sending one; nothing was sent. */
  | { readonly type: 'busy' }
  /**
   * What is there now is not what the person pressed for; nothing was sent. `isElsewhere`: another window has sent one that
   * this window's person has not heard of.
   */
  | { readonly type: 'changed'; readonly now: State; readonly isElsewhere: boolean }
  /** What the press depends on could not be read; nothing was sent. */
  | { readonly type: 'not-sent'; readonly failure: ApiFailure }
  /** The server refused it: nothing happened. */
  | { readonly type: 'refused'; readonly failure: ApiFailure }
  /** It may have happened: to be reconciled before anybody presses again. `failure`: null for an operation of before. */
  | { readonly type: 'outcome-unknown'; readonly failure: ApiFailure | null };

/** The plan of one money operation. */
export interface Submission<State, Answer> {
  /** Names the intent: one of a name runs at a time in all tabs. */
  readonly lock: string;
  /** Under what a failure is tracked. */
  readonly event: readonly [category: string, action: string];
  /** Gives it up as long as nothing was sent. Without one, it goes on when the person leaves. */
  readonly signal?: AbortSignal;
  /** Reads what the press depends on, under the lock: what the page shows may be old. */
  read(): Promise<State>;
  /** Whether the state is still the one that the person pressed for. */
  isStillValid(now: State): boolean;
  /** Costs money. Nobody gives it up: no signal. */
  send(now: State): Promise<Answer>;
  /** Looks for what became of a failed call, under the lock too. Without one, the failure alone decides. */
  reconcile?(failure: ApiFailure): Promise<SubmitResult<State, Answer> | null>;
  /** What an operation of before says, if it is in the way of another one. */
  readonly journal?: { findEarlier(now: State): SubmitResult<State, Answer> | null };
}

/** For a plan whose server is the only one to know whether it may be sent. */
export const NOTHING_TO_READ = { read: async () => null, isStillValid: () => true } as const;

export const resultOfFailure = (failure: ApiFailure): SubmitResult<never, never> =>
  isOutcomeUnknown(failure) ? { type: 'outcome-unknown', failure } : { type: 'refused', failure };

/**
 * Carries out one press: locks, reads, compares, sends, and looks for what became of it. Repeats nothing by itself.
 * @returns null when nobody is there to be told: the person has left, or is on the way to the login
 */
export async function submitOnce<State, Answer>(
  { tracking }: Pick<Runtime, 'tracking'>,
  { lock, event, signal, read, isStillValid, send, reconcile, journal }: Submission<State, Answer>,
): Promise<SubmitResult<State, Answer> | null> {
  const submit = async (): Promise<SubmitResult<State, Answer> | null> => {
    let now: State;
    try {
      now = await read();
      signal?.throwIfAborted();
    } catch (thrown) {
      const failure = failureToTell(thrown);
      return failure === null ? null : { type: 'not-sent', failure };
    }
    const earlier = journal?.findEarlier(now) ?? null;
    if (earlier !== null) return earlier;
    if (!isStillValid(now)) return { type: 'changed', now, isElsewhere: false };
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
  if (result !== null && 'failure' in result && result.failure !== null) tracking.event(event[0], `${event[1]} ${result.failure.kind}`);
  return result;
}
