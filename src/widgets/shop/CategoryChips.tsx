import { useRef } from 'react';
import { useSectionLinks } from '../shared/ui/interaction/use-section-links.ts';
import type { CatalogueSection } from './arrange.ts';
import * as css from './Shop.css.ts';
import { text } from './text.ts';

/** Links to the categories. They mark the category that is being read. */
export function CategoryChips({ sections }: { sections: readonly Pick<CatalogueSection, 'id' | 'label'>[] }) {
  const row = useRef<HTMLDivElement>(null);
  const [current, go] = useSectionLinks(row, sections, (index) => {
    const root = row.current?.getRootNode() as Document | ShadowRoot | undefined;
    return root?.getElementById(`category-${sections[index]?.id}`) ?? null;
  });
  return (
    <nav className={css.chips} aria-label={text.categories}>
      <div ref={row} className={css.chipRow}>
        {sections.map(({ id, label }, index) => (
          <a
            key={id}
            className={css.chip}
            href={`#category-${id}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              // No navigation: a fragment would be added to the history, and does not reach into a shadow root.
              event.preventDefault();
              go(index);
            }}
          >
            {label}
          </a>
        ))}
      </div>
    </nav>
  );
}
