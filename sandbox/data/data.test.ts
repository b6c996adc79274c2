/** The fixed data of the wire contract. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALLERGENS } from '../../src/api/allergens.ts';
import { wireItem } from '../b2c/handlers/catalogue.ts';
import { AREAS, EDGE_ITEMS } from './areas.ts';
import { RECIPES } from './coffee.ts';
import { dishVariants } from './dishes.ts';
import { MENU_IDS, MENUS } from './menus.ts';

const milano = AREAS.get('milano-1')!;
const item = (id: string) => wireItem(milano.items.find((candidate) => candidate.id === id)!);

describe('areas', () => {
  test.each([
    ['milano-1', 'locker', 'Frigo Torre Nord', 'Open', 40, 6],
    ['mensa-2', 'shop', 'Mensa Corso Italia', 'Open', 600, 7],
    ['chiuso-3', 'shop', 'Bar Piazza Duomo', 'Close', 14, 4],
  ])('%s', (id, type, title, status, items, categories) => {
    const area = AREAS.get(id)!;
    expect([area.type, area.title, area.status, area.items.length, area.categories.length]).toEqual([
      type,
      title,
      status,
      items,
      categories,
    ]);
    expect(new Set(area.items.map((each) => each.id)).size).toBe(items);
    const known = area.categories.map((category) => category.id);
    expect(area.items.filter(({ categoryId }) => !known.includes(categoryId))).toEqual([]);
  });

  test('the closed one says when it opens', () => expect(AREAS.get('chiuso-3')!.closePhrase).toBe('Torniamo domani alle 7:30.'));
});

describe('edge items of milano-1', () => {
  test('one expired', () => expect(milano.items.filter(({ expired }) => expired).map(({ id }) => id)).toEqual([EDGE_ITEMS.expired]));
  test('one of which one is left', () =>
    expect(milano.items.filter(({ availableQuantity }) => availableQuantity === 1).map(({ id }) => id)).toEqual([EDGE_ITEMS.lastOne]));
  test('one without nutritional data', () =>
    expect(milano.items.filter(({ edible }) => edible === null).map(({ id }) => id)).toEqual([EDGE_ITEMS.withoutEdible]));
  test('one with every allergen', () => {
    const edible = item(EDGE_ITEMS.everyAllergen).edible!;
    expect(ALLERGENS.map((key) => edible[key])).toEqual(Array.from({ length: 14 }, () => 'Presente'));
  });
  test('one with a list price', () =>
    expect(item(EDGE_ITEMS.withListPrice).price).toEqual({ value: 7.6, label: '7,60\u00a0€', listPriceLabel: '9,10\u00a0€' }));
  test('two new', () =>
    expect(milano.items.filter(({ isNew }) => isNew).map(({ id }) => id)).toEqual([EDGE_ITEMS.firstNew, EDGE_ITEMS.secondNew]));
  test('one for nothing', () => expect(item(EDGE_ITEMS.free).price).toEqual({ value: 0, label: '0,00\u00a0€', listPriceLabel: null }));
});

describe('menus', () => {
  test('the canteen’s has hidden, small and big dishes, some without data', () => {
    const { items } = MENUS.get(MENU_IDS.canteen)!;
    const count = (type: string | null) => items.filter(({ menuDisplayType }) => menuDisplayType === type).length;
    expect(items).toHaveLength(40);
    expect([count('NO'), count('SMALL'), count('BIG'), count(null)]).toEqual([3, 6, 24, 7]);
    expect(items.filter(({ ingredients }) => ingredients === null)).toHaveLength(4);
  });

  test('the hostile one carries markup in every text', () => {
    const { title, categories, items } = MENUS.get(MENU_IDS.hostile)!;
    expect(title).toContain('<script>');
    expect(categories[0]!.label).toContain('onerror');
    for (const part of ['<svg onload', '<style>', 'javascript:', '<iframe'])
      expect(items.some(({ ingredients }) => ingredients?.includes(part))).toBe(true);
  });
});

test('each dish, coffee and shop has its picture, and no picture is left over', () => {
  const shops = ['negozio-frigo', 'negozio-mensa', 'negozio-bar'];
  const keys = [...dishVariants(600).map(({ key }) => key), ...RECIPES.map(({ id }) => `caffe-${id}`), ...shops];
  const files = readdirSync(new URL('../pictures', import.meta.url));
  expect(files.toSorted()).toEqual(keys.map((key) => `${key}.svg`).toSorted());
});
