import { type Cents, type LineItem, type Link, type RememberedOrder, rememberedOrders, type SellingArea } from '../../../api/index.ts';
import { parseStored } from '../payment/parse-stored.ts';
import type { PaymentSplit } from '../rules/payment-split.ts';
import type { StoragePort } from '../runtime/ports.ts';

const MAX_ORDERS = 20;

/** The orders that this browser confirmed, the newest first. What is done with them afterwards: `order-history.ts`. */
export const readOrders = (storage: StoragePort): readonly RememberedOrder[] =>
  parseStored(rememberedOrders, storage.read('recentOrders')) ?? [];

export const writeOrders = (storage: StoragePort, orders: readonly RememberedOrder[]) =>
  storage.write('recentOrders', JSON.stringify(orders.slice(0, MAX_ORDERS)));

interface RememberableOrder {
  readonly items: readonly Pick<LineItem, 'itemId' | 'label' | 'quantity' | 'image' | 'total'>[];
  readonly total: Cents;
}

/**
 * Stores a confirmed order with its area. `link`: the confirmation's link; null when its answer was lost. `confirmedAt`: epoch
 * ms.
 */
export function rememberOrder(
  storage: StoragePort,
  { id, type, title }: Pick<SellingArea, 'id' | 'type' | 'title'>,
  { items, total }: RememberableOrder,
  link: Link | null,
  confirmedAt: number,
  split: PaymentSplit,
): void {
  const address = link?.link;
  const order = {
    // None where a payment or an external page comes first.
    orderId: /^\/locker-selling-order\/([^/?#]+)$/.exec(address ?? '')?.[1] ?? null,
    link: address,
    areaId: id,
    area: { type, title },
    confirmedAt,
    isPaid: split.toPay === 0,
    totalCents: total,
    split,
    lines: items.map(({ itemId, label, quantity, image, total: totalCents }) => ({ itemId, label, quantity, image, totalCents })),
  };
  writeOrders(storage, [order, ...readOrders(storage)]);
}

/** The stored order with this id, for its own area only. */
export const recallOrderById = (storage: StoragePort, areaId: string, id: string): RememberedOrder | null =>
  readOrders(storage).find((order) => order.orderId === id && order.areaId === areaId) ?? null;
