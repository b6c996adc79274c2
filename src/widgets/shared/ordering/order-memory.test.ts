import { describe, expect, test } from 'vitest';
import type { Link, OrderSummary } from '../../../api/index.ts';
import { createMemoryStorage } from '../runtime/storage.ts';
import {
  namesOf,
  prepareReorder,
  recallOpened,
  recallOrder,
  recallOrders,
  rememberOutcome,
  rememberOutcomes,
  runningOrder,
  usualOrder,
} from './order-history.ts';
import { recallOrderById, rememberOrder } from './order-memory.ts';

const cart = (...lines: (readonly [itemId: string, quantity: number])[]) => ({
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
/** The corporate credit pays a part of it, the wallet the rest. */
const PAID = { fromCorporateCredit: 40, fromWallet: 60, toPay: 0 };
const row = (label: string, quantity: number) => ({ label, quantity });

test('the order whose page opens: by its number, else the newest one if that has none', () => {
  const storage = createMemoryStorage();
  expect(recallOpened(storage, 'ordine-2')).toBeNull();
  rememberOrder(storage, area('a'), cart(['x', 1]), to('/locker-selling-order/ordine-1'), 1000, PAID);
  expect(recallOpened(storage, 'ordine-2')).toBeNull();
  rememberOrder(storage, area('b'), cart(['x', 1]), to('/payment/u-1'), 2000, PAID);
  expect([recallOpened(storage, 'ordine-1')?.areaId, recallOpened(storage, 'ordine-2')?.areaId]).toEqual(['a', 'b']);
  rememberOrder(storage, area('c'), cart(['x', 1]), to('/locker-selling-order/ordine-3'), 3000, PAID);
  expect(recallOpened(storage, 'ordine-2')).toBeNull();
});

test('an order is known by its number, with its area and its items', () => {
  const storage = createMemoryStorage();
  rememberOrder(storage, area('milano-1'), cart(['a', 2], ['b', 1]), to('/locker-selling-order/ordine-1'), 1000, PAID);
  expect(recallOrder(storage, { id: 'ordine-1', rows: [] })).toEqual({
    orderId: 'ordine-1',
    link: '/locker-selling-order/ordine-1',
    areaId: 'milano-1',
    area: { type: 'locker', title: 'Frigo milano-1' },
    confirmedAt: 1000,
    isPaid: true,
    totalCents: 100,
    split: { fromCorporateCredit: 40, fromWallet: 60, toPay: 0 },
    lines: [
      { itemId: 'a', label: 'Piatto a', quantity: 2, image: '/b.png', totalCents: 100 },
      { itemId: 'b', label: 'Piatto b', quantity: 1, image: '/b.png', totalCents: 100 },
    ],
  });
  expect(recallOrder(storage, { id: 'ordine-2', rows: [row('Piatto a', 2), row('Piatto b', 1)] })).toBeNull();
});

test.each([
  null,
  to('/payment/x'),
  to('/locker-selling-order/'),
  to('/locker-selling-order/a/b'),
  to('/b/locker-selling-order/1'),
  to('https://pausa.test/1'),
])('a confirmation that leads to %j: known by its content, and by its number once it was named', (link) => {
  const storage = createMemoryStorage();
  rememberOrder(storage, area('milano-1'), cart(['a', 2], ['b', 1]), link, 1000, PAID);
  const rows = [row('Piatto b', 1), row('Piatto a', 2)];
  expect(recallOrder(storage, { id: 'ordine-1', rows })).toMatchObject({ orderId: null, areaId: 'milano-1' });
  for (const other of [[], [row('Piatto a', 2)], [row('Piatto a', 2), row('Piatto b', 2)]])
    expect(recallOrder(storage, { id: 'ordine-1', rows: other })).toBeNull();
  expect(recallOrderById(storage, 'milano-1', 'ordine-1')).toBeNull();

  rememberOutcome(storage, { id: 'ordine-1', rows }, {});
  expect(recallOrderById(storage, 'milano-1', 'ordine-1')?.lines).toHaveLength(2);
  // It is this order now, and no other with the same content.
  expect(recallOrder(storage, { id: 'ordine-2', rows })).toBeNull();
});

test('an order that is still to be paid is not paid', () => {
  const storage = createMemoryStorage();
  rememberOrder(storage, area('a'), cart(['x', 1]), to('/payment/u-1'), 1000, { fromCorporateCredit: 0, fromWallet: 60, toPay: 40 });
  expect(recallOpened(storage, 'ordine-1')?.isPaid).toBe(false);
});

test('that its fridge did not open is kept beside how it ended', () => {
  const storage = createMemoryStorage();
  rememberOrder(storage, area('a'), cart(['x', 1]), to('/locker-selling-order/ordine-1'), 1000, PAID);
  const order = { id: 'ordine-1', rows: [] };
  rememberOutcome(storage, order, { isShut: true });
  expect(recallOrder(storage, order)).toMatchObject({ isShut: true });
  rememberOutcome(storage, order, { outcome: 'completed' });
  expect(recallOrder(storage, order)).toMatchObject({ isShut: true, outcome: 'completed' });
});

test('the orders of a list that this browser knows', () => {
  const storage = createMemoryStorage();
  rememberOrder(storage, area('a'), cart(['x', 1]), to('/locker-selling-order/ordine-1'), 1000, PAID);
  const known = recallOrders(storage, [entry('ordine-1', 'COMPLETED', 'x'), entry('ordine-2', 'COMPLETED', 'y')]);
  expect([...known].map(([id, { areaId }]) => [id, areaId])).toEqual([['ordine-1', 'a']]);
});

test('the names of an order', () => expect(namesOf([row('Insalata greca', 1), row('Tiramisù', 2)])).toBe('Insalata greca, 2 Tiramisù'));

test('by number for its own area only', () => {
  const storage = createMemoryStorage();
  rememberOrder(storage, area('milano-1'), cart(['a', 1]), to('/locker-selling-order/ordine-1'), 1000, PAID);
  expect([recallOrderById(storage, 'milano-1', 'ordine-1')?.areaId, recallOrderById(storage, 'mensa-2', 'ordine-1')]).toEqual([
    'milano-1',
    null,
  ]);
});

test('the last twenty are kept', () => {
  const storage = createMemoryStorage();
  for (let number = 1; number <= 21; number += 1)
    rememberOrder(storage, area('a'), cart(['x', number]), to(`/locker-selling-order/${number}`), 1000, PAID);
  expect(['1', '2', '21'].map((id) => recallOrder(storage, { id, rows: [] })?.lines[0]?.quantity)).toEqual([undefined, 2, 21]);
});

/** An entry of the order list, with its articles unless the back end leaves them out. */
const entry = (id: string, status: string, itemId: string | null, quantity = 1): OrderSummary => ({
  id,
  status,
  createdAt: Date.UTC(2026, 2, 5, 11, 55),
  totalCents: 100,
  rows: [{ label: `Piatto ${itemId ?? 'x'}`, quantity, itemId, image: null, totalCents: 100 }],
  area: { id: 'mensa-2', type: 'shop', title: 'Mensa' },
  payments: null,
});

describe('an order of another browser', () => {
  test('can be ordered again when the server names its shop and every article', () => {
    const storage = createMemoryStorage();
    expect(prepareReorder(storage, entry('ordine-9', 'COMPLETED', 'a', 3))).toBe('mensa-2');
    expect(recallOrderById(storage, 'mensa-2', 'ordine-9')).toEqual({
      orderId: 'ordine-9',
      areaId: 'mensa-2',
      area: { type: 'shop', title: 'Mensa' },
      confirmedAt: Date.UTC(2026, 2, 5, 11, 55),
      totalCents: 100,
      outcome: 'completed',
      lines: [{ itemId: 'a', label: 'Piatto a', quantity: 3 }],
    });
    expect(prepareReorder(storage, { ...entry('ordine-8', 'PENDING', 'b'), createdAt: null, totalCents: null })).toBe('mensa-2');
    expect(recallOrderById(storage, 'mensa-2', 'ordine-8')).toMatchObject({ confirmedAt: 0, lines: [{ itemId: 'b', quantity: 1 }] });
  });

  test('of this browser, which did not know its number, keeps its own shop and gets the number', () => {
    const storage = createMemoryStorage();
    rememberOrder(storage, area('milano-1'), cart(['a', 1]), null, 1000, PAID);
    expect(prepareReorder(storage, entry('ordine-9', 'COMPLETED', 'a'))).toBe('milano-1');
    expect([recallOrderById(storage, 'milano-1', 'ordine-9')?.confirmedAt, recallOrderById(storage, 'mensa-2', 'ordine-9')]).toEqual([
      1000,
      null,
    ]);
  });

  test.each([
    ['an article', entry('ordine-9', 'COMPLETED', null)],
    ['one of two articles', { ...entry('ordine-9', 'COMPLETED', 'a'), rows: ['a', null].flatMap((id) => entry('', '', id).rows) }],
    ['a portion', entry('ordine-9', 'COMPLETED', 'a', 0)],
    ['the shop', { ...entry('ordine-9', 'COMPLETED', 'a'), area: null }],
    ['every row', { ...entry('ordine-9', 'COMPLETED', 'a'), rows: [] }],
  ])('cannot, when %s is missing', (_, order) => {
    const storage = createMemoryStorage();
    expect(prepareReorder(storage, order)).toBeNull();
    expect(storage.read('recentOrders')).toBeNull();
  });
});

describe('the running order', () => {
  const HOUR = 60 * 60 * 1000;
  const withOrder = (link: string) => {
    const storage = createMemoryStorage();
    rememberOrder(storage, area('a'), cart(['x', 1]), to(link), 1000, PAID);
    return storage;
  };

  test('is the one that was confirmed within two hours, and whose end nobody has seen', () => {
    const storage = withOrder('/locker-selling-order/ordine-1');
    expect(runningOrder(storage, 1000 + HOUR)?.orderId).toBe('ordine-1');
    expect([1000, 999 + 2 * HOUR, 1000 + 2 * HOUR].map((now) => runningOrder(storage, now)?.orderId)).toEqual([
      'ordine-1',
      'ordine-1',
      undefined,
    ]);
    // A clock that was set back.
    expect(runningOrder(storage, 999)).toBeNull();
  });

  test.each(['COMPLETED', 'CANCELLED', 'REFUNDED'])('has ended once the list says %s, also when a payment came first', (status) => {
    const storage = withOrder('/payment/u-1');
    rememberOutcomes(storage, [entry('ordine-1', status, 'x')]);
    expect(runningOrder(storage, 2000)).toBeNull();
    expect(recallOrderById(storage, 'a', 'ordine-1')).not.toBeNull();
  });

  test('of two orders of the same content, the older one’s end does not end the newer one', () => {
    const storage = withOrder('/payment/u-1');
    rememberOutcomes(storage, [entry('ordine-2', 'PENDING', 'x'), entry('ordine-1', 'COMPLETED', 'x')]);
    expect(runningOrder(storage, 2000)?.orderId).toBe('ordine-2');
  });
});

describe('the usual', () => {
  const ordered = (...orders: (readonly [id: string, itemId: string])[]) => {
    const storage = createMemoryStorage();
    for (const [id, itemId] of orders) rememberOrder(storage, area('a'), cart([itemId, 1]), to(`/locker-selling-order/${id}`), 1000, PAID);
    return storage;
  };

  test('is what was ordered most often', () => {
    expect(usualOrder(ordered(['1', 'pane'], ['2', 'pane'], ['3', 'zuppa']))?.orderId).toBe('2');
  });

  test('is the newest of those that were ordered as often', () => {
    expect(usualOrder(ordered(['1', 'pane'], ['2', 'zuppa']))?.orderId).toBe('2');
  });

  test('of one shop counts its own orders alone, also without a number', () => {
    const storage = ordered(['1', 'pane'], ['2', 'pane']);
    rememberOrder(storage, area('b'), cart(['torta', 1]), to('/payment/u'), 1000, PAID);
    expect([usualOrder(storage, 'a')?.orderId, usualOrder(storage, 'b')?.lines[0]?.itemId, usualOrder(storage, 'c')]).toEqual([
      '2',
      'torta',
      null,
    ]);
  });

  test('is no order that failed, and none without a number', () => {
    const storage = ordered(['1', 'pane'], ['2', 'zuppa'], ['3', 'zuppa']);
    for (const id of ['2', '3']) rememberOutcome(storage, { id, rows: [] }, { outcome: 'failed' });
    rememberOrder(storage, area('a'), cart(['torta', 1]), to('/payment/u'), 1000, PAID);
    expect(usualOrder(storage)?.orderId).toBe('1');
    expect(usualOrder(createMemoryStorage())).toBeNull();
  });
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
    rememberOutcome(storage, { id: 'o', rows: [] }, { outcome: 'completed' });
    rememberOrder(storage, area('a'), cart(['x', 1]), to('/locker-selling-order/o'), 1000, PAID);
    expect(recallOrderById(storage, 'a', 'o')).not.toBeNull();
  });
});
