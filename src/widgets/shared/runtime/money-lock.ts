/**
 * One in-flight lock for each money intent, shared by all tabs of the browser (architecture "Paying once").
 * Web Locks where there are any; elsewhere a lock of this page, which still stops double taps and re-mounts.
 */
const held = new Map<string, Promise<void>>();

const nameOf = (intent: string) => `pausa.money.${intent}`;

const webLocks = (): LockManager | undefined => (globalThis.navigator as Partial<Navigator> | undefined)?.locks;

/**
 * Runs `task` unless the same intent is already under way anywhere.
 * @returns the task's value, or 'busy' when somebody else holds the lock; nothing ran then.
 */
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
      return await locks.request(name, { ifAvailable: true }, async (lock) => (lock === null ? ('busy' as const) : await start()));
    } catch (thrown) {
      // Only a lock manager that refused to work (a private or sandboxed frame) is replaced by the page's own lock.
      if (hasStarted) throw thrown;
      return await start();
    }
  } finally {
    held.delete(name);
    release();
  }
}

/**
 * Waits, after 'busy', until whoever is at the intent is through: what is read earlier than that may be old at once.
 * Holds nothing, and runs nothing. Resolves too when `signal` gives up.
 */
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
    // Shared: all who wait go on together.
    await locks.request(name, { mode: 'shared', signal }, () => undefined);
  } catch {
    // Given up, or a lock manager that refuses to work: nobody holds anything there.
  }
}
