import { expect, test } from 'vitest';
import type { Catalogue, CatalogueItem } from '../../api/index.ts';
import { newCatalogueItem } from '../shared/ordering/test-kit.ts';
import { arrangeCatalogue, recommendedOf } from './arrange.ts';

const item = (id: string, categoryId: string, displayOrder: number, isNew = false) =>
  newCatalogueItem(id, { categoryId, displayOrder, isNew });
const catalogue = (categories: [id: string, displayOrder: number][], items: CatalogueItem[]): Catalogue => ({
  isOpen: true,
  closedMessage: null,
  categories: categories.map(([id, displayOrder]) => ({ id, label: id.toUpperCase(), displayOrder })),
  items,
});
const outline = (of: Catalogue) =>
  arrangeCatalogue(of, 'Altro').map(({ label, items }) => `${label}: ${items.map(({ id }) => id).join(' ')}`);

test('categories and items by displayOrder, empty categories left out [P1-3.5]', () => {
  const shop = catalogue(
    [
      ['dolci', 10],
      ['vuota', 1],
      ['primi', 2],
    ],
    [item('torta', 'dolci', 1), item('riso', 'primi', 10), item('pasta', 'primi', 9), item('gelato', 'dolci', 1)],
  );
  expect(outline(shop)).toEqual(['PRIMI: pasta riso', 'DOLCI: torta gelato']);
});

test.each([
  ['stand at the end under Altro', [['primi', 2]], ['PRIMI: riso', 'Altro: tè succo']],
  [
    'join a category that has that name already',
    [
      ['altro', 1],
      ['primi', 2],
    ],
    ['ALTRO: tè succo', 'PRIMI: riso'],
  ],
] as const)('items of a category that is not listed %s', (_, categories, expected) => {
  const items = [item('succo', 'bevande', 2), item('riso', 'primi', 1), item('tè', 'calde', 1)];
  expect(
    outline(
      catalogue(
        categories.map(([id, order]) => [id, order]),
        items,
      ),
    ),
  ).toEqual(expected);
});

test('an expired item stays in its place', () => {
  const shop = catalogue([['primi', 1]], [item('b', 'primi', 2), { ...item('a', 'primi', 1), expired: true }]);
  expect(outline(shop)).toEqual(['PRIMI: a b']);
});

test('the chef recommends what is flagged new, by displayOrder; it stays in its category too [P1-2.46]', () => {
  const shop = catalogue([['primi', 1]], [item('c', 'primi', 12, true), item('a', 'primi', 1), item('b', 'primi', 3, true)]);
  expect(recommendedOf(shop).map(({ id }) => id)).toEqual(['b', 'c']);
  expect(outline(shop)).toEqual(['PRIMI: a b c']);
  expect(recommendedOf(catalogue([['primi', 1]], [item('a', 'primi', 1)]))).toEqual([]);
});

test('the catalogue itself is not reordered', () => {
  const shop = catalogue(
    [
      ['b', 2],
      ['a', 1],
    ],
    [item('2', 'a', 2, true), item('1', 'a', 1, true), item('3', 'b', 1)],
  );
  const before = structuredClone(shop);
  arrangeCatalogue(shop, 'Altro');
  recommendedOf(shop);
  expect(shop).toEqual(before);
});
