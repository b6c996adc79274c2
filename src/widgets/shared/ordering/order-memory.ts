import {
  type CartOrder,
  type Link,
  type OrderSummary,
  type RememberedOrder,
  rememberedOrders,
  type SellingArea,
} from '../../../api/index.ts';
import { parseStored } from '../payment/parse-stored.ts';
import type { StoragePort } from '../runtime/ports.ts';

const MAX_ORDERS = 5;

const readAll = (storage: StoragePort): readonly RememberedOrder[] => parseStored(rememberedOrders, storage.read('recentOrders')) ?? [];

const writeAll = (storage: StoragePort, orders: readonly RememberedOrder[]) =>
  storage.write('recentOrders', JSON.stringify(orders.slice(0, MAX_ORDERS)));

/** The id of the order that a confirmation's link opens; null when a payment or an external page comes first. */
const orderIdOf = (link: Link | null): string | null => /^\/locker-selling-order\/([\w-]{1,64})$/.exec(link?.link ?? '')?.[1] ?? null;

/**
 * Stores a confirmed order with its area. `link`: the confirmation's link; null when its answer was lost. `confirmedAt`: epoch
 * ms. `isPaid`: the credit paid all of it.
 */
export function rememberOrder(
  storage: StoragePort,
  { id, type, title }: Pick<SellingArea, 'id' | 'type' | 'title'>,
  { items, total }: CartOrder,
  link: Link | null,
  confirmedAt: number,
  isPaid = false,
): void {
  const lines = items.map(({ itemId, label, quantity, image }) => ({ itemId, label, quantity, image }));
  const order = { orderId: orderIdOf(link), areaId: id, area: { type, title }, confirmedAt, isPaid, totalCents: total, lines };
  writeAll(storage, [order, ...readAll(storage)]);
}

const contentOf = (rows: readonly { readonly label: string; readonly quantity: number }[]) =>
  JSON.stringify(rows.map(({ label, quantity }) => [label, quantity]).sort());

/** The stored order for an entry of the order list. An order that was stored without an id is found by its content. */
export function recallOrder(storage: StoragePort, { id, rows }: Pick<OrderSummary, 'id' | 'rows'>): RememberedOrder | null {
  const known = readAll(storage);
  return (
    known.find(({ orderId }) => orderId === id) ??
    known.find(({ orderId, lines }) => orderId === null && contentOf(lines) === contentOf(rows)) ??
    null
  );
}

/** The stored order whose page opens, while its items are unknown. One without an id is only likely to be this order. */
export function recallOpened(storage: StoragePort, id: string): RememberedOrder | null {
  const known = readAll(storage);
  return known.find(({ orderId }) => orderId === id) ?? known.slice(0, 1).find(({ orderId }) => orderId === null) ?? null;
}

/** Adds the id to a stored order that was found by its content. */
export function assignOrderId(storage: StoragePort, order: Pick<OrderSummary, 'id' | 'rows'>): void {
  const found = recallOrder(storage, order);
  if (found?.orderId !== null) return;
  const content = contentOf(found.lines);
  const named = { ...found, orderId: order.id };
  writeAll(storage, [named, ...readAll(storage).filter(({ orderId, lines }) => orderId !== null || contentOf(lines) !== content)]);
}

/** The stored order with this id, for its own area only. */
export const recallOrderById = (storage: StoragePort, areaId: string, id: string): RememberedOrder | null =>
  readAll(storage).find((order) => order.orderId === id && order.areaId === areaId) ?? null;
