/** Frames that a jump may take at most: there is an end to everything. */
const MAX_FRAMES = 60;
/** Frames that the section must stand still before the jump is over. */
const STILL_FRAMES = 6;

/**
 * Scrolls to a section and stays with it until it rests: the chunks on the way have estimated heights until they are laid
 * out, a frame or two after they come near, so one scroll alone can end elsewhere. `signal` ends it.
 */
export function scrollToRest(section: HTMLElement, signal: AbortSignal): void {
  let [rest, still, frames] = [Number.NaN, 0, 0];
  const step = () => {
    if (signal.aborted || !section.isConnected) return;
    // Where it went since the last frame, before it is put right.
    const hasMoved = !(Math.abs(section.getBoundingClientRect().top - rest) < 1);
    // At once, whatever a page's own style sheet says of scrolling.
    section.scrollIntoView({ behavior: 'instant' });
    rest = section.getBoundingClientRect().top;
    still = hasMoved ? 0 : still + 1;
    frames += 1;
    if (still < STILL_FRAMES && frames < MAX_FRAMES) requestAnimationFrame(step);
  };
  step();
}
