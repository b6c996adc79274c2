import * as z from 'zod/mini';
import { withRule } from './schema.ts';

/**
 * An order that this browser confirmed and stored, because the server's answers name neither its area nor its item ids.
 * `orderId` is null when the confirmation did not name it: it went through a payment, or its answer was lost. `confirmedAt` is
 * in epoch ms. `isPaid`: nothing was left to pay after the confirmation. `outcome`: how it ended, once this browser has seen it.
 * The optional fields are absent from orders that an earlier version stored.
 */
export const rememberedOrder = z.object({
  orderId: z.nullable(z.string()),
  areaId: z.string(),
  area: z.optional(z.object({ type: z.string(), title: z.string() })),
  confirmedAt: z.optional(z.number()),
  isPaid: z.optional(z.boolean()),
  totalCents: z.optional(z.int()),
  split: z.optional(z.object({ fromCorporateCredit: z.int(), fromWallet: z.int(), toPay: z.int() })),
  outcome: z.optional(z.enum(['completed', 'failed'])),
  lines: z.array(
    z.object({
      itemId: z.string(),
      label: z.string(),
      quantity: withRule(z.int(), (count) => count > 0, 'above 0'),
      image: z.optional(z.nullable(z.string())),
      totalCents: z.optional(z.int()),
    }),
  ),
});
export type RememberedOrder = z.output<typeof rememberedOrder>;
export type RememberedLine = RememberedOrder['lines'][number];
/** `{area's id} {item's id}` of the dishes that the person marked with a heart, in the browser's storage, too. Newest first. */
export const favouriteItems = z.array(z.string());
/** The last coffee that this browser ordered. */
export const rememberedCoffee = z.object({ areaId: z.string(), areaTitle: z.string(), label: z.string() });
export type RememberedCoffee = z.output<typeof rememberedCoffee>;

/** Newest first. It comes from the browser's storage, not from the server; any script of the origin may have written it. */
export const rememberedOrders = z.array(rememberedOrder);
