import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../../flow/use-effect-event.ts';
import { useJump } from './use-jump.ts';

/**
 * For a row of links to the sections of a page: marks the section that is being read, and keeps its link in view.
 * @param row the element that scrolls sideways; the marked link has `aria-current`
 * @param sections the sections in their order; a new array means that they have changed
 * @param sectionAt finds the section at an index; null when it is not drawn
 * @returns the index of the marked section, and a function that scrolls to a section and marks it
 */
export function useSectionLinks(
  row: RefObject<HTMLElement | null>,
  sections: readonly unknown[],
  sectionAt: (index: number) => HTMLElement | null,
): readonly [current: number, go: (index: number) => void] {
  /** After a jump its target stays marked until the person scrolls: the last sections may never reach the top. */
  const isHeld = useRef(false);
  const jumpTo = useJump(() => (isHeld.current = false));
  const [current, setCurrent] = useState(0);
  const find = useEffectEvent(sectionAt);

  useEffect(() => {
    const targets = sections.map((_, index) => find(index));
    const seen = new Map<Element | null, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting);
        const first = targets.findIndex((target) => seen.get(target));
        // Above all sections, the first one is marked.
        const isAbove = (targets[0]?.getBoundingClientRect().top ?? 0) > 0;
        if (!isHeld.current && (first !== -1 || isAbove)) setCurrent(Math.max(0, first));
      },
      // The section at the line just below the row counts as current.
      { rootMargin: '-72px 0px -60% 0px' },
    );
    for (const target of targets) if (target !== null) observer.observe(target);
    return () => observer.disconnect();
  }, [sections]);

  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (link instanceof HTMLElement) row.current?.scrollTo({ left: link.offsetLeft - 60 });
  }, [row, current]);

  const go = (index: number) => {
    const section = sectionAt(index);
    if (section === null) return;
    jumpTo(section);
    isHeld.current = true;
    setCurrent(index);
  };
  return [current, go];
}
