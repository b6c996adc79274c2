import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MenuItem } from '../../../api/index.ts';
import type { Section } from '../../shared/rules/arrange.ts';
import { newMenuItem } from '../test-kit.ts';
import { itemsOf, type Measures, type Page, pageFrom, paginate } from './pages.ts';

/** `p1 … p4` for `['p', 4]`. */
const section = (id: string, count: number): Section<MenuItem> => ({
  id,
  label: id.toUpperCase(),
  items: Array.from({ length: count }, (_, index) => newMenuItem(`${id}${index + 1}`)),
});
/** Two columns, room for three rows of 100 below a heading. */
const ROOM: Measures = { columns: 2, height: 380, heading: 40, gap: 20, sectionGap: 30, heightOf: () => 100 };

const outline = (pages: readonly Page[]) =>
  pages.map((blocks) =>
    blocks
      .map(
        ({ label, isContinued, rows }) =>
          `${label}${isContinued ? '…' : ''} ${rows.map((row) => row.map(({ id }) => id).join('+')).join(' ')}`,
      )
      .join(' | '),
  );

describe('pages', () => {
  test('a menu that fits is one page', () => expect(outline(paginate([section('p', 5)], ROOM))).toEqual(['P p1+p2 p3+p4 p5']));

  test('no menu, no page', () => expect(paginate([], ROOM)).toEqual([]));

  test('a category that goes on says so, and is cut in the middle', () =>
    expect(outline(paginate([section('p', 8)], ROOM))).toEqual(['P p1+p2 p3+p4', 'P… p5+p6 p7+p8']));

  test('seven rows on three pages: none of them has one alone', () =>
    expect(paginate([section('p', 14)], ROOM).map((page) => itemsOf(page).length)).toEqual(expect.arrayContaining([4, 4, 6])));

  test('the fewest pages, whatever has to be cut for it', () =>
    // Each category would stand by itself on four pages.
    expect(
      paginate([section('a', 4), section('b', 4), section('c', 4), section('d', 4)], { ...ROOM, sectionGap: 20, heading: 0, height: 340 }),
    ).toHaveLength(3));

  test('a category stays together where that costs no page more', () =>
    // Three rows and one: the second category would fit below the first one's last row only in part.
    expect(outline(paginate([section('p', 6), section('s', 2), section('d', 2)], ROOM))).toEqual([
      'P p1+p2 p3+p4 p5+p6',
      'S s1+s2 | D d1+d2',
    ]));

  test('two short categories share a page', () =>
    expect(outline(paginate([section('p', 2), section('s', 2)], ROOM))).toEqual(['P p1+p2 | S s1+s2']));

  test('a dish higher than any page has one of its own', () =>
    expect(outline(paginate([section('p', 3)], { ...ROOM, columns: 1, heightOf: ({ id }) => (id === 'p2' ? 900 : 100) }))).toEqual([
      'P p1',
      'P… p2',
      'P… p3',
    ]));

  test('600 dishes are laid out in a moment, each of them once', () => {
    const menu = Array.from({ length: 8 }, (_, index) => section(`c${index}-`, 75));
    const began = performance.now();
    const pages = paginate(menu, ROOM);
    expect(performance.now() - began).toBeLessThan(1000);
    expect(pages.flatMap(itemsOf)).toHaveLength(600);
  });

  test('whatever the menu and the room: every dish once, in its order, on pages that hold what they have', () => {
    const sections = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 });
    const room = fc.record({ columns: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 100, max: 1200 }) });
    fc.assert(
      fc.property(sections, room, fc.integer({ min: 0, max: 97 }), (counts, { columns, height }, salt) => {
        const menu = counts.map((count, index) => section(`c${index}-`, count));
        const measures: Measures = {
          ...ROOM,
          columns,
          height,
          heightOf: ({ id }) => 50 + ((id.length * 31 + id.charCodeAt(id.length - 1) * salt) % 150),
        };
        const pages = paginate(menu, measures);
        expect(pages.flatMap(itemsOf)).toEqual(menu.flatMap(({ items }) => items));
        for (const blocks of pages) {
          const rows = blocks.flatMap((block) => block.rows);
          const used =
            rows.reduce((sum, row) => sum + Math.max(...row.map(measures.heightOf)), 0) +
            blocks.length * measures.heading +
            (blocks.length - 1) * measures.sectionGap +
            (rows.length - blocks.length) * measures.gap;
          expect(rows.length === 1 || used <= height).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the menu changes while page 2 is to come', () => {
  const before = paginate([section('p', 8), section('s', 6)], ROOM);

  test('it goes on at the dish that would have come', () => {
    const pages = paginate([section('a', 6), section('p', 8), section('s', 6)], ROOM);
    expect(outline([pages[pageFrom(before, 1, pages)]!])[0]).toContain('p5+p6');
  });
  test('a dish that is gone: the same number', () => {
    const pages = paginate([section('x', 6), section('y', 6), section('z', 6)], ROOM);
    expect(pageFrom(before, 1, pages)).toBe(1);
  });
  test('a shorter menu: its last page', () => expect(pageFrom(before, 2, paginate([section('x', 2)], ROOM))).toBe(0));
});
