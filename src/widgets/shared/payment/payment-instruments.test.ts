import { expect, test } from 'vitest';
import type { Link, PaymentPreferences } from '../../../api/index.ts';
import { createMemoryStorage } from '../runtime/storage.ts';
import { recallInstruments, rememberInstruments } from './payment-instruments.ts';

const CARD: PaymentPreferences = {
  definedAmountMethod: {
    type: 'pi',
    paymentInstrument: { uuid: 'u', provider: 'visa', label: 'Carta •••• 4242', sublabel: 'Scade 08/28' },
  },
  partialAmountMethod: null,
};
const internal = (link: string): Link => ({ type: 'internal', link });

test.each([
  ['its page', internal('/payment/uuid-1')],
  ['a step of it', internal('/payment/integration/edenred_ticket/pay/uuid-1')],
  ['a step with a query', internal('/payment/integration/braintree_cc/3dsecure-flow/uuid-1?from=cart')],
  ['its page with a fragment', internal('/payment/uuid-1#top')],
  ['its number', 'uuid-1'],
])('a payment is known by %s', (_, payment) => {
  const storage = createMemoryStorage();
  rememberInstruments(storage, payment, CARD);
  expect([recallInstruments(storage, 'uuid-1'), recallInstruments(storage, 'uuid-2')]).toEqual([CARD, null]);
});

test.each([
  internal('/locker-selling-order/uuid-1'),
  internal('/payment/'),
  internal('/payment/uuid-1/'),
  internal('/payment/uuid 1'),
  internal('/b/payment/uuid-1'),
  internal('/wallet?to=/payment/uuid-1'),
  internal('/payment/?to=a/uuid-1'),
  { type: 'external', link: '/payment/uuid-1' },
  { type: 'external', link: 'https://pausa.test/payment/uuid-1' },
] as const)('%j opens no payment', (link) => {
  const storage = createMemoryStorage();
  rememberInstruments(storage, link, CARD);
  expect(storage.read('paymentInstruments')).toBeNull();
});

test.each([1250, 0, 999_999_999])('the amount of a payment is remembered with it: %i cents', (toPay) => {
  const storage = createMemoryStorage();
  rememberInstruments(storage, 'uuid-1', { ...CARD, toPay });
  expect([recallInstruments(storage, 'uuid-1'), recallInstruments(storage, 'uuid-2')]).toEqual([{ ...CARD, toPay }, null]);
  rememberInstruments(storage, 'uuid-1', CARD);
  expect(recallInstruments(storage, 'uuid-1')).toStrictEqual(CARD);
});

test.each([
  '',
  'uuid-1',
  ` uuid-1 ${JSON.stringify(CARD)}`,
  'uuid-1 {',
  'uuid-1 null',
  'uuid-1 {"definedAmountMethod":{"type":"pi"},"partialAmountMethod":null}',
])('what somebody else wrote there is nothing: %s', (written) => {
  const storage = createMemoryStorage();
  storage.write('paymentInstruments', written);
  expect(recallInstruments(storage, 'uuid-1')).toBeNull();
});
