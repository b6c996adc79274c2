import type { EnvironmentPort } from '../runtime/ports.ts';

export interface PollPlan<Answer> {
  fetch(signal: AbortSignal): Promise<Answer>;
  /** True while the answer is not final, so that polling continues. */
  isPending(answer: Answer): boolean;
  /** Called for each pending answer. */
  onPending?(answer: Answer): void;
  /** Pause after an answer, in milliseconds. */
  readonly everyMs: number;
  /** Requests in all, the first included. */
  readonly maxTries: number;
  /** Begins again from the first try, at once, when the page becomes visible (Satispay, coffee). */
  readonly restartOnVisible?: boolean;
  /** Ends the polling with an AbortError. */
  readonly signal: AbortSignal;
}

/** For orders, payments, recharges and vouchers: the first request and at most 6 more, 2 s apart (P2-9.1 to P2-9.3). */
export const SEVEN_REQUESTS = { everyMs: 2000, maxTries: 7 } as const;

/**
 * Polls the server until an answer is final. The next request starts `everyMs` after the answer, so that only one is in flight. A
 * hidden page sends no request; polling resumes when the page becomes visible again.
 * @returns the final answer, or null when all `maxTries` answers were pending
 * @throws what the first failed request threw
 */
export async function pollUntil<Answer>(environment: EnvironmentPort, plan: PollPlan<Answer>): Promise<Answer | null> {
  const { signal, everyMs, maxTries, restartOnVisible = false } = plan;
  let tries = 0;
  let wake = (): void => undefined;
  const stopWatching = environment.onVisible(() => {
    if (restartOnVisible) tries = 0;
    wake();
  });

  /** Waits until the time is over and the page is visible. */
  const pause = (ms: number) =>
    new Promise<void>((resolve, reject) => {
      let isOver = false;
      const pausing = new AbortController();
      const end = () => {
        clearTimeout(timer);
        pausing.abort();
        resolve();
      };
      const timer = setTimeout(() => {
        isOver = true;
        if (environment.isVisible()) end();
      }, ms);
      wake = () => {
        if (isOver || restartOnVisible) end();
      };
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', stop, { signal: pausing.signal });
    });

  try {
    signal.throwIfAborted();
    if (!environment.isVisible()) await pause(0);
    for (;;) {
      tries += 1;
      const answer = await plan.fetch(signal);
      signal.throwIfAborted();
      if (!plan.isPending(answer)) return answer;
      plan.onPending?.(answer);
      signal.throwIfAborted();
      if (tries >= maxTries) return null;
      await pause(everyMs);
    }
  } finally {
    stopWatching();
  }
}
