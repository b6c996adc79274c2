import { useEffect, useRef } from 'react';
import { useEffectEvent } from '../../flow/use-effect-event.ts';

/** The maximum number of frames of a jump, so that it always ends. */
const MAX_FRAMES = 60;
/** The number of frames without movement after which the jump is over. */
const STILL_FRAMES = 6;

/**
 * Scrolls to a section and repeats it until its position is stable. The chunks on the way have estimated heights until they are
 * laid out, a frame or two after they come near, so that one scroll alone can end elsewhere. `signal` stops it.
 */
function scrollToRest(section: HTMLElement, signal: AbortSignal): void {
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

/** Events of a person who scrolls. */
const SCROLL_INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Returns a function that scrolls to a section and moves the focus to its heading. Any input of the person stops the scrolling
 * and calls `onInput`.
 */
export function useJump(onInput?: () => void): (section: HTMLElement) => void {
  const jump = useRef<AbortController>(null);
  const reportInput = useEffectEvent(() => onInput?.());
  useEffect(() => {
    const end = () => {
      jump.current?.abort();
      reportInput();
    };
    for (const input of SCROLL_INPUTS) window.addEventListener(input, end, { passive: true, capture: true });
    return () => {
      jump.current?.abort();
      for (const input of SCROLL_INPUTS) window.removeEventListener(input, end, { capture: true });
    };
  }, []);

  return (section) => {
    jump.current?.abort();
    jump.current = new AbortController();
    scrollToRest(section, jump.current.signal);
    const heading = section.querySelector<HTMLElement>('h2');
    if (heading !== null) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  };
}
