/** What the server gets of a body that the app sends: every field, under the name and in the unit of the specification. */
import { expect, test } from 'vitest';
import { CART } from './answers.ts';
import { askClient, BODIES, json } from './client.ts';

/** The app counts in cents, and the wire in euro. */
const IN_EURO: Readonly<Record<string, object>> = {
  'POST b2c/wallet-recharge': { amount: 10 },
  'POST b2c/coffee/selling-area/{}/confirm': { order: { coffeeRecipeId: 'espresso', price: 0.55 } },
};

test.each(Object.entries(BODIES))('%s', async (call, body) => {
  const sent: unknown[] = [];
  await askClient(call, json(null, 500), (received) => sent.push(received));
  const expected = { ...(body as object), ...IN_EURO[call] };
  // A cart goes back as it came.
  expect(sent).toEqual([
    call.endsWith('/confirm') && 'orderSnapshot' in expected ? { ...expected, orderSnapshot: CART.lockerSellingOrder } : expected,
  ]);
});
