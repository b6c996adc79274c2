import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../shared/runtime/storage.ts';
import { hasBeenPaid, readStarted, type StartedCoffee, writeStarted } from './started-coffee.ts';

const started: StartedCoffee = { id: 'a-1', cents: 60, creditBefore: 2500, isTold: false, orderId: null, label: 'Caffè espresso' };

test.each([
  started,
  { ...started, isTold: true, orderId: 'caffe-1001' },
  { ...started, creditBefore: -50, label: '' },
  { ...started, label: 'Due righe\ncon spazi ? e told' },
])('what is written is read: %j', (coffee) => {
  const storage = createMemoryStorage();
  writeStarted(storage, coffee);
  expect(readStarted(storage)).toEqual(coffee);
});

test.each(['', 'a-1', 'a-1 60 2500 maybe ? Caffè', 'a-1 60 2500 told Caffè', '<b> 60 2500 open ? x'])('%j is none', (text) => {
  const storage = createMemoryStorage();
  storage.write('startedCoffee', text);
  expect(readStarted(storage)).toBeNull();
});

describe('the credit has gone down by it', () => {
  test.each([
    [2000, 500, false],
    [1940, 500, true],
    [2000, 440, true],
    [1960, 480, true],
    [1900, 500, true],
    // Recharged meanwhile: it says nothing.
    [2440, 500, false],
    [null, 2440, true],
    [2440, null, true],
    [1941, 500, false],
  ])('wallet %j and company %j: %j', (walletCents, corporateCreditCents, isPaid) => {
    expect(hasBeenPaid(started, { walletCents, corporateCreditCents })).toBe(isPaid);
  });

  test('a cup for nothing leaves no trace', () => {
    expect(hasBeenPaid({ ...started, cents: 0 }, { walletCents: 2000, corporateCreditCents: 500 })).toBe(false);
  });
});
