import { memo, useLayoutEffect, useRef, useState } from 'react';
import { DishCard } from './DishCard.tsx';
import { fitPage } from './fit.ts';
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

/** The scale of each page, by the dishes whose picture is missing: it is looked for once, and at each turn only tried. */
const scales = new WeakMap<Page, { readonly missing: string; readonly scale: number }>();

export const PageView = memo(function PageView({ layout, page, pictures: latest, language, isLeaving = false }: PageViewProps) {
  const { room, columnWidth } = layout.geometry;
  const isFew = page.dishes <= FEW;
  const columns = isFew ? 1 : layout.geometry.columns;
  const widest = (columns === 1 ? room.width : columnWidth) / (COLUMN_EM * room.em);
  const element = useRef<HTMLDivElement>(null);

  // A page that leaves stays as it was read.
  const [pictures, setPictures] = useState(latest);
  if (!isLeaving && pictures !== latest) setPictures(latest);

  useLayoutEffect(() => {
    if (element.current === null || isLeaving) return;
    const missing = itemsOf(page)
      .filter((item) => pictures.pictureOf(item) === null)
      .map(({ id }) => id)
      .join();
    const before = scales.get(page);
    const scale = fitPage(element.current, { isFew, widest, last: before?.missing === missing ? before.scale : null });
    if (scale !== null) scales.set(page, { missing, scale });
  }, [page, room, isFew, widest, pictures, language, isLeaving]);
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
