import { describe, expect, test } from 'vitest';
import { clientOver } from '../shared/runtime/test-kit.ts';
import { allows, edenredRules as rules, type EdenredTicket } from './edenred-pay.ts';
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
    ])
      expect(isSameOffer(other)).toBe(false);
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
