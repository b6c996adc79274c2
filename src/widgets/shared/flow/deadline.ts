/** An answer did not come in time, or nobody waits for it any more. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Bounds a promise that may stay pending for ever (vendors' SDKs do). It goes on by itself when nobody waits any more:
 * what it brings later is lost, unless `onLate` takes it away.
 */
export function withDeadline<T>(promise: Promise<T>, limitMs: number, signal: AbortSignal, onLate?: (value: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const end = (settle: () => void) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      settle();
    };
    const giveUp = () => end(() => reject(new DOMException('Nobody waits any more', 'AbortError')));
    const timer = setTimeout(() => end(() => reject(new DeadlineError(`no answer within ${limitMs} ms`))), limitMs);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    promise.then(
      (value) => {
        if (isOver) onLate?.(value);
        end(() => resolve(value));
      },
      (thrown: unknown) => end(() => reject(thrown)),
    );
  });
}
