import { afterEach, describe, expect, test, vi } from 'vitest';
import { moneyLockFree, withMoneyLock } from './money-lock.ts';
import { deferred } from './test-kit.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The browser's lock manager: shared by all tabs, and by the modules of a second tab in this test. */
function webLocks() {
  const held = new Set<string>();
  const request = vi.fn(async (name: string, options: LockOptions, callback: (lock: unknown) => Promise<unknown> | undefined) => {
    if (held.has(name) && options.ifAvailable) return callback(null);
    while (held.has(name)) {
      options.signal?.throwIfAborted();
      await Promise.resolve();
    }
    if (options.mode === 'shared') return callback({ name });
    held.add(name);
    try {
      return await callback({ name });
    } finally {
      held.delete(name);
    }
  });
  return { held, request };
}

describe.each([
  ['without Web Locks', () => undefined],
  ['with Web Locks', webLocks],
])('%s', (_, locks) => {
  const setUp = () => vi.stubGlobal('navigator', { locks: locks() });

  test('a second call while the first runs is told so and does not run', async () => {
    setUp();
    const first = deferred<string>();
    const second = vi.fn<() => Promise<string>>();
    const running = withMoneyLock('confirm.a', () => first.promise);
    expect(await withMoneyLock('confirm.a', second)).toBe('busy');
    expect(second).not.toHaveBeenCalled();
    first.resolve('paid');
    expect(await running).toBe('paid');
  });

  test('of twenty at once one runs', async () => {
    setUp();
    const task = vi.fn(async () => 'paid');
    const results = await Promise.all(Array.from({ length: 20 }, () => withMoneyLock('confirm.b', task)));
    expect(task).toHaveBeenCalledTimes(1);
    expect(results.filter((result) => result === 'paid')).toHaveLength(1);
    expect(results.filter((result) => result === 'busy')).toHaveLength(19);
  });

  test('afterwards it is free again', async () => {
    setUp();
    expect(await withMoneyLock('confirm.c', async () => 1)).toBe(1);
    expect(await withMoneyLock('confirm.c', async () => 2)).toBe(2);
  });

  test('a task that throws, at once or later, gives the lock back and its reason on', async () => {
    setUp();
    await expect(withMoneyLock('confirm.d', () => Promise.reject(new Error('later')))).rejects.toThrow('later');
    await expect(
      withMoneyLock('confirm.d', () => {
        throw new Error('at once');
      }),
    ).rejects.toThrow('at once');
    expect(await withMoneyLock('confirm.d', async () => 'free')).toBe('free');
  });

  test('different intents do not wait for each other', async () => {
    setUp();
    const first = deferred<string>();
    const running = withMoneyLock('confirm.e', () => first.promise);
    expect(await withMoneyLock('reopen.e', async () => 'open')).toBe('open');
    first.resolve('paid');
    await running;
  });
});

test('another tab holds the lock: busy, nothing runs, and free when that tab is done', async () => {
  const locks = webLocks();
  vi.stubGlobal('navigator', { locks });
  const there = deferred<string>();
  const otherTab = locks.request('pausa.money.confirm.f', { ifAvailable: true }, () => there.promise);
  const task = vi.fn(async () => 'paid');
  expect(await withMoneyLock('confirm.f', task)).toBe('busy');
  expect(task).not.toHaveBeenCalled();
  there.resolve('done');
  await otherTab;
  expect(await withMoneyLock('confirm.f', task)).toBe('paid');
});

test('the lock is asked for without waiting: nobody pays later by surprise', async () => {
  const locks = webLocks();
  vi.stubGlobal('navigator', { locks });
  await withMoneyLock('confirm.g', async () => undefined);
  expect(locks.request.mock.calls[0]?.slice(0, 2)).toEqual(['pausa.money.confirm.g', { ifAvailable: true }]);
  expect(locks.held.size).toBe(0);
});

test('a lock manager that refuses to work (private frame) does not stop the payment: the page’s own lock holds', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('Access is denied', 'SecurityError')) } });
  const first = deferred<string>();
  const task = vi.fn(() => first.promise);
  const running = withMoneyLock('confirm.h', task);
  expect(await withMoneyLock('confirm.h', task)).toBe('busy');
  first.resolve('paid');
  expect(await running).toBe('paid');
  expect(task).toHaveBeenCalledTimes(1);
});

test('a lock manager that never answers does not stop the payment: after 5 seconds the page’s own lock holds, and a late answer starts nothing', async () => {
  vi.useFakeTimers();
  let answer: (lock: unknown) => unknown = () => undefined;
  const request = (_name: string, _options: LockOptions, callback: typeof answer) => {
    answer = callback;
    return new Promise(() => undefined);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const payment = deferred<string>();
  const task = vi.fn(() => payment.promise);
  const running = withMoneyLock('confirm.n', task);
  await vi.advanceTimersByTimeAsync(4999);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(1);
  expect(await answer({ name: 'late' })).toBe('busy');
  expect(await withMoneyLock('confirm.n', task)).toBe('busy');
  payment.resolve('paid');
  expect(await running).toBe('paid');
  expect(task).toHaveBeenCalledTimes(1);
});

test('a lock that is never given back, as by a frozen tab: the wait ends after a minute', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } });
  const wentOn = vi.fn();
  void moneyLockFree('confirm.o', new AbortController().signal).then(wentOn);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(wentOn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(wentOn).toHaveBeenCalledTimes(1);
});

test('a payment that failed inside the lock is not started a second time outside it', async () => {
  vi.stubGlobal('navigator', { locks: webLocks() });
  const task = vi.fn(() => Promise.reject(new DOMException('Access is denied', 'SecurityError')));
  await expect(withMoneyLock('confirm.i', task)).rejects.toThrow('Access is denied');
  expect(task).toHaveBeenCalledTimes(1);
});

describe.each([
  ['without Web Locks', () => undefined],
  ['with Web Locks', webLocks],
  ['with a lock manager that refuses to work', () => ({ request: () => Promise.reject(new DOMException('No', 'SecurityError')) })],
])('waiting until nobody is at it any more, %s', (_, locks) => {
  const setUp = () => vi.stubGlobal('navigator', { locks: locks() });
  const turns = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };

  test('at once when nobody is', async () => {
    setUp();
    await moneyLockFree('confirm.j', new AbortController().signal);
  });

  test.each(['paid', 'failed'])('not before who is at it has %s; and it can be had then', async (end) => {
    setUp();
    const there = deferred<string>();
    const running = withMoneyLock('confirm.k', () => there.promise);
    const wentOn = vi.fn();
    const waiting = moneyLockFree('confirm.k', new AbortController().signal).then(wentOn);
    await turns();
    expect(wentOn).not.toHaveBeenCalled();
    if (end === 'paid') there.resolve('paid');
    else there.reject(new Error('failed'));
    await Promise.allSettled([running]);
    await waiting;
    expect(await withMoneyLock('confirm.k', async () => 'free')).toBe('free');
  });

  test('whoever gives up waits no longer', async () => {
    setUp();
    const there = deferred<string>();
    const running = withMoneyLock('confirm.l', () => there.promise);
    const leaving = new AbortController();
    const waiting = moneyLockFree('confirm.l', leaving.signal);
    leaving.abort();
    await waiting;
    await moneyLockFree('confirm.l', leaving.signal);
    there.resolve('paid');
    await running;
  });
});

test('another tab is at it: waited for in the browser’s own queue, and given up with it', async () => {
  const locks = webLocks();
  vi.stubGlobal('navigator', { locks });
  const there = deferred<string>();
  const otherTab = locks.request('pausa.money.confirm.m', { ifAvailable: true }, () => there.promise);
  const leaving = new AbortController();
  const wentOn = vi.fn();
  const givenUp = moneyLockFree('confirm.m', leaving.signal);
  const waiting = moneyLockFree('confirm.m', new AbortController().signal).then(wentOn);
  leaving.abort();
  await givenUp;
  expect(wentOn).not.toHaveBeenCalled();
  there.resolve('done');
  await otherTab;
  await waiting;
});
