import { describe, expect, test } from 'vitest';
import { ApiError, type ApiFailure } from '../../../api/index.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import { createMemoryStorage, type StoragePort } from '../runtime/storage.ts';
import { clientOver, testRuntime } from '../runtime/test-kit.ts';
import { createJournaledOperation } from './journaled-operation.ts';
import { hasRaisedCredit, readOperation, updateOperation } from './operation-journal.ts';

const LOST: ApiFailure = { kind: 'network' };
const REFUSED: ApiFailure = { kind: 'http', status: 400, error: null, message: 'No.' };

/** One window with a wallet of 20,00 €; `sent` are the keys and amounts that left. */
function setUp(storage: StoragePort = createMemoryStorage()) {
  const runtime = testRuntime(
    clientOver(() => Promise.reject(new TypeError('no server'))),
    { storage },
  );
  const world = { credit: 2000, answer: LOST as ApiFailure | string | null, isValid: true, isReadable: true };
  const sent: { key: string; cents: number }[] = [];
  const operation = createJournaledOperation<number, string | null>(runtime, {
    kind: 'recharge',
    async read() {
      if (!world.isReadable) throw new ApiError('GET', LOST);
      return world.credit;
    },
    hasHappened: hasRaisedCredit,
    answerIdOf: (answer) => answer,
  });
  const { signal } = new AbortController();
  return {
    storage,
    world,
    sent,
    look: () => operation.reconcile(signal),
    mustTell: async () => (await operation.open(signal))?.type === 'doubted',
    press: (cents: number) =>
      operation.submitOnce(
        signal,
        () => world.isValid,
        (creditBefore) => ({
          request: { amount: cents },
          cents,
          creditBefore,
          label: '',
          async send(key) {
            sent.push({ key, cents });
            if (typeof world.answer === 'object' && world.answer !== null) throw new ApiError('POST', world.answer);
            return world.answer;
          },
        }),
      ),
  };
}

describe('the idempotency key of a press after an unknown outcome', () => {
  test('is kept for the same request, as often as the answer is lost', async () => {
    const { mustTell, press, look, sent } = setUp();
    for (const _ of [1, 2, 3]) {
      expect(await mustTell()).toBe(false);
      expect(await press(2500)).toEqual({ type: 'outcome-unknown', failure: LOST });
      expect(await look()).toEqual({ name: 'UNSURE', doubt: 'unchanged', now: 2000 });
    }
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  test('is kept across a reload', async () => {
    const first = setUp();
    await first.press(2500);
    const second = setUp(first.storage);
    expect(await second.mustTell()).toBe(true);
    await second.look();
    await second.press(2500);
    expect(second.sent).toEqual(first.sent);
  });

  test('is another one for another amount', async () => {
    const { press, look, sent } = setUp();
    await press(2500);
    await look();
    await press(1000);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  test('is another one after a refusal, and after an answer', async () => {
    const { press, look, sent, world, storage } = setUp();
    await press(2500);
    await look();
    world.answer = REFUSED;
    expect(await press(2500)).toEqual({ type: 'refused', failure: REFUSED });
    world.answer = 'u-1';
    expect(await press(2500)).toEqual({ type: 'done', answer: 'u-1' });
    updateOperation(storage, 'recharge', readOperation(storage, 'recharge')?.id ?? '', { isAcknowledged: true });
    await press(2500);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(new Set(sent.slice(1).map(({ key }) => key)).size).toBe(3);
  });
});

describe('what must be told before another one is offered', () => {
  test('an answer whose screen was left, until it is acknowledged', async () => {
    const { press, world, storage, mustTell, look } = setUp();
    world.answer = 'u-1';
    await press(2500);
    expect([await mustTell(), await setUp(storage).mustTell()]).toEqual([true, true]);
    const operation = expect.objectContaining({ cents: 2500, creditBefore: 2000, answerId: 'u-1', isAcknowledged: false });
    expect(await look()).toEqual({ name: 'STARTED', operation, answerId: 'u-1' });
    world.isReadable = false;
    expect(await look()).toEqual({ name: 'STARTED', operation, answerId: 'u-1' });
    world.isReadable = true;
    world.credit = 4500;
    expect(await look()).toEqual({ name: 'DONE', operation, now: 4500 });
    updateOperation(storage, 'recharge', readOperation(storage, 'recharge')?.id ?? '', { isAcknowledged: true });
    expect([await mustTell(), await look()]).toEqual([false, { name: 'AWAIT_CHOICE', data: 4500, problem: null }]);
  });

  test('an effect that came after the person had begun anew: the press is not sent', async () => {
    const { press, look, world, sent } = setUp();
    await press(2500);
    await look();
    world.credit = 4500;
    expect(await press(2500)).toEqual({ type: 'outcome-unknown', failure: null });
    expect(sent).toHaveLength(1);
  });

  test('nothing of what the server refused, or answered without an effect', async () => {
    for (const answer of [REFUSED, null]) {
      const { press, world, mustTell } = setUp();
      world.answer = answer;
      await press(2500);
      expect(await mustTell()).toBe(false);
    }
  });
});

test('while another window sends, and while the credit cannot be read, the outcome stays unknown', async () => {
  const { press, look, world } = setUp();
  await press(2500);
  expect(await withMoneyLock('recharge', look)).toEqual({ name: 'UNSURE', doubt: 'busy', now: null });
  world.isReadable = false;
  expect(await look()).toEqual({ name: 'UNSURE', doubt: 'unread', now: null });
});

test('another window has sent one since: said first, and the next press is another one', async () => {
  const first = setUp();
  const second = setUp(first.storage);
  first.world.answer = second.world.answer = 'u-1';
  expect([await first.mustTell(), await second.mustTell()]).toEqual([false, false]);
  await first.press(2500);
  // Also when the price is another one now: the news is not lost over it.
  second.world.isValid = false;
  expect(await second.press(2500)).toEqual({ type: 'changed', now: 2000, isElsewhere: true });
  second.world.isValid = true;
  expect(second.sent).toEqual([]);
  await second.press(2500);
  expect(second.sent).toHaveLength(1);
});
