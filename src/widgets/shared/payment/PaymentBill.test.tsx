import { expect, test } from 'vitest';
import { createClient } from '../../../api/index.ts';
import { testRuntime } from '../runtime/test-kit.ts';
import { draw, read } from '../ui/test-dom.tsx';
import { PaymentBill } from './PaymentBill.tsx';
import { rememberInstruments } from './payment-instruments.ts';

const method = (label: string) => ({ type: 'pi' as const, paymentInstrument: { uuid: label, provider: 'visa', label, sublabel: null } });
const CARD = method('Carta •••• 4242');

test.each([
  ['one instrument', 'p-1', { definedAmountMethod: CARD, partialAmountMethod: null, toPay: 680 }, 'Pagamento con Carta •••• 42426,80 €'],
  ['two, of which one may have paid', 'p-1', { definedAmountMethod: CARD, partialAmountMethod: method('Buoni'), toPay: 680 }, null],
  ['vouchers alone', 'p-1', { definedAmountMethod: null, partialAmountMethod: method('Buoni'), toPay: 680 }, null],
  ['an amount that nobody knows', 'p-1', { definedAmountMethod: CARD, partialAmountMethod: null }, null],
  ['another payment', 'p-2', { definedAmountMethod: CARD, partialAmountMethod: null, toPay: 680 }, null],
])('a payment that was sent with %s', (_name, sent, instruments, bill) => {
  const runtime = testRuntime(createClient({ baseUrl: window.location.origin, fetch: () => Promise.reject(new TypeError()) }));
  rememberInstruments(runtime.storage, sent, instruments);
  draw(<PaymentBill uuid="p-1" />, runtime);
  const list = document.querySelector('dl');
  expect(list && read(list)).toBe(bill);
});
