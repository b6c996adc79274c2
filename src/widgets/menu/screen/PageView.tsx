import { memo, useLayoutEffect, useRef } from 'react';
import { DishCard } from './DishCard.tsx';
import { type Fit, fitPage, measurePage } from './fit.ts';
import { itemsOf, type Page } from './pages.ts';
import * as css from './screen.css.ts';
import { SCREEN_TEXT, type ScreenLanguage } from './text.ts';
import type { Layout } from './use-layout.tsx';
import type { Pictures } from './use-pictures.ts';

interface PageViewProps {
  layout: Layout;
  page: Page;
  pictures: Pictures;
  language: ScreenLanguage;
  /** It fades below the next one, and is read to nobody. */
  isLeaving?: boolean;
}

/** Up to so many dishes stand one below the other, at the whole width. */
const FEW = 3;
/** The narrowest column in which larger type reads well; in its em. */
const COLUMN_EM = 34;

/** A page is measured once and not at each of its turns: in another room or language it is another page. */
const measured = new WeakMap<Page, { readonly missing: string; readonly fit: Fit }>();

export const PageView = memo(function PageView({ layout, page, pictures, language, isLeaving = false }: PageViewProps) {
  const { room, columnWidth } = layout.geometry;
  const isFew = page.dishes <= FEW;
  const columns = isFew ? 1 : layout.geometry.columns;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const missing = itemsOf(page)
      .filter((item) => pictures.pictureOf(item) === null)
      .map(({ id }) => id)
      .join();
    const before = measured.get(page);
    const widest = (columns === 1 ? room.width : columnWidth) / (COLUMN_EM * room.em);
    const fit = before?.missing === missing ? before.fit : measurePage(element.current, widest);
    measured.set(page, { missing, fit });
    fitPage(element.current, fit, isFew);
  }, [page, room, isFew, columns, columnWidth, pictures]);
  return (
    <div
      ref={element}
      className={isLeaving ? `${css.page} ${css.leaving}` : css.page}
      aria-hidden={isLeaving || undefined}
      data-page={isLeaving ? undefined : ''}
      data-few={isFew || undefined}
    >
      {page.blocks.map(({ id, label, isContinued, rows }) => {
        const name = isContinued ? SCREEN_TEXT[language].continued(label) : label;
        return (
          <section key={id} className={css.section} style={{ flexGrow: rows.length }} aria-label={name} part="section">
            <h2 className={css.heading}>{name}</h2>
            <ul role="list" className={css.dishes} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
              {rows.flatMap(({ items }) =>
                items.map((item) => (
                  <DishCard
                    key={item.id}
                    item={item}
                    language={language}
                    picture={pictures.pictureOf(item)}
                    onBroken={pictures.onBroken}
                    scale={layout.scaleOf(item)}
                  />
                )),
              )}
            </ul>
          </section>
        );
      })}
    </div>
  );
});
