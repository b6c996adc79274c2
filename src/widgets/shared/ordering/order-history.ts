import type { OrderSummary, RememberedOrder } from '../../../api/index.ts';
import type { StoragePort } from '../runtime/ports.ts';
import { readOrders, writeOrders } from './order-memory.ts';

/** What is known of a confirmed order in addition to the server's answers. Apart from `order-memory.ts`: the shop does not load it. */

interface Row {
  readonly label: string;
  readonly quantity: number;
}
interface OrderedRows {
  readonly id: string;
  readonly rows: readonly Row[];
}

const contentOf = (rows: readonly Row[]) => JSON.stringify(rows.map(({ label, quantity }) => [label, quantity]).sort());

const find = (known: readonly RememberedOrder[], { id, rows }: OrderedRows): RememberedOrder | null =>
  known.find(({ orderId }) => orderId === id) ??
  known.find(({ orderId, lines }) => orderId === null && contentOf(lines) === contentOf(rows)) ??
  null;

/** The stored order for an entry of the order list. An order that was stored without an id is found by its content. */
export const recallOrder = (storage: StoragePort, order: OrderedRows): RememberedOrder | null => find(readOrders(storage), order);

/** The same for a whole list, by the entries' ids. */
export function recallOrders(storage: StoragePort, orders: readonly OrderSummary[]): ReadonlyMap<string, RememberedOrder> {
  const known = readOrders(storage);
  return new Map(
    orders.flatMap((order) => {
      const found = find(known, order);
      return found === null ? [] : [[order.id, found] as const];
    }),
  );
}

/** The stored order whose page opens, while its items are unknown. One without an id is only likely to be this order. */
export function recallOpened(storage: StoragePort, id: string): RememberedOrder | null {
  const known = readOrders(storage);
  return known.find(({ orderId }) => orderId === id) ?? known.slice(0, 1).find(({ orderId }) => orderId === null) ?? null;
}

const OUTCOMES: Readonly<Record<string, RememberedOrder['outcome']>> = { COMPLETED: 'completed', CANCELLED: 'failed', REFUNDED: 'failed' };

/** Completes stored orders by their ids, when they were found by their content, and by their ends. */
function updateOrders(storage: StoragePort, orders: readonly (OrderedRows & Pick<RememberedOrder, 'outcome' | 'isShut'>)[]): void {
  const before = readOrders(storage);
  let known = before;
  for (const { id, rows, ...seen } of orders) {
    const found = find(known, { id, rows });
    if (found === null) continue;
    const { outcome = found.outcome, isShut = found.isShut } = seen;
    if (found.orderId !== null && outcome === found.outcome && isShut === found.isShut) continue;
    known = known.map((each) => (each === found ? { ...found, orderId: id, outcome, isShut } : each));
  }
  if (known !== before) writeOrders(storage, known);
}

/** The server says of an order how it ended, or that its fridge did not open. */
export const rememberOutcome = (storage: StoragePort, order: OrderedRows, seen: Pick<RememberedOrder, 'outcome' | 'isShut'>): void =>
  updateOrders(storage, [{ ...order, ...seen }]);

/** The same for the order list. Its newest order comes first, as in the storage: orders of the same content keep their order. */
export const rememberOutcomes = (storage: StoragePort, orders: readonly OrderSummary[]): void =>
  updateOrders(
    storage,
    orders.map(({ id, rows, status }) => ({ id, rows, outcome: OUTCOMES[status] })),
  );

/**
 * Makes sure that the shop can fill its cart with this order: gives the stored one its id, or stores what the server says of
 * one that another browser made. Returns its area; null when its articles are unknown.
 */
export function prepareReorder(storage: StoragePort, order: OrderSummary): string | null {
  updateOrders(storage, [order]);
  const known = readOrders(storage);
  const found = find(known, order);
  if (found !== null) return found.areaId;
  const told = reorderOf(order);
  if (told === null) return null;
  writeOrders(storage, [told, ...known]);
  return told.areaId;
}

/** An order of which the server names the shop and every article. */
export function reorderOf({ id, rows, area, createdAt, totalCents, status }: OrderSummary): RememberedOrder | null {
  const lines = rows.flatMap(({ itemId, label, quantity }) => (itemId === null || quantity < 1 ? [] : [{ itemId, label, quantity }]));
  if (area === null || lines.length === 0 || lines.length < rows.length) return null;
  const confirmedAt = createdAt ?? 0;
  return { orderId: id, areaId: area.id, area, confirmedAt, totalCents: totalCents ?? undefined, outcome: OUTCOMES[status], lines };
}

/** 'Insalata greca, 2 Tiramisù' */
export const namesOf = (rows: readonly Row[]): string =>
  rows.map(({ label, quantity }) => (quantity === 1 ? label : `${quantity} ${label}`)).join(', ');

/** After this time an order without a known end no longer counts as running. */
const RUNNING_LIMIT_MS = 2 * 60 * 60 * 1000;

/** The newest order of this browser whose end is unknown. */
export const runningOrder = (storage: StoragePort, now: number): RememberedOrder | null =>
  readOrders(storage).find(
    ({ outcome, confirmedAt = 0 }) => outcome === undefined && confirmedAt <= now && now - confirmedAt < RUNNING_LIMIT_MS,
  ) ?? null;

/**
 * 'Il solito': what was ordered most often, the newest of these; in this area alone, or anywhere. Elsewhere than in its shop only
 * an order with a number can be ordered again.
 */
export function usualOrder(storage: StoragePort, onlyAreaId?: string): RememberedOrder | null {
  const usual = new Map<string, { count: number; readonly order: RememberedOrder }>();
  for (const order of readOrders(storage)) {
    if (onlyAreaId === undefined ? order.orderId === null : order.areaId !== onlyAreaId) continue;
    if (order.outcome === 'failed' || order.lines.length === 0) continue;
    const content = `${order.areaId} ${contentOf(order.lines)}`;
    const known = usual.get(content);
    if (known === undefined) usual.set(content, { count: 1, order });
    else known.count += 1;
  }
  // On ties the newest wins, because the sort is stable.
  return [...usual.values()].sort((a, b) => b.count - a.count)[0]?.order ?? null;
}
