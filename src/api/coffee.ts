import * as z from 'zod/mini';
import { balance } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { id, money, priceLabel, refusal, refusalOf } from './member.ts';
import { address, declaration, invalidAsNull, key, label, listOf, orNull, sentence } from './schema.ts';

/** Ingredients, allergens and operator are optional. Italian law requires these on machines (D.Lgs. 231/2017 art. 18). */
export const recipe = z.object({
  recipeId: key,
  displayOrder: z.number(),
  itemSaleable: z.object({
    name: label,
    photo: invalidAsNull(address),
    ingredients: orNull(declaration),
    allergensString: orNull(declaration),
    operator: invalidAsNull(label),
  }),
  price: z.object({ value: money, label: priceLabel }),
});
/** `price.value` in cents; `price.label` is the server's own text. */
export type CoffeeRecipe = z.output<typeof recipe>;

export const coffeeArea = z.object({
  // `closePhrease` is misspelt in the wire contract; the catalogue's field is spelt correctly (part 1 §3, part 2 §3).
  shop: z.pipe(
    z.object({ status: z.enum(['OPEN', 'CLOSE']), title: label, closePhrease: invalidAsNull(sentence) }),
    z.transform(({ status, title, closePhrease }) => ({ isOpen: status === 'OPEN', title, closedMessage: closePhrease })),
  ),
  nickName: invalidAsNull(label),
  catalog: z.object({ recipes: listOf(recipe) }),
  wallet: orNull(balance),
  corporateCreditWallet: orNull(balance),
});
/** A coffee machine: its recipes, the signed-in person, and their credit. */
export type CoffeeArea = z.output<typeof coffeeArea>;

export const getCoffeeArea = endpoint({
  method: 'GET',
  path: 'b2c/coffee/selling-area/{id}/configs',
  response: coffeeArea,
});
/** Costs money; amounts in cents. */
export const confirmCoffee = endpoint({
  method: 'POST',
  path: 'b2c/coffee/selling-area/{id}/confirm',
  body: z.object({
    paymentInfo: z.object({ totalToPayFromWallet: money, totalToPayFromCorporateCredit: money }),
    order: z.object({ coffeeRecipeId: z.string(), price: money }),
  }),
  response: z.union([z.object({ order: z.object({ id }) }), refusalOf(refusal, 'order')]),
});

export const coffeeStatus = z.enum(['draft', 'dispensing', 'completed', 'confirmed', 'error', 'failed', 'expired', 'cancelled']);
export type CoffeeStatus = z.output<typeof coffeeStatus>;

export const coffeeOrder = z.object({ id, status: coffeeStatus, label, coffeeSellingPointId: id });
export type CoffeeOrder = z.output<typeof coffeeOrder>;

export const getCoffeeOrder = endpoint({
  method: 'GET',
  path: 'b2c/coffee/selling-order/{id}/info',
  response: z.object({ order: coffeeOrder }),
});

const userInfo = z.object({ nickName: invalidAsNull(label) });
export const getUserInfo = endpoint({ method: 'GET', path: 'b2c/info', response: userInfo });
export const setUserInfo = endpoint({ method: 'POST', path: 'b2c/info', body: z.object({ nickName: z.string() }), response: userInfo });
