import * as v from 'valibot';
import { type AllergenKey, ALLERGENS } from './allergens.ts';
import { endpoint } from './endpoint.ts';
import { completeListOf, credit, html, priceFields, priceLabel, record, renamed } from './member.ts';
import { euroFromCents, formatMoney } from './money.ts';
import {
  address,
  declaration,
  extend,
  int,
  invalidAs,
  invalidAsNull,
  isBlank,
  isObject,
  key,
  label,
  link,
  listOf,
  mapOf,
  matches,
  MAX_DISHES,
  object,
  orElse,
  orNull,
  prepared,
  repaired,
  type Schema,
  sentence,
  string,
  withRule,
} from './schema.ts';
import { withWire } from './with-wire.ts';
import { money, price } from './amounts.ts';
import { displayOrder, id, number, quantity, wireId, wirePathId, yesNo } from './values.ts';

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
    diet: invalidAsNull(diet),
    // No portion weighs nothing: where it is unknown, back ends write 0.
    netWeight: v.pipe(
      amount,
      v.transform((grams) => (Number(grams) > 0 ? grams : null)),
    ),
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

export const category = object({ id, label, displayOrder });

/** What is left of an item. Less than nothing is nothing. */
const stock = invalidAsNull(repaired(quantity, (left) => (matches(number, left) && Number(left) < 0 ? 0 : left)));

export const catalogueItem = v.pipe(
  object({
    id: wireId,
    categoryId: orNull(id),
    displayOrder,
    label,
    image: invalidAsNull(address),
    description: invalidAs(html, ''),
    price: extend(priceFields, { listPriceLabel: orNull(priceLabel) }),
    unique: wireId,
    availableQuantity: stock,
    // A dish of which nobody knows whether it can be sold is left out.
    expired: orElse(yesNo, false),
    edible: prepared(orNull(edible), (data) => (isObject(data) && Object.values(data).every((datum) => datum === null) ? null : data)),
    new: invalidAs(yesNo, false),
  }),
  v.transform(({ price: { value, label, listPriceLabel }, unique, new: isNew, ...item }) => ({
    ...item,
    id: String(item.id),
    wireId: item.id,
    categoryId: item.categoryId ?? '',
    isNew,
    priceListId: unique,
    priceCents: value,
    priceLabel: label ?? formatMoney(value),
    listPriceLabel,
  })),
);
/**
 * `description` is HTML of the server: show it through SafeHtml only. `priceLabel` is the server's own text, ours where it sends none. `wireId` is the id as
 * the server wrote it.
 */
export type CatalogueItem = v.InferOutput<typeof catalogueItem>;

export const catalogue = v.pipe(
  object({
    shopStatus: invalidAs(v.picklist(['Open', 'Close']), 'Close'),
    closePhrase: invalidAsNull(sentence),
    categories: orElse(listOf(category), []),
    items: listOf(catalogueItem, MAX_DISHES),
  }),
  v.transform(({ shopStatus, closePhrase, ...rest }) => ({ ...rest, isOpen: shopStatus === 'Open', closedMessage: closePhrase })),
);
export type Catalogue = v.InferOutput<typeof catalogue>;

const withoutEmpty = (map: unknown) =>
  isObject(map) ? Object.fromEntries(Object.entries(map).filter(([, value]) => !isBlank(value))) : map;
/**
 * What this version does not know of a preference: another diet is none, another word about an allergen is the strictest. An
 * allergen without a word is eaten.
 */
export const dietPreference = object({
  diet: invalidAsNull(diet),
  allergens: mapOf(prepared(record(ALLERGENS, invalidAs(presence, 'Assente')), withoutEmpty)),
});
export type DietPreference = v.InferOutput<typeof dietPreference>;

export const paymentPreference = object({
  type: orElse(v.literal('pi'), 'pi'),
  paymentInstrument: object({ uuid: wireId, provider: key, label, sublabel: invalidAsNull(label) }),
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
  style: invalidAs(v.picklist(['LIGHT_ORANGE', 'LIGHT_GREEN', 'DARK_ORANGE']), 'LIGHT_ORANGE'),
  title: label,
  content: orElse(html, ''),
  icon: invalidAsNull(address),
});
/** `content` is HTML of the server: show it through SafeHtml only. */
export type Banner = v.InferOutput<typeof banner>;

/** Nobody pays more than the sum of what is listed; each part may be rounded by half a cent. */
const isWithin = (total: number, sum: number, parts: number) => total <= sum + parts / 2;

export const cartItem = v.pipe(
  renamed(
    withRule(
      object({
        id: invalidAsNull(id),
        itemSaleableId: wireId,
        label,
        // Nobody orders ten thousand of a dish: such a line is a mistake.
        quantity: withRule(quantity, (count) => count < 10_000, 'below 10,000'),
        totalWithTax: price,
        unitPriceWithTax: price,
        photoUrl: invalidAsNull(address),
        availableQuantity: stock,
      }),
      ({ quantity, totalWithTax, unitPriceWithTax }) => isWithin(totalWithTax, unitPriceWithTax * quantity, quantity),
      'no more than its parts',
    ),
    { itemSaleableId: 'wireId', totalWithTax: 'total', unitPriceWithTax: 'unitPrice', photoUrl: 'image' },
  ),
  v.transform((line) => ({ ...line, itemId: String(line.wireId) })),
);
/** One line of the cart; `total` and `unitPrice` in cents. `wireId` is the item's id as the server wrote it. */
export type LineItem = v.InferOutput<typeof cartItem>;

const cartLines = completeListOf(cartItem);
const isWithinLines = ({ items, totalWithTax }: { readonly items: readonly LineItem[]; readonly totalWithTax: number }) =>
  isWithin(
    totalWithTax,
    items.reduce((sum, line) => sum + line.total, 0),
    items.length,
  );
const orderFields = renamed(withRule(object({ items: cartLines, totalWithTax: price }), isWithinLines, 'no more than its parts'), {
  totalWithTax: 'total',
});
export const cartOrder = withWire(orderFields);
/** The cart in the server's state; `total` in cents. `wire`: the server's JSON; a cart that this browser has changed has none. */
export type CartOrder = v.InferOutput<typeof cartOrder>;

const SPLIT = { totalToPayFromCorporateCredit: 'fromCorporateCredit', totalToPayFromWallet: 'fromWallet', totalToPay: 'toPay' } as const;
const snapshotFields = renamed(
  object({
    items: cartLines,
    totalWithTax: price,
    totalToPayFromCorporateCredit: v.optional(price),
    totalToPayFromWallet: v.optional(price),
    totalToPay: v.optional(price),
    actionType: v.nullish(key),
    paymentUUID: v.nullish(wirePathId),
  }),
  { totalWithTax: 'total', ...SPLIT },
);

/**
 * The cart as the server sent it, with its payment split (P1-3.1): the server can refuse an outdated one. Without a split the
 * server computes it: corporate credit first, then the wallet, then the payment instrument.
 */
export const orderSnapshot = {
  ...snapshotFields,
  codec: {
    inside: v.custom(isObject),
    encode: ({ wire, actionType, paymentUUID, ...order }: Snapshot) => ({
      ...(wire as object),
      ...Object.fromEntries(
        Object.entries(SPLIT).flatMap(([name, ours]) => (order[ours] === undefined ? [] : [[name, euroFromCents(order[ours])]])),
      ),
      actionType,
      paymentUUID,
    }),
  },
} as unknown as Schema<Snapshot, v.InferInput<typeof snapshotFields>>;
type Snapshot = v.InferOutput<typeof snapshotFields> & Pick<CartOrder, 'wire'>;

export const cart = renamed(object({ lockerSellingOrder: orNull(cartOrder), actionType: orNull(key), paymentUUID: orNull(wirePathId) }), {
  lockerSellingOrder: 'order',
});
/** `paymentUUID`: the payment of this cart that has not ended, with its `actionType`. */
export type Cart = v.InferOutput<typeof cart>;

const areaFields = object({
  id: orNull(wireId),
  type: invalidAs(v.picklist(['shop', 'locker']), 'shop'),
  title: invalidAs(label, ''),
  catalogue,
  cart: mapOf(cart),
  wallet: credit,
  corporateCredit: credit,
  paymentPreferences: mapOf(paymentPreferences),
  // Two nulls delete the preference; a server may answer what it was sent.
  dietPreference: prepared(orNull(dietPreference), (sent) =>
    isObject(sent) && sent['diet'] == null && sent['allergens'] == null ? null : sent,
  ),
  banner: invalidAsNull(banner),
  cartBehaviour: invalidAsNull(object({ link: invalidAsNull(link), label: invalidAsNull(label) })),
});
/** The address says which area it is: an answer without an `id` is one, too. */
export const sellingArea = v.pipe(
  areaFields,
  v.transform(({ id, ...area }) => ({ ...area, id: String(id ?? ''), wireId: id })),
);
export type SellingArea = v.InferOutput<typeof sellingArea>;

/** 404 `{error:'Not Found'}` is not_found, 410 `{error:'Not Active'}` is not_active. */
export const getSellingArea = endpoint({ method: 'GET', path: 'b2c/locker/selling-area/{id}', response: sellingArea });

/** `quantity` is the new absolute quantity; 0 removes the item. */
export const editItem = endpoint({
  method: 'POST',
  path: 'b2c/locker/selling-order/edit-item',
  body: object({
    lockerId: wireId,
    itemSaleableId: wireId,
    itemSaleablePriceListId: v.union([wireId, v.literal('')]),
    quantity: int,
    // The client's own view of the item and the balances. The server does not use it to decide.
    localPrice: v.nullish(money),
    localLabel: v.nullish(string),
    availableQuantity: v.nullish(int),
    walletBalance: v.nullish(money),
    corporateCreditBalance: v.nullish(money),
    upsellingId: v.nullish(wireId),
  }),
  response: cart,
});

/** Costs money: send it under the payment lock, and never retry it automatically. */
export const confirmOrder = endpoint({
  method: 'POST',
  path: 'b2c/locker/selling-order/confirm',
  body: object({
    lockerId: wireId,
    paymentInstrumentUUID: v.union([wireId, v.literal(false)]),
    partialAmountPIUUID: v.union([wireId, v.literal(false)]),
    orderSnapshot,
  }),
  response: link,
});

/** `customerDateTime` is local time, YYYY-MM-DDTHH:mm:ss. */
export const getUpselling = endpoint({
  method: 'POST',
  path: 'b2c/upselling/{lockerId}/cart',
  body: object({ itemSaleableIds: v.array(wireId), customerDateTime: string }),
  response: object({
    upselling: invalidAsNull(object({ id: wireId, title: invalidAsNull(label), subtitle: invalidAsNull(sentence) })),
    items: listOf(catalogueItem),
  }),
});

/** Both fields null clear the preference. */
export const setDietPreference = endpoint({
  method: 'POST',
  path: 'b2c/diet-preference',
  body: object({ diet: v.nullable(diet), allergens: v.nullable(record(ALLERGENS, presence)) }),
  response: object({ success: yesNo }),
});
