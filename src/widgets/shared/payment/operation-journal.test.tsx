import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RuntimeProvider } from '../runtime/runtime.tsx';
import { createMemoryStorage } from '../runtime/storage.ts';
import { clientOver, testRuntime } from '../runtime/test-kit.ts';
import {
  hasLoweredCredit,
  hasRaisedCredit,
  type Operation,
  readOperation,
  unacknowledgedKeys,
  updateOperation,
  useAcknowledgement,
  writeOperation,
} from './operation-journal.ts';

const OPERATION: Operation = {
  id: 'a-1',
  idempotencyKey: '0123456789abcdef0123456789abcdef',
  request: '{"amount":25}',
  cents: 2500,
  creditBefore: 2000,
  label: '',
  answerId: null,
  isAcknowledged: false,
};

describe('what is written is read', () => {
  test.each([
    OPERATION,
    { ...OPERATION, isAcknowledged: true, answerId: 'caffe-1001' },
    { ...OPERATION, creditBefore: null },
    { ...OPERATION, creditBefore: -50, label: 'Due righe\ncon "virgolette" e ;' },
  ])('%j', (operation) => {
    const storage = createMemoryStorage();
    writeOperation(storage, 'coffee', operation);
    expect([readOperation(storage, 'coffee'), readOperation(storage, 'recharge')]).toEqual([operation, null]);
  });
});

test.each([
  '',
  'x',
  'null',
  '[]',
  JSON.stringify({ ...OPERATION, id: '' }),
  JSON.stringify({ ...OPERATION, idempotencyKey: 'a\r\nX-Other: b' }),
  JSON.stringify({ ...OPERATION, cents: 0.5 }),
  JSON.stringify({ ...OPERATION, isAcknowledged: 'no' }),
])('%j is none', (text) => {
  const storage = createMemoryStorage();
  storage.write('rechargeOperation', text);
  expect(readOperation(storage, 'recharge')).toBeNull();
});

test('after an hour nobody asks for it any more', () => {
  let now = 0;
  const storage = createMemoryStorage(() => now);
  writeOperation(storage, 'recharge', OPERATION);
  now = 3_599_999;
  expect(readOperation(storage, 'recharge')).toEqual(OPERATION);
  now = 3_600_000;
  expect(readOperation(storage, 'recharge')).toBeNull();
});

test('a late answer touches no newer operation, and makes none', () => {
  const storage = createMemoryStorage();
  updateOperation(storage, 'recharge', 'a-1', { answerId: 'u-1' });
  expect(readOperation(storage, 'recharge')).toBeNull();
  writeOperation(storage, 'recharge', { ...OPERATION, id: 'a-2' });
  updateOperation(storage, 'recharge', 'a-1', { answerId: 'u-1' });
  expect(readOperation(storage, 'recharge')).toEqual({ ...OPERATION, id: 'a-2' });
  updateOperation(storage, 'recharge', 'a-2', { answerId: 'u-1' });
  expect(readOperation(storage, 'recharge')?.answerId).toBe('u-1');
});

test('a sign-out leaves what the person has not acknowledged', () => {
  const storage = createMemoryStorage();
  expect(unacknowledgedKeys(storage)).toEqual([]);
  writeOperation(storage, 'recharge', { ...OPERATION, isAcknowledged: true });
  writeOperation(storage, 'coffee', { ...OPERATION, answerId: 'caffe-1001' });
  expect(unacknowledgedKeys(storage)).toEqual(['coffeeOperation']);
});

describe('the credit holds a recharge of 25,00 €', () => {
  test.each([
    // before · now · arrived
    [2000, 4500, true],
    [2000, 4600, true],
    [2000, 4499, false],
    [2000, 0, false],
    [2000, null, false],
    [null, 2500, true],
    [null, 2400, false],
    [null, null, false],
    [-500, 2000, true],
  ])('before %j, now %j: %j', (creditBefore, now, arrived) => expect(hasRaisedCredit({ ...OPERATION, creditBefore }, now)).toBe(arrived));
});

describe('the credit has gone down by the price', () => {
  test.each([
    // price · before · now · paid
    [60, 2500, 2440, true],
    [60, 2500, 2400, true],
    [60, 2500, 2441, false],
    // Recharged meanwhile: it says nothing.
    [60, 2500, 2940, false],
    [60, null, 2440, false],
    // A cup for nothing leaves no trace.
    [0, 2500, 2500, false],
  ])('%j from %j: %j is %j', (cents, creditBefore, now, isPaid) =>
    expect(hasLoweredCredit({ ...OPERATION, cents, creditBefore }, now)).toBe(isPaid),
  );
});

describe('acknowledged', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function setUp(isShown = true) {
    const runtime = testRuntime(clientOver(() => Promise.reject(new TypeError('no server'))));
    writeOperation(runtime.storage, 'recharge', OPERATION);
    const wrapper = ({ children }: { children: ReactNode }) => <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>;
    const view = renderHook(() => useAcknowledgement('recharge', ({ id }) => isShown && id === 'a-1'), { wrapper });
    return {
      ...view,
      setVisible: (isVisible: boolean) => act(() => runtime.environment.setVisible(isVisible)),
      pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
      isAcknowledged: () => readOperation(runtime.storage, 'recharge')?.isAcknowledged,
    };
  }

  test('after three seconds in view', () => {
    const { pass, isAcknowledged } = setUp();
    pass(2999);
    expect(isAcknowledged()).toBe(false);
    pass(1);
    expect(isAcknowledged()).toBe(true);
  });

  test('not by a screen that was left sooner', () => {
    const { pass, unmount, isAcknowledged } = setUp();
    pass(2999);
    unmount();
    pass(60_000);
    expect(isAcknowledged()).toBe(false);
  });

  test('not by a page that nobody sees: three seconds once it is seen', () => {
    const { pass, setVisible, isAcknowledged } = setUp();
    pass(2000);
    setVisible(false);
    pass(60_000);
    setVisible(true);
    pass(2999);
    expect(isAcknowledged()).toBe(false);
    pass(1);
    expect(isAcknowledged()).toBe(true);
  });

  test('by a press at once', () => {
    const { result, isAcknowledged } = setUp();
    result.current();
    expect(isAcknowledged()).toBe(true);
  });

  test('not by a screen that tells of something else', () => {
    const { result, pass, isAcknowledged } = setUp(false);
    result.current();
    pass(60_000);
    expect(isAcknowledged()).toBe(false);
  });
});
