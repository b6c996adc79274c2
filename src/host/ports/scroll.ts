/**
 * Where each page of the history was left. The browser restores that by itself only for documents: ours stays, and is not
 * as high as it was until the screen has its data again.
 */
const positions = new Map<string, number>();
/** A screen that has not come by then begins where it is. */
const PATIENCE_MS = 5000;
const TOUCHES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The entry that is shown; browsers without the Navigation API show every screen from its top. */
const entry = (): string => (window as { navigation?: { currentEntry: { key: string } | null } }).navigation?.currentEntry?.key ?? '';

let isRestoring = false;
window.addEventListener('scroll', () => isRestoring || positions.set(entry(), window.scrollY), { passive: true });

/**
 * Shows a new screen from its top, and one that was come back to where it was left; whoever touches the page meanwhile
 * decides. @returns the way to give up
 */
export function restoreScroll(): () => void {
  const position = positions.get(entry()) ?? 0;
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
  const timer = setTimeout(stop, PATIENCE_MS);
  const observer = new ResizeObserver(scroll);
  for (const touch of TOUCHES) window.addEventListener(touch, stop, { passive: true });
  observer.observe(document.body);
  scroll();
  return stop;
}
