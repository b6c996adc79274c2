import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ApiClient, ApiError, type ApiFailure, getHome, getOrders, getWallet } from '../../../api/index.ts';
import { RuntimeProvider } from '../runtime/runtime.tsx';
import { type Deferred, deferred, testRuntime } from '../runtime/test-kit.ts';
import { invalidate } from './query-client.ts';
import { useApiQuery } from './use-api-query.ts';

const START = 1_000_000_000;
beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

const failed = (failure: ApiFailure) => new ApiError('GET b2c/home', failure);
const http = (status: number) => failed({ kind: 'http', status, error: null, message: null });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The library tells what it knows in a timer of 0 ms. */
const settle = () => pass(1);

/** A runtime whose answers the test gives by hand, and components that read in it. */
function setUp(endpoint: typeof getHome | typeof getOrders | typeof getWallet = getHome) {
  const requests: (Deferred<unknown> & { signal: AbortSignal })[] = [];
  const call = (_: unknown, { signal }: { signal: AbortSignal }) => {
    const request = { ...deferred<unknown>(), signal };
    requests.push(request);
    return request.promise;
  };
  const runtime = testRuntime({ call } as unknown as ApiClient);
  /** What the last component showed, each time that it drew. */
  const seen: unknown[] = [];
  const mount = ({ isStrict = false } = {}) =>
    renderHook(
      () => {
        const { reload, ...state } = useApiQuery(endpoint as typeof getHome);
        if (JSON.stringify(state) !== JSON.stringify(seen.at(-1))) seen.push(state);
        return { state, reload };
      },
      { reactStrictMode: isStrict, wrapper: ({ children }) => <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider> },
    );
  const answer = async (index: number, value: unknown) => {
    requests[index]?.resolve(value);
    await settle();
  };
  const fail = async (index: number, reason: unknown) => {
    requests[index]?.reject(reason);
    await settle();
  };
  return { ...runtime, requests, seen, mount, answer, fail };
}

const WAITING = { data: undefined, failure: null, cachedAt: undefined, isFetching: true };
const shown = (data: unknown, more: object = {}) => ({ data, failure: null, cachedAt: undefined, isFetching: false, ...more });

test('before the first answer it is being fetched; then the answer is there for everybody', async () => {
  const { mount, answer, requests } = setUp();
  const [first, second] = [mount(), mount()];
  expect(first.result.current.state).toEqual(WAITING);
  await answer(0, 'three');
  expect([first.result.current.state, second.result.current.state]).toEqual([shown('three'), shown('three')]);
  expect(requests).toHaveLength(1);
});

test('another endpoint is another read', async () => {
  const { mount, requests } = setUp();
  mount();
  expect(requests).toHaveLength(1);
  const other = setUp(getWallet);
  other.mount();
  expect(other.requests).toHaveLength(1);
});

describe('stale while it is read again', () => {
  test('a fresh answer is not asked for again before 30 s, unless a person presses', async () => {
    const { mount, answer, requests } = setUp();
    const first = mount();
    await answer(0, 'three');
    vi.setSystemTime(Date.now() + 29_990);
    mount();
    expect(requests).toHaveLength(1);
    vi.setSystemTime(Date.now() + 10);
    mount();
    expect(requests).toHaveLength(2);
    await answer(1, 'four');
    act(() => first.result.current.reload());
    expect(requests).toHaveLength(3);
  });

  test('the last answer stays on screen meanwhile', async () => {
    const { mount, answer, seen } = setUp();
    const { result } = mount();
    await answer(0, 'three');
    seen.length = 0;
    act(() => result.current.reload());
    await settle();
    expect(result.current.state).toEqual(shown('three', { isFetching: true }));
    await answer(1, 'four');
    expect(seen).toEqual([shown('three', { isFetching: true }), shown('four')]);
  });

  test('and when the newer one fails, with the reason; then nothing counts as fresh', async () => {
    const { mount, answer, fail, requests } = setUp();
    const first = mount();
    await answer(0, 'three');
    act(() => first.result.current.reload());
    await fail(1, http(500));
    const failure = { kind: 'http', status: 500, error: null, message: null };
    expect(first.result.current.state).toEqual(shown('three', { failure, cachedAt: START }));
    mount();
    expect(requests).toHaveLength(3);
    expect(first.result.current.state).toMatchObject({ data: 'three', failure, cachedAt: START });
    await answer(2, 'four');
    expect(first.result.current.state).toEqual(shown('four'));
  });
});

describe('what was seen before, while nothing can be read', () => {
  const CACHED_AT = START - 500_000;
  const unreachable = () => new ApiError('GET b2c/home', { kind: 'network' }, undefined, { answer: 'two', cachedAt: CACHED_AT });
  const SEEN = shown('two', { failure: { kind: 'network' }, cachedAt: CACHED_AT });

  test('is there, with the reason and of when it is; the next answer takes its place', async () => {
    const { mount, answer, fail } = setUp();
    const { result } = mount();
    await fail(0, unreachable());
    await pass(600);
    await fail(1, unreachable());
    expect(result.current.state).toEqual(SEEN);
    act(() => result.current.reload());
    await settle();
    expect(result.current.state).toEqual({ ...SEEN, isFetching: true });
    await answer(2, 'three');
    expect(result.current.state).toEqual(shown('three'));
  });

  test('is not waited for where the browser says that there is no connection', async () => {
    const { mount, fail, requests } = setUp();
    const { result } = mount();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fail(0, unreachable());
    expect(result.current.state).toEqual(SEEN);
    await pass(60_000);
    expect(requests).toHaveLength(1);
    vi.restoreAllMocks();
  });

  test('never takes the place of a newer one, also of one that was changed since', async () => {
    const { mount, answer, fail, queryClient } = setUp();
    const { unmount } = mount();
    await answer(0, 'three');
    unmount();
    invalidate(queryClient, 'b2c/home');
    const { result } = mount();
    await fail(1, unreachable());
    await pass(600);
    await fail(2, unreachable());
    expect(result.current.state).toEqual({ ...SEEN, data: 'three', cachedAt: START });
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
    ['another person signed in meanwhile', new DOMException('given up', 'AbortError'), 1],
  ])('%s', async (_, reason, requestsInAll) => {
    const { mount, fail, requests } = setUp();
    mount();
    await fail(0, reason);
    await pass(60_000);
    expect(requests).toHaveLength(requestsInAll);
    await fail(1, reason);
    await pass(60_000);
    expect(requests).toHaveLength(requestsInAll);
  });

  test('comes after 0.6 s, and a second try that succeeds hides the first', async () => {
    const { mount, answer, fail, requests, seen } = setUp();
    mount();
    await fail(0, failed({ kind: 'network' }));
    await pass(590);
    expect(requests).toHaveLength(1);
    await pass(10);
    expect(requests).toHaveLength(2);
    await answer(1, 'three');
    expect(seen).toEqual([WAITING, shown('three')]);
  });

  test('after two failures it says why, and a person may ask again', async () => {
    const { mount, fail, requests } = setUp();
    const { result } = mount();
    await fail(0, failed({ kind: 'network' }));
    await pass(600);
    await fail(1, http(502));
    const failure = { kind: 'http', status: 502, error: null, message: null };
    expect(result.current.state).toEqual(shown(undefined, { failure }));
    act(() => result.current.reload());
    await settle();
    expect(result.current.state).toEqual(shown(undefined, { failure, isFetching: true }));
    expect(requests).toHaveLength(3);
  });

  test('meanwhile nobody else asks', async () => {
    const { mount, fail, requests } = setUp();
    mount();
    await fail(0, failed({ kind: 'network' }));
    mount();
    expect(requests).toHaveLength(1);
    await pass(60_000);
    expect(requests).toHaveLength(2);
  });
});

test.each([
  ['who is being sent to the login', failed({ kind: 'unauthorized', status: 401 })],
  ['whose page is of another person now', new DOMException('given up', 'AbortError')],
])('%s sees no error on the way', async (_, reason) => {
  const { mount, fail, seen } = setUp();
  mount();
  await fail(0, reason);
  expect(seen).toEqual([WAITING]);
});

describe('leaving', () => {
  test('the last to leave gives up the request; one who stays keeps it', () => {
    const { mount, requests } = setUp();
    const [first, second] = [mount(), mount()];
    first.unmount();
    expect(requests[0]?.signal.aborted).toBe(false);
    second.unmount();
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test('an answer that comes all the same is not kept', async () => {
    const { mount, answer } = setUp();
    mount().unmount();
    await answer(0, 'late');
    expect(mount().result.current.state).toEqual(WAITING);
  });

  test('also during the pause before the second try', async () => {
    const { mount, fail, requests } = setUp();
    const { unmount } = mount();
    await fail(0, failed({ kind: 'network' }));
    unmount();
    await pass(60_000);
    expect(requests).toHaveLength(1);
  });

  test('who comes next reads anew (StrictMode mounts twice)', async () => {
    const { mount, answer, fail, requests } = setUp();
    const { result } = mount({ isStrict: true });
    expect([requests.length, requests[0]?.signal.aborted]).toEqual([2, true]);
    await fail(0, new DOMException('given up', 'AbortError'));
    await answer(1, 'three');
    expect(result.current.state).toEqual(shown('three'));
  });

  test('an answer already there stays for who comes next', async () => {
    const { mount, answer, requests } = setUp();
    const { unmount } = mount();
    await answer(0, 'three');
    unmount();
    await pass(20_000);
    expect([requests.length, mount().result.current.state]).toEqual([1, shown('three')]);
  });

  test('a re-read given up half-way leaves the answer at rest, not for ever under way', async () => {
    const { mount, answer } = setUp();
    const { result, unmount } = mount();
    await answer(0, 'three');
    act(() => result.current.reload());
    unmount();
    const next = mount();
    await settle();
    expect(next.result.current.state).toEqual(shown('three'));
  });
});

test('a press aborts a read that hangs, also the first, and asks anew', async () => {
  const { mount, answer, requests } = setUp();
  const { result } = mount();
  act(() => result.current.reload());
  expect([requests.length, requests[0]?.signal.aborted]).toEqual([2, true]);
  await answer(0, 'late');
  expect(result.current.state).toEqual(WAITING);
  await answer(1, 'three');
  expect(result.current.state).toEqual(shown('three'));
});

test('a fresh answer is read again once something changed it, by the next reader, and stays on screen meanwhile', async () => {
  const { mount, answer, queryClient, requests } = setUp();
  const { result } = mount();
  await answer(0, 'before');
  invalidate(queryClient, 'b2c/home');
  await settle();
  expect(requests).toHaveLength(1);
  mount();
  expect(requests).toHaveLength(2);
  await settle();
  expect(result.current.state).toEqual(shown('before', { isFetching: true }));
  await answer(1, 'after');
  expect(result.current.state).toEqual(shown('after'));
});

describe('what else makes a screen read again', () => {
  const comesBack = async ({ environment }: ReturnType<typeof setUp>) => {
    act(() => environment.setVisible(false));
    act(() => environment.setVisible(true));
    await settle();
  };
  const goesOnline = () => act(() => void window.dispatchEvent(new Event('online')));

  test('nothing, by default: no interval, no return to the page, no connection that is back', async () => {
    const made = setUp();
    made.mount();
    await made.answer(0, 'three');
    await pass(10 * 60_000);
    await comesBack(made);
    goesOnline();
    expect(made.requests).toHaveLength(1);
  });

  test('the connection is back after a failure', async () => {
    const { mount, answer, fail, requests, seen } = setUp();
    mount();
    await fail(0, http(500));
    goesOnline();
    expect(requests).toHaveLength(2);
    await answer(1, 'three');
    expect(seen.at(-1)).toEqual(shown('three'));
  });

  test('the orders: every minute while the page is seen, and on the way back once they are 30 s old', async () => {
    const made = setUp(getOrders);
    made.mount();
    await made.answer(0, 'three');
    await pass(60_000);
    expect(made.requests).toHaveLength(2);
    await made.answer(1, 'four');
    await comesBack(made);
    expect(made.requests).toHaveLength(2);
    act(() => made.environment.setVisible(false));
    await pass(10 * 60_000);
    expect(made.requests).toHaveLength(2);
    act(() => made.environment.setVisible(true));
    await settle();
    expect(made.requests).toHaveLength(3);
    await made.answer(2, 'five');
    goesOnline();
    expect(made.requests).toHaveLength(4);
  });

  test('the wallet: on each way back, and each time that it is opened', async () => {
    const made = setUp(getWallet);
    const { unmount } = made.mount();
    await made.answer(0, 'three');
    await comesBack(made);
    expect(made.requests).toHaveLength(2);
    await made.answer(1, 'four');
    unmount();
    made.mount();
    expect(made.requests).toHaveLength(3);
  });
});
