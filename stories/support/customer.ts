import type { World } from '../../sandbox/b2c/world.ts';
import type { AllergenKey, Diet, Presence } from '../../src/api/index.ts';

/** Has a wallet of 20,00 €, a corporate credit of 5,00 € and a card. */
export const DEMO = 'demo@pausa.test';
/** Pays first with Edenred's vouchers, then with a card. */
export const VOUCHERS = 'buoni@pausa.test';
/** Has nothing. */
export const EMPTY = 'vuoto@pausa.test';

/** `{ 'milano-1-01': 2 }` lies in the cart. */
export const hasInCart =
  (lines: Readonly<Record<string, number>>, { user = DEMO, area = 'milano-1' } = {}) =>
  (sandbox: World): void => {
    sandbox.user(user).carts.set(area, new Map(Object.entries(lines)));
  };

export const eats =
  (diet: Diet | null, allergens: Readonly<Partial<Record<AllergenKey, Presence>>> = {}) =>
  (sandbox: World): void => {
    sandbox.user(DEMO).dietPreference = { diet, allergens };
  };
