import { type ApiFailure, failureToTell, isAbort } from '../../../api/index.ts';
import type { EnvironmentPort } from '../runtime/ports.ts';

/** How one flow waits for the server. */
export interface PollPlan<Answer> {
  fetch(signal: AbortSignal): Promise<Answer>;
  /** True while there is reason to ask again. */
  isPending(answer: Answer): boolean;
  /** Pause after an answer, in milliseconds. */
  readonly everyMs: number;
  /** Requests in all, the first included. */
  readonly maxTries: number;
  /** Begins again from the first try when the page becomes visible (Satispay). */
  readonly restartOnVisible?: boolean;
  /** Stops it. */
  readonly signal?: AbortSignal;
  /** Every answer, pending or final. */
  onAnswer(answer: Answer, isFinal: boolean): void;
  /** `maxTries` answers said pending. */
  onExhausted(): void;
  /** Not heard by who is being sent to the login. */
  onFailure(failure: ApiFailure): void;
}

/** Of an order, a payment, a recharge and a voucher: the first request and at most 6 more, 2 s apart (part 2 §9). */
export const SEVEN_REQUESTS = { everyMs: 2000, maxTries: 7 } as const;

/**
 * The one waiting mechanism: waits after the answer, has one request in flight, asks nothing while the page is hidden
 * and goes on where it was when the page is seen again.
 * @returns the way to stop, beside `signal`; nothing is reported afterwards.
 */
export function poll<Answer>(environment: EnvironmentPort, plan: PollPlan<Answer>): () => void {
  const { signal } = plan;
  const controller = new AbortController();
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInFlight = false;
  let isWaitingToBeSeen = false;
  let isOver = false;

  const finish = () => {
    isOver = true;
    clearTimeout(timer);
    stopWatching();
    signal?.removeEventListener('abort', finish);
    controller.abort();
  };

  const ask = async () => {
    if (isOver || isInFlight) return;
    if (!environment.isVisible()) {
      isWaitingToBeSeen = true;
      return;
    }
    tries += 1;
    isInFlight = true;
    try {
      const answer = await plan.fetch(controller.signal);
      isInFlight = false;
      if (isOver) return;
      const isFinal = !plan.isPending(answer);
      if (isFinal) {
        finish();
        plan.onAnswer(answer, true);
        return;
      }
      plan.onAnswer(answer, false);
      if (tries < plan.maxTries) timer = setTimeout(() => void ask(), plan.everyMs);
      else if (!isOver) {
        if (!plan.restartOnVisible) finish();
        plan.onExhausted();
      }
    } catch (thrown) {
      isInFlight = false;
      if (isOver || isAbort(thrown)) return;
      finish();
      const failure = failureToTell(thrown);
      if (failure !== null) plan.onFailure(failure);
    }
  };

  const stopWatching = environment.onVisible(() => {
    if (plan.restartOnVisible) {
      tries = 0;
      clearTimeout(timer);
      void ask();
    } else if (isWaitingToBeSeen) {
      isWaitingToBeSeen = false;
      void ask();
    }
  });

  signal?.addEventListener('abort', finish);
  void ask();
  return finish;
}
