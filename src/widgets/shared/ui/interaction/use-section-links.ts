import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../../flow/use-effect-event.ts';

/** The maximum number of frames of a jump, so that it always ends. */
const MAX_FRAMES = 60;
/** The number of frames without movement after which the jump is over. */
const STILL_FRAMES = 6;

/**
 * Scrolls to a section until its position is stable: the chunks on the way have estimated heights until they come near, so that
 * one scroll alone can end elsewhere. The jump is over when the section moves away again: a scroll bar and a script scroll
 * without an input event.
 */
function scrollToRest(section: HTMLElement, jump: AbortController): void {
  const { signal } = jump;
  let [rest, still, frames] = [Number.NaN, 0, 0];
  const isMoved = () => !(Math.abs(section.getBoundingClientRect().top - rest) < 1);
  const step = () => {
    if (signal.aborted || !section.isConnected) return;
    // Whether the section moved since the last frame, before the position is corrected.
    const hasMoved = isMoved();
    // 'instant' overrides a smooth scrolling in the page's style sheet.
    section.scrollIntoView({ behavior: 'instant' });
    rest = section.getBoundingClientRect().top;
    still = hasMoved ? 0 : still + 1;
    frames += 1;
    if (still < STILL_FRAMES && frames < MAX_FRAMES) requestAnimationFrame(step);
    else window.addEventListener('scroll', () => isMoved() && jump.abort(), { passive: true, capture: true, signal });
  };
  step();
}

/** Events of a person who scrolls. */
const SCROLL_INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * For a row of links to the sections of a page: marks the section that is being read, and keeps its link in view.
 * @param row the element that scrolls sideways; the marked link has `aria-current`
 * @param sections the sections in their order; a new array means that they have changed
 * @param sectionAt finds the section at an index, whose heading has `tabIndex={-1}`; null when it is not drawn
 * @returns the index of the marked section, and a function that scrolls to a section, marks it and moves the focus to its heading; one
 * that is not drawn yet, as soon as it is
 */
export function useSectionLinks(
  row: RefObject<HTMLElement | null>,
  sections: readonly unknown[],
  sectionAt: (index: number) => HTMLElement | null,
): readonly [current: number, go: (index: number) => void] {
  /** The last jump. Its target stays marked until the person scrolls: the last sections may never reach the top. */
  const jump = useRef<AbortController>(null);
  /** The section that the person has asked for before it was drawn. */
  const awaited = useRef<number>(null);
  const [current, setCurrent] = useState(0);
  const go = (index: number) => {
    const section = sectionAt(index);
    awaited.current = section === null ? index : null;
    if (section === null) return;
    jump.current?.abort();
    jump.current = new AbortController();
    scrollToRest(section, jump.current);
    section.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    setCurrent(index);
  };
  const find = useEffectEvent(sectionAt);
  const goTo = useEffectEvent(go);

  useEffect(() => {
    const mounted = new AbortController();
    const stop = () => {
      jump.current?.abort();
      awaited.current = null;
    };
    for (const input of SCROLL_INPUTS) window.addEventListener(input, stop, { passive: true, capture: true, signal: mounted.signal });
    return () => {
      mounted.abort();
      stop();
    };
  }, []);

  useEffect(() => {
    if (awaited.current !== null) goTo(awaited.current);
    const targets = sections.map((_, index) => find(index));
    const seen = new Map<Element | null, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting);
        const first = targets.findIndex((target) => seen.get(target));
        // Above all sections, the first one is marked.
        const isAbove = (targets[0]?.getBoundingClientRect().top ?? 0) > 0;
        const isHeld = jump.current?.signal.aborted === false;
        if (!isHeld && (first !== -1 || isAbove)) setCurrent(Math.max(0, first));
      },
      // The section at the line just below the row counts as current.
      { rootMargin: '-72px 0px -60% 0px' },
    );
    for (const target of targets) if (target !== null) observer.observe(target);
    return () => observer.disconnect();
  }, [sections]);

  const shown = useRef(0);
  useEffect(() => {
    // The row begins with its first link. Measuring it then would force a layout of the whole page.
    if (shown.current === current) return;
    shown.current = current;
    // A link that has the focus stays in view.
    const link = row.current?.querySelector(':scope:not(:focus-within) [aria-current]');
    if (link instanceof HTMLElement) row.current?.scrollTo({ left: link.offsetLeft - 60 });
  }, [row, current]);

  return [current, go];
}
