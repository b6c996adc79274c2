import { expect, test } from 'vitest';
import { clientOver, deferred, testRuntime } from '../runtime/test-kit.ts';
import { createPaymentStep } from './payment-step.ts';

const STEP = { type: 'internal', link: '/payment/integration/x/step/u-1' } as const;
const RESULT = { type: 'internal', link: '/wallet' } as const;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const open = (link: object) => ({ uuid: 'u-1', actionType: 'redirect', linkAction: link, message: null });

/** A step whose payment answers `payments` in turn, the last one for ever. */
function setUp(payments: readonly object[]) {
  const answers = [...payments];
  const client = clientOver(async () => Response.json(answers.length > 1 ? answers.shift() : answers[0]));
  const runtime = testRuntime(client);
  const sent: string[] = [];
  const answer = deferred<{ actionType: 'redirect'; linkAction: typeof RESULT; message: null; uuid: string }>();
  const call = (name: string) => () => (sent.push(name), answer.promise);
  const step = createPaymentStep(
    runtime,
    { step: 'step', uuid: 'u-1' },
    {
      prove: async (set: (state: { readonly name: 'PROVE' }) => void) => (set({ name: 'PROVE' }), 'proof'),
      send: call('send') as never,
      cancel: call('cancel') as never,
      codeOf: () => 7,
    },
  );
  return { step, sent, runtime, answer: () => answer.resolve({ actionType: 'redirect', linkAction: RESULT, message: null, uuid: 'u-1' }) };
}

test('while it is sent, and on the way to the next page, Annulla and Riprova do nothing', async () => {
  const { step, sent, runtime, answer } = setUp([open(STEP)]);
  step.open();
  await settle();
  expect(step.getState().name).toBe('SEND');
  step.cancel();
  step.retry();
  await settle();
  expect([step.getState().name, sent]).toEqual(['SEND', ['send']]);
  answer();
  await settle();
  step.cancel();
  step.retry();
  await settle();
  expect([step.getState().name, sent, runtime.navigation.followed]).toEqual(['DONE', ['send'], [RESULT]]);
});

test('while it is cancelled, another Annulla does nothing', async () => {
  const { step, sent, answer } = setUp([{ ...open(STEP), actionType: 'loading' }, open(STEP)]);
  step.open();
  await settle();
  step.cancel();
  await settle();
  step.cancel();
  step.retry();
  await settle();
  expect([step.getState().name, sent]).toEqual(['CANCEL', ['cancel']]);
  answer();
  await settle();
  expect(step.getState().name).toBe('DONE');
});

test('paid elsewhere between the first reading and the sending: followed, and nothing is sent', async () => {
  const { step, sent, runtime } = setUp([open(STEP), open(RESULT)]);
  step.open();
  await settle();
  expect([step.getState().name, sent, runtime.navigation.followed]).toEqual(['DONE', [], [RESULT]]);
});
