import { expect, test } from 'vitest';
import { destinationPath } from './destination-path.ts';

test.each([
  ['a half character', '\uD800', '/coffee/selling-order/%EF%BF%BD'],
  ['a slash', 'a/b', '/coffee/selling-order/a%2Fb'],
  ['an identifier', 'coffee-1', '/coffee/selling-order/coffee-1'],
])('an order’s address can be written with %s in its name', (_, orderId, path) => {
  expect(destinationPath({ to: 'coffee-order', orderId })).toBe(path);
});
