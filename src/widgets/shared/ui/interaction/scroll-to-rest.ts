/** The maximum number of frames of a jump, so that it always ends. */
const MAX_FRAMES = 60;
/** The number of frames without movement after which the jump is over. */
const STILL_FRAMES = 6;

/**
 * Scrolls to a section and repeats it until its position is stable. The chunks on the way have estimated heights until they are
 * laid out, a frame or two after they come near, so that one scroll alone can end elsewhere. `signal` stops it.
 */
export function scrollToRest(section: HTMLElement, signal: AbortSignal): void {
  let [rest, still, frames] = [Number.NaN, 0, 0];
  const step = () => {
    if (signal.aborted || !section.isConnected) return;
    // Whether the section moved since the last frame, before the position is corrected.
    const hasMoved = !(Math.abs(section.getBoundingClientRect().top - rest) < 1);
    // 'instant' overrides a smooth scrolling in the page's style sheet.
    section.scrollIntoView({ behavior: 'instant' });
    rest = section.getBoundingClientRect().top;
    still = hasMoved ? 0 : still + 1;
    frames += 1;
    if (still < STILL_FRAMES && frames < MAX_FRAMES) requestAnimationFrame(step);
  };
  step();
}
