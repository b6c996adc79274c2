import { expect, test, vi } from 'vitest';
import { type ApiClient, ApiError, getSellingArea } from '../../../api/index.ts';
import { type Deferred, deferred } from '../runtime/test-kit.ts';
import { createQueryClient, fetchAnswer, invalidate } from './query-client.ts';

/** A runtime whose answers the test gives by hand, and a reader in it. */
function setUp() {
  const requests: Deferred<unknown>[] = [];
  const call = (_: unknown, { signal }: { signal: AbortSignal }) => {
    const request = deferred<unknown>();
    signal.addEventListener('abort', () => request.reject(new DOMException('given up', 'AbortError')));
    requests.push(request);
    return request.promise;
  };
  const runtime = { client: { call } as unknown as ApiClient, queryClient: createQueryClient() };
  const read = (id = 'one') => {
    const controller = new AbortController();
    const answer = fetchAnswer(runtime, getSellingArea, { params: { id } }, controller.signal);
    return { answer, abort: () => controller.abort() };
  };
  return { requests, read, queryClient: runtime.queryClient };
}

test('each read asks the server, also right after an answer', async () => {
  const { requests, read } = setUp();
  const first = read();
  requests[0]?.resolve('three');
  expect(await first.answer).toBe('three');
  const second = read();
  requests[1]?.resolve('four');
  expect(await second.answer).toBe('four');
});

test('readers of the same share a request; those of something else have their own', async () => {
  const { requests, read } = setUp();
  const readers = [read(), read(), read('another')];
  expect(requests).toHaveLength(2);
  requests[0]?.resolve('three');
  requests[1]?.resolve('four');
  expect(await Promise.all(readers.map(({ answer }) => answer))).toEqual(['three', 'three', 'four']);
});

test('a failure comes without a second try', async () => {
  const { requests, read } = setUp();
  const { answer } = read();
  const lost = new ApiError('GET b2c/x', { kind: 'network' });
  requests[0]?.reject(lost);
  await expect(answer).rejects.toBe(lost);
  expect(requests).toHaveLength(1);
});

test('who aborts gets an AbortError, and the next read is a new one', async () => {
  const { requests, read } = setUp();
  const [first, second] = [read(), read('another')];
  first.abort();
  const next = read();
  await expect(first.answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  requests[1]?.resolve('other');
  requests[2]?.resolve('three');
  expect([await second.answer, await next.answer]).toEqual(['other', 'three']);
});

test('who stays gets an answer although another gives up the request that both shared', async () => {
  const { requests, read } = setUp();
  const [first, second] = [read(), read()];
  first.abort();
  await expect(first.answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.resolve('three');
  expect(await second.answer).toBe('three');
});

test('who leaves after the answer does not end the request of another', async () => {
  const { requests, read } = setUp();
  const first = read();
  requests[0]?.resolve('three');
  expect(await first.answer).toBe('three');
  const second = read();
  // It does not end the request of another.
  first.abort();
  requests[1]?.resolve('four');
  expect([await second.answer, requests.length]).toEqual(['four', 2]);
});

test('an answer that a change has made old is not read again before somebody wants it', async () => {
  const { queryClient } = setUp();
  const queryFn = vi.fn(async () => 'old');
  await queryClient.fetchQuery({ queryKey: ['b2c/selling-order/list', undefined], queryFn });
  queryClient.setQueryData(['b2c/wallet/'], 'other');
  invalidate(queryClient, 'b2c/selling-order/list');
  const isOld = (key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect([isOld(['b2c/selling-order/list', undefined]), isOld(['b2c/wallet/']), queryFn.mock.calls.length]).toEqual([true, false, 1]);
});
