import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/index.ts';
import { createMemoryStorage } from '../runtime/storage.ts';
import { clientOver, testRuntime } from '../runtime/test-kit.ts';
import { createInstrumentRegistration } from './instrument-registration.ts';
import { acknowledgeInstruments } from './pending-registration.ts';
import { newInstrument } from './test-kit.ts';

const instrument = (id: string, type = 'braintree_cc') => newInstrument({ id, uuid: `u-${id}`, label: id, type });
const CARDS = 'braintree_cc';
const { signal } = new AbortController();
const lost = () => Promise.reject(new ApiError('POST add-card', { kind: 'network' }));

/** A tab whose list of instruments is read with these answers, one after another; null is a failure. */
function tab(...lists: readonly (readonly string[] | null)[]) {
  const answers = [...lists];
  const client = clientOver(() => {
    const ids = answers.shift() ?? null;
    return Promise.resolve(
      ids === null ? new Response('', { status: 500 }) : Response.json({ instruments: ids.map((id) => instrument(id)) }),
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
