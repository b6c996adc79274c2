/** The delay before a new request after the system has released the lock. */
const AGAIN_MS = 60_000;

/** Keeps the display on if the browser can. A hidden page loses its lock; we request it again when the page is visible. */
export function keepAwake(): () => void {
  const locks = navigator.wakeLock as WakeLock | undefined;
  if (locks === undefined) return () => undefined;
  const controller = new AbortController();
  const { signal } = controller;
  let lock: WakeLockSentinel | null = null;
  const ask = async () => {
    if (signal.aborted || document.visibilityState !== 'visible' || lock?.released === false) return;
    try {
      const got = await locks.request('screen');
      if (signal.aborted) await got.release();
      else {
        lock = got;
        // The system may also release the lock of a visible page.
        got.addEventListener('release', () => setTimeout(() => void ask(), AGAIN_MS), { once: true });
      }
    } catch {
      // Low battery, or a frame without the permission: only the device's own settings can help.
    }
  };
  document.addEventListener('visibilitychange', () => void ask(), { signal });
  void ask();
  return () => {
    controller.abort();
    void lock?.release().catch(() => undefined);
  };
}
