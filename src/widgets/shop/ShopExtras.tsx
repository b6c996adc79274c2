import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CatalogueItem } from '../../api/index.ts';
import { useEffectEvent } from '../shared/flow/use-effect-event.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { type Drawing, Icon } from '../shared/ui/pictures/Icon.tsx';
import { portionOf } from './arrange.ts';
import * as css from './extras.css.ts';
import { useText } from './extras-text.ts';
import { useFavourite } from './favourites.ts';

const HEART: Drawing = {
  path: 'M12 19.5C7 16 4 13 4 9.3A4.2 4.2 0 0 1 8.2 5c1.6 0 3 .9 3.8 2.3C12.8 5.9 14.2 5 15.8 5A4.2 4.2 0 0 1 20 9.3c0 3.7-3 6.7-8 10.2z',
};

/** Marks a dish as a favourite of the person, in this browser. */
export function Heart({ areaId, item }: { areaId: string; item: CatalogueItem }) {
  const text = useText();
  const [isFavourite, toggle] = useFavourite(areaId, item.id);
  return (
    <button type="button" className={css.heart} aria-pressed={isFavourite} aria-label={text.favourite(item.label)} onClick={toggle}>
      <span className={css.disc}>
        <Icon name={HEART} isSmall />
      </span>
    </button>
  );
}

type Compare = (a: CatalogueItem, b: CatalogueItem) => number;

/** By a portion's nutrient; a dish without that data comes last. `sign`: 1 for the lowest first, -1 for the highest. */
const byNutrient =
  (nutrient: 'kcal' | 'proteins', sign: 1 | -1): Compare =>
  (a, b) => {
    const [x, y] = [portionOf(a, nutrient), portionOf(b, nutrient)];
    return x === null || y === null ? Number(x === null) - Number(y === null) : sign * (x - y);
  };

/** 'menu' is the kitchen's own order. */
const ORDERS = {
  menu: null,
  price: (a, b) => a.priceCents - b.priceCents,
  kcal: byNutrient('kcal', 1),
  proteins: byNutrient('proteins', -1),
} as const satisfies Record<string, Compare | null>;
type Order = keyof typeof ORDERS;
const ORDER_NAMES = Object.keys(ORDERS) as Order[];

export interface SortSelectProps {
  /** How the dishes of each category are sorted; null is the kitchen's own order. */
  compare: Compare | null;
  onSort(compare: Compare | null): void;
}

export function SortSelect({ compare, onSort }: SortSelectProps) {
  const text = useText();
  return (
    <span className={css.sortBox}>
      <select
        className={css.sort}
        aria-label={text.sort}
        value={ORDER_NAMES.find((name) => ORDERS[name] === compare)}
        onChange={(event) => onSort(ORDERS[event.target.value as Order])}
      >
        {ORDER_NAMES.map((name) => (
          <option key={name} value={name}>
            {text.orders[name]}
          </option>
        ))}
      </select>
      <span className={css.sortMark}>
        <Icon name="next" isSmall />
      </span>
    </span>
  );
}

/** How many dishes are drawn at once. */
const STEP = 48;
/**
 * More dishes are drawn when the end of their section is in the window, or up to 300 px below it. The first 72 px of the window do not
 * count: a link to the next section leaves the end there, and dishes drawn there would push that section down.
 */
const NEAR = '-72px 0px 300px 0px';

export interface MoreItemsProps {
  /** The section's title. */
  label: string;
  /** The dishes that are not drawn yet. */
  rest: readonly CatalogueItem[];
  /** Draws as many more. `focusId`: the dish that gets the focus. */
  onMore(count: number, focusId?: string): void;
}

/**
 * Draws more of a long section as the person scrolls to its end. The names of all its dishes are there for the browser's own
 * search, which finds hidden text.
 */
export function MoreItems({ label, rest, onMore }: MoreItemsProps) {
  const text = useText();
  const names = useRef<HTMLDivElement>(null);
  const find = useEffectEvent((target: EventTarget | null) => {
    const index = [...(names.current?.children ?? [])].findIndex((name) => name === target);
    if (index !== -1) onMore(index + 1, rest[index]?.id);
  });
  // React 18 writes `hidden` without its value, and knows no `beforematch`.
  useLayoutEffect(() => {
    for (const name of names.current?.children ?? []) name.setAttribute('hidden', 'until-found');
  }, [rest]);
  useLayoutEffect(() => {
    const list = names.current;
    const onFound = ({ target }: Event) => find(target);
    list?.addEventListener('beforematch', onFound);
    return () => list?.removeEventListener('beforematch', onFound);
  }, []);
  const count = Math.min(STEP, rest.length);
  const end = useRef<HTMLDivElement>(null);
  const drawMore = useEffectEvent(() => onMore(count));
  // Anew after each step: a tall window may show the next end at once, which an observer reports only when it begins.
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && drawMore(), {
      rootMargin: NEAR,
    });
    if (end.current !== null) observer.observe(end.current);
    return () => observer.disconnect();
  }, [rest]);
  return (
    <>
      <div ref={names} lang="it">
        {rest.map((item) => (
          <div key={item.id} hidden>
            {item.label}
          </div>
        ))}
      </div>
      <div ref={end} className={css.more}>
        <Button look="secondary" hugs aria-label={text.moreOf(count, label)} onClick={() => onMore(count, rest[0]?.id)}>
          {text.more(count)}
        </Button>
      </div>
    </>
  );
}
