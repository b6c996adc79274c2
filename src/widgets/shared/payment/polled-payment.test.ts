import { expect, test } from 'vitest';
import { type ApiClient, ApiError } from '../../../api/index.ts';
import { deferred, testRuntime } from '../runtime/test-kit.ts';
import { createPolledPayment, type Requirement } from './polled-payment.ts';

interface Data {
  readonly status: Requirement;
}
const [WAIT, DECISION, REDIRECT]: readonly Data[] = [{ status: 'wait' }, { status: 'decision' }, { status: 'redirect' }];
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A payment whose answers the test gives; the problem that it shows tells what its rule was asked. */
async function open(...answers: readonly (Data | undefined)[]) {
  const next = [...answers];
  const payment = createPolledPayment<Data, string>(testRuntime({} as ApiClient), {
    requirementOf: ({ status }) => status,
    linkOf: () => ({ type: 'internal', link: '/wallet' }),
    problemOf: ({ status }, problem, previous) => [status, problem, previous?.status].filter(Boolean).join(' after '),
    async read() {
      const answer = next.shift();
      if (answer === undefined) throw new ApiError('GET', { kind: 'network' });
      return answer;
    },
  });
  payment.open();
  await settle();
  return { ...payment, left: () => next.length };
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
