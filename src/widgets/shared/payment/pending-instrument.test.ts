import { describe, expect, test } from 'vitest';
import { createStorage } from '../runtime/storage.ts';
import { pendingKeyOf, putPending, takePicked } from './pending-instrument.ts';
import { newInstrument, newOption } from './test-kit.ts';

const KEYS = [
  'SELLING_AREA_PICKED_PI',
  'INSTRUMENTS_ADDED_PI',
  'PAYMENT_PICKED_PI',
  'WALLET_RECHARGE_PICKED_PI',
  'PAYMENT_OPTIONS_PICKED_PI',
] as const;

const CARD = newInstrument({
  id: 'carta-demo',
  uuid: '00000000-0000-4000-8000-00000000ca4d',
  label: 'Carta •••• 4242',
  sublabel: 'Scade 08/28',
});

/** A browser whose clock and contents are in the test's hand: `shared` is localStorage, `ofTab` sessionStorage. */
function setUp() {
  let time = 1_000_000_000_000;
  const store = () => {
    const values = new Map<string, string>();
    return {
      values,
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
      removeItem: (name: string) => void values.delete(name),
    };
  };
  const [shared, ofTab] = [store(), store()];
  const open = () =>
    createStorage(
      () => shared,
      () => time,
      () => ofTab,
    );
  return { storage: open(), open, shared: shared.values, ofTab: ofTab.values, pass: (ms: number) => void (time += ms), now: () => time };
}

describe.each(KEYS)('%s', (key) => {
  test('is taken as it was put, and once', () => {
    const { storage, ofTab } = setUp();
    putPending(storage, key, CARD);
    expect([...ofTab.keys()]).toEqual([key]);
    expect(takePicked(storage, key)).toEqual(CARD);
    expect(ofTab.size).toBe(0);
    expect(takePicked(storage, key)).toBeNull();
  });

  test.each([
    [0, true],
    [1, true],
    [999, true],
    [1000, false],
    [1001, false],
    [86_400_000, false],
    // The clock was set back: whatever comes from the future is not believed.
    [-1, false],
    [-1000, false],
    [-86_400_000, false],
  ])('after %i ms there is one: %s [P1-9.7]', (ms, isThere) => {
    const { storage, ofTab, pass } = setUp();
    putPending(storage, key, CARD);
    pass(ms);
    expect(takePicked(storage, key)).toEqual(isThere ? CARD : null);
    expect(ofTab.size).toBe(0);
  });

  test('outlives a page that is loaded anew, within its time', () => {
    const { storage, open, pass } = setUp();
    putPending(storage, key, CARD);
    pass(500);
    expect(takePicked(open(), key)).toEqual(CARD);
  });

  test('is nobody else’s', () => {
    const { storage } = setUp();
    putPending(storage, key, CARD);
    for (const other of KEYS) if (other !== key) expect(takePicked(storage, other)).toBeNull();
    expect(takePicked(storage, key)).toEqual(CARD);
  });

  test('is not seen by other windows', () => {
    const { storage, shared } = setUp();
    putPending(storage, key, CARD);
    expect(shared.size).toBe(0);
  });

  test.each([
    '',
    'null',
    '1',
    '"carta-demo"',
    '[]',
    '{}',
    '{"uuid":"x"}',
    '{',
    'undefined',
    JSON.stringify({ ...CARD, uuid: 7.5 }),
    JSON.stringify({ ...CARD, label: null }),
    JSON.stringify([CARD]),
    JSON.stringify(CARD).slice(0, -1),
    `${JSON.stringify(CARD)}x`,
  ])('what is no instrument is dropped: %s', (value) => {
    const { storage, ofTab, now } = setUp();
    ofTab.set(key, `${now()};${value}`);
    expect(takePicked(storage, key)).toBeNull();
    expect(ofTab.size).toBe(0);
  });

  test('without a stamp there is none', () => {
    const { storage, ofTab } = setUp();
    ofTab.set(key, JSON.stringify(CARD));
    expect(takePicked(storage, key)).toBeNull();
    expect(ofTab.size).toBe(0);
  });

  test('a line below is nothing, and unknown fields are left behind', () => {
    const { storage, ofTab, now } = setUp();
    const { sublabel: _, ...bare } = CARD;
    ofTab.set(key, `${now()};${JSON.stringify({ ...bare, colour: 'red' })}`);
    expect(takePicked(storage, key)).toEqual({ ...CARD, sublabel: null });
  });
});

describe('a method without an instrument', () => {
  const METHOD = newOption({ label: 'Edenred', provider: 'edenred_ticket', category: 'voucher' });

  test('is taken as it was put, and once', () => {
    const { storage } = setUp();
    putPending(storage, 'SELLING_AREA_PICKED_PI', METHOD);
    expect([takePicked(storage, 'SELLING_AREA_PICKED_PI'), takePicked(storage, 'SELLING_AREA_PICKED_PI')]).toEqual([METHOD, null]);
  });
});

test('an added instrument that is used needs no look-up any more; another one does not settle it', () => {
  const { storage } = setUp();
  storage.write('pendingRegistration', 'braintree_cc carta-1');
  putPending(storage, 'PAYMENT_PICKED_PI', newInstrument({ id: 'carta-1' }));
  takePicked(storage, 'PAYMENT_PICKED_PI');
  expect(storage.read('pendingRegistration')).toBe('braintree_cc carta-1');
  putPending(storage, 'PAYMENT_PICKED_PI', CARD);
  takePicked(storage, 'PAYMENT_PICKED_PI');
  expect(storage.read('pendingRegistration')).toBeNull();
});

describe('a name in the address', () => {
  test.each(KEYS)('%s is ours', (name) => expect(pendingKeyOf(name)).toBe(name));

  test.each([
    null,
    undefined,
    '',
    'token',
    'redirect_to',
    'selling_area_picked_pi',
    'SELLING_AREA_PICKED_PI ',
    'cartPickedInstrument',
    'constructor',
    '__proto__',
    'toString',
  ])('%j is ignored', (name) => expect(pendingKeyOf(name)).toBeNull());
});
