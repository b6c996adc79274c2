import { expect, test, vi } from 'vitest';
import { type ApiClient, ApiError, type Payment } from '../../api/index.ts';
import { recallInstruments, rememberInstruments } from '../shared/payment/payment-instruments.ts';
import { newInstrument } from '../shared/payment/test-kit.ts';
import { deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { createPaymentStatus } from './payment-status.ts';

const UUID = '00000000-0000-4000-9000-000000000001';
const CARD = newInstrument();
const payment = (actionType: Payment['actionType']): Payment => ({ uuid: UUID, actionType, linkAction: null, message: null });

const REFUSED = new ApiError('POST b2c/x', { kind: 'http', status: 400, error: 'Bad Request', message: 'Non adesso.' });

/** @param refusal what the server answers to a press, in place of its doing it */
function open(first: Payment | Promise<Payment>, refusal: ApiError | null = null) {
  const calls: [string, object][] = [];
  const client = {
    call: async ({ path }: { path: string }, { params, body }: { params: object; body?: object }) => {
      const name = path.slice(path.indexOf('{uuid}') + '{uuid}'.length);
      calls.push([name, { ...params, ...body }]);
      if (name !== '' && refusal !== null) throw refusal;
      return name === '' ? first : payment(name === '/cancel' ? 'cancelled' : 'error');
    },
  } as unknown as ApiClient;
  const runtime = testRuntime(client);
  const onLeave = vi.fn<() => void>();
  const status = createPaymentStatus(runtime, UUID, onLeave);
  status.open();
  return { runtime, status, calls, onLeave, isIn: (name: string) => vi.waitFor(() => expect(status.getState().name).toBe(name)) };
}

const READ = ['', { uuid: UUID }];

test('before the first answer no press is sent', async () => {
  const answer = deferred<Payment>();
  const { status, calls, isIn } = open(answer.promise);
  status.pay(CARD);
  status.cancel();
  answer.resolve(payment('error'));
  await isIn('DECISION');
  expect(calls).toEqual([READ]);
});

test('a cancelled payment is neither paid nor cancelled again', async () => {
  const { status, calls, isIn } = open(payment('cancelled'));
  await isIn('DECISION');
  status.pay(CARD);
  status.cancel();
  expect([status.getState().name, calls]).toEqual(['DECISION', [READ]]);
});

test.each([
  ['pay', '/update-pi', 'update-pi refused', 'refused'],
  ['cancel', '/cancel', 'cancel refused', 'cancelRefused'],
] as const)('%s is sent for this payment, and a refusal is reported and shown', async (press, call, label, problem) => {
  const { runtime, status, calls, onLeave, isIn } = open(payment('error'), REFUSED);
  await isIn('DECISION');
  status[press](CARD);
  await isIn('ACTING');
  await isIn('DECISION');
  expect(calls.filter(([name]) => name !== '')).toEqual([[call, press === 'pay' ? { uuid: CARD.uuid } : { uuid: UUID }]]);
  expect(runtime.tracking.events).toEqual([{ category: 'payment', label }]);
  expect(status.getState()).toMatchObject({ problem: { name: problem, sentence: 'Non adesso.' } });
  expect(onLeave).not.toHaveBeenCalled();
});

test('a payment that is cancelled is left, once', async () => {
  const { status, onLeave, isIn } = open(payment('collectPI'));
  await isIn('DECISION');
  status.cancel();
  await isIn('LEFT');
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing else has paid a part: the sum is known', null, 1250],
  ['vouchers have paid a part: the card pays what is left, which nobody knows', 'pellegrini', undefined],
])('%s', async (_, provider, toPay) => {
  const { runtime, status, isIn } = open(payment('collectPI'));
  const paymentInstrument = { uuid: 'buoni', provider: provider ?? '', label: 'Buoni', sublabel: null };
  const partialAmountMethod = provider === null ? null : { type: 'pi' as const, paymentInstrument };
  rememberInstruments(runtime.storage, UUID, { definedAmountMethod: null, partialAmountMethod, toPay: 1250 });
  await isIn('DECISION');
  status.pay(CARD);
  await vi.waitFor(() => expect(recallInstruments(runtime.storage, UUID)?.definedAmountMethod).not.toBeNull());
  expect(recallInstruments(runtime.storage, UUID)?.toPay).toBe(toPay);
});
