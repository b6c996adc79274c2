import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { lockerOrderInfo, orderSummary } from './orders.ts';
import { rememberedOperation } from './payments.ts';
import { rememberedCoffee, rememberedOrder } from './remembered-order.ts';
import { matches, readAnswer } from './schema.ts';

const CALLS: [string, AnyEndpoint][] = Object.entries(contract);

describe('the calls', () => {
  it('need a session, but for these', () => {
    expect(
      Object.fromEntries(CALLS.map(([name, { access }]) => [name, access] as const).filter(([, access]) => access !== 'session')),
    ).toEqual({
      login: 'public',
      setSessionCookie: 'public',
      checkEmailDomain: 'public',
      registerUser: 'public',
      resolveCode: 'public',
      getMenu: 'public',
    });
  });

  it('have an effect although they are a GET: these', () => {
    expect(CALLS.filter(([, { method, hasEffect }]) => method === 'GET' && hasEffect).map(([name]) => name)).toEqual([
      'logout',
      'cancelPayment',
      'cancelThreeDSecureFlow',
      'retryLockerOpening',
    ]);
  });

  it('are read again by themselves: these, after so many milliseconds', () => {
    const fresh = CALLS.map(([name, { freshness }]) => [name, freshness] as const).filter(([, { refreshMs }]) => refreshMs !== undefined);
    expect(Object.fromEntries(fresh)).toEqual({
      getWallet: { refreshMs: 60_000, isLive: true },
      getOrders: { refreshMs: 60_000 },
      getMenu: { refreshMs: 300_000 },
    });
  });
});

describe('an order with its receipt', () => {
  const wire = {
    id: 'ordine-7',
    created_at: '2026-11-17T12:05:00+01:00',
    totalWithTax: 12.5,
    sellingArea: { id: 'milano-1', type: 'shop', title: 'Torre' },
    payments: [{ provider: 'visa', label: 'Carta •••• 4242', amount: 7.5 }],
  };
  const row = { label: 'Penne', quantity: 2, itemSaleableId: 'penne', image: null, totalWithTax: 12.5 };
  const read = {
    id: 'ordine-7',
    createdAt: Date.UTC(2026, 10, 17, 11, 5),
    totalCents: 1250,
    area: { id: 'milano-1', type: 'shop', title: 'Torre' },
    payments: [{ provider: 'visa', label: 'Carta •••• 4242', cents: 750 }],
  };
  const line = { label: 'Penne', quantity: 2, itemId: 'penne', image: null, totalCents: 1250 };

  it('is read in the list', () =>
    expect(readAnswer(orderSummary, { ...wire, status: 'COMPLETED', rows: [row] })).toEqual({
      isRead: true,
      data: { ...read, status: 'COMPLETED', rows: [line] },
      issue: null,
    }));

  it('is read on its page', () =>
    expect(
      readAnswer(lockerOrderInfo, {
        actionType: 'completed',
        loading: false,
        lockerSellingOrder: { ...wire, items: [row] },
        message: null,
      }),
    ).toMatchObject({ isRead: true, data: { order: { ...read, rows: [line] } }, issue: null }));
});

/** Any script of the origin may have written it. */
describe('what the browser has stored', () => {
  const operation = {
    id: 'o-1',
    idempotencyKey: '0123456789abcdef0123456789abcdef',
    request: '{}',
    cents: 1000,
    creditBefore: null,
    label: '',
    split: { fromCorporateCredit: 0, fromWallet: 1000 },
    answerId: null,
    isAcknowledged: false,
  };
  const line = { itemId: 'penne', label: 'Penne', quantity: 1 };
  const order = {
    orderId: null,
    areaId: 'milano-1',
    area: { type: 'locker', title: 'Torre' },
    split: { fromCorporateCredit: 0, fromWallet: 100, toPay: 0 },
    outcome: 'completed',
    lines: [line],
  };
  const coffee = { areaId: 'caffe-1', areaTitle: 'Torre', label: 'Espresso' };

  it('is read', () => {
    expect(readAnswer(rememberedOperation, operation)).toEqual({ isRead: true, data: operation, issue: null });
    for (const outcome of ['completed', 'failed'])
      expect(readAnswer(rememberedOrder, { ...order, outcome })).toEqual({ isRead: true, data: { ...order, outcome }, issue: null });
    expect(readAnswer(rememberedCoffee, coffee)).toEqual({ isRead: true, data: coffee, issue: null });
  });

  it.each([
    { id: '' },
    { idempotencyKey: '0123456789abcdef' },
    { idempotencyKey: `${operation.idempotencyKey}0` },
    { idempotencyKey: operation.idempotencyKey.toUpperCase() },
    { idempotencyKey: 'x'.repeat(32) },
    { cents: 0.5 },
    { split: { fromCorporateCredit: 0 } },
  ])('is no operation with %j', (change) => expect(matches(rememberedOperation, { ...operation, ...change })).toBe(false));

  it.each([
    { lines: [{ ...line, quantity: 0 }] },
    { lines: [{ ...line, quantity: 1.5 }] },
    { lines: [{ label: 'Penne', quantity: 1 }] },
    { outcome: 'COMPLETED' },
    { area: { type: 'locker' } },
    { split: { toPay: 0 } },
  ])('is no order with %j', (change) => expect(matches(rememberedOrder, { ...order, ...change })).toBe(false));
});
