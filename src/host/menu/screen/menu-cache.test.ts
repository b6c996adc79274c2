import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfflineCache } from '../../../api/index.ts';

const MENU = '/b2c/menu/uuid/1';
const OTHER = '/b2c/menu/uuid/2';
const ORIGIN = 'https://app.pausa.test';
const NOON = Date.parse('2026-11-20T12:24:00+01:00');
const DAY = 24 * 60 * 60 * 1000;

const kept = new Map<string, Response>();
const put = vi.fn(async (url: string, response: Response) => void kept.set(new URL(url, ORIGIN).href, response));
let cache: OfflineCache;

beforeEach(async () => {
  kept.clear();
  put.mockClear();
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('window', { location: { origin: ORIGIN } });
  const store = {
    put,
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    delete: async ({ url }: Request) => kept.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => store, match: async (url: string) => kept.get(new URL(url, ORIGIN).href)?.clone() });
  vi.resetModules();
  ({ menuCache: cache } = await import('./menu-cache.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const keep = async (url: string, text: string) => {
  cache.put(url, text);
  await vi.advanceTimersByTimeAsync(0);
};

test.each([
  ['at once', 0, true],
  ['after a weekend', 3 * DAY, true],
  ['after more than a week', 7 * DAY + 1, false],
  ['with a clock that is 20 minutes behind', -20 * 60_000, true],
  ['with a clock that begins in 1970', DAY - NOON, true],
])('the last menu %s', async (_, laterMs, isThere) => {
  await keep(MENU, 'menu');
  vi.setSystemTime(NOON + laterMs);
  expect(await cache.get(MENU)).toEqual(isThere ? { text: 'menu', cachedAt: NOON } : null);
});

test('two screens of one computer keep a menu each; what is too old goes', async () => {
  await keep(MENU, 'menu');
  vi.setSystemTime(NOON + 4 * DAY);
  await keep(OTHER, 'other');
  expect(await cache.get(MENU)).toMatchObject({ text: 'menu' });
  expect(await cache.get(OTHER)).toMatchObject({ text: 'other' });
  vi.setSystemTime(NOON + 8 * DAY);
  await keep(OTHER, 'news');
  expect([...kept.keys()]).toEqual([`${ORIGIN}${OTHER}`]);
});

test('the same again is written each ten minutes, also after the clock was put back; news at once', async () => {
  await keep(MENU, 'menu');
  await keep(MENU, 'menu');
  expect(put).toHaveBeenCalledTimes(1);
  await keep(MENU, 'news');
  expect(put).toHaveBeenCalledTimes(2);
  vi.setSystemTime(NOON - 730 * DAY);
  await keep(MENU, 'news');
  expect(put).toHaveBeenCalledTimes(3);
});
