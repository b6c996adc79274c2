import { describe, expect, test } from 'vitest';
import type { CartOrder, Link } from '../../../api/index.ts';
import { createMemoryStorage } from '../runtime/storage.ts';
import { assignOrderId, recallOpened, recallOrderById, recallOrder, rememberOrder } from './order-memory.ts';

const cart = (...lines: (readonly [itemId: string, quantity: number])[]): CartOrder => ({
  total: 100,
  items: lines.map(([itemId, quantity]) => ({
    id: `line-${itemId}`,
    itemId,
    label: `Piatto ${itemId}`,
    quantity,
    total: 100,
    unitPrice: 100,
    image: '/b.png',
    availableQuantity: null,
  })),
});
const area = (id: string) => ({ id, type: 'locker', title: `Frigo ${id}` }) as const;
const to = (link: string): Link => ({ type: 'internal', link });
const row = (label: string, quantity: number) => ({ label, quantity });

test('the order whose page opens: by its number, else the newest one if that has none', () => {
  const storage = createMemoryStorage();
  expect(recallOpened(storage, 'ordine-2')).toBeNull();
  rememberOrder(storage, area('a'), cart(['x', 1]), to('/locker-selling-order/ordine-1'), 1000);
  expect(recallOpened(storage, 'ordine-2')).toBeNull();
  rememberOrder(storage, area('b'), cart(['x', 1]), to('/payment/u-1'), 2000);
  expect([recallOpened(storage, 'ordine-1')?.areaId, recallOpened(storage, 'ordine-2')?.areaId]).toEqual(['a', 'b']);
  rememberOrder(storage, area('c'), cart(['x', 1]), to('/locker-selling-order/ordine-3'), 3000);
  expect(recallOpened(storage, 'ordine-2')).toBeNull();
});

test('an order is known by its number, with its area and its items', () => {
  const storage = createMemoryStorage();
  rememberOrder(storage, area('milano-1'), cart(['a', 2], ['b', 1]), to('/locker-selling-order/ordine-1'), 1000, true);
  expect(recallOrder(storage, { id: 'ordine-1', rows: [] })).toEqual({
    orderId: 'ordine-1',
    areaId: 'milano-1',
    area: { type: 'locker', title: 'Frigo milano-1' },
    confirmedAt: 1000,
    isPaid: true,
    totalCents: 100,
    lines: [
      { itemId: 'a', label: 'Piatto a', quantity: 2, image: '/b.png' },
      { itemId: 'b', label: 'Piatto b', quantity: 1, image: '/b.png' },
    ],
  });
  expect(recallOrder(storage, { id: 'ordine-2', rows: [row('Piatto a', 2), row('Piatto b', 1)] })).toBeNull();
});

test.each([null, to('/payment/x'), to('/locker-selling-order/'), to('/locker-selling-order/a/b'), to('https://pausa.test/1')])(
  'a confirmation that leads to %j: known by its content, and by its number once it was named',
  (link) => {
    const storage = createMemoryStorage();
    rememberOrder(storage, area('milano-1'), cart(['a', 2], ['b', 1]), link, 1000);
    const rows = [row('Piatto b', 1), row('Piatto a', 2)];
    expect(recallOrder(storage, { id: 'ordine-1', rows })).toMatchObject({ orderId: null, areaId: 'milano-1' });
    for (const other of [[], [row('Piatto a', 2)], [row('Piatto a', 2), row('Piatto b', 2)]])
      expect(recallOrder(storage, { id: 'ordine-1', rows: other })).toBeNull();
    expect(recallOrderById(storage, 'milano-1', 'ordine-1')).toBeNull();

    assignOrderId(storage, { id: 'ordine-1', rows });
    expect(recallOrderById(storage, 'milano-1', 'ordine-1')?.lines).toHaveLength(2);
    // It is this order now, and no other with the same content.
    expect(recallOrder(storage, { id: 'ordine-2', rows })).toBeNull();
  },
);

test('by number for its own area only', () => {
  const storage = createMemoryStorage();
  rememberOrder(storage, area('milano-1'), cart(['a', 1]), to('/locker-selling-order/ordine-1'), 1000);
  expect([recallOrderById(storage, 'milano-1', 'ordine-1')?.areaId, recallOrderById(storage, 'mensa-2', 'ordine-1')]).toEqual([
    'milano-1',
    null,
  ]);
});

test('the last five are kept', () => {
  const storage = createMemoryStorage();
  for (const number of [1, 2, 3, 4, 5, 6])
    rememberOrder(storage, area('a'), cart(['x', number]), to(`/locker-selling-order/${number}`), 1000);
  expect(['1', '2', '3', '6'].map((id) => recallOrder(storage, { id, rows: [] })?.lines[0]?.quantity)).toEqual([undefined, 2, 3, 6]);
});

describe('what somebody else wrote there is nothing', () => {
  const good = { orderId: 'o', areaId: 'a', lines: [{ itemId: 'x', label: 'X', quantity: 1 }] };
  const withLine = (change: object) => ({ ...good, lines: [{ ...good.lines[0], ...change }] });
  test.each([
    '',
    'null',
    '{',
    '[{}]',
    '{"orderId":"o"}',
    JSON.stringify([good, { ...good, areaId: 7 }]),
    ...[0, -1, 1.5, '2', null].map((quantity) => JSON.stringify([withLine({ quantity })])),
    JSON.stringify([withLine({ itemId: {} })]),
  ])('%s', (written) => {
    const storage = createMemoryStorage();
    storage.write('recentOrders', written);
    expect([recallOrder(storage, { id: 'o', rows: [] }), recallOrderById(storage, 'a', 'o')]).toEqual([null, null]);
    assignOrderId(storage, { id: 'o', rows: [] });
    rememberOrder(storage, area('a'), cart(['x', 1]), to('/locker-selling-order/o'), 1000);
    expect(recallOrderById(storage, 'a', 'o')).not.toBeNull();
  });
});
