/**
 * One in-flight lock for each money intent, shared by all tabs of the browser (architecture "Paying once").
 * Web Locks where there are any; elsewhere a lock of this page, which still stops double taps and re-mounts.
 */
const held = new Set<string>();

/**
 * Runs `task` unless the same intent is already under way anywhere.
 * @returns the task's value, or 'busy' when somebody else holds the lock; nothing ran then.
 */
export async function withMoneyLock<T>(intent: string, task: () => Promise<T>): Promise<T | 'busy'> {
  const name = `pausa.money.${intent}`;
  if (held.has(name)) return 'busy';
  held.add(name);
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return task();
  };
  try {
    const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
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
  }
}
