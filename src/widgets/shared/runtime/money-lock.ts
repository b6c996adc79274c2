import { DeadlineError, withDeadline } from '../flow/deadline.ts';

/** One lock for each money intent, shared by all tabs (docs/inside/paying.md). Without Web Locks it covers this page only. */
const held = new Map<string, Promise<void>>();

const nameOf = (intent: string) => `pausa.money.${intent}`;
const webLocks = (): LockManager | undefined => (globalThis.navigator as Partial<Navigator> | undefined)?.locks;

/** True while an operation that costs money runs in this page. */
export const isMoneyOperationRunning = (): boolean => held.size > 0;

/** A lock manager answers within milliseconds; one that is silent for so long is replaced by the page's own lock. */
const MANAGER_LIMIT_MS = 5000;
/** Longer than any holder needs. A frozen tab may hold its lock for ever. */
const HOLDER_LIMIT_MS = 60_000;

/** Runs `task`, unless the same intent is running in this or another tab: then it does not run, and the result is 'busy'. */
export async function withMoneyLock<T>(intent: string, task: () => Promise<T>): Promise<T | 'busy'> {
  const name = nameOf(intent);
  if (held.has(name)) return 'busy';
  let release = () => {};
  held.set(name, new Promise((resolve) => (release = resolve)));
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return task();
  };
  try {
    const locks = webLocks();
    if (locks === undefined) return await start();
    try {
      return await new Promise<T | 'busy'>((resolve, reject) => {
        const timer = setTimeout(() => reject(new DeadlineError('no answer of the lock manager')), MANAGER_LIMIT_MS);
        const answered = async (lock: Lock | null) => {
          clearTimeout(timer);
          // An answer after the time limit: the task has started under the page's own lock.
          return lock === null || hasStarted ? ('busy' as const) : start();
        };
        locks
          .request(name, { ifAvailable: true }, answered)
          .finally(() => clearTimeout(timer))
          .then(resolve, reject);
      });
    } catch (thrown) {
      // The page's own lock replaces only a lock manager that does not work (a private or sandboxed frame).
      if (hasStarted) throw thrown;
      return await start();
    }
  } finally {
    held.delete(name);
    release();
  }
}

/** Whether the intent is running in this or another tab. It takes no lock, so that a press at the same time is not refused. */
export async function isMoneyLockHeld(intent: string): Promise<boolean> {
  const name = nameOf(intent);
  if (held.has(name)) return true;
  try {
    const locks = webLocks();
    if (locks === undefined) return false;
    return (await withDeadline(locks.query(), MANAGER_LIMIT_MS)).held?.some((lock) => lock.name === name) === true;
  } catch {
    return false;
  }
}

/** Waits, after 'busy', until the holder releases the lock, because what is read earlier may be outdated. Ends when `signal` aborts. */
export async function moneyLockFree(intent: string, signal: AbortSignal): Promise<void> {
  const name = nameOf(intent);
  const givenUp = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([held.get(name), givenUp]);
  const locks = webLocks();
  if (locks === undefined || signal.aborted) return;
  try {
    // Shared mode: all waiting tabs continue together.
    await withDeadline(
      locks.request(name, { mode: 'shared', signal }, () => undefined),
      HOLDER_LIMIT_MS,
    );
  } catch {
    // Aborted, or the lock manager does not work: the caller reads again, and tries to lock anew.
  }
}
