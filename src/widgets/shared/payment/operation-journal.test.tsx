import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RuntimeProvider } from '../runtime/runtime.tsx';
import { createMemoryStorage } from '../runtime/storage.ts';
import { clientOver, testRuntime } from '../runtime/test-kit.ts';
import { type Operation, readOperation, updateOperation, useAcknowledgement, writeOperation } from './operation-journal.ts';

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

test.each([-1, -2000, -3_600_000, 3_600_000, 86_400_000, 400 * 86_400_000])(
  'an operation is there after the clock has jumped by %i ms, acknowledged or not',
  (jump) => {
    let now = 1_800_000_000_000;
    const storage = createMemoryStorage(() => now);
    storage.claim('anna@pausa.test');
    for (const isAcknowledged of [false, true]) {
      writeOperation(storage, 'recharge', { ...OPERATION, isAcknowledged });
      now += jump;
      expect(readOperation(storage, 'recharge')).toEqual({ ...OPERATION, isAcknowledged });
    }
  },
);

describe('another person signs in at the same browser', () => {
  test('sees nothing of an open operation; it is there when its person is back', () => {
    const storage = createMemoryStorage();
    storage.claim('anna@pausa.test');
    writeOperation(storage, 'coffee', OPERATION);
    storage.claim('bruno@pausa.test');
    expect(readOperation(storage, 'coffee')).toBeNull();
    writeOperation(storage, 'coffee', { ...OPERATION, id: 'b-1' });
    storage.claim('Anna@pausa.test ');
    expect(readOperation(storage, 'coffee')).toEqual(OPERATION);
    storage.claim('bruno@pausa.test');
    expect(readOperation(storage, 'coffee')?.id).toBe('b-1');
  });

  test('an acknowledged one is gone', () => {
    const storage = createMemoryStorage();
    storage.claim('anna@pausa.test');
    writeOperation(storage, 'coffee', { ...OPERATION, isAcknowledged: true });
    storage.claim('bruno@pausa.test');
    storage.claim('anna@pausa.test');
    expect(readOperation(storage, 'coffee')).toBeNull();
  });

  test('a sign-out keeps what is open, and nothing that was acknowledged', () => {
    const storage = createMemoryStorage();
    storage.claim('anna@pausa.test');
    writeOperation(storage, 'recharge', { ...OPERATION, isAcknowledged: true });
    writeOperation(storage, 'coffee', { ...OPERATION, answerId: 'caffe-1001' });
    storage.clear(['walletOff']);
    expect([readOperation(storage, 'recharge'), readOperation(storage, 'coffee')]).toEqual([null, null]);
    storage.claim('anna@pausa.test');
    expect([readOperation(storage, 'recharge'), readOperation(storage, 'coffee')?.answerId]).toEqual([null, 'caffe-1001']);
  });
});

test('an operation that an earlier version stored, and nobody acknowledged, is told', () => {
  const storage = createMemoryStorage();
  storage.write('rechargeOperation', JSON.stringify(OPERATION));
  expect(readOperation(storage, 'recharge')).toEqual(OPERATION);
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

describe('acknowledged', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function setUp(isShown = true, { hasOperation = true, isVisible = true } = {}) {
    const runtime = testRuntime(clientOver(() => Promise.reject(new TypeError('no server'))));
    if (hasOperation) writeOperation(runtime.storage, 'recharge', OPERATION);
    runtime.environment.setVisible(isVisible);
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

  test('not by a page that was never seen', () => {
    const { pass, setVisible, isAcknowledged } = setUp(true, { isVisible: false });
    pass(60_000);
    expect(isAcknowledged()).toBe(false);
    setVisible(true);
    pass(3000);
    expect(isAcknowledged()).toBe(true);
  });

  test('nothing, where there is no operation', () => {
    const { result, pass, isAcknowledged } = setUp(true, { hasOperation: false });
    pass(60_000);
    result.current();
    expect(isAcknowledged()).toBeUndefined();
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
