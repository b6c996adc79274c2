import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../shared/text/language.ts';
import { Heading } from '../../shared/ui/content/Heading.tsx';
import { DishCard } from './DishCard.tsx';
import { itemsOf, type Page } from './pages.ts';
import * as css from './PageView.css.ts';
import { useScreenText } from './text.ts';
import type { Layout } from './use-layout.tsx';
import type { Pictures } from './use-pictures.ts';

/** Smallest type of a page, as a share of the screen's type. A page with few dishes has larger type; no dish is cut off. */
const SMALLEST = 0.6;
const SCALES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, SMALLEST];
/** How far rows may grow into the free space of a page: in general, and on a page with few dishes. */
const GROWTH = 1.35;
const GROWTH_OF_FEW = 1.7;

/** Sides of the pictures (em of the page's type) where what a dish declares is below its picture. */
const PICTURE_SIDES_EM = [17, 16, 15, 14, 13];

const listsOf = (page: HTMLElement) => [...page.querySelectorAll('ul')];
/** Measured while no word may break (css.title). */
const breaksWords = (page: HTMLElement) =>
  [...page.querySelectorAll(`.${css.title}`)].some((title) => title.scrollWidth > title.clientWidth);

/** Share of the screen's type, and side (em) of the pictures above the declarations; null: pictures are next to the whole text. */
type Fit = readonly [scale: number, picture: number | null];

function apply(page: HTMLElement, [scale, picture]: Fit) {
  page.style.fontSize = `${scale}em`;
  page.toggleAttribute('data-stacked', picture !== null);
  page.style.setProperty(css.PICTURE_SIDE, picture === null ? null : `${picture}em`);
}

/**
 * Finds the largest type that cuts off no dish, then the largest pictures with that type, and the height (px) that each list of
 * dishes needs; null when the page has no height now.
 * @param widest the largest share of the type at which the columns are wide enough to read
 * @param isOneColumn the cards are wide: the picture is always next to the text
 * @param last stays where it still fits: a page in view does not change
 */
function measurePage(page: HTMLElement, widest: number, isOneColumn: boolean, last: Fit | null) {
  if (page.clientHeight === 0) return null;
  const lists = listsOf(page);
  for (const list of lists) list.style.maxHeight = '';
  page.dataset['fitting'] = '';
  const fits = (fit: Fit) => {
    apply(page, fit);
    return page.scrollHeight <= page.clientHeight && (fit[1] === null || !breaksWords(page));
  };
  const find = (): Fit => {
    const largest = SCALES.find((scale) => scale <= Math.max(1, widest) && fits([scale, null])) ?? SMALLEST;
    const isBeside = isOneColumn || page.querySelector(`.${css.picture}`) === null;
    // Pictures keep their place beside the text: larger type becomes smaller first.
    const scales = isBeside ? [] : SCALES.filter((scale) => scale <= largest && scale >= Math.min(1, largest));
    return scales.flatMap((scale) => PICTURE_SIDES_EM.map((side): Fit => [scale, side])).find(fits) ?? [largest, null];
  };
  const fit = last !== null && fits(last) ? last : find();
  apply(page, fit);
  const heights = lists.map(({ offsetHeight }) => offsetHeight);
  delete page.dataset['fitting'];
  return { fit, heights };
}

interface PageViewProps {
  layout: Layout;
  page: Page;
  pictures: Pictures;
  /** It fades out below the next page, and assistive technology does not read it. */
  isLeaving?: boolean;
}

/** Pages with at most this many dishes show them one below the other, at full width. */
const FEW = 3;
/** The narrowest column for enlarged type, in em of that type. */
const COLUMN_EM = 34;
/** Measures again after this time: a style sheet of the host may load late and change the space. */
const AGAIN_MS = 30 * 60_000;

/** Measurement per page, valid for the same missing pictures. Avoids a measurement at each page turn. */
const measured = new WeakMap<Page, { missing: string; result: NonNullable<ReturnType<typeof measurePage>>; at: number }>();

export const PageView = memo(function PageView({ layout, page, pictures: latest, isLeaving = false }: PageViewProps) {
  const language = useLanguage();
  const text = useScreenText();
  const { room, columnWidth } = layout.geometry;
  const isFew = itemsOf(page).length <= FEW;
  const columns = isFew ? 1 : layout.geometry.columns;
  const widest = (columns === 1 ? room.width : columnWidth) / (COLUMN_EM * room.em);
  const element = useRef<HTMLDivElement>(null);
  const inView = useRef<Page>(null);

  // A page that fades out keeps its pictures.
  const [pictures, setPictures] = useState(latest);
  if (!isLeaving && pictures !== latest) setPictures(latest);

  useLayoutEffect(() => {
    if (element.current === null || isLeaving) return;
    const missing = itemsOf(page)
      .filter((item) => pictures.pictureOf(item) === null)
      .map(({ id }) => id)
      .join();
    const known = measured.get(page);
    const now = performance.now();
    const recent = known?.missing === missing && now - known.at < AGAIN_MS ? known.result : null;
    const last = inView.current === page ? (known?.result.fit ?? null) : null;
    const result = recent ?? measurePage(element.current, widest, columns === 1, last);
    if (result === null) return;
    if (recent === null) measured.set(page, { missing, result, at: now });
    inView.current = page;
    apply(element.current, result.fit);
    for (const [index, list] of listsOf(element.current).entries())
      list.style.maxHeight = `${(result.heights[index] ?? 0) * (isFew ? GROWTH_OF_FEW : GROWTH)}px`;
  }, [page, room, isFew, columns, widest, pictures, language, isLeaving]);
  return (
    <div
      ref={element}
      className={isLeaving ? `${css.page} ${css.leaving}` : css.page}
      aria-hidden={isLeaving || undefined}
      data-page={isLeaving ? undefined : ''}
      data-few={isFew || undefined}
    >
      {page.map(({ id, label, isContinued, rows }) => {
        const name = isContinued ? text.continued(label) : label;
        return (
          <section key={id} className={css.section} style={{ flexGrow: rows.length }} aria-label={name} part="section">
            {/* The server sends Italian texts, whatever the language of the interface; the word that it goes on is ours. */}
            <Heading level={2} className={css.heading} lang={isContinued ? undefined : 'it'}>
              {name}
            </Heading>
            <ul role="list" className={css.dishes} lang="it" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
              {rows.flat().map((item) => (
                <DishCard
                  key={item.id}
                  item={item}
                  picture={pictures.pictureOf(item)}
                  onBroken={pictures.onBroken}
                  scale={layout.scaleOf(item)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
});
