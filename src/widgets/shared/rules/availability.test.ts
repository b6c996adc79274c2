import { expect, test } from 'vitest';
import { inItalian, newCatalogueItem, newSellingArea } from '../ordering/test-kit.ts';
import { isExpired, isSoldOut, refuseQuantity } from './availability.ts';

test.each([
  // requested · available · sentence
  [1, null, null],
  [99, null, null],
  [1, 1, null],
  [5, 5, null],
  [0, 0, null],
  [2, 1, 'È disponibile solo 1 Tiramisù'],
  [50, 1, 'È disponibile solo 1 Tiramisù'],
  [6, 5, 'Sono disponibili solo 5 Tiramisù'],
  [3, 2, 'Sono disponibili solo 2 Tiramisù'],
  [1, 0, 'Non più disponibile: Tiramisù'],
  [1, -2, 'Non più disponibile: Tiramisù'],
])('%i of %s available', (requested, available, sentence) => {
  expect(inItalian(refuseQuantity(requested, available, 'Tiramisù'))).toBe(sentence);
});

test.each([
  [null, false],
  [1, false],
  [0, true],
  [-2, true],
])('sold out with %s left: %s', (availableQuantity, soldOut) => expect(isSoldOut({ availableQuantity })).toBe(soldOut));

test('expired is an item that the shop has and does not sell', () => {
  const area = newSellingArea([newCatalogueItem('a'), newCatalogueItem('b', { expired: true })], null);
  expect(['a', 'b', 'elsewhere'].map((itemId) => isExpired(area, itemId))).toEqual([false, true, false]);
  expect(isExpired(null, 'b')).toBe(false);
});
