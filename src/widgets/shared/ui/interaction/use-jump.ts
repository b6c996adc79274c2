import { useEffect, useRef } from 'react';
import { useEffectEvent } from '../../flow/use-effect-event.ts';
import { scrollToRest } from './scroll-to-rest.ts';

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
