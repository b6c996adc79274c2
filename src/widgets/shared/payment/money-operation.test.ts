import { describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiFailure } from '../../../api/index.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import { createMemoryTracking } from '../runtime/memory.ts';
import { type Submission, submitOnce } from './money-operation.ts';

const LOST: ApiFailure = { kind: 'network' };
const REFUSED: ApiFailure = { kind: 'http', status: 400, error: null, message: 'No.' };
const SIGNED_OUT: ApiFailure = { kind: 'unauthorized', status: 401 };
const failing = (failure: ApiFailure) => vi.fn(() => Promise.reject(new ApiError('fake', failure)));

/** One press of somebody who has seen 'open'. */
function press(change: Partial<Submission<string, string>> = {}) {
  const tracking = createMemoryTracking();
  const send = vi.fn((now: string) => Promise.resolve(`sent on ${now}`));
  const result = submitOnce<string, string>(
    { tracking },
    {
      lock: 'a',
      event: ['payment', 'pay'],
      read: async () => 'open',
      isStillValid: (now) => now === 'open',
      send,
      ...change,
    },
  );
  return { result, send, tracking };
}

describe('sent once', () => {
  test('on what was read under the lock', async () => {
    const { result, send } = press();
    expect(await result).toEqual({ type: 'done', answer: 'sent on open' });
    expect(send).toHaveBeenCalledTimes(1);
  });

  test.each<[string, ApiFailure, object | null, string[]]>([
    ['lost', LOST, { type: 'outcome-unknown', failure: LOST }, ['pay outcome-unknown']],
    ['refused', REFUSED, { type: 'refused', failure: REFUSED }, ['pay refused']],
    ['not signed in any more: told nothing', SIGNED_OUT, null, []],
  ])('%s', async (_, failure, expected, labels) => {
    const send = failing(failure);
    const { result, tracking } = press({ send });
    expect(await result).toEqual(expected);
    expect(send).toHaveBeenCalledTimes(1);
    expect(tracking.events.map(({ label }) => label)).toEqual(labels);
  });

  test('a failure is reconciled before anybody else may press', async () => {
    const { result } = press({
      send: failing(LOST),
      reconcile: async () => ({ type: 'done', answer: String(await withMoneyLock('a', async () => 'free')) }),
    });
    expect(await result).toEqual({ type: 'done', answer: 'busy' });
  });

  test('not by who is on the way to the login', async () => {
    const reconcile = vi.fn(async () => ({ type: 'done', answer: '' }) as const);
    expect(await press({ send: failing(SIGNED_OUT), reconcile }).result).toBeNull();
    expect(reconcile).not.toHaveBeenCalled();
  });
});

describe('not sent', () => {
  const left = new AbortController();
  left.abort();

  test.each<[string, Partial<Submission<string, string>>, object | null, label?: string]>([
    ['changed', { read: async () => 'paid' }, { type: 'changed', now: 'paid', why: 'state' }],
    ['unread', { read: failing(LOST) }, { type: 'not-sent', failure: LOST }, 'pay not-sent'],
    ['not signed in any more', { read: failing(SIGNED_OUT) }, null],
    ['left while it was read', { signal: left.signal }, null],
    [
      'an operation of before',
      { hold: () => ({ type: 'outcome-unknown', failure: null }), read: async () => 'paid' },
      { type: 'outcome-unknown', failure: null },
    ],
  ])('%s', async (_, change, expected, label) => {
    const { result, send, tracking } = press(change);
    expect(await result).toEqual(expected);
    expect(send).not.toHaveBeenCalled();
    expect(tracking.events).toEqual(label === undefined ? [] : [{ category: 'payment', label }]);
  });

  test('while another window sends one; another intent does not wait', async () => {
    await withMoneyLock('a', async () => {
      const { result, send } = press();
      expect(await result).toEqual({ type: 'busy' });
      expect(send).not.toHaveBeenCalled();
      expect(await press({ lock: 'b' }).result).toMatchObject({ type: 'done' });
    });
  });
});

test('a fault of ours is no result', async () => {
  const fault = new Error('a fault');
  await expect(
    press({
      isStillValid: () => {
        throw fault;
      },
    }).result,
  ).rejects.toBe(fault);
});
