import { type ApiFailure, displayableFailure } from '../../../api/index.ts';
import type { EnvironmentPort } from '../runtime/ports.ts';

export interface PollPlan<Answer> {
  fetch(signal: AbortSignal): Promise<Answer>;
  /** True while the answer is not final, so that polling continues. */
  isPending(answer: Answer): boolean;
  /** Pause after an answer, in milliseconds. */
  readonly everyMs: number;
  /** Requests in all, the first included. */
  readonly maxTries: number;
  /** Begins again from the first try when the page becomes visible (Satispay). */
  readonly restartOnVisible?: boolean;
  /** Aborting it stops the polling. */
  readonly signal?: AbortSignal;
  /** Called for every answer, pending or final. */
  onAnswer(answer: Answer, isFinal: boolean): void;
  /** Called when all `maxTries` answers were pending. */
  onExhausted(): void;
  /** Called when a request fails, but not after a 401: the app then goes to the login. */
  onFailure(failure: ApiFailure): void;
}

/** For orders, payments, recharges and vouchers: the first request and at most 6 more, 2 s apart (part 2 §9). */
export const SEVEN_REQUESTS = { everyMs: 2000, maxTries: 7 } as const;

/**
 * Polls the server. The next request starts `everyMs` after the answer, so that only one is in flight. A hidden page sends no
 * request; polling resumes when the page becomes visible again.
 * @returns a function that stops the polling, beside `signal`; no callback runs afterwards.
 */
export function poll<Answer>(environment: EnvironmentPort, plan: PollPlan<Answer>): () => void {
  const { signal } = plan;
  const controller = new AbortController();
  const isOver = () => controller.signal.aborted;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInFlight = false;
  let isWaitingToBeSeen = false;

  const finish = () => {
    clearTimeout(timer);
    stopWatching();
    controller.abort();
  };

  const ask = async () => {
    if (isOver() || isInFlight) return;
    if (!environment.isVisible()) {
      isWaitingToBeSeen = true;
      return;
    }
    tries += 1;
    isInFlight = true;
    try {
      const answer = await plan.fetch(controller.signal);
      isInFlight = false;
      if (isOver()) return;
      const isFinal = !plan.isPending(answer);
      if (isFinal) finish();
      plan.onAnswer(answer, isFinal);
      if (isOver()) return;
      if (tries < plan.maxTries) timer = setTimeout(() => void ask(), plan.everyMs);
      else {
        if (!plan.restartOnVisible) finish();
        plan.onExhausted();
      }
    } catch (thrown) {
      isInFlight = false;
      if (isOver()) return;
      finish();
      const failure = displayableFailure(thrown);
      if (failure !== null) plan.onFailure(failure);
    }
  };

  const stopWatching = environment.onVisible(() => {
    if (plan.restartOnVisible) tries = 0;
    else if (!isWaitingToBeSeen) return;
    isWaitingToBeSeen = false;
    clearTimeout(timer);
    void ask();
  });

  signal?.addEventListener('abort', finish, { signal: controller.signal });
  void ask();
  return finish;
}
