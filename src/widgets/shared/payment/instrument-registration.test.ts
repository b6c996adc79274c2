import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/index.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import { createMemoryStorage } from '../runtime/storage.ts';
import { clientOver, testRuntime } from '../runtime/test-kit.ts';
import { createInstrumentRegistration } from './instrument-registration.ts';
import { acknowledgeInstruments } from './pending-registration.ts';
import { newInstrument } from './test-kit.ts';

const instrument = (id: string, type = 'braintree_cc') => newInstrument({ id, uuid: `u-${id}`, label: id, type });
const CARDS = 'braintree_cc';
const { signal } = new AbortController();
const lost = () => Promise.reject(new ApiError('POST add-card', { kind: 'network' }));

type List = readonly string[] | number | null;

/**
 * A tab whose list of instruments is read with these answers, one after another; null is a failure, a number its status. An id
 * that begins with `paypal` is an account's.
 */
function tab(...lists: readonly List[]) {
  const answers = [...lists];
  const client = clientOver(() => {
    const ids = answers.shift() ?? null;
    const typeOf = (id: string) => (id.startsWith('paypal') ? 'braintree_paypal' : CARDS);
    return Promise.resolve(
      ids === null || typeof ids === 'number'
        ? Response.json({ statusCode: ids, message: 'No.' }, { status: ids ?? 500 })
        : Response.json({ instruments: ids.map((id) => instrument(id, typeOf(id))) }),
    );
  });
  return testRuntime(client, { storage: createMemoryStorage() });
}

describe('an answer that is lost, and a reload', () => {
  test('the next press finds what was added, and sends nothing', async () => {
    const runtime = tab(['a'], null, ['a', 'c']);
    expect(await createInstrumentRegistration(runtime, CARDS).register(lost, signal)).toEqual({
      type: 'not-added',
      sentence: null,
      isUnknown: true,
    });
    const call = vi.fn();
    expect(await createInstrumentRegistration(runtime, CARDS).register(call, signal)).toMatchObject({
      type: 'added',
      instrument: { id: 'c' },
    });
    expect(call).not.toHaveBeenCalled();
  });

  test('also what came late, after the list was read without it', async () => {
    const runtime = tab(['a'], ['a'], ['a', 'c']);
    expect(await createInstrumentRegistration(runtime, CARDS).register(lost, signal)).toMatchObject({
      type: 'not-added',
      isUnknown: false,
    });
    const call = vi.fn();
    expect(await createInstrumentRegistration(runtime, CARDS).register(call, signal)).toMatchObject({
      type: 'added',
      instrument: { id: 'c' },
    });
    expect(call).not.toHaveBeenCalled();
  });

  test('what was not added is sent again', async () => {
    const runtime = tab(['a'], null, ['a'], ['a', 'c']);
    await createInstrumentRegistration(runtime, CARDS).register(lost, signal);
    const added = { instrument: { ...instrument('c') } };
    const call = vi.fn(() => Promise.resolve(added));
    expect(await createInstrumentRegistration(runtime, CARDS).register(call, signal)).toMatchObject({
      type: 'added',
      instrument: { id: 'c' },
    });
    expect(call).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['answered', ['a'], () => Promise.resolve({ instrument: instrument('c') })],
    ['looked up', ['a'], lost],
  ] as const)('%s, and left before it was shown: the next press finds it', async (_, list, call) => {
    const runtime = tab(list, ...(call === lost ? [['a', 'c']] : []), ['a', 'c']);
    expect(await createInstrumentRegistration(runtime, CARDS).register(call, signal)).toMatchObject({
      type: 'added',
      instrument: { id: 'c' },
    });
    // A list that does not show it tells nothing of it.
    acknowledgeInstruments(runtime.storage, [instrument('a'), instrument('p', 'braintree_paypal')]);
    const again = vi.fn();
    expect(await createInstrumentRegistration(runtime, CARDS).register(again, signal)).toMatchObject({
      type: 'added',
      instrument: { id: 'c' },
    });
    expect(again).not.toHaveBeenCalled();
  });

  test('what was shown, or another type’s, is not found', async () => {
    const runtime = tab(['a'], ['a', 'b'], null, ['a', 'b', 'p']);
    await createInstrumentRegistration(runtime, CARDS).register(() => Promise.resolve({ instrument: instrument('b') }), signal);
    acknowledgeInstruments(runtime.storage, [instrument('a'), instrument('b')]);
    const cards = vi.fn(lost);
    expect(await createInstrumentRegistration(runtime, CARDS).register(cards, signal)).toEqual({
      type: 'not-added',
      sentence: null,
      isUnknown: true,
    });
    expect(cards).toHaveBeenCalledTimes(1);
    const accounts = vi.fn(() => Promise.resolve({ message: null }));
    await createInstrumentRegistration(runtime, 'braintree_paypal').register(accounts, signal);
    expect(accounts).toHaveBeenCalledTimes(1);
  });
});

const NOT_ADDED = { type: 'not-added', sentence: null, isUnknown: false };
const UNKNOWN = { type: 'not-added', sentence: null, isUnknown: true };
const refused = () =>
  Promise.reject(new ApiError('POST', { kind: 'http', status: 409, error: 'Conflict', message: 'Carta già presente.' }));
const signedOut = () => Promise.reject(new ApiError('POST', { kind: 'unauthorized', status: 401 }));

describe('not added', () => {
  test.each<[string, List[], () => Promise<never>, object | null, string[]]>([
    ['refused in the server’s words', [['a'], ['a']], refused, { ...NOT_ADDED, sentence: 'Carta già presente.' }, ['refused']],
    [
      'no answer, and nothing new among several',
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      lost,
      NOT_ADDED,
      ['refused'],
    ],
    ['no answer, and what is new is of another type', [['a'], ['a', 'paypal-1']], lost, NOT_ADDED, ['refused']],
    ['no answer, and the list cannot be read', [['a'], null], lost, UNKNOWN, ['outcome-unknown']],
    ['no answer, and the session ends', [['a'], 401], lost, null, []],
    ['the session ends with the call', [['a']], signedOut, null, []],
  ])('%s', async (_, lists, call, result, labels) => {
    const runtime = tab(...lists);
    expect(await createInstrumentRegistration(runtime, CARDS).register(call, signal)).toEqual(result);
    expect(runtime.tracking.events).toEqual(labels.map((label) => ({ category: 'payment', label: `add braintree_cc ${label}` })));
  });

  test.each<[string, null | 401, object | null]>([
    ['the list cannot be read', null, NOT_ADDED],
    ['the session has ended', 401, null],
  ])('nothing is sent when %s first', async (_, list, result) => {
    const call = vi.fn();
    expect(await createInstrumentRegistration(tab(list), CARDS).register(call, signal)).toEqual(result);
    expect(call).not.toHaveBeenCalled();
  });

  test('nothing is sent while another window adds one of the same type; another type does not wait', async () => {
    const runtime = tab(['a'], ['a']);
    const cards = createInstrumentRegistration(runtime, CARDS);
    const call = vi.fn(async () => ({ message: 'Non ora.' }));
    await withMoneyLock('pay.add.braintree_cc', async () => {
      expect([await cards.register(call, signal), await cards.lookUp(signal)]).toEqual([NOT_ADDED, UNKNOWN]);
      expect(call).not.toHaveBeenCalled();
      const accounts = createInstrumentRegistration(runtime, 'braintree_paypal');
      expect(await accounts.register(call, signal)).toEqual({ ...NOT_ADDED, sentence: 'Non ora.' });
    });
  });

  test.each<[string, () => Promise<{ message: string | null }>]>([
    ['refused by the call', refused],
    ['refused by the answer', () => Promise.resolve({ message: 'Non ora.' })],
  ])('what was %s is not looked for by the next press', async (_, call) => {
    const runtime = tab(['a'], ['a'], ['a', 'c']);
    await createInstrumentRegistration(runtime, CARDS).register(call, signal);
    expect(runtime.storage.read('pendingRegistration')).toBeNull();
  });
});

describe('looked up after an unknown outcome', () => {
  test.each<[string, List, object | null]>([
    ['it was added', ['a', 'c'], { type: 'added', instrument: instrument('c') }],
    ['it was not', ['a'], NOT_ADDED],
    ['the list still cannot be read', null, UNKNOWN],
    ['the session has ended', 401, null],
  ])('%s', async (_, list, result) => {
    const cards = createInstrumentRegistration(tab(['a'], null, list), CARDS);
    expect(await cards.register(lost, signal)).toEqual(UNKNOWN);
    expect(await cards.lookUp(signal)).toEqual(result);
  });

  test('not for somebody who has left', async () => {
    const cards = createInstrumentRegistration(tab(['a'], null, ['a', 'c']), CARDS);
    await cards.register(lost, signal);
    expect(await cards.lookUp(AbortSignal.abort())).toBeNull();
  });
});
