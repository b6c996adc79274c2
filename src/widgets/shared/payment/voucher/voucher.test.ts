import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ApiClient, ApiError, type ApiFailure } from '../../../../api/index.ts';
import { withMoneyLock } from '../../runtime/money-lock.ts';
import { deferred, testRuntime } from '../../runtime/test-kit.ts';
import { bareCode, createVoucher, type VoucherMeaning, type VoucherTicket } from './voucher.ts';

afterEach(() => void vi.useRealTimers());

type Ticket = VoucherTicket<VoucherMeaning>;
type Problem = { readonly name: string; readonly sentence?: string };
const link = { type: 'internal', link: '/wallet' } as const;
const ticket = (status: VoucherMeaning, message: string | null = null): Ticket => ({ status, redirect: link, message });

const offline: ApiFailure = { kind: 'network' };
const http = (status: number, error: string | null, message: string | null = null): ApiFailure => ({
  kind: 'http',
  status,
  error,
  message,
});

/** A provider with one status for each meaning. It gives the next of `reads` to every reading, and `submitted` to a code. */
async function open(reads: readonly (Ticket | ApiFailure)[], submitted: Ticket | ApiFailure = ticket('wait')) {
  const answers = [...reads];
  const sent: string[] = [];
  const give = (answer: Ticket | ApiFailure | undefined): Ticket => {
    if (answer === undefined) throw new Error('nothing to read');
    if ('kind' in answer) throw new ApiError('x', answer);
    return answer;
  };
  const runtime = testRuntime({} as ApiClient);
  const voucher = createVoucher<VoucherMeaning>(runtime, 'u-1', {
    provider: 'pellegrini',
    meanings: { entry: 'entry', wait: 'wait', redirect: 'redirect', error: 'error', over: 'over' },
    problemOf: () => null,
    read: async () => give(answers.shift()),
    async submit(_, __, code) {
      sent.push(code);
      return give(submitted);
    },
  });
  const settle = () => (vi.isFakeTimers() ? vi.advanceTimersByTimeAsync(0) : new Promise((resolve) => setTimeout(resolve)));
  voucher.open();
  await settle();
  return {
    voucher,
    sent,
    runtime,
    async press(code = 'x12') {
      voucher.pay(code);
      await settle();
      return voucher.getState();
    },
  };
}

test.each<[VoucherMeaning, string]>([
  ['entry', 'DECISION'],
  ['wait', 'READING'],
  ['redirect', 'REDIRECT'],
  ['error', 'DECISION'],
  ['over', 'DECISION'],
])('%s: %s, on opening and after a code', async (meaning, name) => {
  const onOpening = await open([ticket(meaning)]);
  expect(onOpening.voucher.getState()).toMatchObject({ name, data: ticket(meaning) });
  const { press, voucher } = await open([ticket('entry'), ticket('entry')], ticket(meaning));
  expect(await press()).toMatchObject({ name, data: ticket(meaning) });
  onOpening.voucher.stop();
  voucher.stop();
});

test.each<VoucherMeaning>(['error', 'over'])('%s takes no code', async (meaning) => {
  const { press, sent } = await open([ticket(meaning)]);
  expect((await press()).name).toBe('DECISION');
  expect(sent).toEqual([]);
});

test('a code is compared and sent without its white space', () => {
  expect(bareCode(' x 12 ')).toBe('x12');
  expect(bareCode('\u00A05 000\t001\u200B\n')).toBe('5000001');
});

describe('why the code is asked for again', () => {
  const draft = ticket('entry');
  test('the first time: nothing, although the ticket still has a sentence of another visit', async () => {
    const { voucher } = await open([ticket('entry', 'Scaduto.')]);
    expect(voucher.getState()).toMatchObject({ name: 'DECISION', problem: null });
  });
  test.each<[string, reads: readonly (Ticket | ApiFailure)[], submitted: Ticket | ApiFailure, problem: Problem, calls: number]>([
    ['refused, in the provider’s words', [draft, draft], ticket('entry', ' Scaduto. '), { name: 'refused', sentence: 'Scaduto.' }, 1],
    ['refused without a word', [draft, draft], draft, { name: 'refused' }, 1],
    ['refused with an empty one', [draft, draft], ticket('entry', '  '), { name: 'refused' }, 1],
    ['the call was refused', [draft, draft], http(422, 'Unprocessable Entity', 'Non oggi.'), { name: 'failed', sentence: 'Non oggi.' }, 1],
    ['it never left', [draft, offline], draft, { name: 'unsent' }, 0],
    // A gateway's 404, without the contract's JSON.
    ['a gateway', [draft, http(404, null)], draft, { name: 'unsent' }, 0],
    ['no answer, and nothing happened', [draft, draft, draft], offline, { name: 'unanswered' }, 1],
    [
      'no answer, and the ticket says why',
      [draft, draft, ticket('entry', 'Scaduto.')],
      offline,
      { name: 'refused', sentence: 'Scaduto.' },
      1,
    ],
  ])('%s', async (_, reads, submitted, problem, calls) => {
    const { press, voucher, sent } = await open(reads, submitted);
    expect(await press()).toMatchObject({ name: 'DECISION', problem });
    expect(sent).toHaveLength(calls);
    // Typing takes it away.
    voucher.setProblem(null);
    expect(voucher.getState()).toMatchObject({ name: 'DECISION', problem: null });
  });
});

test('the ticket is read after a lost answer; when that fails, the next press reads it again and sends nothing', async () => {
  const { press, voucher, sent } = await open([ticket('entry'), ticket('entry'), offline, ticket('over')], offline);
  expect(await press()).toMatchObject({
    name: 'FAILED',
    problem: { name: 'unanswered' },
  });
  voucher.retry();
  await new Promise((resolve) => setTimeout(resolve));
  expect(voucher.getState()).toMatchObject({ name: 'DECISION', data: ticket('over'), problem: null });
  expect(sent).toEqual(['x12']);
});

test.each<[string, ApiFailure]>([['no such ticket', http(404, 'Not Found')]])('%s: nothing is sent', async (_, failure) => {
  const { press, sent } = await open([ticket('entry'), failure]);
  expect(await press()).toEqual({ name: 'FAILED', failure, problem: null });
  expect(sent).toEqual([]);
});

test('while another page has the payment in hand, no code is sent', async () => {
  const { press, sent } = await open([ticket('entry'), ticket('entry')]);
  const other = deferred<null>();
  const held = withMoneyLock('payment.u-1', () => other.promise);
  expect(await press()).toMatchObject({ name: 'DECISION', problem: { name: 'busy' } });
  expect(sent).toEqual([]);
  other.resolve(null);
  await held;
});

test('a ticket that leads on is followed to its own link', async () => {
  const { runtime } = await open([ticket('redirect')]);
  expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/wallet' }]);
});

test('a refusal that comes after a wait says why, also on opening', async () => {
  vi.useFakeTimers();
  const { voucher } = await open([ticket('wait'), ticket('entry', 'Scaduto.')]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(voucher.getState()).toMatchObject({ name: 'DECISION', problem: { name: 'refused', sentence: 'Scaduto.' } });
});

test('the ticket takes no code any more: nothing is sent, and what it is now is shown', async () => {
  const { press, sent } = await open([ticket('entry'), ticket('over')]);
  expect([await press(), sent]).toMatchObject([{ name: 'DECISION', data: ticket('over'), problem: null }, []]);
});

test('a second press while the first is on its way sends nothing; without an answer the failure is tracked', async () => {
  const { press, voucher, sent, runtime } = await open([ticket('entry'), ticket('entry'), ticket('wait')], offline);
  const pressed = press();
  expect(voucher.getState()).toEqual({ name: 'ACTING', action: 'pay' });
  voucher.pay('x12');
  await pressed;
  expect(sent).toEqual(['x12']);
  expect(runtime.tracking.events).toEqual([{ category: 'payment', label: 'pellegrini submit outcome-unknown' }]);
  voucher.stop();
});

test('the session ends with the press: no problem on the way to the login', async () => {
  const { press } = await open([ticket('entry'), ticket('entry')], { kind: 'unauthorized', status: 401 });
  expect(await press()).toEqual({ name: 'ACTING', action: 'pay' });
});
