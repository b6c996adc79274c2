import { describe, expect, test, vi } from 'vitest';
import { type ApiClient, ApiError } from '../../api/index.ts';
import { clientOver, deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { allows, createEdenredPay, edenredRules as rules, type EdenredTicket } from './edenred-pay.ts';
import { getEdenredTicket } from './endpoints.ts';

describe('paying with Edenred', () => {
  const link = { type: 'internal', link: '/wallet' } as const;
  const ticket = (status: EdenredTicket['status'], change: Partial<EdenredTicket> = {}): EdenredTicket => ({
    status,
    redirect: link,
    vouchers: [{ value: 800, count: 2 }],
    total: 1600,
    failureReasons: [],
    username: 'demo',
    skipOption: 'CAN-SKIP',
    ...change,
  });
  const offer = ticket('AWAITING_CONFIRM');

  test.each<[EdenredTicket['status'], requirement: string, confirms: boolean, skips: boolean]>([
    ['LOADING', 'wait', false, false],
    ['COMPLETED', 'redirect', false, false],
    ['SKIPPED', 'redirect', false, false],
    ['NEED_LOGIN', 'decision', false, true],
    ['AWAITING_CONFIRM', 'decision', true, true],
    ['NO_VOUCHERS', 'decision', false, true],
    ['EMPTY_WALLET', 'decision', false, true],
    ['ERROR', 'decision', false, true],
    ['NOT_FOUND', 'decision', false, false],
  ])('%s', (status, requirement, confirms, skips) => {
    const now = ticket(status);
    expect([rules.requirementOf(now), rules.linkOf(now)]).toEqual([requirement, link]);
    expect(allows('confirm', now, now)).toBe(confirms);
    expect(allows('skip', now, now)).toBe(skips);
    expect(allows('skip', now, ticket(status, { skipOption: null }))).toBe(false);
    // A problem stands where its press stands, and while it is waited for.
    expect(rules.problemOf(now, { name: 'busy' }, null) !== null).toBe(status === 'LOADING' || status === 'AWAITING_CONFIRM');
    expect(rules.problemOf(now, { name: 'loginUncertain' }, null) !== null).toBe(status === 'LOADING' || status === 'NEED_LOGIN');
  });

  test('an offer is the same by its status, its vouchers and its total', () => {
    const isSameOffer = (other: EdenredTicket) => allows('confirm', offer, other);
    expect(isSameOffer(ticket('AWAITING_CONFIRM', { username: 'altro' }))).toBe(true);
    for (const other of [
      ticket('COMPLETED'),
      ticket('AWAITING_CONFIRM', { total: 800 }),
      ticket('AWAITING_CONFIRM', { vouchers: [] }),
      ticket('AWAITING_CONFIRM', { vouchers: [{ value: 400, count: 4 }] }),
      ticket('AWAITING_CONFIRM', { vouchers: [{ value: 800, count: 1 }] }),
      // The total stays where the dish costs less than the vouchers are worth.
      ticket('AWAITING_CONFIRM', { vouchers: [{ value: 900, count: 2 }] }),
      ticket('AWAITING_CONFIRM', { vouchers: [...offer.vouchers, { value: 400, count: 1 }] }),
    ])
      expect(isSameOffer(other)).toBe(false);
    const both = ticket('AWAITING_CONFIRM', { vouchers: [...offer.vouchers, { value: 400, count: 1 }] });
    expect(allows('confirm', both, ticket('AWAITING_CONFIRM', { vouchers: [...offer.vouchers, { value: 400, count: 3 }] }))).toBe(false);
    expect(allows('confirm', both, offer)).toBe(false);
  });

  /** The server's answers: to a question, and to a press. */
  function open(read: () => Promise<EdenredTicket>) {
    const sent: string[] = [];
    const failure = new ApiError('POST b2c/x', { kind: 'http', status: 400, error: 'Bad Request', message: 'Non adesso.' });
    const client = {
      call: async ({ method, path }: { method: string; path: string }) => {
        if (method === 'GET') return read();
        sent.push(path.split('/').at(-1) ?? '');
        throw failure;
      },
    } as unknown as ApiClient;
    const runtime = testRuntime(client);
    const payment = createEdenredPay(runtime, 'p-1');
    payment.open();
    const isIn = (name: string) => vi.waitFor(() => expect(payment.getState().name).toBe(name));
    return { payment, sent, failure, events: runtime.tracking.events, isIn };
  }

  test('a press before the offer is known, or against it, is not sent', async () => {
    const answer = deferred<EdenredTicket>();
    const { payment, sent, isIn } = open(() => answer.promise);
    payment.press('confirm');
    answer.resolve(ticket('NO_VOUCHERS'));
    await isIn('DECISION');
    payment.press('confirm');
    expect([payment.getState().name, sent]).toEqual(['DECISION', []]);
  });

  test.each([
    ['confirm', '{uuid}', 'edenred confirm refused'],
    ['skip', 'skip', 'edenred skip refused'],
  ] as const)('%s is sent once; its refusal is reported, and said in the server’s words', async (action, path, label) => {
    const { payment, sent, events, isIn } = open(async () => offer);
    await isIn('DECISION');
    payment.press(action);
    payment.press(action);
    await isIn('ACTING');
    await isIn('DECISION');
    expect([sent, events]).toEqual([[path], [{ category: 'payment', label }]]);
    expect(payment.getState()).toMatchObject({ problem: { name: 'error', sentence: 'Non adesso.' } });
  });

  test('what cannot be read at the press is not sent', async () => {
    const read = vi.fn<() => Promise<EdenredTicket>>(async () => offer);
    const { payment, sent, failure, isIn } = open(read);
    await isIn('DECISION');
    read.mockRejectedValue(failure);
    payment.press('confirm');
    await isIn('FAILED');
    expect([payment.getState(), sent]).toEqual([{ name: 'FAILED', failure: failure.failure, problem: null }, []]);
  });

  test('vouchers are skipped only from the status that the person saw', () => {
    expect(allows('skip', offer, ticket('NO_VOUCHERS'))).toBe(false);
  });
});

test.each([
  [1500, 1500],
  [null, 1600],
])('a total of %s cents for 8,00 € twice is %i', async (total, cents) => {
  const ticket = { status: 'AWAITING_CONFIRM', vouchers: [{ value: 800, count: 2 }], total };
  const answer = await clientOver(async () => Response.json(ticket)).call(getEdenredTicket, { params: { uuid: 'p-1' } });
  expect(answer.total).toBe(cents);
});
