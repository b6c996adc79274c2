import { useEffect, useRef, useState } from 'react';
import type { CatalogueSection } from './arrange.ts';
import * as css from './Shop.css.ts';
import { text } from './text.ts';

/** Frames that a jump may take at most: there is an end to everything. */
const MAX_FRAMES = 60;
/** Frames that the section must stand still before the jump is over. */
const STILL_FRAMES = 6;

/**
 * Scrolls to a section and stays with it until it rests: the chunks on the way have estimated heights until they are laid
 * out, a frame or two after they come near, so one scroll alone can end elsewhere. `signal` ends it.
 */
function scrollToRest(section: HTMLElement, signal: AbortSignal) {
  let [rest, still, frames] = [Number.NaN, 0, 0];
  const step = () => {
    if (signal.aborted || !section.isConnected) return;
    // Where it went since the last frame, before it is put right.
    const hasMoved = !(Math.abs(section.getBoundingClientRect().top - rest) < 1);
    section.scrollIntoView();
    rest = section.getBoundingClientRect().top;
    still = hasMoved ? 0 : still + 1;
    frames += 1;
    if (still < STILL_FRAMES && frames < MAX_FRAMES) requestAnimationFrame(step);
  };
  step();
}

/** Jumps to a category, and shows which one is being read. */
export function CategoryChips({ sections }: { sections: readonly Pick<CatalogueSection, 'id' | 'label'>[] }) {
  const row = useRef<HTMLDivElement>(null);
  const jump = useRef<AbortController>(null);
  const [currentId, setCurrentId] = useState(sections[0]?.id);

  useEffect(() => {
    const root = row.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (root === undefined) return;
    const seen = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) seen.set(entry.target.id, entry.isIntersecting);
        const first = sections.find(({ id }) => seen.get(`category-${id}`));
        if (first !== undefined) setCurrentId(first.id);
      },
      // The line just below the chips decides.
      { rootMargin: '-72px 0px -60% 0px' },
    );
    for (const { id } of sections) {
      const section = root.getElementById(`category-${id}`);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  useEffect(() => {
    const chip = row.current?.querySelector('[aria-current="true"]');
    if (chip instanceof HTMLElement) row.current?.scrollTo({ left: chip.offsetLeft - 60 });
  }, [currentId]);

  useEffect(() => {
    const end = () => jump.current?.abort();
    const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, end, { passive: true, capture: true });
    return () => {
      end();
      for (const sign of signs) window.removeEventListener(sign, end, { capture: true });
    };
  }, []);

  return (
    <nav className={css.chips} aria-label={text.categories}>
      <div ref={row} className={css.chipRow}>
        {sections.map(({ id, label }) => (
          <a
            key={id}
            className={css.chip}
            href={`#category-${id}`}
            aria-current={id === currentId ? 'true' : undefined}
            onClick={(event) => {
              // Not by the address: a fragment would stand in the history, and means nothing inside a shadow root.
              event.preventDefault();
              const section = (event.currentTarget.getRootNode() as Document | ShadowRoot).getElementById(`category-${id}`);
              jump.current?.abort();
              jump.current = new AbortController();
              if (section !== null) scrollToRest(section, jump.current.signal);
              section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
              setCurrentId(id);
            }}
          >
            {label}
          </a>
        ))}
      </div>
    </nav>
  );
}
