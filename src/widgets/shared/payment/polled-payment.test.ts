import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ApiClient, ApiError, type ApiFailure } from '../../../api/index.ts';
import { deferred, testRuntime } from '../runtime/test-kit.ts';
import { createPolledPayment, type Requirement, requirementOf } from './polled-payment.ts';

interface Data {
  readonly status: Requirement;
}
const [WAIT, DECISION, REDIRECT]: readonly Data[] = [{ status: 'wait' }, { status: 'decision' }, { status: 'redirect' }];
afterEach(() => void vi.useRealTimers());

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** The key of the order list. */
const ORDERS = ['b2c/selling-order/list', undefined, undefined];

/** A payment whose answers the test gives; the problem that it shows tells what its rule was asked. */
async function open(...answers: readonly (Data | ApiFailure | undefined)[]) {
  const next = [...answers];
  const runtime = testRuntime({} as ApiClient);
  const signals: AbortSignal[] = [];
  runtime.queryClient.setQueryData(ORDERS, []);
  const payment = createPolledPayment<Data, string>(runtime, {
    requirementOf: ({ status }) => status,
    linkOf: () => ({ type: 'internal', link: '/wallet' }),
    problemOf: ({ status }, problem, previous) => [status, problem, previous?.status].filter(Boolean).join(' after '),
    async read(signal) {
      signals.push(signal);
      const answer = next.shift() ?? { kind: 'network' };
      if ('kind' in answer) throw new ApiError('GET', answer);
      return answer;
    },
  });
  const seen = [payment.getState()];
  payment.subscribe(() => void seen.push(payment.getState()));
  payment.open();
  await (vi.isFakeTimers() ? vi.advanceTimersByTimeAsync(0) : settle());
  const areOrdersOld = () => runtime.queryClient.getQueryState(ORDERS)?.isInvalidated === true;
  return { ...payment, left: () => next.length, runtime, seen, signals, areOrdersOld };
}

test('the problem of a press is judged with each answer, and with the one before it', async () => {
  const payment = await open(DECISION);
  payment.run((set, signal) => payment.goOn(set, signal, WAIT as Data, 'No.'));
  expect(payment.getState()).toEqual({ name: 'READING', data: WAIT, problem: 'wait after No.' });
  await settle();
  // The answer to the press counts as the first one of the polling.
  expect(payment.getState()).toEqual({ name: 'READING', data: WAIT, problem: 'wait after wait after No. after wait' });
  payment.stop();
});

test('what was read anew has no problem of before, unless the page names one', async () => {
  const payment = await open(DECISION, DECISION, DECISION);
  payment.setProblem('No.');
  expect(payment.getState()).toMatchObject({ problem: 'No.' });
  payment.retry();
  await settle();
  expect(payment.getState()).toMatchObject({ name: 'DECISION', problem: 'decision' });
  payment.reread('Chissà.');
  await settle();
  expect(payment.getState()).toMatchObject({ name: 'DECISION', problem: 'decision after Chissà.' });
});

test('a reading that fails keeps the problem for the next one', async () => {
  const payment = await open(DECISION, undefined, DECISION);
  payment.reread('Perso.');
  await settle();
  expect(payment.getState()).toMatchObject({ name: 'FAILED', problem: 'Perso.' });
  payment.retry();
  await settle();
  expect(payment.getState()).toMatchObject({ name: 'DECISION', problem: 'decision after Perso.' });
});

test('a page that leads on is read again only when the browser restores it', async () => {
  const payment = await open(REDIRECT, DECISION, DECISION);
  expect(payment.getState()).toEqual({ name: 'REDIRECT', data: REDIRECT });
  payment.retry();
  payment.reread(null);
  payment.setProblem('No.');
  expect([payment.getState(), payment.left()]).toEqual([{ name: 'REDIRECT', data: REDIRECT }, 2]);
  payment.restore();
  await settle();
  expect([payment.getState().name, payment.left()]).toEqual(['DECISION', 1]);
  // It is not left any more.
  payment.restore();
  await settle();
  expect(payment.left()).toBe(1);
});

test('newer steps end the older ones: their answers are not shown', async () => {
  const payment = await open(DECISION);
  const answer = deferred<null>();
  payment.run(async (set) => (await answer.promise, set({ name: 'LATE', data: null })));
  payment.run(async (set) => set({ name: 'FAILED', failure: null, problem: 'newer' }));
  answer.resolve(null);
  await settle();
  expect(payment.getState()).toMatchObject({ name: 'FAILED', problem: 'newer' });
});

test.each<[string | null, Requirement]>([
  ['loading', 'wait'],
  ['redirect', 'redirect'],
  ['error', 'decision'],
  ['cancelled', 'decision'],
  [null, 'decision'],
])('%s requires: %s', (actionType, requirement) => expect(requirementOf({ actionType })).toBe(requirement));

test('a payment that leads on is followed, and the order list is read again', async () => {
  const payment = await open(REDIRECT);
  expect(payment.seen[0]).toEqual({ name: 'READING', data: null, problem: null });
  expect([payment.runtime.navigation.followed, payment.areOrdersOld()]).toEqual([[{ type: 'internal', link: '/wallet' }], true]);
});

test('its link is refused: it says so, and reads again', async () => {
  const payment = await open(DECISION, REDIRECT, DECISION);
  expect(payment.areOrdersOld()).toBe(false);
  payment.runtime.navigation.follow = () => false;
  payment.retry();
  await settle();
  expect(payment.getState()).toEqual({ name: 'FAILED', failure: null, problem: null });
  payment.retry();
  await settle();
  expect(payment.getState().name).toBe('DECISION');
});

test('the session ends: no failure on the way to the login', async () => {
  const payment = await open({ kind: 'unauthorized', status: 401 });
  expect(payment.getState()).toEqual({ name: 'READING', data: null, problem: null });
});

test('all seven answers said wait: it is late, and goes on from the last answer when the person asks', async () => {
  vi.useFakeTimers();
  const payment = await open(...Array<Data>(7).fill(WAIT as Data), DECISION);
  await vi.advanceTimersByTimeAsync(11_999);
  expect(payment.getState().name).toBe('READING');
  await vi.advanceTimersByTimeAsync(1);
  expect(payment.getState()).toEqual({ name: 'LATE', data: WAIT });
  payment.retry();
  expect(payment.getState()).toEqual({ name: 'READING', data: WAIT, problem: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(payment.getState()).toEqual({ name: 'DECISION', data: DECISION, problem: 'decision after wait' });
});

describe('a press', () => {
  const PRESS = { lock: 'payment.u-1', event: ['payment', 'pay'], allows: () => true } as const;

  test('whose answer is final shows it at once', async () => {
    const payment = await open(DECISION);
    payment.seen.length = 0;
    payment.run((set, signal) => payment.goOn(set, signal, DECISION as Data));
    await settle();
    expect(payment.seen).toEqual([{ name: 'DECISION', data: DECISION, problem: 'decision' }]);
  });

  test('is sent when the payment still accepts it, and the order list is read again', async () => {
    const payment = await open(DECISION, DECISION);
    const send = vi.fn(async () => WAIT as Data);
    expect(await payment.act({ ...PRESS, send })).toEqual({ type: 'done', answer: WAIT });
    // It continues when the person leaves.
    expect(payment.signals[1]?.aborted).toBe(false);
    expect([send.mock.calls.length, payment.areOrdersOld()]).toEqual([1, true]);
  });

  test('is not sent to a payment that accepts it no more, nor by somebody who has left while it was read', async () => {
    const payment = await open(DECISION, DECISION, DECISION);
    const send = vi.fn();
    expect(await payment.act({ ...PRESS, send, allows: () => false })).toEqual({ type: 'changed', now: DECISION, why: 'state' });
    const signal = AbortSignal.abort();
    expect(await payment.act({ ...PRESS, send, signal })).toBeNull();
    expect([payment.signals[2], send.mock.calls]).toEqual([signal, []]);
  });
});
