/**
 * Opens a partner's page in a window of its own; null when the browser does not let us. Call it while the press is
 * handled. The window keeps its opener: the page of ours that comes back in it must find us.
 */
export type OpenWindow = (href: string, name?: string) => Window | null;

export const openWindow: OpenWindow = (href, name = '_blank') => {
  try {
    return window.open(href, name);
  } catch {
    return null;
  }
};

const LOOK_EVERY_MS = 500;

/**
 * Says once that a partner's window is closed, also one that never stayed open.
 * @returns the way to stop
 */
export function watchClosed(opened: Pick<Window, 'closed'>, onClosed: () => void): () => void {
  let looksClosed = 0;
  const timer = setInterval(() => {
    // Seen twice: what the window said last may still be on its way.
    looksClosed = opened.closed ? looksClosed + 1 : 0;
    if (looksClosed < 2) return;
    clearInterval(timer);
    onClosed();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** The window of ours that opened this one; null for nobody's, and for one of another site. */
export function ownOpener(): Window | null {
  const opener = window.opener as Window | null | undefined;
  if (opener == null || opener === window) return null;
  try {
    return opener.location.origin === window.location.origin ? opener : null;
  } catch {
    return null;
  }
}

/**
 * Whether a partner brought the person back in the window that was opened for it (part 2 §2: such a window closes itself).
 * Somebody who uses the whole app in an opened window has walked here inside it: that one stays.
 */
export function isReturnedWindow(): boolean {
  if (ownOpener() === null) return false;
  const [load] = performance.getEntriesByType('navigation');
  return load === undefined || new URL(load.name).pathname === window.location.pathname;
}
