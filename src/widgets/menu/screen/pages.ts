import type { MenuItem } from '../../../api/index.ts';
import { chunksOf, type Section } from '../../shared/rules/arrange.ts';

/** The space for a page, and the size of its parts (see measures.ts); lengths in CSS px. */
export interface Measures {
  readonly columns: number;
  /** Height of a page's content box. */
  readonly height: number;
  readonly heading: number;
  readonly gap: number;
  readonly sectionGap: number;
  /** The height of a dish at the width of a column. */
  heightOf(item: MenuItem): number;
}

/** The part of a category that is on one page. */
export interface Block {
  readonly id: string;
  readonly label: string;
  /** The category began on the page before. */
  readonly isContinued: boolean;
  readonly rows: readonly (readonly MenuItem[])[];
}

export type Page = readonly Block[];

/** One row of cards. */
interface Line {
  readonly section: Section<MenuItem>;
  readonly items: readonly MenuItem[];
  readonly height: number;
}

/** Larger than all other costs together: the fewest pages win. */
const PAGE_COST = 1e6;
/** Cost of a category that continues on the next page. */
const SPLIT_COST = 0.4;
/** Cost of an empty page; proportional to the square of the free space. Two half-full pages beat a full and an empty one. */
const EMPTY_COST = 1;

/**
 * Lays out a menu in its order on as few pages as possible; among those layouts, it takes the one that splits the fewest
 * categories and fills pages best. A row that is higher than a page gets its own page.
 */
export function paginate(sections: readonly Section<MenuItem>[], measures: Measures): readonly Page[] {
  const lines = sections.flatMap((section) => linesOf(section, measures));
  // cost[n]: cost of the best layout of the first n lines. from[n]: first line of its last page.
  const cost = [0];
  const from = [0];
  for (let end = 1; end <= lines.length; end += 1) {
    let best = Number.POSITIVE_INFINITY;
    let start = end - 1;
    let height = 0;
    for (let first = end - 1; first >= 0; first -= 1) {
      height += heightAbove(lines, first, end, measures);
      // A page that begins with this line also needs the heading of the line's category.
      const full = height + measures.heading;
      if (full > measures.height && first < end - 1) break;
      const isSplit = end < lines.length && lines[end]?.section === lines[end - 1]?.section;
      const empty = Math.max(0, 1 - full / measures.height);
      const sum = (cost[first] ?? 0) + PAGE_COST + (isSplit ? SPLIT_COST : 0) + EMPTY_COST * empty ** 2;
      if (sum < best) {
        best = sum;
        start = first;
      }
    }
    cost.push(best);
    from.push(start);
  }
  const pages: Page[] = [];
  for (let end = lines.length; end > 0; end = from[end] ?? 0) pages.unshift(pageOf(lines, from[end] ?? 0, end));
  return pages;
}

const linesOf = (section: Section<MenuItem>, { columns, heightOf }: Measures): Line[] =>
  chunksOf(section.items, columns).map((items) => ({ section, items, height: Math.max(...items.map(heightOf)) }));

/** The height that a line adds to its page: the line itself and the gap to the next line. */
function heightAbove(lines: readonly Line[], index: number, end: number, { gap, sectionGap, heading }: Measures): number {
  const line = lines[index];
  if (line === undefined) return 0;
  if (index === end - 1) return line.height;
  return line.height + (lines[index + 1]?.section === line.section ? gap : sectionGap + heading);
}

function pageOf(lines: readonly Line[], start: number, end: number): Page {
  const blocks: (Block & { rows: Line['items'][] })[] = [];
  for (const { section, items } of lines.slice(start, end)) {
    if (blocks.at(-1)?.id !== section.id) {
      const isContinued = blocks.length === 0 && lines[start - 1]?.section === section;
      blocks.push({ id: section.id, label: section.label, isContinued, rows: [] });
    }
    blocks.at(-1)?.rows.push(items);
  }
  return blocks;
}

export const itemsOf = (page: Page | undefined): readonly MenuItem[] => page?.flatMap(({ rows }) => rows.flat()) ?? [];

/** The index at which to continue after the pages have changed: the page with the old page's first dish, or the same index. */
export function pageFrom(before: readonly Page[], index: number, pages: readonly Page[]): number {
  const first = itemsOf(before[index])[0]?.id;
  const found = pages.findIndex((page) => itemsOf(page).some(({ id }) => id === first));
  return found >= 0 ? found : Math.max(0, Math.min(index, pages.length - 1));
}
