import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { missingCode } from '../flow/missing-code.ts';
import { createMemoryTracking } from '../runtime/memory.ts';
import { ApiError } from '../../../api/index.ts';
import { deferred } from '../runtime/test-kit.ts';
import { tracked } from './failed-press.ts';
import { asVendorCall, boundedCall, createdPart, loadSdk, WindowBlockedError } from './vendor-sdk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();
const endOf = (task: Promise<unknown>) => task.then(String, (thrown: unknown) => thrown);

describe('the failure of a vendor’s call', () => {
  test.each<[string, unknown, string]>([
    ['the code of its error', Object.assign(new Error('The card was declined.'), { code: 'PAYPAL_POPUP_CLOSED' }), 'PAYPAL_POPUP_CLOSED'],
    ['a number as the code', { code: 7 }, '7'],
    ['its message, without a code', new Error('The card was declined.'), 'The card was declined.'],
    ['a text that was thrown', 'declined', 'declined'],
    ['nothing that is known', { reason: 'declined' }, 'unknown'],
    ['nothing at all', null, 'unknown'],
    ['a timeout of the vendor’s own', new DOMException('too slow', 'TimeoutError'), '23'],
    ['an error named as an abort', Object.assign(new Error('gone'), { name: 'AbortError' }), 'gone'],
  ])('says %s', async (_, thrown, message) =>
    expect(await endOf(asVendorCall(Promise.reject(thrown as Error)))).toMatchObject({ name: 'VendorError', message, cause: thrown }),
  );

  test('an abort stays an abort, and an answer an answer', async () => {
    const abort = new DOMException('left', 'AbortError');
    expect(await endOf(asVendorCall(Promise.reject(abort)))).toBe(abort);
    expect(await asVendorCall(Promise.resolve(7))).toBe(7);
    expect(new WindowBlockedError('blocked')).toMatchObject({ name: 'VendorError', message: 'blocked' });
  });
});

test('a vendor that does not answer is given up after 20 seconds; its late answer is handed on', async () => {
  const [call, onLate] = [deferred<string>(), vi.fn()];
  const end = endOf(boundedCall(call.promise, signal, onLate));
  const ended = vi.fn();
  void end.then(ended);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await end).toMatchObject({ name: 'VendorError', message: 'no answer within 20000 ms' });
  call.resolve('late');
  await vi.advanceTimersByTimeAsync(0);
  expect(onLate).toHaveBeenCalledExactlyOnceWith('late');
});

describe('a part of an SDK', () => {
  const newPart = () => ({ teardown: vi.fn(async () => Promise.reject(new Error('already gone'))) });

  test('goes with the screen, once, and may fail to', async () => {
    const [screen, part] = [new AbortController(), newPart()];
    expect(await createdPart(Promise.resolve(part), screen.signal)).toBe(part);
    expect(part.teardown).not.toHaveBeenCalled();
    screen.abort();
    screen.signal.dispatchEvent(new Event('abort'));
    expect(part.teardown).toHaveBeenCalledTimes(1);
  });

  test('that is ready in the moment in which the screen goes is removed', async () => {
    const [screen, part] = [new AbortController(), newPart()];
    const creation = deferred<typeof part>();
    const created = createdPart(creation.promise, screen.signal);
    creation.resolve(part);
    // The part has come, and nobody has looked at it yet.
    await Promise.resolve();
    screen.abort();
    expect(await created).toBe(part);
    expect(part.teardown).toHaveBeenCalledTimes(1);
  });
});

describe('a vendor’s code', () => {
  test('that hangs is given up after 20 seconds', async () => {
    const end = endOf(loadSdk({ load: () => new Promise(() => undefined) }, signal));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await end).toMatchObject({ name: 'DeadlineError' });
  });

  test('that is missing is reported, so that the app can look for a newer version', async () => {
    missingCode.isReported = false;
    const told: string[] = [];
    vi.stubGlobal('window', { dispatchEvent: ({ type }: Event) => told.push(type) });
    const missing = new TypeError('Failed to fetch dynamically imported module');
    expect(await endOf(loadSdk({ load: () => Promise.reject(missing) }, signal))).toBe(missing);
    expect([missingCode.isReported, told]).toEqual([true, ['pausa-missing-code']]);
    missingCode.isReported = false;
  });

  test('that is there is handed over', async () => expect(await loadSdk({ load: async () => 'gateway' }, signal)).toBe('gateway'));
});

describe('a failure that is tracked', () => {
  test.each<[string, unknown, string[]]>([
    ['with the call that failed', new ApiError('GET b2c/client-token', { kind: 'network' }), ['GET b2c/client-token']],
    ['not of somebody who has left', new DOMException('left', 'AbortError'), []],
    ['not on the way to the login', new ApiError('GET b2c/client-token', { kind: 'unauthorized', status: 401 }), []],
  ])('%s', async (_, thrown, labels) => {
    const tracking = createMemoryTracking();
    expect(await endOf(tracked({ tracking }, 'Error/Payment', Promise.reject(thrown as Error)))).toBe(thrown);
    expect(tracking.events).toEqual(
      labels.map((label) => ({ category: 'Error/Payment', label: expect.stringContaining(label) as string })),
    );
  });

  test('an answer is none', async () => {
    const tracking = createMemoryTracking();
    expect([await tracked({ tracking }, 'Error/Payment', Promise.resolve(7)), tracking.events]).toEqual([7, []]);
  });
});
