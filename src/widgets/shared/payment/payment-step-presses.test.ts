import { describe, expect, test } from 'vitest';
import { clientOver, deferred, testRuntime } from '../runtime/test-kit.ts';
import { createPaymentStep } from './payment-step.ts';

const STEP = { type: 'internal', link: '/payment/integration/x/step/u-1' } as const;
const RESULT = { type: 'internal', link: '/wallet' } as const;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const open = (link: object) => ({ uuid: 'u-1', actionType: 'redirect', linkAction: link, message: null });

/** A step whose payment answers `payments` in turn, the last one for ever. A promise is an answer that is still on its way. */
function setUp(
  payments: readonly (object | Promise<Response>)[],
  { onCancelled, isRefusing = false }: { onCancelled?: () => void; isRefusing?: boolean } = {},
) {
  const answers = [...payments];
  const client = clientOver(async () => {
    const next = (answers.length > 1 ? answers.shift() : answers[0]) as object | Promise<Response>;
    return next instanceof Promise ? next : Response.json(next);
  });
  const runtime = testRuntime(client);
  if (isRefusing) runtime.navigation.follow = () => false;
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
      codeOf: (name) => ({ READ_PAYMENT: 1, PROVE: 2, SEND: 3, CANCEL: 4 })[name] ?? 0,
      ...(onCancelled && { onCancelled }),
    },
  );
  return {
    step,
    sent,
    runtime,
    answer: (linkAction: object | null = RESULT) =>
      answer.resolve({ actionType: 'redirect', linkAction: linkAction as typeof RESULT, message: null, uuid: 'u-1' }),
  };
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

test('cancelled, and its method has no place of its own for that: the payment’s page is followed', async () => {
  const { step, answer, runtime } = setUp([{ ...open(STEP), actionType: 'loading' }, open(STEP)]);
  step.open();
  await settle();
  step.cancel();
  await settle();
  answer({ type: 'internal', link: '/payment/u-1' });
  await settle();
  expect([step.getState().name, runtime.navigation.followed]).toEqual(['DONE', [{ type: 'internal', link: '/payment/u-1' }]]);
});

test('paid elsewhere between the first reading and the sending: followed, and nothing is sent', async () => {
  const { step, sent, runtime } = setUp([open(STEP), open(RESULT)]);
  step.open();
  await settle();
  expect([step.getState().name, sent, runtime.navigation.followed]).toEqual(['DONE', [], [RESULT]]);
});

test('while the outcome is read, Annulla and Riprova do nothing', async () => {
  const payment = deferred<Response>();
  const { step, sent, answer } = setUp([open(STEP), open(STEP), payment.promise]);
  step.open();
  await settle();
  answer(null);
  await settle();
  step.cancel();
  step.retry();
  await settle();
  expect([step.getState().name, sent]).toEqual(['READ_OUTCOME', ['send']]);
  payment.resolve(Response.json(open(STEP)));
  await settle();
  expect(step.getState()).toMatchObject({ name: 'ERROR', code: 3, certainty: 'open' });
});

test('cancelled elsewhere before Annulla: the payment’s own page says so, and nothing is sent', async () => {
  let left = 0;
  const cancelled = { uuid: 'u-1', actionType: 'cancelled', linkAction: null, message: null };
  const { step, sent, runtime } = setUp([{ ...open(STEP), actionType: 'loading' }, cancelled], { onCancelled: () => (left += 1) });
  step.open();
  await settle();
  step.cancel();
  await settle();
  expect([step.getState().name, sent, left]).toEqual(['DONE', [], 0]);
  expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/payment/u-1' }]);
});

describe('a link that is refused has the code of what was done', () => {
  const EVIL = { type: 'external', link: 'javascript:alert(1)' };
  const refused = (code: number) => ({ name: 'ERROR', code, sentence: null, certainty: 'unknown', retry: 'read-outcome' });

  test('reading', async () => {
    const { step } = setUp([open(EVIL)], { isRefusing: true });
    step.open();
    await settle();
    expect(step.getState()).toEqual(refused(1));
  });

  test('sending', async () => {
    const { step, answer } = setUp([open(STEP)], { isRefusing: true });
    step.open();
    await settle();
    answer(EVIL);
    await settle();
    expect(step.getState()).toEqual(refused(3));
  });

  test('cancelling', async () => {
    const { step, answer } = setUp([{ ...open(STEP), actionType: 'loading' }, open(STEP)], { isRefusing: true });
    step.open();
    await settle();
    step.cancel();
    await settle();
    answer(EVIL);
    await settle();
    expect(step.getState()).toEqual(refused(4));
  });
});

test('somebody who is being sent to the login sees no error on the way', async () => {
  const expired = Promise.resolve(Response.json({ statusCode: 401, message: 'Unauthorized' }, { status: 401 }));
  const { step, sent } = setUp([expired]);
  step.open();
  await settle();
  expect([step.getState().name, sent]).toEqual(['READ_PAYMENT', []]);
});
