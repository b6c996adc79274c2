import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiFailure, type Menu } from '../../../api/index.ts';
import { createMemoryPage } from '../../shared/runtime/memory.ts';
import { createFeed } from './feed.ts';

const MENU: Menu = { title: 'Mensa', categories: [], items: [] };
const S = 1000;
const NETWORK: ApiFailure = { kind: 'network' };
const GONE: ApiFailure = { kind: 'http', status: 404, error: 'Not Found', message: null };
/** A gateway that does not know its server. */
const NO_WORD: ApiFailure = { kind: 'http', status: 404, error: null, message: null };
const failed = (failure: ApiFailure, cached: { answer: Menu; cachedAt: number } | null = null) =>
  new ApiError('GET menu', failure, undefined, cached);

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) }));
afterEach(() => void vi.useRealTimers());

function setUp(...answers: (Menu | ApiError)[]) {
  const environment = createMemoryPage(() => Date.now());
  let last: Menu | ApiError = MENU;
  const read = vi.fn(async (_signal: AbortSignal) => {
    last = answers.shift() ?? last;
    if (last instanceof ApiError) throw last;
    return structuredClone(last);
  });
  // Nobody drifts.
  const feed = createFeed(read, environment, () => 0);
  const changes = vi.fn();
  feed.subscribe(changes);
  const stop = feed.start();
  return { feed, read, changes, environment, stop, later: (...next: (Menu | ApiError)[]) => void answers.push(...next) };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('with a network', () => {
  test('reads each minute; the same again is no news', async () => {
    const { feed, read, changes } = setUp(MENU);
    await wait(0);
    const first = feed.state().menu;
    expect(first).toEqual(MENU);
    await wait(10 * 60 * S);
    expect(read).toHaveBeenCalledTimes(11);
    expect(feed.state().menu).toBe(first);
    expect(changes).toHaveBeenCalledTimes(1);
  });

  test('takes what the kitchen changed', async () => {
    const { feed, later } = setUp(MENU);
    await wait(0);
    later({ ...MENU, title: 'Mensa nuova' });
    await wait(60 * S);
    expect(feed.state().menu?.title).toBe('Mensa nuova');
  });

  test('asks nothing while nobody looks, and at once when somebody does', async () => {
    const { read, environment } = setUp(MENU);
    await wait(0);
    environment.setVisible(false);
    await wait(60 * 60 * S);
    expect(read).toHaveBeenCalledTimes(1);
    environment.setVisible(true);
    await wait(0);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('stopped, it gives up what is on its way and asks no more', async () => {
    const { read, stop } = setUp(MENU);
    stop();
    expect(read.mock.calls[0]?.[0].aborted).toBe(true);
    await wait(60 * 60 * S);
    expect(read).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('without', () => {
  test('two lost answers are not told; the third is, with the time of the last menu; the next good one ends it', async () => {
    const { feed, later } = setUp(MENU);
    await wait(0);
    const cachedAt = Date.now();
    later(failed(NETWORK));
    await wait(60 * S);
    expect(feed.state()).toMatchObject({ menu: MENU, cachedAt: null });
    await wait(10 * S);
    expect(feed.state()).toMatchObject({ menu: MENU, cachedAt: null });
    await wait(10 * S);
    expect(feed.state()).toMatchObject({ menu: MENU, cachedAt });
    await wait(24 * 60 * 60 * S);
    expect(feed.state()).toMatchObject({ menu: MENU, cachedAt });
    later(MENU);
    await wait(20 * S);
    expect(feed.state()).toMatchObject({ menu: MENU, cachedAt: null });
  });

  test('nothing grows in a day without network: one timer', async () => {
    setUp(MENU, failed(NETWORK));
    await wait(24 * 60 * 60 * S);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('switched on: patience, less and less often', async () => {
    const { feed, read } = setUp(failed(NETWORK));
    await wait(0);
    for (const [seconds, reads] of [
      [3, 2],
      [6, 3],
      [12, 4],
      [24, 5],
      [40, 6],
      [40, 7],
      [40, 8],
    ] as const) {
      await wait(seconds * S);
      expect(read).toHaveBeenCalledTimes(reads);
    }
    expect(feed.state()).toEqual({ menu: null, isGone: false, cachedAt: null });
  });

  test('switched on with a menu of before: shown, with its time', async () => {
    const { feed, later } = setUp(failed(NETWORK, { answer: MENU, cachedAt: 42 }));
    await wait(0);
    expect(feed.state()).toEqual({ menu: MENU, isGone: false, cachedAt: 42 });
    later(MENU);
    await wait(20 * S);
    expect(feed.state()).toMatchObject({ cachedAt: null });
  });

  test('the network is back: asked at once', async () => {
    const { feed, later } = setUp(failed(NETWORK));
    await wait(5 * 60 * S);
    later(MENU);
    feed.refresh();
    await wait(0);
    expect(feed.state().menu).toEqual(MENU);
  });
});

describe('a menu that is not there', () => {
  test('at the start it is said at once, and asked for again', async () => {
    const { feed, later } = setUp(failed(GONE));
    await wait(0);
    expect(feed.state()).toEqual({ menu: null, isGone: true, cachedAt: null });
    later(MENU);
    await wait(3 * S);
    expect(feed.state()).toMatchObject({ menu: MENU, isGone: false });
  });

  test('later it is believed the sixth time', async () => {
    const { feed } = setUp(MENU, failed(GONE));
    await wait(60 * S + 40 * S);
    expect(feed.state().menu).toEqual(MENU);
    await wait(10 * S);
    expect(feed.state()).toMatchObject({ menu: null, isGone: true });
  });

  test('a gateway’s 404 is not: the menu stays, with its time', async () => {
    const { feed } = setUp(MENU, failed(NO_WORD));
    await wait(60 * 60 * S);
    expect(feed.state()).toEqual({ menu: MENU, isGone: false, cachedAt: expect.any(Number) });
  });

  test('nor is it at the start: the menu is waited for', async () => {
    const { feed } = setUp(failed(NO_WORD));
    await wait(60 * 60 * S);
    expect(feed.state()).toEqual({ menu: null, isGone: false, cachedAt: null });
  });

  test('a proxy that says so once is not', async () => {
    const { feed } = setUp(MENU, failed(GONE), failed(GONE), MENU);
    await wait(5 * 60 * S);
    expect(feed.state()).toMatchObject({ menu: MENU, isGone: false, cachedAt: null });
  });
});
