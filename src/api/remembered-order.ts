import * as v from 'valibot';
import { boolean, int, number, object, string, withRule } from './schema.ts';

/**
 * An order that this browser confirmed and stored, because the server's answers name neither its area nor its item ids.
 * `orderId` is null when the confirmation did not name it: it went through a payment, or its answer was lost. `link`: where the
 * confirmation led, as the server wrote it. `confirmedAt` is in epoch ms. `isPaid`: nothing was left to pay after the
 * confirmation. `outcome`: how it ended, once this browser has seen it.
 * `isShut`: this browser has seen that its fridge did not open.
 * The optional fields are absent from orders that an earlier version stored.
 */
export const rememberedOrder = object({
  orderId: v.nullable(string),
  link: v.optional(string),
  areaId: string,
  area: v.optional(object({ type: string, title: string })),
  confirmedAt: v.optional(number),
  isPaid: v.optional(boolean),
  totalCents: v.optional(int),
  split: v.optional(object({ fromCorporateCredit: int, fromWallet: int, toPay: int })),
  outcome: v.optional(v.picklist(['completed', 'failed'])),
  isShut: v.optional(boolean),
  lines: v.array(
    object({
      itemId: string,
      label: string,
      quantity: withRule(int, (count) => count > 0, 'above 0'),
      image: v.optional(v.nullable(string)),
      totalCents: v.optional(int),
    }),
  ),
});
export type RememberedOrder = v.InferOutput<typeof rememberedOrder>;
export type RememberedLine = RememberedOrder['lines'][number];
/** `{area's id} {item's id}` of the dishes that the person marked with a heart, in the browser's storage, too. Newest first. */
export const favouriteItems = v.array(string);
/** The last coffee that this browser ordered. */
export const rememberedCoffee = object({ areaId: string, areaTitle: string, label: string });
export type RememberedCoffee = v.InferOutput<typeof rememberedCoffee>;

/** Newest first. It comes from the browser's storage, not from the server; any script of the origin may have written it. */
export const rememberedOrders = v.array(rememberedOrder);
