import { expect, test } from 'vitest';
import type { Menu, MenuItem } from '../../api/index.ts';
import { arrangeMenu } from './arrange.ts';

const item = (id: string, categoryId: string, displayOrder: number, menuDisplayType: MenuItem['menuDisplayType'] = 'BIG'): MenuItem => ({
  id,
  categoryId,
  displayOrder,
  menuDisplayType,
  label: id,
  image: null,
  diet: null,
  allergensString: null,
  ingredients: null,
});
const category = (id: string, displayOrder: number) => ({ id, label: id.toUpperCase(), displayOrder });
const outline = (menu: Omit<Menu, 'title'>) =>
  arrangeMenu({ title: null, ...menu }).map(({ label, items }) => `${label}: ${items.map(({ id }) => id).join(' ')}`);

test('categories and items by displayOrder, numbers compared as numbers [P2-2.112]', () => {
  const categories = [category('dolci', 10), category('primi', 2), category('secondi', 3)];
  const items = [item('torta', 'dolci', 1), item('riso', 'primi', 10), item('pasta', 'primi', 9), item('pollo', 'secondi', 4)];
  expect(outline({ categories, items })).toEqual(['PRIMI: pasta riso', 'SECONDI: pollo', 'DOLCI: torta']);
});

test('hidden items are left out, small ones and those without a type stay [P2-2.113]', () => {
  const items = [item('a', 'primi', 1, 'NO'), item('b', 'primi', 2, 'SMALL'), item('c', 'primi', 3, null), item('d', 'primi', 4, 'BIG')];
  expect(outline({ categories: [category('primi', 1)], items })).toEqual(['PRIMI: b c d']);
});

test('a dish of a category that is not listed is shown, in a last section [P2-2.112]', () => {
  const items = [item('caffè', 'sparita', 1), item('riso', 'primi', 2), item('tè', 'nessuna', 0)];
  expect(outline({ categories: [category('primi', 9)], items })).toEqual(['PRIMI: riso', 'Altro: tè caffè']);
});

test('a category without visible items is left out', () => {
  const categories = [category('vuota', 1), category('nascosta', 2), category('primi', 3)];
  expect(outline({ categories, items: [item('a', 'nascosta', 1, 'NO'), item('b', 'primi', 1)] })).toEqual(['PRIMI: b']);
});

test('equal orders keep the server’s order', () => {
  const items = ['c', 'a', 'b'].map((id) => item(id, 'primi', 1));
  expect(outline({ categories: [category('z', 1), category('primi', 1)], items })).toEqual(['PRIMI: c a b']);
});

test('names of object members are ordinary ids', () => {
  const categories = [category('__proto__', 1), category('constructor', 2)];
  expect(outline({ categories, items: [item('x', '__proto__', 1), item('toString', 'constructor', 1)] })).toEqual([
    '__PROTO__: x',
    'CONSTRUCTOR: toString',
  ]);
});

test('the menu itself is not reordered', () => {
  const menu: Menu = {
    title: null,
    categories: [category('b', 2), category('a', 1)],
    items: [item('2', 'a', 2), item('1', 'a', 1), item('3', 'b', 1)],
  };
  const before = structuredClone(menu);
  arrangeMenu(menu);
  expect(menu).toEqual(before);
});
