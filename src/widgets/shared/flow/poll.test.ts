import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '../../../api/index.ts';
import { createMemoryEnvironment, type Deferred, deferred } from '../runtime/test-kit.ts';
import { type PollPlan, pollUntil } from './poll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = 'pending' | 'done';

/** A poll whose every answer the test gives by hand, or by `answers` in turn. */
function start(plan: Partial<PollPlan<Answer>> = {}, answers?: () => Answer, environment = createMemoryEnvironment()) {
  const requests: (Deferred<Answer> & { signal: AbortSignal })[] = [];
  const said: string[] = [];
  const controller = new AbortController();
  pollUntil<Answer>(environment, {
    fetch: (signal) => {
      const request = { ...deferred<Answer>(), signal };
      requests.push(request);
      if (answers) request.resolve(answers());
      return request.promise;
    },
    isPending: (answer) => answer === 'pending',
    onPending: (answer) => said.push(answer),
    everyMs: 2000,
    maxTries: 7,
    signal: controller.signal,
    ...plan,
  }).then(
    (answer) => said.push(answer === null ? 'exhausted' : `${answer}!`),
    (thrown: unknown) => said.push(thrown === controller.signal.reason ? 'stopped' : failureOf(thrown).kind),
  );
  return { environment, requests, said, stop: () => controller.abort() };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const LONG = 600_000;

describe('how often it asks', () => {
  test('the locker order: 7 requests, then it says so and asks no more [P2-4.19] [P2-9.3]', async () => {
    const { requests, said } = start({}, () => 'pending');
    await vi.advanceTimersByTimeAsync(LONG);
    expect(requests).toHaveLength(7);
    expect(said).toEqual([...Array<string>(7).fill('pending'), 'exhausted']);
  });

  test('payment, recharge, Pluxee: the first and 6 more [P2-9.2]', async () => {
    const { requests, said } = start({ maxTries: 1 + 6 }, () => 'pending');
    await settle();
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(requests).toHaveLength(7);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(requests).toHaveLength(7);
    expect(said.at(-1)).toBe('exhausted');
  });

  test('the first at once, the others 2 s after the answer before [P2-9.1]', async () => {
    const { requests } = start({}, () => 'pending');
    expect(requests).toHaveLength(1);
    await settle();
    for (let asked = 2; asked <= 7; asked += 1) {
      await vi.advanceTimersByTimeAsync(1999);
      expect(requests).toHaveLength(asked - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(requests).toHaveLength(asked);
    }
  });

  test('it stops at the first answer that is final', async () => {
    const answers: Answer[] = ['pending', 'pending', 'done', 'pending'];
    const { requests, said } = start({}, () => answers.shift() ?? 'pending');
    await vi.advanceTimersByTimeAsync(LONG);
    expect(requests).toHaveLength(3);
    expect(said).toEqual(['pending', 'pending', 'done!']);
  });

  test('a final answer to the last request is no exhaustion', async () => {
    const answers: Answer[] = ['pending', 'done'];
    const { said } = start({ maxTries: 2 }, () => answers.shift() ?? 'pending');
    await vi.advanceTimersByTimeAsync(LONG);
    expect(said).toEqual(['pending', 'done!']);
  });
});

test('it waits after the answer, however long that takes: one request in flight', async () => {
  const { requests } = start();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(requests).toHaveLength(1);
  requests[0]?.resolve('pending');
  await vi.advanceTimersByTimeAsync(1999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
});

describe('a hidden page', () => {
  test('asks nothing, and goes on where it was when it is seen again', async () => {
    const { environment, requests, said } = start({}, () => 'pending');
    await vi.advanceTimersByTimeAsync(2000);
    expect(requests).toHaveLength(2);
    environment.setVisible(false);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(requests).toHaveLength(2);
    environment.setVisible(true);
    await settle();
    expect(requests).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(requests).toHaveLength(7);
    expect(said).toEqual([...Array<string>(7).fill('pending'), 'exhausted']);
  });

  test('a page that is hidden from the start asks when it is first seen', async () => {
    const environment = createMemoryEnvironment();
    environment.setVisible(false);
    const { requests } = start({}, () => 'done', environment);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(requests).toHaveLength(0);
    environment.setVisible(true);
    await settle();
    expect(requests).toHaveLength(1);
  });

  test('hidden and seen between two requests: the pace stays', async () => {
    const { environment, requests } = start({}, () => 'pending');
    await vi.advanceTimersByTimeAsync(500);
    environment.setVisible(false);
    environment.setVisible(true);
    await settle();
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(requests).toHaveLength(2);
  });

  test('hidden while a request is under way: its answer counts, the next waits', async () => {
    const { environment, requests, said } = start();
    environment.setVisible(false);
    requests[0]?.resolve('pending');
    await vi.advanceTimersByTimeAsync(LONG);
    expect([requests.length, said]).toEqual([1, ['pending']]);
    environment.setVisible(true);
    await settle();
    expect(requests).toHaveLength(2);
  });
});

describe('restartOnVisible (Satispay: 10 requests, 1 s) [P2-9.4]', () => {
  const SATISPAY = { everyMs: 1000, maxTries: 10, restartOnVisible: true };

  test('seen again, it asks at once and counts from one', async () => {
    const { environment, requests, said } = start(SATISPAY, () => 'pending');
    await vi.advanceTimersByTimeAsync(3000);
    expect(requests).toHaveLength(4);
    environment.setVisible(false);
    environment.setVisible(true);
    await settle();
    expect(requests).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(requests).toHaveLength(14);
    expect(said.filter((what) => what === 'exhausted')).toHaveLength(1);
  });

  test('never two requests at once', async () => {
    const { environment, requests } = start(SATISPAY);
    environment.setVisible(false);
    environment.setVisible(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(requests).toHaveLength(1);
  });

  test('what was given up stays so', async () => {
    const { environment, requests } = start({ restartOnVisible: true, maxTries: 7 }, () => 'pending');
    await vi.advanceTimersByTimeAsync(LONG);
    environment.setVisible(false);
    environment.setVisible(true);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(requests).toHaveLength(7);
  });
});

describe('stop', () => {
  test('aborts the request under way, and its answer is not heard', async () => {
    const { requests, said, stop } = start();
    stop();
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[0]?.resolve('done');
    await vi.advanceTimersByTimeAsync(LONG);
    expect([requests.length, said]).toEqual([1, ['stopped']]);
  });

  test.each([
    ['between two requests', false],
    ['and seen again', true],
  ])('%s: no more', async (_, isSeen) => {
    const { environment, requests, said, stop } = start({ restartOnVisible: true }, () => 'pending');
    await settle();
    stop();
    if (isSeen) {
      environment.setVisible(false);
      environment.setVisible(true);
    }
    await vi.advanceTimersByTimeAsync(LONG);
    expect([requests.length, said]).toEqual([1, ['pending', 'stopped']]);
  });

  test('from within an answer', async () => {
    const { requests, said, stop } = start({ onPending: () => stop(), maxTries: 1 }, () => 'pending');
    await vi.advanceTimersByTimeAsync(LONG);
    expect([requests.length, said]).toEqual([1, ['stopped']]);
  });
});

test('an error ends it, once', async () => {
  const { environment, requests, said } = start({ restartOnVisible: true });
  requests[0]?.resolve('pending');
  await vi.advanceTimersByTimeAsync(2000);
  requests[1]?.reject(new Error('503'));
  await vi.advanceTimersByTimeAsync(LONG);
  environment.setVisible(true);
  await vi.advanceTimersByTimeAsync(LONG);
  expect([requests.length, said]).toEqual([2, ['pending', 'network']]);
});

test('nobody need hear of the pending answers, and the page is watched no longer than it is polled', async () => {
  const stopWatching = vi.fn();
  const answers: Answer[] = ['pending', 'done'];
  const polled = pollUntil<Answer>(
    { ...createMemoryEnvironment(), onVisible: () => stopWatching },
    {
      fetch: async () => answers.shift()!,
      isPending: (answer) => answer === 'pending',
      everyMs: 2000,
      maxTries: 7,
      signal: new AbortController().signal,
    },
  );
  await vi.advanceTimersByTimeAsync(1999);
  expect(stopWatching).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([await polled, stopWatching.mock.calls.length]).toEqual(['done', 1]);
});
