/**
 * Opens a partner's page in a new window; null when the browser blocks it. Call it in the event handler of the press. The
 * window keeps its opener, because our page that returns in it needs `window.opener`.
 */
export const openBrowserWindow = (href: string, name = '_blank'): Window | null => {
  try {
    return window.open(href, name);
  } catch {
    return null;
  }
};

const CHECK_EVERY_MS = 500;

/** Calls back one time when a partner's window is closed, also for one that closed at once. @returns a function that stops watching */
export function watchClosed(opened: Pick<Window, 'closed'>, onClosed: () => void): () => void {
  let checksClosed = 0;
  const timer = setInterval(() => {
    // Closed in two checks: a last message of the window may still be on its way.
    checksClosed = opened.closed ? checksClosed + 1 : 0;
    if (checksClosed < 2) return;
    clearInterval(timer);
    onClosed();
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Our window that opened this one; null without an opener, and for one of another origin. */
export function ownOpener(): Window | null {
  const opener = window.opener as Window | null | undefined;
  if (opener == null || opener === window) return null;
  try {
    // Throws for another origin.
    return opener.location.origin === window.location.origin ? opener : null;
  } catch {
    return null;
  }
}

/**
 * Whether a partner redirected the person back in the window that was opened for it (P2-2.82: such a window closes itself).
 * If the person uses the whole app in an opened window, they have navigated to this page inside it: that window stays open.
 */
export function isReturnedWindow(): boolean {
  if (ownOpener() === null) return false;
  const [load] = performance.getEntriesByType('navigation');
  return load === undefined || new URL(load.name).pathname === window.location.pathname;
}
