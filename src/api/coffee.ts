import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { formatMoney } from './money.ts';
import { credit, priceFields, refusal, refusalOf } from './member.ts';
import { address, declaration, invalidAs, invalidAsNull, label, listOf, object, orNothing, orNull, sentence, string } from './schema.ts';
import { money } from './amounts.ts';
import { displayOrder, id, pathId, wireId } from './values.ts';

/** Ingredients, allergens and operator are optional. Italian law requires these on machines (D.Lgs. 231/2017 art. 18). */
export const recipe = object({
  recipeId: wireId,
  displayOrder,
  itemSaleable: object({
    name: label,
    photo: invalidAsNull(address),
    ingredients: orNull(declaration),
    allergensString: orNull(declaration),
    operator: invalidAsNull(label),
  }),
  price: v.pipe(
    priceFields,
    v.transform(({ value, label }) => ({ value, label: label ?? formatMoney(value) })),
  ),
});
/** `price.value` in cents; `price.label` is the server's own text. */
export type CoffeeRecipe = v.InferOutput<typeof recipe>;

export const coffeeArea = object({
  // `closePhrease` is misspelt in the wire contract; the catalogue's field is spelt correctly (P1-3.4, P2-3.15).
  shop: v.pipe(
    object({
      status: invalidAs(v.picklist(['OPEN', 'CLOSE']), 'CLOSE'),
      title: invalidAs(label, ''),
      closePhrease: invalidAsNull(sentence),
    }),
    v.transform(({ status, title, closePhrease }) => ({ isOpen: status === 'OPEN', title, closedMessage: closePhrease })),
  ),
  nickName: invalidAsNull(label),
  catalog: object({ recipes: listOf(recipe) }),
  wallet: credit,
  corporateCreditWallet: credit,
});
/** A coffee machine: its recipes, the signed-in person, and their credit. */
export type CoffeeArea = v.InferOutput<typeof coffeeArea>;

export const getCoffeeArea = endpoint({
  method: 'GET',
  path: 'b2c/coffee/selling-area/{id}/configs',
  response: coffeeArea,
});
/** Costs money; amounts in cents. */
export const confirmCoffee = endpoint({
  method: 'POST',
  path: 'b2c/coffee/selling-area/{id}/confirm',
  body: object({
    paymentInfo: object({ totalToPayFromWallet: money, totalToPayFromCorporateCredit: money }),
    order: object({ coffeeRecipeId: wireId, price: money }),
  }),
  response: v.union([object({ order: object({ id: pathId }) }), refusalOf(refusal, 'order')]),
});

export const coffeeStatus = v.picklist(['draft', 'dispensing', 'completed', 'confirmed', 'error', 'failed', 'expired', 'cancelled']);
export type CoffeeStatus = v.InferOutput<typeof coffeeStatus>;

export const coffeeOrder = object({
  id: invalidAsNull(id),
  status: coffeeStatus,
  label: invalidAsNull(label),
  coffeeSellingPointId: invalidAsNull(pathId),
});
export type CoffeeOrder = v.InferOutput<typeof coffeeOrder>;

export const getCoffeeOrder = endpoint({
  method: 'GET',
  path: 'b2c/coffee/selling-order/{id}/info',
  response: object({ order: coffeeOrder }),
});

const userInfo = object({ nickName: invalidAsNull(label) });
export const getUserInfo = endpoint({ method: 'GET', path: 'b2c/info', response: userInfo });
export const setUserInfo = endpoint({
  method: 'POST',
  path: 'b2c/info',
  body: object({ nickName: string }),
  response: orNothing(userInfo),
});
