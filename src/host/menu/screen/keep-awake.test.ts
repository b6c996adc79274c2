import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAwake } from './keep-awake.ts';

class Lock extends EventTarget {
  released = false;
  async release(): Promise<void> {
    this.released = true;
    this.dispatchEvent(new Event('release'));
  }
}

let page: EventTarget & { visibilityState: string };
let locks: Lock[];

beforeEach(() => {
  vi.useFakeTimers();
  locks = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: async () => {
        const lock = new Lock();
        locks.push(lock);
        return lock;
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a lock that the system takes from a page in view is asked for again after a minute', async () => {
  keepAwake();
  await wait(0);
  await locks[0]?.release();
  await wait(59_000);
  expect(locks).toHaveLength(1);
  await wait(1000);
  expect(locks).toHaveLength(2);
});

test('one that went with the page comes back with it, and only once', async () => {
  keepAwake();
  await wait(0);
  page.visibilityState = 'hidden';
  await locks[0]?.release();
  await wait(10 * 60_000);
  expect(locks).toHaveLength(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await wait(10 * 60_000);
  expect(locks).toHaveLength(2);
});

test('after the end it is let go, and asked for no more', async () => {
  const stop = keepAwake();
  await wait(0);
  stop();
  await wait(10 * 60_000);
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

test('a browser without it is left alone', () => {
  vi.stubGlobal('navigator', {});
  expect(() => keepAwake()()).not.toThrow();
});
