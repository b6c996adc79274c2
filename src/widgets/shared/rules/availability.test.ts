import { expect, test } from 'vitest';
import { inItalian } from '../ordering/test-kit.ts';
import { refuseQuantity } from './availability.ts';

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
