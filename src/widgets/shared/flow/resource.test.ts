import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiFailure } from '../../../api/index.ts';
import { createMemoryEnvironment } from '../runtime/memory.ts';
import { type Deferred, deferred } from '../runtime/test-kit.ts';
import { createResourceCache } from './resource.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEY = 'orders';
const failed = (failure: ApiFailure) => new ApiError('GET b2c/x', failure);
const http = (status: number) => failed({ kind: 'http', status, error: null, message: null });

/** A cache with one reader, whose answers the test gives by hand. */
function setUp() {
  const environment = createMemoryEnvironment(1_000_000);
  const cache = createResourceCache(environment);
  const requests: (Deferred<string> & { signal: AbortSignal })[] = [];
  const read = (signal: AbortSignal) => {
    const request = { ...deferred<string>(), signal };
    requests.push(request);
    return request.promise;
  };
  const seen: unknown[] = [];
  const unsubscribe = cache.subscribe(KEY, () => seen.push(cache.state(KEY)));
  return { environment, cache, requests, read, seen, unsubscribe };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('before the first answer it is being fetched; then the answer is there for everybody', async () => {
  const { cache, requests, read } = setUp();
  expect(cache.state(KEY)).toEqual({ data: undefined, failure: null, isFetching: true });
  const other = vi.fn();
  cache.subscribe(KEY, other);
  const reading = cache.read(KEY, read, false);
  other.mockClear();
  requests[0]?.resolve('three');
  await reading;
  expect(cache.state(KEY)).toEqual({ data: 'three', failure: null, isFetching: false });
  expect(other).toHaveBeenCalledTimes(1);
});

test('ten readers at once: one request', async () => {
  const { cache, requests, read } = setUp();
  for (let reader = 0; reader < 10; reader += 1) void cache.read(KEY, read, reader % 2 === 0);
  expect(requests).toHaveLength(1);
  requests[0]?.resolve('three');
  await settle();
  void cache.read('another key', read, false);
  expect(requests).toHaveLength(2);
});

describe('stale while it is read again', () => {
  test('a fresh answer is not asked for again before 30 s, unless it is forced', async () => {
    const { cache, environment, requests, read } = setUp();
    void cache.read(KEY, read, false);
    requests[0]?.resolve('three');
    await settle();
    environment.advance(29_999);
    void cache.read(KEY, read, false);
    expect(requests).toHaveLength(1);
    environment.advance(1);
    void cache.read(KEY, read, false);
    expect(requests).toHaveLength(2);
    requests[1]?.resolve('four');
    await settle();
    void cache.read(KEY, read, true);
    expect(requests).toHaveLength(3);
  });

  test('the last answer stays on screen meanwhile', async () => {
    const { cache, requests, read, seen } = setUp();
    void cache.read(KEY, read, false);
    requests[0]?.resolve('three');
    await settle();
    seen.length = 0;
    void cache.read(KEY, read, true);
    expect(cache.state(KEY)).toEqual({ data: 'three', failure: null, isFetching: true });
    requests[1]?.resolve('four');
    await settle();
    expect(seen).toEqual([
      { data: 'three', failure: null, isFetching: true },
      { data: 'four', failure: null, isFetching: false },
    ]);
  });

  test('and when the newer one fails, with the reason; then nothing counts as fresh', async () => {
    const { cache, requests, read } = setUp();
    void cache.read(KEY, read, false);
    requests[0]?.resolve('three');
    await settle();
    void cache.read(KEY, read, true);
    requests[1]?.reject(http(500));
    await settle();
    expect(cache.state(KEY)).toEqual({
      data: 'three',
      failure: { kind: 'http', status: 500, error: null, message: null },
      isFetching: false,
      cachedAt: 1_000_000,
    });
    void cache.read(KEY, read, false);
    expect(requests).toHaveLength(3);
    requests[2]?.resolve('four');
    await settle();
    expect(cache.state(KEY)).toEqual({ data: 'four', failure: null, isFetching: false });
  });
});

describe('what was seen before, while nothing can be read', () => {
  const unreachable = () => new ApiError('GET b2c/x', { kind: 'network' }, undefined, { answer: 'two', cachedAt: 500_000 });
  const failTwice = async (requests: Deferred<string>[], from: number) => {
    requests[from]?.reject(unreachable());
    await vi.advanceTimersByTimeAsync(600);
    requests[from + 1]?.reject(unreachable());
    await settle();
  };
  const SEEN = { data: 'two', failure: { kind: 'network' }, isFetching: false, cachedAt: 500_000 };

  test('is there, with the reason and of when it is; the next answer takes its place', async () => {
    const { cache, requests, read } = setUp();
    void cache.read(KEY, read, false);
    await failTwice(requests, 0);
    expect(cache.state(KEY)).toEqual(SEEN);
    void cache.read(KEY, read, false);
    expect(cache.state(KEY)).toEqual({ ...SEEN, isFetching: true });
    requests[2]?.resolve('three');
    await settle();
    expect(cache.state(KEY)).toEqual({ data: 'three', failure: null, isFetching: false });
  });

  test('never takes the place of a newer one, also of one that was changed since', async () => {
    const { cache, requests, read } = setUp();
    void cache.read(KEY, read, false);
    requests[0]?.resolve('three');
    await settle();
    cache.invalidate(KEY);
    void cache.read(KEY, read, false);
    await failTwice(requests, 1);
    expect(cache.state(KEY)).toEqual({ ...SEEN, data: 'three', cachedAt: 1_000_000 });
  });
});

describe('one more try', () => {
  test.each([
    ['no answer', failed({ kind: 'network' }), 2],
    ['502', http(502), 2],
    ['503', http(503), 2],
    ['504', http(504), 2],
    ['500', http(500), 1],
    ['404', http(404), 1],
    ['410', http(410), 1],
    ['429', http(429), 1],
    ['a time-out', failed({ kind: 'timeout', afterMs: 20_000 }), 1],
    ['an answer that is not the contract’s', failed({ kind: 'unexpected-answer', issue: 'data' }), 1],
    ['not signed in', failed({ kind: 'unauthorized', status: 401 }), 1],
  ])('%s', async (_, reason, requestsInAll) => {
    const { cache, requests, read } = setUp();
    void cache.read(KEY, read, false);
    requests[0]?.reject(reason);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(requestsInAll);
    requests[1]?.reject(reason);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(requestsInAll);
  });

  test('a second try that succeeds hides the first', async () => {
    const { cache, requests, read, seen } = setUp();
    void cache.read(KEY, read, false);
    requests[0]?.reject(failed({ kind: 'network' }));
    await vi.advanceTimersByTimeAsync(60_000);
    requests[1]?.resolve('three');
    await settle();
    expect(seen.map((state) => (state as { failure: unknown }).failure)).toEqual([null, null]);
    expect(cache.state(KEY)).toEqual({ data: 'three', failure: null, isFetching: false });
  });

  test('after two failures it says why, and a person may ask again', async () => {
    const { cache, requests, read } = setUp();
    void cache.read(KEY, read, false);
    requests[0]?.reject(failed({ kind: 'network' }));
    await vi.advanceTimersByTimeAsync(60_000);
    requests[1]?.reject(http(502));
    await settle();
    expect(cache.state(KEY)).toMatchObject({ failure: { kind: 'http', status: 502 }, isFetching: false });
    void cache.read(KEY, read, true);
    expect(cache.state(KEY)).toMatchObject({ failure: { kind: 'http', status: 502 }, isFetching: true });
    expect(requests).toHaveLength(3);
  });

  test('meanwhile nobody else asks', async () => {
    const { cache, requests, read } = setUp();
    void cache.read(KEY, read, false);
    requests[0]?.reject(failed({ kind: 'network' }));
    await settle();
    void cache.read(KEY, read, true);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(2);
  });
});

test('who is being sent to the login sees no error on the way', async () => {
  const { cache, requests, read } = setUp();
  void cache.read(KEY, read, false);
  requests[0]?.reject(failed({ kind: 'unauthorized', status: 401 }));
  await settle();
  expect(cache.state(KEY)).toEqual({ data: undefined, failure: null, isFetching: true });
});

describe('leaving', () => {
  test('the last to unsubscribe gives up the request; one who stays keeps it', async () => {
    const { cache, requests, read, unsubscribe } = setUp();
    const leaveToo = cache.subscribe(KEY, () => undefined);
    void cache.read(KEY, read, false);
    unsubscribe();
    expect(requests[0]?.signal.aborted).toBe(false);
    leaveToo();
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test('an answer that comes all the same is not kept', async () => {
    const { cache, requests, read, unsubscribe } = setUp();
    void cache.read(KEY, read, false);
    unsubscribe();
    requests[0]?.resolve('late');
    await settle();
    expect(cache.state(KEY).data).toBeUndefined();
  });

  test('also during the pause before the second try', async () => {
    const { cache, requests, read, unsubscribe } = setUp();
    void cache.read(KEY, read, false);
    requests[0]?.reject(failed({ kind: 'network' }));
    await settle();
    unsubscribe();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
  });

  test('who comes next reads anew (StrictMode mounts twice)', async () => {
    const { cache, requests, read, unsubscribe } = setUp();
    void cache.read(KEY, read, false);
    unsubscribe();
    cache.subscribe(KEY, () => undefined);
    void cache.read(KEY, read, false);
    expect(requests).toHaveLength(2);
    requests[0]?.reject(new DOMException('given up', 'AbortError'));
    requests[1]?.resolve('three');
    await settle();
    expect(cache.state(KEY)).toEqual({ data: 'three', failure: null, isFetching: false });
  });

  test('an answer already there stays for who comes next', async () => {
    const { cache, requests, read, unsubscribe } = setUp();
    void cache.read(KEY, read, false);
    requests[0]?.resolve('three');
    await settle();
    unsubscribe();
    cache.subscribe(KEY, () => undefined);
    void cache.read(KEY, read, false);
    expect([requests.length, cache.state(KEY).data]).toEqual([1, 'three']);
  });

  test('a re-read given up half-way leaves the answer at rest, not for ever under way', async () => {
    const { cache, requests, read, unsubscribe } = setUp();
    void cache.read(KEY, read, false);
    requests[0]?.resolve('three');
    await settle();
    void cache.read(KEY, read, true);
    unsubscribe();
    cache.subscribe(KEY, () => undefined);
    void cache.read(KEY, read, false);
    await settle();
    expect(cache.state(KEY)).toEqual({ data: 'three', failure: null, isFetching: false });
  });
});

describe('restart', () => {
  test('a read that hangs is aborted, and a new one asked', async () => {
    const { cache, requests, read } = setUp();
    void cache.read(KEY, read, false);
    void cache.restart(KEY, read);
    expect([requests.length, requests[0]?.signal.aborted]).toEqual([2, true]);
    requests[0]?.resolve('late');
    requests[1]?.resolve('three');
    await settle();
    expect(cache.state(KEY)).toEqual({ data: 'three', failure: null, isFetching: false });
  });
});

describe('invalidate', () => {
  test('a fresh answer is read again once something changed it, and stays on screen meanwhile', async () => {
    const { cache, requests, read } = setUp();
    void cache.read(KEY, read, false);
    requests[0]?.resolve('before');
    await settle();
    void cache.read(KEY, read, false);
    expect(requests).toHaveLength(1);
    cache.invalidate(KEY);
    void cache.read(KEY, read, false);
    expect(requests).toHaveLength(2);
    expect(cache.state(KEY)).toEqual({ data: 'before', failure: null, isFetching: true });
    requests[1]?.resolve('after');
    await settle();
    expect(cache.state(KEY).data).toBe('after');
  });
});
