import { type CartOrder, type Link, type OrderSummary, type RememberedOrder, rememberedOrders } from '../../../api/index.ts';
import type { StoragePort } from '../runtime/ports.ts';

/** The last orders are those that somebody may want again. */
const MOST = 5;

function readAll(storage: StoragePort): readonly RememberedOrder[] {
  try {
    return rememberedOrders.safeParse(JSON.parse(storage.read('recentOrders') ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

const writeAll = (storage: StoragePort, orders: readonly RememberedOrder[]) =>
  storage.write('recentOrders', JSON.stringify(orders.slice(0, MOST)));

/** The order that a confirmation leads to; null when a payment or somebody else's page comes first. */
const orderIdOf = (link: Link | null): string | null => /^\/locker-selling-order\/([\w-]{1,64})$/.exec(link?.link ?? '')?.[1] ?? null;

/** Keeps what was confirmed, and where. `link`: where the confirmation leads; null when its answer was lost. */
export function rememberOrder(storage: StoragePort, areaId: string, { items }: CartOrder, link: Link | null): void {
  const lines = items.map(({ itemId, label, quantity }) => ({ itemId, label, quantity }));
  writeAll(storage, [{ orderId: orderIdOf(link), areaId, lines }, ...readAll(storage)]);
}

const contentOf = (rows: readonly { readonly label: string; readonly quantity: number }[]) =>
  JSON.stringify(rows.map(({ label, quantity }) => [label, quantity]).sort());

/** What is remembered of an order of the list; one whose number nobody told is known by its content. */
export function recallOrder(storage: StoragePort, { id, rows }: Pick<OrderSummary, 'id' | 'rows'>): RememberedOrder | null {
  const known = readAll(storage);
  return (
    known.find(({ orderId }) => orderId === id) ??
    known.find(({ orderId, lines }) => orderId === null && contentOf(lines) === contentOf(rows)) ??
    null
  );
}

/** Writes down the number of an order that was known by its content. */
export function nameOrder(storage: StoragePort, order: Pick<OrderSummary, 'id' | 'rows'>): void {
  const found = recallOrder(storage, order);
  if (found?.orderId !== null) return;
  const content = contentOf(found.lines);
  const named = { ...found, orderId: order.id };
  writeAll(storage, [named, ...readAll(storage).filter(({ orderId, lines }) => orderId !== null || contentOf(lines) !== content)]);
}

/** What is remembered by an order's number, for its own area only. */
export const recallNamed = (storage: StoragePort, areaId: string, id: string): RememberedOrder | null =>
  readAll(storage).find((order) => order.orderId === id && order.areaId === areaId) ?? null;
