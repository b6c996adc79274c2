/** The order of a menu and of a shop is proved where each is arranged: `menu/arrange.test.ts`, `shop/arrange.test.ts`. */
import { expect, test } from 'vitest';
import { chunksOf } from './arrange.ts';

test.each([
  ['', 3, []],
  ['ab', 3, ['ab']],
  ['abc', 3, ['abc']],
  ['abcdefg', 3, ['abc', 'def', 'g']],
  ['x'.repeat(49), undefined, ['x'.repeat(24), 'x'.repeat(24), 'x']],
])('%j in chunks of %s: %j', (items, size, chunks) => {
  expect(chunksOf([...items], size).map((chunk) => chunk.join(''))).toEqual(chunks);
});
