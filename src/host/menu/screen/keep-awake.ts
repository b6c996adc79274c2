/** The delay before a new request after the system has released the lock. */
const AGAIN_MS = 60_000;

/** Keeps the display on if the browser can. A hidden page loses its lock; we request it again when the page is visible. */
export function keepAwake(): () => void {
  const locks = navigator.wakeLock as WakeLock | undefined;
  if (locks === undefined) return () => undefined;
  let isOver = false;
  let lock: WakeLockSentinel | null = null;
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible' || lock?.released === false) return;
    try {
      const got = await locks.request('screen');
      if (isOver) await got.release();
      else {
        lock = got;
        // The system may also release the lock of a visible page.
        got.addEventListener('release', () => setTimeout(() => void ask(), AGAIN_MS), { once: true });
      }
    } catch {
      // Low battery, or a frame without the permission: only the device's own settings can help.
    }
  };
  const onVisibility = () => void ask();
  document.addEventListener('visibilitychange', onVisibility);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibility);
    void lock?.release().catch(() => undefined);
  };
}
