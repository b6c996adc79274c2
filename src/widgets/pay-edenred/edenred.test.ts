import { describe, expect, test } from 'vitest';
import { testEveryPair } from '../shared/flow/test-kit.ts';
import { newInstrument } from '../shared/payment/test-kit.ts';
import * as login from './edenred-login.ts';
import { edenredRules as rules, type EdenredTicket } from './edenred-pay.ts';

const instrument = newInstrument({ provider: 'edenred', type: 'edenred_ticket' });
const attempt = { href: 'https://edenred.example/', state: 'abc' };

describe('the login at Edenred', () => {
  const STATES = {
    READY: { name: 'READY', isClosed: false },
    REQUEST_LOGIN: { name: 'REQUEST_LOGIN' },
    BLOCKED: { name: 'BLOCKED', attempt },
    AWAIT_CODE: { name: 'AWAIT_CODE', attempt },
    CONFIRM_LOGIN: { name: 'CONFIRM_LOGIN' },
    ERROR_LOGIN: { name: 'ERROR_LOGIN', message: null, isUnknown: false },
    'ERROR_LOGIN of which nobody knows': { name: 'ERROR_LOGIN', message: null, isUnknown: true },
    DONE: { name: 'DONE' },
  } as const satisfies Record<string, login.EdenredLoginState>;
  const EVENTS = {
    'continue-pressed': { type: 'continue-pressed' },
    link: { type: 'link', attempt },
    blocked: { type: 'blocked' },
    'open-pressed': { type: 'open-pressed' },
    closed: { type: 'closed' },
    code: { type: 'code', code: 'c' },
    added: { type: 'added', instrument },
    'not-added': { type: 'not-added', sentence: 'No.', isUnknown: true },
    failed: { type: 'failed', sentence: 'No.' },
  } as const satisfies Record<string, login.EdenredLoginEvent>;
  const fetchLink = { type: 'fetch-link' } as const;
  const open = { type: 'open', attempt } as const;
  const failed = { name: 'ERROR_LOGIN', message: 'No.', isUnknown: false } as const;

  testEveryPair(login.step, STATES, EVENTS, [
    ['READY', 'continue-pressed', STATES.REQUEST_LOGIN, fetchLink],
    ['REQUEST_LOGIN', 'link', STATES.AWAIT_CODE, open],
    ['REQUEST_LOGIN', 'failed', failed],
    ['AWAIT_CODE', 'blocked', STATES.BLOCKED],
    ['AWAIT_CODE', 'continue-pressed', STATES.REQUEST_LOGIN, fetchLink],
    ['AWAIT_CODE', 'closed', { name: 'READY', isClosed: true }],
    ['AWAIT_CODE', 'code', STATES.CONFIRM_LOGIN, { type: 'confirm', code: 'c' }],
    ['BLOCKED', 'open-pressed', STATES.AWAIT_CODE, open],
    ['CONFIRM_LOGIN', 'added', STATES.DONE, { type: 'finish', instrument }],
    ['CONFIRM_LOGIN', 'not-added', { ...failed, isUnknown: true }],
    ['ERROR_LOGIN', 'continue-pressed', STATES.REQUEST_LOGIN, fetchLink],
    // Looked at before there is another code.
    ['ERROR_LOGIN of which nobody knows', 'continue-pressed', STATES.CONFIRM_LOGIN, { type: 'look-up' }],
  ]);
});

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
  const LOGIN_UNCERTAIN = 'Non sappiamo se l’accesso è riuscito: accedi di nuovo.';

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
    expect(rules.allows({ type: 'confirm', ticket: now }, now)).toBe(confirms);
    expect(rules.allows({ type: 'skip', ticket: now }, now)).toBe(skips);
    expect(rules.allows({ type: 'skip', ticket: now }, ticket(status, { skipOption: null }))).toBe(false);
    // A problem stands where its press stands, and while it is waited for.
    expect(rules.problemOf(now, 'Un problema.', null) !== null).toBe(status === 'LOADING' || status === 'AWAITING_CONFIRM');
    expect(rules.problemOf(now, LOGIN_UNCERTAIN, null) !== null).toBe(status === 'LOADING' || status === 'NEED_LOGIN');
  });

  test('an offer is the same by its status, its vouchers and its total', () => {
    const isSameOffer = (other: EdenredTicket) => rules.allows({ type: 'confirm', ticket: offer }, other);
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
    expect(rules.allows({ type: 'skip', ticket: offer }, ticket('NO_VOUCHERS'))).toBe(false);
  });
});
