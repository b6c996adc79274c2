import { useEffect, useRef, useState } from 'react';
import { useJump } from '../shared/ui/interaction/use-jump.ts';
import type { CatalogueSection } from './arrange.ts';
import * as css from './Shop.css.ts';
import { text } from './text.ts';

/** Links to the categories. They mark the category that is being read. */
export function CategoryChips({ sections }: { sections: readonly Pick<CatalogueSection, 'id' | 'label'>[] }) {
  const row = useRef<HTMLDivElement>(null);
  const jumpTo = useJump();
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
      // The category at the line just below the chips counts as current.
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
              // No navigation: a fragment would be added to the history, and does not reach into a shadow root.
              event.preventDefault();
              const section = (event.currentTarget.getRootNode() as Document | ShadowRoot).getElementById(`category-${id}`);
              if (section !== null) jumpTo(section);
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
