import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { html, money, renamed } from './member.ts';
import { invalidAsNull, key, label, listOf, sentence } from './schema.ts';

const row = z.object({ label, quantity: z.int() });

export const lockerOrderInfo = renamed(
  z.object({
    actionType: z.enum(['failed', 'completed', 'openingLocker', 'openingLockerError', 'awaitingPayment']),
    loading: z.boolean(),
    lockerSellingOrder: z.object({ id: key, items: listOf(row), customSuccessMessage: invalidAsNull(html) }),
    message: invalidAsNull(sentence),
  }),
  { lockerSellingOrder: 'order' },
);
/** `order.customSuccessMessage` is HTML of the server: show it through SafeHtml only. */
export type LockerOrderInfo = z.output<typeof lockerOrderInfo>;

export const getLockerOrder = endpoint({ method: 'GET', path: 'b2c/locker/selling-order/info/{id}', response: lockerOrderInfo });
/** A GET with an effect (it opens a door): never prefetch it. */
export const retryLockerOpening = endpoint({
  method: 'GET',
  hasEffect: true,
  path: 'b2c/locker/selling-order/info/{id}/retry-opening',
  response: lockerOrderInfo,
});

/** `status` is COMPLETED, CANCELLED or REFUNDED; the screen shows 'In Attesa' for anything else. */
export const orderSummary = renamed(z.object({ id: key, created_at: key, status: key, rows: listOf(row), totalWithTax: money }), {
  created_at: 'createdAt',
  totalWithTax: 'totalCents',
});
export type OrderSummary = z.output<typeof orderSummary>;
/** Send `take=100` (part 2 §9). */
export const getOrders = endpoint({
  method: 'GET',
  path: 'b2c/selling-order/list',
  freshness: { refreshMs: 60_000 },
  response: z.pipe(
    z.object({ data: listOf(orderSummary) }),
    z.transform((page) => page.data),
  ),
});
