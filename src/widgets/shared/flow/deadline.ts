export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Adds a time-out to a promise that may stay pending for ever (vendors' SDKs do). The underlying work continues after the
 * time-out or an abort. Its late value is dropped, unless `onLate` takes it.
 */
export function withDeadline<T>(promise: Promise<T>, limitMs: number, signal?: AbortSignal, onLate?: (value: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const end = (settle: () => void) => {
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => end(() => reject(new DOMException('The wait was aborted', 'AbortError')));
    const timer = setTimeout(() => end(() => reject(new DeadlineError(`no answer within ${limitMs} ms`))), limitMs);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    promise.then(
      (value) => {
        if (isOver) onLate?.(value);
        end(() => resolve(value));
      },
      (thrown: unknown) => end(() => reject(thrown)),
    );
  });
}
