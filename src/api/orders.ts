import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { completeListOf, html, renamed } from './member.ts';
import { address, invalidAs, invalidAsNull, key, label, listOf, mapOf, object, orElse, sentence } from './schema.ts';
import { time } from './time.ts';
import { money, price } from './amounts.ts';
import { id, quantity, yesNo } from './values.ts';

/** Optional: the article's id, to order it again, its picture, and what the row cost. */
const row = renamed(
  object({
    label,
    quantity,
    itemSaleableId: invalidAsNull(id),
    image: invalidAsNull(address),
    totalWithTax: invalidAsNull(price),
  }),
  { itemSaleableId: 'itemId', totalWithTax: 'totalCents' },
);

/** For the receipt, and to order again; optional (docs/backend-contract.md 'Receipts'). What cannot be read is unknown, not zero. */
const receiptFields = {
  sellingArea: invalidAsNull(object({ id, type: v.picklist(['shop', 'locker']), title: label })),
  payments: invalidAsNull(completeListOf(renamed(object({ provider: key, label, amount: money }), { amount: 'cents' }))),
};

export const lockerOrderInfo = renamed(
  object({
    // Another word is unknown: the order is under way.
    actionType: invalidAsNull(v.picklist(['failed', 'completed', 'openingLocker', 'openingLockerError', 'awaitingPayment'])),
    loading: orElse(yesNo, false),
    // Null while it is loading.
    lockerSellingOrder: mapOf(
      renamed(
        object({
          id: invalidAsNull(id),
          items: orElse(listOf(row), []),
          customSuccessMessage: invalidAsNull(html),
          created_at: time,
          totalWithTax: invalidAsNull(price),
          ...receiptFields,
        }),
        { items: 'rows', created_at: 'createdAt', totalWithTax: 'totalCents', sellingArea: 'area' },
      ),
    ),
    message: invalidAsNull(sentence),
  }),
  { lockerSellingOrder: 'order' },
);
/** `order.customSuccessMessage` is HTML of the server: show it through SafeHtml only. */
export type LockerOrderInfo = v.InferOutput<typeof lockerOrderInfo>;

export const getLockerOrder = endpoint({ method: 'GET', path: 'b2c/locker/selling-order/info/{id}', response: lockerOrderInfo });
/** A GET with an effect (it opens a door): never prefetch it. */
export const retryLockerOpening = endpoint({
  method: 'GET',
  hasEffect: true,
  path: 'b2c/locker/selling-order/info/{id}/retry-opening',
  response: lockerOrderInfo,
});

/** `status` is COMPLETED, CANCELLED or REFUNDED; the screen shows 'In Attesa' for anything else. */
export const orderSummary = renamed(
  object({
    id,
    created_at: time,
    status: invalidAs(key, ''),
    rows: orElse(listOf(row), []),
    totalWithTax: invalidAsNull(price),
    ...receiptFields,
  }),
  { created_at: 'createdAt', totalWithTax: 'totalCents', sellingArea: 'area' },
);
export type OrderSummary = v.InferOutput<typeof orderSummary>;
/** The query of the order list (P2-9.6). All that show orders send it, so that they share one answer. */
export const ALL_ORDERS = { query: { take: '100' } } as const;
/** Send it with `ALL_ORDERS`. */
export const getOrders = endpoint({
  method: 'GET',
  path: 'b2c/selling-order/list',
  freshness: { refreshMs: 60_000 },
  response: v.pipe(
    object({ data: listOf(orderSummary) }),
    v.transform((page) => page.data),
  ),
});
