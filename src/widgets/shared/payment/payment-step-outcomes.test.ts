import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiFailure, type PaymentAction } from '../../../api/index.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import { clientOver, deferred, testRuntime } from '../runtime/test-kit.ts';
import { createPaymentStep } from './payment-step.ts';
import { VendorError } from './vendor-sdk.ts';

afterEach(() => void vi.useRealTimers());

const settle = () => new Promise((resolve) => setTimeout(resolve));
const RESULT = { type: 'internal', link: '/wallet' } as const;
const ITS_PAGE = { type: 'internal', link: '/payment/u-1' } as const;

const payment = (actionType: string, linkAction: object | null = null) => ({ uuid: 'u-1', actionType, linkAction, message: null });
/** What the payment is read as; a number is the status of a failure. */
const READ = {
  open: payment('redirect', { type: 'internal', link: '/payment/integration/x/step/u-1' }),
  paid: payment('redirect', RESULT),
  loading: payment('loading'),
  refused: payment('error'),
  cancelled: payment('cancelled'),
  unlisted: 404,
  down: 500,
  signedOut: 401,
} as const;
const NAMES: Readonly<Record<number, string>> = { 404: 'Not Found', 409: 'Conflict' };
type Read = keyof typeof READ;

const LOST: ApiFailure = { kind: 'network' };
const EXPIRED: ApiFailure = { kind: 'http', status: 409, error: 'Conflict', message: 'Carta scaduta.' };
const SIGNED_OUT: ApiFailure = { kind: 'unauthorized', status: 401 };
const answered = (
  actionType: 'redirect' | 'error',
  linkAction: typeof RESULT | typeof ITS_PAGE | null = null,
  message: string | null = null,
) => ({ actionType, linkAction, message }) as PaymentAction;
type Called = PaymentAction | ApiFailure;

/** A step of a payment that is read as `reads` in turn, the last one for ever; both of its calls answer `called`. */
function setUp(
  reads: readonly Read[],
  called: Called = answered('redirect', RESULT),
  prove: () => Promise<string | null> = async () => 'proof',
) {
  const left = vi.fn();
  const answers = [...reads];
  const asked: Read[] = [];
  const client = clientOver(async () => {
    const next = answers.length > 1 ? answers.shift()! : answers[0]!;
    asked.push(next);
    const answer = READ[next];
    if (typeof answer === 'object') return Response.json(answer);
    return Response.json({ statusCode: answer, error: NAMES[answer] ?? 'Error', message: null }, { status: answer });
  });
  const runtime = testRuntime(client);
  const sent: string[] = [];
  const call = (name: string) => async () => {
    sent.push(name);
    if ('kind' in called) throw new ApiError('POST', called);
    return called;
  };
  const step = createPaymentStep(
    runtime,
    { step: 'step', uuid: 'u-1' },
    {
      prove: (set: (state: { readonly name: 'PROVE' }) => void) => (set({ name: 'PROVE' }), prove()),
      send: call('send'),
      cancel: call('cancel'),
      onCancelled: left,
      codeOf: (name) => ({ READ_PAYMENT: 1, PROVE: 2, SEND: 3, CANCEL: 4 })[name] ?? 0,
    },
  );
  return {
    step,
    sent,
    asked,
    left,
    runtime,
    followed: runtime.navigation.followed,
    async open() {
      step.open();
      await settle();
    },
    async cancel() {
      step.cancel();
      await settle();
    },
    async retry() {
      step.retry();
      await settle();
    },
  };
}

const error = (code: number, certainty: string, retry: string, sentence: string | null = null) => ({
  name: 'ERROR',
  code,
  sentence,
  certainty,
  retry,
});
const never = () => new Promise<never>(() => undefined);

test('it begins with a reading', async () => {
  const { step, open, sent, followed } = setUp(['open']);
  expect(step.getState()).toEqual({ name: 'READ_PAYMENT' });
  const seen: string[] = [];
  step.subscribe(() => void seen.push(step.getState().name));
  await open();
  expect([seen, sent, followed]).toEqual([['READ_PAYMENT', 'PROVE', 'SEND', 'DONE'], ['send'], [RESULT]]);
});

test('a payment that cannot be read: nobody knows, and Riprova begins again', async () => {
  const { step, open, retry, sent, followed } = setUp(['down', 'open']);
  await open();
  expect([step.getState(), sent]).toEqual([error(1, 'unknown', 'start'), []]);
  await retry();
  expect([sent, followed]).toEqual([['send'], [RESULT]]);
});

test('the server is still preparing the step after seven readings: the payment’s own page takes over', async () => {
  vi.useFakeTimers();
  const { step, asked, sent, followed } = setUp(['loading']);
  step.open();
  await vi.advanceTimersByTimeAsync(11_999);
  expect([asked.length, followed]).toEqual([6, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked.length, sent, followed]).toEqual([7, [], [ITS_PAGE]]);
});

describe('without a proof nothing is sent, and the payment is read before anything is said', () => {
  test.each<[string, () => Promise<string | null>, string | null]>([
    ['the vendor refuses', async () => null, null],
    ['the vendor fails', () => Promise.reject(new VendorError('BLOCKED')), null],
    ['the server refuses, in its own words', () => Promise.reject(new ApiError('GET', EXPIRED)), 'Carta scaduta.'],
  ])('%s', async (_, prove, sentence) => {
    const { step, open, sent } = setUp(['open'], undefined, prove);
    await open();
    expect([step.getState(), sent]).toEqual([error(2, 'open', 'start', sentence), []]);
  });

  test('the person is on the way to the login: no error', async () => {
    const { step, open, asked } = setUp(['open'], undefined, () => Promise.reject(new ApiError('GET', SIGNED_OUT)));
    await open();
    expect([step.getState(), asked]).toEqual([{ name: 'PROVE' }, ['open']]);
  });

  test('Riprova does nothing while there is no error', async () => {
    const { step, open, retry, asked } = setUp(['open'], undefined, never);
    await open();
    await retry();
    expect([step.getState(), asked]).toEqual([{ name: 'PROVE' }, ['open']]);
  });
});

describe('sent: what the answer and the payment say', () => {
  test.each<[string, Called, Read, object, string[]]>([
    ['refused by the call', EXPIRED, 'open', error(3, 'open', 'start', 'Carta scaduta.'), ['step send refused']],
    ['no answer, and it is open', LOST, 'open', error(3, 'open', 'start'), ['step send outcome-unknown']],
    ['no answer, and it cannot be read', LOST, 'down', error(3, 'unknown', 'read-outcome'), ['step send outcome-unknown']],
    ['no answer, and it is not in the list', LOST, 'unlisted', error(3, 'unknown', 'read-outcome'), ['step send outcome-unknown']],
    [
      'refused, and the payment says so',
      answered('error', null, 'Fondi insufficienti.'),
      'refused',
      error(3, 'refused', 'start', 'Fondi insufficienti.'),
      [],
    ],
    ['no link, and it is open', answered('redirect', null, 'Riprova.'), 'open', error(3, 'open', 'start', 'Riprova.'), []],
  ])('%s', async (_, called, read, state, labels) => {
    const { step, open, sent, runtime, left } = setUp(['open', 'open', read], called);
    await open();
    expect([step.getState(), sent, left.mock.calls]).toEqual([state, ['send'], []]);
    expect(runtime.tracking.events).toEqual(labels.map((label) => ({ category: 'payment', label })));
  });

  test.each<[string, Called, Read, object]>([
    ['no answer, and it was paid', LOST, 'paid', RESULT],
    ['no link, and the payment is refused: its own page says so', answered('redirect'), 'refused', ITS_PAGE],
    ['refused, and the payment was cancelled elsewhere', answered('error'), 'cancelled', ITS_PAGE],
  ])('%s', async (_, called, read, link) => {
    const { step, open, followed } = setUp(['open', 'open', read], called);
    await open();
    expect([step.getState(), followed]).toEqual([{ name: 'DONE' }, [link]]);
  });

  test('the outcome is unknown: Riprova reads it and sends nothing, with the code and the sentence of before', async () => {
    const { step, open, retry, sent, asked } = setUp(['open', 'open', 'unlisted', 'down', 'open'], EXPIRED);
    await open();
    for (const _ of [1, 2]) {
      expect(step.getState()).toEqual(error(3, 'unknown', 'read-outcome', 'Carta scaduta.'));
      await retry();
    }
    expect([step.getState(), sent, asked.length]).toEqual([error(3, 'open', 'start', 'Carta scaduta.'), ['send'], 5]);
    await retry();
    expect(sent).toEqual(['send', 'send']);
  });

  test('the reading before it fails: nothing is sent, and the payment is read again before anything is said', async () => {
    const { step, open, sent, asked } = setUp(['open', 'down', 'open']);
    await open();
    expect([step.getState(), sent, asked.length]).toEqual([error(3, 'open', 'start'), [], 3]);
  });

  test('another window changes the payment: the outcome stays unknown until it has ended', async () => {
    const { step, open, retry, sent } = setUp(['open']);
    const other = deferred<null>();
    const held = withMoneyLock('payment.u-1', () => other.promise);
    await open();
    expect([step.getState(), sent]).toEqual([error(3, 'unknown', 'read-outcome'), []]);
    other.resolve(null);
    await held;
    await retry();
    expect([step.getState(), sent]).toEqual([error(3, 'open', 'start'), []]);
  });

  test.each<[string, Read[], Called, string]>([
    ['with the sending', ['open'], SIGNED_OUT, 'SEND'],
    ['with the reading after it', ['open', 'open', 'signedOut'], LOST, 'READ_OUTCOME'],
  ])('the session ends %s: no error on the way to the login', async (_, reads, called, name) => {
    const { step, open } = setUp(reads, called);
    await open();
    expect(step.getState()).toEqual({ name });
  });
});

describe('cancelled', () => {
  test('the answer leads to the payment’s page: the person goes where a cancellation leads', async () => {
    const { step, open, cancel, sent, left, followed } = setUp(['open'], answered('redirect', ITS_PAGE), never);
    await open();
    await cancel();
    expect([step.getState(), sent, left.mock.calls.length, followed]).toEqual([{ name: 'DONE' }, ['cancel'], 1, []]);
  });

  test('its answer was lost, and the payment says so', async () => {
    const { step, open, cancel, left, followed } = setUp(['open', 'open', 'cancelled'], LOST, never);
    await open();
    await cancel();
    expect([step.getState(), left.mock.calls.length, followed]).toEqual([{ name: 'DONE' }, 1, []]);
  });

  test('too late: the answer leads to the result, which is followed', async () => {
    const { step, open, cancel, left, followed } = setUp(['open'], answered('redirect', RESULT), never);
    await open();
    await cancel();
    expect([step.getState(), left.mock.calls.length, followed]).toEqual([{ name: 'DONE' }, 0, [RESULT]]);
  });

  test.each<[string, Called, Read, object, string[]]>([
    ['no answer, and it is open', LOST, 'open', error(4, 'open', 'cancel'), ['step cancel outcome-unknown']],
    ['refused in the server’s words', EXPIRED, 'open', error(4, 'open', 'cancel', 'Carta scaduta.'), ['step cancel refused']],
    ['an answer without a link', answered('redirect', null, 'Riprova.'), 'open', error(4, 'open', 'cancel', 'Riprova.'), []],
  ])('not, and Riprova cancels again: %s', async (_, called, read, state, labels) => {
    const { step, open, cancel, retry, sent, left, runtime } = setUp(['open', 'open', read], called, never);
    await open();
    await cancel();
    expect([step.getState(), left.mock.calls]).toEqual([state, []]);
    expect(runtime.tracking.events).toEqual(labels.map((label) => ({ category: 'payment', label })));
    await retry();
    expect(sent).toEqual(['cancel', 'cancel']);
  });

  test('on the way to the login: no error', async () => {
    const { step, open, cancel } = setUp(['open'], SIGNED_OUT, never);
    await open();
    await cancel();
    expect(step.getState()).toEqual({ name: 'CANCEL' });
  });
});

test('paid elsewhere before it was sent, and its link is refused: the code of the sending', async () => {
  const { step, open, sent, runtime } = setUp(['open', 'paid']);
  runtime.navigation.follow = () => false;
  await open();
  expect([step.getState(), sent]).toEqual([error(3, 'unknown', 'read-outcome'), []]);
});
