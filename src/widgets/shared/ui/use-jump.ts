import { useEffect, useRef } from 'react';
import { useEffectEvent } from '../flow/use-effect-event.ts';
import { scrollToRest } from './scroll-to-rest.ts';

/** Events of a person who scrolls. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Returns a function that scrolls to a section and moves the focus to its heading. Any input of the person stops the scrolling
 * and calls `onSign`.
 */
export function useJump(onSign?: () => void): (section: HTMLElement) => void {
  const jump = useRef<AbortController>(null);
  const signed = useEffectEvent(() => onSign?.());
  useEffect(() => {
    const end = () => {
      jump.current?.abort();
      signed();
    };
    for (const sign of SIGNS) window.addEventListener(sign, end, { passive: true, capture: true });
    return () => {
      jump.current?.abort();
      for (const sign of SIGNS) window.removeEventListener(sign, end, { capture: true });
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
