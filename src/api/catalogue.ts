import * as v from 'valibot';
import { type AllergenKey, ALLERGENS } from './allergens.ts';
import { endpoint } from './endpoint.ts';
import { balance, completeListOf, html, id, money, priceLabel, record, renamed } from './member.ts';
import {
  address,
  declaration,
  extend,
  int,
  invalidAsNull,
  key,
  label,
  link,
  listOf,
  MAX_DISHES,
  number,
  object,
  orNull,
  type Schema,
  sentence,
} from './schema.ts';

export const presence = v.picklist(['Presente', 'Tracce', 'Assente']);
export type Presence = v.InferOutput<typeof presence>;
export const diet = v.picklist(['Contiene derivati della carne o pesce', 'Pescetariano', 'Vegetariano', 'Vegano']);
export type Diet = v.InferOutput<typeof diet>;

const amount = invalidAsNull(number);

/* @__NO_SIDE_EFFECTS__ */
const forEachAllergen = <S extends Schema>(schema: S) =>
  Object.fromEntries(ALLERGENS.map((allergen) => [allergen, schema])) as Record<AllergenKey, S>;

/** Nutritional data; every value is per 100 g, `netWeight` in g. An allergen without a presence is unknown, not absent. */
export const edible = extend(
  object({
    diet: orNull(diet),
    netWeight: amount,
    kcal: amount,
    fats: amount,
    fatsSaturated: amount,
    carbohydrates: amount,
    sugar: amount,
    fibers: amount,
    proteins: amount,
    salt: amount,
    ingredients: orNull(declaration),
    allergensString: orNull(declaration),
  }),
  forEachAllergen(orNull(presence)),
);
export type Edible = v.InferOutput<typeof edible>;

export const category = object({ id: key, label, displayOrder: number });

export const catalogueItem = v.pipe(
  object({
    id: key,
    categoryId: key,
    displayOrder: number,
    label,
    image: invalidAsNull(address),
    description: html,
    price: object({ value: money, label: priceLabel, listPriceLabel: orNull(priceLabel) }),
    unique: key,
    availableQuantity: invalidAsNull(int),
    expired: v.boolean(),
    edible: orNull(edible),
    new: v.boolean(),
  }),
  v.transform(({ price, unique, new: isNew, ...item }) => ({
    ...item,
    isNew,
    priceListId: unique,
    priceCents: price.value,
    priceLabel: price.label,
    listPriceLabel: price.listPriceLabel,
  })),
);
/** `description` is HTML of the server: show it through SafeHtml only. `priceLabel` is the server's own text. */
export type CatalogueItem = v.InferOutput<typeof catalogueItem>;

export const catalogue = v.pipe(
  object({
    shopStatus: v.picklist(['Open', 'Close']),
    closePhrase: invalidAsNull(sentence),
    categories: listOf(category),
    items: listOf(catalogueItem, MAX_DISHES),
  }),
  v.transform(({ shopStatus, closePhrase, ...rest }) => ({ ...rest, isOpen: shopStatus === 'Open', closedMessage: closePhrase })),
);
export type Catalogue = v.InferOutput<typeof catalogue>;

export const dietPreference = object({ diet: orNull(diet), allergens: record(v.picklist(ALLERGENS), presence) });
export type DietPreference = v.InferOutput<typeof dietPreference>;

export const paymentPreference = object({
  type: v.literal('pi'),
  paymentInstrument: object({ uuid: key, provider: key, label, sublabel: invalidAsNull(label) }),
});
export type PaymentPreference = v.InferOutput<typeof paymentPreference>;

/** What pays an order's rest: `partialAmountMethod`, the second instrument, is charged first. */
export const paymentPreferences = object({
  definedAmountMethod: invalidAsNull(paymentPreference),
  partialAmountMethod: invalidAsNull(paymentPreference),
});
export type PaymentPreferences = v.InferOutput<typeof paymentPreferences>;

export const banner = object({
  status: v.picklist(['OFF', 'ONLY-TITLE', 'ON']),
  style: v.picklist(['LIGHT_ORANGE', 'LIGHT_GREEN', 'DARK_ORANGE']),
  title: label,
  content: html,
  icon: invalidAsNull(address),
});
/** `content` is HTML of the server: show it through SafeHtml only. */
export type Banner = v.InferOutput<typeof banner>;

export const cartItem = renamed(
  object({
    id: key,
    itemSaleableId: key,
    label,
    quantity: int,
    totalWithTax: money,
    unitPriceWithTax: money,
    photoUrl: orNull(address),
    availableQuantity: orNull(int),
  }),
  { itemSaleableId: 'itemId', totalWithTax: 'total', unitPriceWithTax: 'unitPrice', photoUrl: 'image' },
);
/** One line of the cart; `total` and `unitPrice` in cents. */
export type LineItem = v.InferOutput<typeof cartItem>;

export const cartOrder = renamed(object({ items: completeListOf(cartItem), totalWithTax: money }), { totalWithTax: 'total' });
/** The cart in the server's state; `total` in cents. */
export type CartOrder = v.InferOutput<typeof cartOrder>;

/**
 * The cart on screen, with its payment split (part 1 §3): the server can refuse an outdated one. Without a split the server
 * computes it: corporate credit first, then the wallet, then the payment instrument.
 */
export const orderSnapshot = renamed(
  object({
    items: v.array(cartItem),
    totalWithTax: money,
    totalToPayFromCorporateCredit: v.optional(money),
    totalToPayFromWallet: v.optional(money),
    totalToPay: v.optional(money),
    actionType: v.nullish(key),
    paymentUUID: v.nullish(id),
  }),
  { totalWithTax: 'total', totalToPayFromCorporateCredit: 'fromCorporateCredit', totalToPayFromWallet: 'fromWallet', totalToPay: 'toPay' },
);

export const cart = renamed(object({ lockerSellingOrder: orNull(cartOrder), actionType: orNull(key), paymentUUID: orNull(id) }), {
  lockerSellingOrder: 'order',
});
/** `paymentUUID`: the payment of this cart that has not ended, with its `actionType`. */
export type Cart = v.InferOutput<typeof cart>;

export const sellingArea = object({
  id,
  type: v.picklist(['shop', 'locker']),
  title: label,
  catalogue,
  cart,
  wallet: orNull(balance),
  corporateCredit: orNull(balance),
  paymentPreferences,
  dietPreference: orNull(dietPreference),
  banner: invalidAsNull(banner),
  cartBehaviour: invalidAsNull(object({ link: v.optional(link), label: v.optional(label) })),
});
export type SellingArea = v.InferOutput<typeof sellingArea>;

/** 404 `{error:'Not Found'}` is not_found, 410 `{error:'Not Active'}` is not_active. */
export const getSellingArea = endpoint({ method: 'GET', path: 'b2c/locker/selling-area/{id}', response: sellingArea });

/** `quantity` is the new absolute quantity; 0 removes the item. */
export const editItem = endpoint({
  method: 'POST',
  path: 'b2c/locker/selling-order/edit-item',
  body: object({
    lockerId: v.string(),
    itemSaleableId: v.string(),
    itemSaleablePriceListId: v.string(),
    quantity: int,
    // The client's own view of the item and the balances. The server does not use it to decide.
    localPrice: v.nullish(money),
    localLabel: v.nullish(v.string()),
    availableQuantity: v.nullish(int),
    walletBalance: v.nullish(money),
    corporateCreditBalance: v.nullish(money),
    upsellingId: v.nullish(v.string()),
  }),
  response: cart,
});

/** Costs money: send it under the payment lock, and never retry it automatically. */
export const confirmOrder = endpoint({
  method: 'POST',
  path: 'b2c/locker/selling-order/confirm',
  body: object({
    lockerId: v.string(),
    paymentInstrumentUUID: v.union([v.string(), v.literal(false)]),
    partialAmountPIUUID: v.union([v.string(), v.literal(false)]),
    orderSnapshot,
  }),
  response: link,
});

/** `customerDateTime` is local time, YYYY-MM-DDTHH:mm:ss. */
export const getUpselling = endpoint({
  method: 'POST',
  path: 'b2c/upselling/{lockerId}/cart',
  body: object({ itemSaleableIds: v.array(v.string()), customerDateTime: v.string() }),
  response: object({
    upselling: invalidAsNull(object({ id: key, title: label, subtitle: sentence })),
    items: listOf(catalogueItem),
  }),
});

/** Both fields null clear the preference. */
export const setDietPreference = endpoint({
  method: 'POST',
  path: 'b2c/diet-preference',
  body: object({ diet: v.nullable(diet), allergens: v.nullable(record(v.picklist(ALLERGENS), presence)) }),
  response: object({ success: v.boolean() }),
});
