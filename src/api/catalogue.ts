import * as z from 'zod/mini';
import { type AllergenKey, ALLERGENS } from './allergens.ts';
import { endpoint } from './endpoint.ts';
import { balanceMoney, completeListOf, html, id, money, orNullBothWays, priceLabel, renamed } from './member.ts';
import { address, declaration, invalidAsNull, key, label, link, listOf, MAX_DISHES, orNull, sentence } from './schema.ts';

export const presence = z.enum(['Presente', 'Tracce', 'Assente']);
export type Presence = z.output<typeof presence>;
export const diet = z.enum(['Contiene derivati della carne o pesce', 'Pescetariano', 'Vegetariano', 'Vegano']);
export type Diet = z.output<typeof diet>;

const amount = invalidAsNull(z.number());

/* @__NO_SIDE_EFFECTS__ */
const forEachAllergen = <S extends z.ZodMiniType>(schema: S) =>
  Object.fromEntries(ALLERGENS.map((allergen) => [allergen, schema])) as Record<AllergenKey, S>;

/** Nutritional data; every value is per 100 g, `netWeight` in g. An allergen without a presence is unknown, not absent. */
export const edible = z.extend(
  z.object({
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
export type Edible = z.output<typeof edible>;

export const category = z.object({ id: key, label, displayOrder: z.number() });

export const catalogueItem = z.pipe(
  z.object({
    id: key,
    categoryId: key,
    displayOrder: z.number(),
    label,
    image: invalidAsNull(address),
    description: html,
    price: z.object({ value: money, label: priceLabel, listPriceLabel: orNull(priceLabel) }),
    unique: key,
    availableQuantity: invalidAsNull(z.int()),
    expired: z.boolean(),
    edible: orNull(edible),
    new: z.boolean(),
  }),
  z.transform(({ price, unique, new: isNew, ...item }) => ({
    ...item,
    isNew,
    priceListId: unique,
    priceCents: price.value,
    priceLabel: price.label,
    listPriceLabel: price.listPriceLabel,
  })),
);
/** `description` is HTML of the server: show it through SafeHtml only. `priceLabel` is the server's own text. */
export type CatalogueItem = z.output<typeof catalogueItem>;

export const catalogue = z.pipe(
  z.object({
    shopStatus: z.enum(['Open', 'Close']),
    closePhrase: invalidAsNull(sentence),
    categories: listOf(category),
    items: listOf(catalogueItem, MAX_DISHES),
  }),
  z.transform(({ shopStatus, closePhrase, ...rest }) => ({ ...rest, isOpen: shopStatus === 'Open', closedMessage: closePhrase })),
);
export type Catalogue = z.output<typeof catalogue>;

export const dietPreference = z.object({ diet: orNull(diet), allergens: z.partialRecord(z.enum(ALLERGENS), presence) });
export type DietPreference = z.output<typeof dietPreference>;

export const balance = renamed(z.object({ balance: balanceMoney }), { balance: 'balanceCents' });

export const paymentPreference = z.object({
  type: z.literal('pi'),
  paymentInstrument: z.object({ uuid: key, provider: key, label, sublabel: invalidAsNull(label) }),
});
export type PaymentPreference = z.output<typeof paymentPreference>;

/** What pays an order's rest: `partialAmountMethod`, the second instrument, is charged first. */
export const paymentPreferences = z.object({
  definedAmountMethod: invalidAsNull(paymentPreference),
  partialAmountMethod: invalidAsNull(paymentPreference),
});
export type PaymentPreferences = z.output<typeof paymentPreferences>;

export const banner = z.object({
  status: z.enum(['OFF', 'ONLY-TITLE', 'ON']),
  style: z.enum(['LIGHT_ORANGE', 'LIGHT_GREEN', 'DARK_ORANGE']),
  title: label,
  content: html,
  icon: invalidAsNull(address),
});
/** `content` is HTML of the server: show it through SafeHtml only. */
export type Banner = z.output<typeof banner>;

export const cartItem = renamed(
  z.object({
    id: key,
    itemSaleableId: key,
    label,
    quantity: z.int(),
    totalWithTax: money,
    unitPriceWithTax: money,
    photoUrl: orNullBothWays(address),
    availableQuantity: orNullBothWays(z.int()),
  }),
  { itemSaleableId: 'itemId', totalWithTax: 'total', unitPriceWithTax: 'unitPrice', photoUrl: 'image' },
);
/** One line of the cart; `total` and `unitPrice` in cents. */
export type LineItem = z.output<typeof cartItem>;

export const cartOrder = renamed(z.object({ items: completeListOf(cartItem), totalWithTax: money }), { totalWithTax: 'total' });
/** The cart in the server's state; `total` in cents. */
export type CartOrder = z.output<typeof cartOrder>;

/**
 * The cart on screen, with its payment split (part 1 §3): the server can refuse an outdated one. Without a split the server
 * computes it: corporate credit first, then the wallet, then the payment instrument.
 */
export const orderSnapshot = renamed(
  z.object({
    items: z.array(cartItem),
    totalWithTax: money,
    totalToPayFromCorporateCredit: z.optional(money),
    totalToPayFromWallet: z.optional(money),
    totalToPay: z.optional(money),
    actionType: z.nullish(key),
    paymentUUID: z.nullish(id),
  }),
  { totalWithTax: 'total', totalToPayFromCorporateCredit: 'fromCorporateCredit', totalToPayFromWallet: 'fromWallet', totalToPay: 'toPay' },
);

export const cart = renamed(z.object({ lockerSellingOrder: orNull(cartOrder), actionType: orNull(key), paymentUUID: orNull(id) }), {
  lockerSellingOrder: 'order',
});
/** `paymentUUID`: the payment of this cart that has not ended, with its `actionType`. */
export type Cart = z.output<typeof cart>;

export const sellingArea = z.object({
  id,
  type: z.enum(['shop', 'locker']),
  title: label,
  catalogue,
  cart,
  wallet: orNull(balance),
  corporateCredit: orNull(balance),
  paymentPreferences,
  dietPreference: orNull(dietPreference),
  banner: invalidAsNull(banner),
  cartBehaviour: invalidAsNull(z.object({ link: z.optional(link), label: z.optional(label) })),
});
export type SellingArea = z.output<typeof sellingArea>;

/** 404 `{error:'Not Found'}` is not_found, 410 `{error:'Not Active'}` is not_active. */
export const getSellingArea = endpoint({ method: 'GET', path: 'b2c/locker/selling-area/{id}', response: sellingArea });

/** `quantity` is the new absolute quantity; 0 removes the item. */
export const editItem = endpoint({
  method: 'POST',
  path: 'b2c/locker/selling-order/edit-item',
  body: z.object({
    lockerId: z.string(),
    itemSaleableId: z.string(),
    itemSaleablePriceListId: z.string(),
    quantity: z.int(),
    // The client's own view of the item and the balances. The server does not use it to decide.
    localPrice: z.nullish(money),
    localLabel: z.nullish(z.string()),
    availableQuantity: z.nullish(z.int()),
    walletBalance: z.nullish(money),
    corporateCreditBalance: z.nullish(money),
    upsellingId: z.nullish(z.string()),
  }),
  response: cart,
});

/** Costs money: send it under the payment lock, and never retry it automatically. */
export const confirmOrder = endpoint({
  method: 'POST',
  path: 'b2c/locker/selling-order/confirm',
  body: z.object({
    lockerId: z.string(),
    paymentInstrumentUUID: z.union([z.string(), z.literal(false)]),
    partialAmountPIUUID: z.union([z.string(), z.literal(false)]),
    orderSnapshot,
  }),
  response: link,
});

/** `customerDateTime` is local time, YYYY-MM-DDTHH:mm:ss. */
export const getUpselling = endpoint({
  method: 'POST',
  path: 'b2c/upselling/{lockerId}/cart',
  body: z.object({ itemSaleableIds: z.array(z.string()), customerDateTime: z.string() }),
  response: z.object({
    upselling: invalidAsNull(z.object({ id: key, title: label, subtitle: sentence })),
    items: listOf(catalogueItem),
  }),
});

/** Both fields null clear the preference. */
export const setDietPreference = endpoint({
  method: 'POST',
  path: 'b2c/diet-preference',
  body: z.object({ diet: z.nullable(diet), allergens: z.nullable(z.partialRecord(z.enum(ALLERGENS), presence)) }),
  response: z.object({ success: z.boolean() }),
});
