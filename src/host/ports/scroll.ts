/**
 * Where each page of the history was left. The browser restores that by itself only for documents: ours stays, and is not
 * as high as it was until the screen has its data again.
 */
const NAME = 'scroll_positions';
/** Nobody goes back further; what was touched last stands last. */
const AT_MOST = 40;
/** A screen that has not come by then begins where it is. */
const TIMEOUT_MS = 5000;
const TOUCHES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const kept = () => window.sessionStorage;

function readKept(): Map<string, number> {
  try {
    return new Map(JSON.parse(kept().getItem(NAME) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
const positions = readKept();

/**
 * The page that is shown: its entry, and its path, for another page may have taken the entry's place. Browsers without the
 * Navigation API show every screen from its top.
 */
function page(): string | null {
  const key = (window as { navigation?: { currentEntry: { key: string } | null } }).navigation?.currentEntry?.key;
  return key === undefined ? null : `${key} ${window.location.pathname}`;
}

let isRestoring = false;
function note(): void {
  const name = page();
  if (isRestoring || name === null) return;
  positions.delete(name);
  positions.set(name, window.scrollY);
}
window.addEventListener('scroll', note, { passive: true });
// Another document, this one again included, finds them where it begins.
window.addEventListener('pagehide', () => {
  try {
    kept().setItem(NAME, JSON.stringify([...positions].slice(-AT_MOST)));
  } catch {
    // Blocked or full: every screen begins at its top.
  }
});

/**
 * Shows a new screen from its top, and one that was come back to where it was left; whoever touches the page meanwhile
 * decides. @returns the way to give up
 */
export function restoreScroll(): () => void {
  const position = positions.get(page() ?? '') ?? 0;
  isRestoring = true;
  const stop = () => {
    isRestoring = false;
    clearTimeout(timer);
    observer.disconnect();
    for (const touch of TOUCHES) window.removeEventListener(touch, stop);
  };
  const scroll = () => {
    window.scrollTo(0, position);
    if (window.scrollY >= position - 1) stop();
  };
  const timer = setTimeout(stop, TIMEOUT_MS);
  const observer = new ResizeObserver(scroll);
  for (const touch of TOUCHES) window.addEventListener(touch, stop, { passive: true });
  observer.observe(document.body);
  scroll();
  return stop;
}
