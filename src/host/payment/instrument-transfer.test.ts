import { expect, test } from 'vitest';
import { takePicked } from '../../widgets/shared/payment/pending-instrument.ts';
import { newInstrument } from '../../widgets/shared/payment/test-kit.ts';
import { createMemoryStorage } from '../../widgets/shared/runtime/storage.ts';
import { transferInstrument, receiveInstrument } from './instrument-transfer.ts';

const OPTIONS = '/payment/payment-options/definedAmountMethod?return-url=%2Fpayment';
const CARD = newInstrument();

function setUp() {
  let time = 1_000_000;
  const storage = createMemoryStorage(() => time);
  transferInstrument(storage, { address: OPTIONS, key: 'PAYMENT_OPTIONS_PICKED_PI', picked: CARD });
  return { storage, pass: (ms: number) => void (time += ms), taken: () => takePicked(storage, 'PAYMENT_OPTIONS_PICKED_PI') };
}

test('waits for its page to be loaded; its second begins there', () => {
  const { storage, pass, taken } = setUp();
  expect(taken()).toBeNull();
  pass(8000);
  receiveInstrument(storage, OPTIONS);
  pass(999);
  expect(taken()).toEqual(CARD);
  receiveInstrument(storage, OPTIONS);
  expect(taken()).toBeNull();
});

test('one second, and no more', () => {
  const { storage, pass, taken } = setUp();
  receiveInstrument(storage, OPTIONS);
  pass(1000);
  expect(taken()).toBeNull();
});

test('is not kept for ever: a page that could not be loaded in half a minute finds nothing', () => {
  const { storage, pass, taken } = setUp();
  pass(30_000);
  receiveInstrument(storage, OPTIONS);
  expect(taken()).toBeNull();
});

test('is of one page: another drops it', () => {
  const { storage, taken } = setUp();
  receiveInstrument(storage, '/payment/payment-options/walletRechargeMethod');
  expect(taken()).toBeNull();
  receiveInstrument(storage, OPTIONS);
  expect(taken()).toBeNull();
});

test.each([
  'no JSON',
  'null',
  '{}',
  JSON.stringify({ address: OPTIONS, key: 'redirect_to', picked: CARD }),
  JSON.stringify({ address: OPTIONS, key: 'PAYMENT_OPTIONS_PICKED_PI', picked: { id: 'carta-2' } }),
])('what is none is dropped: %s', (text) => {
  const { storage, taken } = setUp();
  storage.write('transferredInstrument', text);
  receiveInstrument(storage, OPTIONS);
  expect(taken()).toBeNull();
});
