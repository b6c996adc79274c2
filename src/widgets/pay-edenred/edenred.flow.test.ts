import { describe, expect, test } from 'vitest';
import type { Instrument } from '../../api/index.ts';
import * as login from './edenred-login.flow.ts';
import * as pay from './edenred-pay.flow.ts';

const instrument: Instrument = {
  id: 'm',
  uuid: 'u',
  label: 'TR',
  sublabel: null,
  provider: 'edenred',
  type: 'edenred_ticket',
  category: 'ticket',
};
const attempt = { href: 'https://edenred.example/', state: 'abc' };

/** Every pair of a state and an event; whatever the table does not list keeps the very same state and orders nothing. */
function everyPair<State, Event, Command>(
  states: Readonly<Record<string, State>>,
  events: Readonly<Record<string, Event>>,
  step: (state: State, event: Event) => { readonly state: State; readonly command?: Command },
  table: readonly (readonly [state: string, event: string, to: State, command?: Command])[],
): void {
  const pairs = Object.keys(states).flatMap((state) => Object.keys(events).map((event) => [state, event] as const));
  test.each(pairs)('%s, %s', (state, event) => {
    const listed = table.find(([from, by]) => from === state && by === event);
    const next = step(states[state]!, events[event]!);
    if (listed === undefined) {
      expect(next.state).toBe(states[state]);
      expect(next.command).toBeUndefined();
    } else {
      const [, , to, command] = listed;
      expect(next).toEqual(command === undefined ? { state: to } : { state: to, command });
    }
  });
}

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
    confirmed: { type: 'confirmed', instrument },
    failed: { type: 'failed', message: 'No.', isUnknown: false },
  } as const satisfies Record<string, login.EdenredLoginEvent>;
  const ask = { type: 'ask' } as const;
  const open = { type: 'open', attempt } as const;
  const failed = { name: 'ERROR_LOGIN', message: 'No.', isUnknown: false } as const;

  everyPair<login.EdenredLoginState, login.EdenredLoginEvent, login.EdenredLoginCommand>(STATES, EVENTS, login.step, [
    ['READY', 'continue-pressed', STATES.REQUEST_LOGIN, ask],
    ['REQUEST_LOGIN', 'link', STATES.AWAIT_CODE, open],
    ['REQUEST_LOGIN', 'failed', failed],
    ['AWAIT_CODE', 'blocked', STATES.BLOCKED],
    ['AWAIT_CODE', 'continue-pressed', STATES.REQUEST_LOGIN, ask],
    ['AWAIT_CODE', 'closed', { name: 'READY', isClosed: true }],
    ['AWAIT_CODE', 'code', STATES.CONFIRM_LOGIN, { type: 'confirm', code: 'c' }],
    ['BLOCKED', 'open-pressed', STATES.AWAIT_CODE, open],
    ['CONFIRM_LOGIN', 'confirmed', STATES.DONE, { type: 'finish', instrument }],
    ['CONFIRM_LOGIN', 'failed', failed],
    ['ERROR_LOGIN', 'continue-pressed', STATES.REQUEST_LOGIN, ask],
    // Looked at before there is another code.
    ['ERROR_LOGIN of which nobody knows', 'continue-pressed', STATES.CONFIRM_LOGIN, { type: 'look-up' }],
  ]);
});

describe('paying with Edenred', () => {
  const link = { type: 'internal', link: '/wallet' } as const;
  const ticket = (status: pay.EdenredTicket['status'], change: Partial<pay.EdenredTicket> = {}): pay.EdenredTicket => ({
    status,
    redirect: null,
    vouchers: [{ value: 800, count: 2 }],
    total: 1600,
    failureReasons: [],
    username: 'demo',
    skipOption: 'CAN-SKIP',
    ...change,
  });
  const DECIDED = ['NEED_LOGIN', 'AWAITING_CONFIRM', 'NO_VOUCHERS', 'EMPTY_WALLET', 'ERROR', 'NOT_FOUND'] as const;
  const decided = Object.fromEntries(DECIDED.map((name) => [name, { name, ticket: ticket(name), problem: null }])) as Record<
    (typeof DECIDED)[number],
    pay.EdenredPayState
  >;
  const offer = ticket('AWAITING_CONFIRM');
  const UNSKIPPABLE: pay.EdenredPayState = {
    name: 'AWAITING_CONFIRM',
    ticket: ticket('AWAITING_CONFIRM', { skipOption: null }),
    problem: null,
  };
  const STATES: Readonly<Record<string, pay.EdenredPayState>> = {
    LOADING: { name: 'LOADING' },
    MAX_LOADING: { name: 'MAX_LOADING' },
    ...decided,
    'AWAITING_CONFIRM without a skip': UNSKIPPABLE,
    CONFIRMING: { name: 'CONFIRMING', ticket: offer },
    SKIPPING: { name: 'SKIPPING', ticket: offer },
    COMPLETED: { name: 'COMPLETED' },
    SKIPPED: { name: 'SKIPPED' },
    FAILED: { name: 'FAILED', message: null, isNotFound: false },
  };
  const LED_ON = ['COMPLETED', 'SKIPPED'] as const;
  const EVENTS: Readonly<Record<string, pay.EdenredPayEvent>> = {
    opened: { type: 'opened' },
    ...Object.fromEntries(
      [...DECIDED, 'LOADING' as const].map((status) => [
        `answered ${status}`,
        { type: 'answered', ticket: ticket(status), problem: 'Un problema.' },
      ]),
    ),
    ...Object.fromEntries(
      LED_ON.map((status) => [`answered ${status}`, { type: 'answered', ticket: ticket(status, { redirect: link }), problem: null }]),
    ),
    exhausted: { type: 'exhausted' },
    failed: { type: 'failed', message: 'No.', isNotFound: false },
    'confirm-pressed': { type: 'confirm-pressed' },
    'skip-pressed': { type: 'skip-pressed' },
    sent: { type: 'sent', problem: 'Un problema.' },
    'logged-in': { type: 'logged-in', problem: 'Un problema.' },
    'retry-pressed': { type: 'retry-pressed' },
    'link-refused': { type: 'link-refused' },
  };
  type Row = [string, string, pay.EdenredPayState, pay.EdenredPayCommand?];
  const LOADING: pay.EdenredPayState = { name: 'LOADING' };
  const read: pay.EdenredPayCommand = { type: 'poll', problem: null };
  const FAILED: pay.EdenredPayState = { name: 'FAILED', message: 'No.', isNotFound: false };
  const HEARING = ['LOADING', 'CONFIRMING', 'SKIPPING'];
  const SENDING = ['CONFIRMING', 'SKIPPING'];
  const confirming = (of: pay.EdenredTicket): [pay.EdenredPayState, pay.EdenredPayCommand] => [
    { name: 'CONFIRMING', ticket: of },
    { type: 'confirm', ticket: of },
  ];
  const SKIPPABLE = DECIDED.filter((name) => name !== 'NOT_FOUND');

  everyPair<pay.EdenredPayState, pay.EdenredPayEvent, pay.EdenredPayCommand>(STATES, EVENTS, pay.step, [
    ['LOADING', 'opened', LOADING, read],
    ...HEARING.flatMap((from) =>
      DECIDED.map((to): Row => [from, `answered ${to}`, { ...decided[to], problem: 'Un problema.' } as pay.EdenredPayState]),
    ),
    ...HEARING.flatMap((from) => LED_ON.map((to): Row => [from, `answered ${to}`, { name: to }, { type: 'follow', link }])),
    ['LOADING', 'answered LOADING', LOADING],
    ...SENDING.map((from): Row => [from, 'answered LOADING', LOADING, read]),
    ['LOADING', 'exhausted', { name: 'MAX_LOADING' }],
    ...HEARING.map((from): Row => [from, 'failed', FAILED]),
    ['AWAITING_CONFIRM', 'confirm-pressed', ...confirming(offer)],
    ['AWAITING_CONFIRM without a skip', 'confirm-pressed', ...confirming(UNSKIPPABLE.ticket)],
    ...SKIPPABLE.map((from): Row => [
      from,
      'skip-pressed',
      { name: 'SKIPPING', ticket: ticket(from) },
      { type: 'skip', ticket: ticket(from) },
    ]),
    ...SENDING.map((from): Row => [from, 'sent', LOADING, { type: 'poll', problem: 'Un problema.' }]),
    ['NEED_LOGIN', 'logged-in', LOADING, { type: 'poll', problem: 'Un problema.' }],
    ...['MAX_LOADING', 'FAILED', ...DECIDED, 'AWAITING_CONFIRM without a skip'].map((from): Row => [from, 'retry-pressed', LOADING, read]),
    ...LED_ON.map((from): Row => [from, 'link-refused', { name: 'FAILED', message: null, isNotFound: false }]),
  ]);

  test('an offer is the same by its status, its vouchers and its total', () => {
    expect(pay.isSameOffer(offer, ticket('AWAITING_CONFIRM', { username: 'altro' }))).toBe(true);
    for (const other of [
      ticket('COMPLETED'),
      ticket('AWAITING_CONFIRM', { total: 800 }),
      ticket('AWAITING_CONFIRM', { vouchers: [] }),
      ticket('AWAITING_CONFIRM', { vouchers: [{ value: 400, count: 4 }] }),
      ticket('AWAITING_CONFIRM', { vouchers: [{ value: 800, count: 1 }] }),
    ])
      expect(pay.isSameOffer(offer, other)).toBe(false);
  });
});
