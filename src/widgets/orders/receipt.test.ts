import { describe, expect, test } from 'vitest';
import type { RememberedOrder } from '../../api/index.ts';
import { receiptOf } from './receipt.ts';

const order = {
  id: 'ordine-1',
  createdAt: 1_772_711_700_000,
  totalCents: 1290,
  area: { id: 'milano-1', type: 'locker', title: 'Frigo Torre Nord' },
  rows: [
    { label: 'Penne', quantity: 1, itemId: 'a', totalCents: 640 },
    { label: 'Pane', quantity: 2, itemId: 'b', totalCents: 650 },
  ],
  payments: [
    { provider: 'corporate_credit', label: 'Credito aziendale', cents: 500 },
    { provider: 'wallet', label: 'Portafoglio', cents: 290 },
    { provider: 'braintree_cc', label: 'Visa •••• 4242', cents: 500 },
  ],
} as const;
/** What a back end without the optional fields says. */
const bare = {
  ...order,
  area: null,
  payments: null,
  rows: order.rows.map((row) => ({ ...row, itemId: null, totalCents: null })),
};
const remembered: RememberedOrder = {
  orderId: 'ordine-1',
  areaId: 'milano-1',
  area: { type: 'locker', title: 'Il frigo di allora' },
  confirmedAt: 7,
  totalCents: 1290,
  split: { fromCorporateCredit: 500, fromWallet: 0, toPay: 790 },
  lines: [
    { itemId: 'a', label: 'Penne', quantity: 1, totalCents: 640 },
    { itemId: 'b', label: 'Pane', quantity: 2, totalCents: 650 },
  ],
};

describe('the receipt', () => {
  test('says what the server says, before what the browser remembers', () => {
    expect(receiptOf(order, remembered)).toEqual({
      id: 'ordine-1',
      shop: 'Frigo Torre Nord',
      at: 1_772_711_700_000,
      rows: [
        { label: 'Penne', quantity: 1, cents: 640 },
        { label: 'Pane', quantity: 2, cents: 650 },
      ],
      totalCents: 1290,
      payments: [
        { source: 'corporateCredit', label: 'Credito aziendale', cents: 500 },
        { source: 'wallet', label: 'Portafoglio', cents: 290 },
        { source: 'instrument', label: 'Visa •••• 4242', cents: 500 },
      ],
    });
  });

  test('else what this browser confirmed; of a card only the amount, because another may have paid', () => {
    expect(receiptOf({ ...bare, createdAt: null, totalCents: null }, remembered)).toEqual({
      id: 'ordine-1',
      shop: 'Il frigo di allora',
      at: 7,
      rows: [
        { label: 'Penne', quantity: 1, cents: 640 },
        { label: 'Pane', quantity: 2, cents: 650 },
      ],
      totalCents: 1290,
      payments: [
        { source: 'corporateCredit', label: null, cents: 500 },
        { source: 'instrument', label: null, cents: 790 },
      ],
    });
  });

  test.each([
    ['of another quantity', 'Pane', 3],
    ['of an item that is not remembered', 'Insalata', 1],
  ])('a row %s has no price', (_, label, quantity) => {
    const rows = [{ label, quantity, itemId: null, totalCents: null }];
    expect(receiptOf({ ...bare, rows }, remembered).rows).toEqual([{ label, quantity, cents: null }]);
  });

  test('names no shop if neither the server nor the browser knows its name', () => {
    expect(receiptOf(bare, { ...remembered, area: undefined }).shop).toBeNull();
  });

  test('invents nothing', () => {
    expect(receiptOf({ ...bare, createdAt: null, totalCents: null }, null)).toEqual({
      id: 'ordine-1',
      shop: null,
      at: null,
      rows: [
        { label: 'Penne', quantity: 1, cents: null },
        { label: 'Pane', quantity: 2, cents: null },
      ],
      totalCents: null,
      payments: null,
    });
  });
});
