import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Lang, MenuItem } from '../../../api/index.ts';
import type { Section } from '../../shared/rules/arrange.ts';
import { DishCard } from './DishCard.tsx';
import { GAP_EM, HEADING_EM, SECTION_GAP_EM } from './measures.ts';
import { paginate } from './pages.ts';
import * as css from './screen.css.ts';

/** The size of a page in CSS px; `em` is the unit that the whole screen scales by. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly em: number;
}

/** The pages of a menu in a room. */
export type Layout = NonNullable<ReturnType<typeof useLayout>['layout']>;

/** The narrowest column in which names and allergens are readable; in em of the screen, as below. */
const COLUMN_EM = 38;
const SMALLEST_SCALE = 0.3;

/** The size of an element's content box; follows its changes. A new object also when a font has loaded: heights may differ then. */
export function useRoom(frame: HTMLElement | null): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    if (frame === null) return;
    const read = () => {
      // A hidden element has no size: the last size stays.
      if (frame.getClientRects().length === 0) return;
      // Not `clientHeight`, which rounds: the pages of a menu must be the same at all sizes of one aspect ratio.
      const style = getComputedStyle(frame);
      const [width = 0, height = 0, em = 0] = [style.width, style.height, style.fontSize].map(Number.parseFloat);
      setRoom((last) => (last?.width === width && last.height === height && last.em === em ? last : { width, height, em }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(frame);
    const fonts = document.fonts as FontFaceSet | undefined;
    const measureAgain = () => setRoom((last) => last && { ...last });
    fonts?.addEventListener('loadingdone', measureAgain);
    return () => {
      observer.disconnect();
      fonts?.removeEventListener('loadingdone', measureAgain);
    };
  }, [frame]);
  return room;
}

/** Identifies everything that the height of a dish depends on. */
const keyOf = ({ label, diet, allergensString, ingredients, image }: MenuItem): string =>
  JSON.stringify([label, diet, allergensString, ingredients, image !== null]);

/** Computes the pages of a menu in a room. `measuring` is to be rendered in the frame: there each dish is laid out off-screen. */
export function useLayout(sections: readonly Section<MenuItem>[], room: Room | null, language: Lang) {
  /** The room with its columns. A new object means that everything has to be measured again. */
  const geometry = useMemo(() => {
    if (room === null || room.width === 0 || room.height === 0) return null;
    const gap = GAP_EM * room.em;
    const columns = Math.max(1, Math.floor((room.width + gap) / (COLUMN_EM * room.em + gap)));
    return { room, columns, columnWidth: (room.width - gap * (columns - 1)) / columns };
    // The language changes heights in the same room.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [room, language]);

  /** Heights by `keyOf`, for the dishes of the current menu. */
  const [measured, setMeasured] = useState<{ geometry: typeof geometry; heights: ReadonlyMap<string, number> } | null>(null);
  const heights = measured !== null && measured.geometry === geometry ? measured.heights : null;
  const dishes = useMemo(() => new Map(sections.flatMap(({ items }) => items.map((item) => [keyOf(item), item] as const))), [sections]);
  const missing = useMemo(() => [...dishes].filter(([key]) => heights?.has(key) !== true), [dishes, heights]);

  const layout = useMemo(() => {
    if (geometry === null || heights === null || missing.length > 0) return null;
    const { em, height } = geometry.room;
    const heading = HEADING_EM * em;
    const limit = height - heading;
    const naturalOf = (item: MenuItem) => heights.get(keyOf(item)) ?? 0;
    const pages = paginate(sections, {
      columns: geometry.columns,
      height,
      heading,
      gap: GAP_EM * em,
      sectionGap: SECTION_GAP_EM * em,
      heightOf: (item) => Math.min(naturalOf(item), limit),
    });
    /** Scale of the type for a dish; below 1 when its text would be higher than a page. */
    const scaleOf = (item: MenuItem) => {
      const natural = naturalOf(item);
      // Text at half the size takes a quarter of the area.
      return natural <= limit ? 1 : Math.max(SMALLEST_SCALE, 0.92 * Math.sqrt(limit / natural));
    };
    return { geometry, pages, scaleOf };
  }, [geometry, heights, missing, sections]);

  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (geometry === null || list.current === null) return;
    const { em } = geometry.room;
    // Rounded up in em, so that every screen size gets the same number (see the room).
    const heightOf = (card: Element) => (Math.ceil((Number.parseFloat(getComputedStyle(card).height) / em) * 10 + 0.2) / 10) * em;
    const fresh = new Map(Array.from(list.current.children, (card, index) => [missing[index]?.[0], heightOf(card)] as const));
    setMeasured({ geometry, heights: new Map([...dishes.keys()].map((key) => [key, fresh.get(key) ?? heights?.get(key) ?? 0])) });
  }, [geometry, dishes, heights, missing]);

  // Rendered for layout only; it is removed again before the browser paints.
  const measuring = geometry !== null && missing.length > 0 && (
    <ul ref={list} className={css.measuring} style={{ width: `${geometry.columnWidth}px` }} aria-hidden="true">
      {missing.map(([key, item]) => (
        <DishCard key={key} item={item} />
      ))}
    </ul>
  );
  return { layout, measuring };
}
