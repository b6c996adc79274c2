/** The scroll position of each history entry. The browser would restore it before a screen's data has given it its height. */
const NAME = 'scroll_positions';
/** The number of stored positions; the most recently used is last. */
const AT_MOST = 40;
/** Time limit for restoring; afterwards the screen stays where it is. */
const TIMEOUT_MS = 5000;
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const storage = () => window.sessionStorage;

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(storage().getItem(NAME) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
const positions = readPositions();

/** The key of the current page: entry and path, because another page may replace the entry. Null without the Navigation API. */
function page(): string | null {
  const key = (window as { navigation?: { currentEntry: { key: string } | null } }).navigation?.currentEntry?.key;
  return key === undefined ? null : `${key} ${window.location.pathname}`;
}

let isRestoring = false;
function storePosition(): void {
  const name = page();
  if (isRestoring || name === null) return;
  positions.delete(name);
  positions.set(name, window.scrollY);
}
window.addEventListener('scroll', storePosition, { passive: true });
// The next document, or this one after a reload, reads them at its start.
window.addEventListener('pagehide', () => {
  try {
    storage().setItem(NAME, JSON.stringify([...positions].slice(-AT_MOST)));
  } catch {
    // Storage is blocked or full: every screen starts at its top.
  }
});

/** Scrolls a new screen to its top, and a revisited one to its last position. Any input cancels it, or the returned function. */
export function restoreScroll(): () => void {
  const position = positions.get(page() ?? '') ?? 0;
  isRestoring = true;
  const controller = new AbortController();
  const stop = () => {
    isRestoring = false;
    clearTimeout(timer);
    observer.disconnect();
    controller.abort();
  };
  const scroll = () => {
    window.scrollTo(0, position);
    if (window.scrollY >= position - 1) stop();
  };
  const timer = setTimeout(stop, TIMEOUT_MS);
  const observer = new ResizeObserver(scroll);
  for (const input of INPUTS) window.addEventListener(input, stop, { passive: true, signal: controller.signal });
  observer.observe(document.body);
  scroll();
  return stop;
}
