/** What the system took it for may be over by then. */
const AGAIN_MS = 60_000;

/** Keeps the display on where the browser can; a lock goes with the page's visibility, and is asked for again with it. */
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
        // A system may take it from a page that is in view, too.
        got.addEventListener('release', () => setTimeout(() => void ask(), AGAIN_MS), { once: true });
      }
    } catch {
      // Low battery, or a frame without the permission: the device has its own settings.
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
