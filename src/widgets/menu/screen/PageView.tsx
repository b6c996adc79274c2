import { memo } from 'react';
import type { MenuItem } from '../../../api/index.ts';
import { DishCard } from './DishCard.tsx';
import type { Page } from './pages.ts';
import * as css from './screen.css.ts';
import { SCREEN_TEXT, type ScreenLanguage } from './text.ts';
import type { Layout } from './use-layout.tsx';

interface PageViewProps {
  layout: Layout;
  page: Page;
  pictureOf(item: MenuItem): string | null;
  language: ScreenLanguage;
  /** It fades below the next one, and is read to nobody. */
  isLeaving?: boolean;
}

/** How far rows grow into the space that a page has left. */
const GROWTH = 1.35;

export const PageView = memo(function PageView({ layout, page, pictureOf, language, isLeaving = false }: PageViewProps) {
  const { columns } = layout.geometry;
  return (
    <div
      className={isLeaving ? `${css.page} ${css.leaving}` : css.page}
      aria-hidden={isLeaving || undefined}
      data-page={isLeaving ? undefined : ''}
    >
      {page.blocks.map(({ id, label, isContinued, rows }) => {
        const name = isContinued ? SCREEN_TEXT[language].continued(label) : label;
        return (
          <section key={id} className={css.section} style={{ flexGrow: rows.length }} aria-label={name} part="section">
            <h2 className={css.heading}>{name}</h2>
            {rows.map(({ items, height }) => (
              <ul
                key={items[0]?.id}
                role="list"
                className={css.row}
                style={{
                  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                  minHeight: `${height}px`,
                  maxHeight: `${height * GROWTH}px`,
                }}
              >
                {items.map((item) => (
                  <DishCard key={item.id} item={item} language={language} picture={pictureOf(item)} scale={layout.scaleOf(item)} />
                ))}
              </ul>
            ))}
          </section>
        );
      })}
    </div>
  );
});
