import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../shared/runtime/storage.ts';
import { hasArrived, readStarted, writeStarted } from './started-recharge.ts';

const STARTED = { id: '1-1-a', cents: 2500, balanceBefore: 2000, isTold: false };

test.each([
  STARTED,
  { ...STARTED, isTold: true },
  { ...STARTED, balanceBefore: null },
  { ...STARTED, balanceBefore: 0 },
  { ...STARTED, balanceBefore: -150 },
])('%j is read as it was written', (started) => {
  const storage = createMemoryStorage();
  writeStarted(storage, started);
  expect(readStarted(storage)).toEqual(started);
});

test.each(['', 'x', '1 2500 2000', '1 2500 2000 maybe', '1 25,00 2000 open', '<b> 2500 2000 open', '{"id":"1"}'])('%j is none', (text) => {
  const storage = createMemoryStorage();
  storage.write('startedRecharge', text);
  expect(readStarted(storage)).toBeNull();
});

test('after an hour nobody asks for it any more', () => {
  let now = 0;
  const storage = createMemoryStorage(() => now);
  writeStarted(storage, STARTED);
  now = 3_599_999;
  expect(readStarted(storage)).toEqual(STARTED);
  now = 3_600_000;
  expect(readStarted(storage)).toBeNull();
});

describe('the wallet holds it', () => {
  test.each([
    // before · now · arrived
    [2000, 4500, true],
    [2000, 4600, true],
    [2000, 4499, false],
    [2000, 2000, false],
    [2000, 0, false],
    [2000, null, false],
    [null, 2500, true],
    [null, 2400, false],
    [null, null, false],
    [-500, 2000, true],
  ])('before %j, now %j: %j', (balanceBefore, now, arrived) => expect(hasArrived({ ...STARTED, balanceBefore }, now)).toBe(arrived));
});
