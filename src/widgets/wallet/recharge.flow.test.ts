import { describe, expect, test } from 'vitest';
import type { RechargeConfig, WalletRecharge } from '../../api/index.ts';
import { testForeign, testRows } from '../shared/flow/test-kit.ts';
import { type RechargeCommand, type RechargeData, type RechargeEvent, type RechargeState, step } from './recharge.flow.ts';

const choice = { kind: 'quick', cents: 2500 } as const;
const config: RechargeConfig = { amountType: 'DefinedAmount', payWith: { provider: 'visa', label: 'Carta •••• 4242' } };
const data: RechargeData = { config, balanceCents: 2000 };
const later: RechargeData = { config, balanceCents: 4500 };
const link = { type: 'internal', link: '/wallet/recharge/u-1' } as const;
const answer = (actionType: WalletRecharge['actionType'], change: Partial<WalletRecharge> = {}): RechargeEvent => ({
  type: 'submitted',
  result: { type: 'done', answer: { uuid: 'u-1', actionType, linkAction: null, message: null, ...change } },
});
const submitted = (result: Extract<RechargeEvent, { type: 'submitted' }>['result']): RechargeEvent => ({ type: 'submitted', result });
const reconciled = (result: Extract<RechargeEvent, { type: 'reconciled' }>['result']): RechargeEvent => ({ type: 'reconciled', result });
const operation = {
  id: 'o-1',
  idempotencyKey: '0'.repeat(32),
  request: '',
  cents: 2500,
  creditBefore: 2000,
  label: '',
  answerId: null,
  isAcknowledged: false,
};

const S = {
  FETCHING_DATA: { name: 'FETCHING_DATA', choice },
  ERROR_FETCHING_DATA: { name: 'ERROR_FETCHING_DATA', choice, failure: { kind: 'network' } },
  AWAIT_AMOUNT: { name: 'AWAIT_AMOUNT', choice, data, problem: null },
  SENDING_DATA: { name: 'SENDING_DATA', choice, data },
  LOADING: { name: 'LOADING', choice },
  REDIRECT: { name: 'REDIRECT', choice, link },
  ERROR: { name: 'ERROR', choice, message: null },
  CANCELLED: { name: 'CANCELLED', choice, message: null },
  CHECKING: { name: 'CHECKING', choice },
  UNSURE: { name: 'UNSURE', choice, doubt: 'unchanged', balanceCents: 2000 },
  DONE: { name: 'DONE', choice, operationId: 'o-1', balanceCents: 4500 },
  STARTED: { name: 'STARTED', choice, uuid: 'u-1', cents: 2500 },
  STRANDED: { name: 'STRANDED', choice },
} as const satisfies { readonly [Name in RechargeState['name']]: RechargeState };

const fetch = { type: 'fetch' } as const;
const check = { type: 'check' } as const;

type Row = readonly [what: string, from: RechargeState, event: RechargeEvent, to: RechargeState, command?: RechargeCommand];

const rows: readonly Row[] = [
  ['opening reads', S.FETCHING_DATA, { type: 'opened' }, S.FETCHING_DATA, fetch],
  ['what was read is the form', S.FETCHING_DATA, { type: 'fetched', data }, S.AWAIT_AMOUNT],
  ['what could not be read is said', S.FETCHING_DATA, { type: 'fetch-failed', failure: { kind: 'network' } }, S.ERROR_FETCHING_DATA],
  ['and read again', S.ERROR_FETCHING_DATA, { type: 'retry-pressed' }, S.FETCHING_DATA, fetch],
  ['an end that nobody was told is looked for first', S.FETCHING_DATA, { type: 'doubted' }, S.CHECKING, check],
  [
    'another amount',
    S.AWAIT_AMOUNT,
    { type: 'chosen', choice: { kind: 'custom', typed: '12,5' } },
    { ...S.AWAIT_AMOUNT, choice: { kind: 'custom', typed: '12,5' } },
  ],
  ['a press sends', S.AWAIT_AMOUNT, { type: 'recharge-pressed' }, S.SENDING_DATA, { type: 'send', data, cents: 2500 }],
  [
    'a custom amount in cents',
    { ...S.AWAIT_AMOUNT, choice: { kind: 'custom', typed: '12,50' } },
    { type: 'recharge-pressed' },
    { ...S.SENDING_DATA, choice: { kind: 'custom', typed: '12,50' } },
    { type: 'send', data, cents: 1250 },
  ],
  ['another window sends one', S.SENDING_DATA, submitted({ type: 'busy' }), { ...S.AWAIT_AMOUNT, problem: 'busy' }],
  [
    'another window has sent one',
    S.SENDING_DATA,
    submitted({ type: 'changed', now: later, isElsewhere: true }),
    { ...S.AWAIT_AMOUNT, data: later, problem: 'elsewhere' },
  ],
  [
    'another method meanwhile',
    S.SENDING_DATA,
    submitted({ type: 'changed', now: later, isElsewhere: false }),
    { ...S.AWAIT_AMOUNT, data: later, problem: 'changed' },
  ],
  ['never sent', S.SENDING_DATA, submitted({ type: 'not-sent', failure: { kind: 'network' } }), { ...S.AWAIT_AMOUNT, problem: 'unsent' }],
  ['redirect follows', S.SENDING_DATA, answer('redirect', { linkAction: link }), S.REDIRECT, { type: 'follow', link }],
  [
    'redirect without a link is the follower’s business',
    S.SENDING_DATA,
    answer('redirect'),
    { ...S.REDIRECT, link: null },
    { type: 'follow', link: null },
  ],
  ['loading goes on at the result', S.SENDING_DATA, answer('loading'), S.LOADING, { type: 'await', uuid: 'u-1' }],
  [
    'error, with its message',
    S.SENDING_DATA,
    answer('error', { message: ' La carta è stata rifiutata. ' }),
    { ...S.ERROR, message: 'La carta è stata rifiutata.' },
  ],
  ['error, with an empty one', S.SENDING_DATA, answer('error', { message: ' ' }), S.ERROR],
  ['cancelled', S.SENDING_DATA, answer('cancelled'), S.CANCELLED],
  ['anything else: nobody knows', S.SENDING_DATA, answer(null), { ...S.UNSURE, doubt: 'unexpected', balanceCents: null }],
  [
    'refused',
    S.SENDING_DATA,
    submitted({ type: 'refused', failure: { kind: 'http', status: 400, error: null, message: 'Troppo.' } }),
    { ...S.ERROR, message: 'Troppo.' },
  ],
  [
    'an answer that is lost is looked for',
    S.SENDING_DATA,
    submitted({ type: 'outcome-unknown', failure: { kind: 'network' } }),
    S.CHECKING,
    check,
  ],
  ['found', S.CHECKING, reconciled({ type: 'happened', operation, now: later }), S.DONE],
  ['nothing to be told any more', S.CHECKING, reconciled({ type: 'none', now: data }), S.AWAIT_AMOUNT],
  ['its answer came when the person had left', S.CHECKING, reconciled({ type: 'answered', operation, answerId: 'u-1' }), S.STARTED],
  ['followed', S.STARTED, { type: 'follow-pressed' }, S.LOADING, { type: 'await', uuid: 'u-1' }],
  ['another one, knowing of it', S.STARTED, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['another one', S.DONE, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['not found', S.CHECKING, reconciled({ type: 'unchanged', now: data }), S.UNSURE],
  ...(['busy', 'unread'] as const).map((doubt): Row => [
    `not known: ${doubt}`,
    S.CHECKING,
    reconciled({ type: doubt }),
    { ...S.UNSURE, doubt, balanceCents: null },
  ]),
  ['looked for again', S.UNSURE, { type: 'retry-pressed' }, S.CHECKING, check],
  ['who has been told begins again', S.UNSURE, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['after an error the form', S.ERROR, { type: 'retry-pressed' }, S.FETCHING_DATA, fetch],
  ['after a cancelled one too', S.CANCELLED, { type: 'retry-pressed' }, S.FETCHING_DATA, fetch],
  ['a link that leads nowhere', S.REDIRECT, { type: 'link-refused' }, S.STRANDED],
  ['back from where it led', S.REDIRECT, { type: 'returned' }, S.FETCHING_DATA, fetch],
  ['back from the result', S.LOADING, { type: 'returned' }, S.FETCHING_DATA, fetch],
];

testRows(step, rows);

describe('nothing is sent', () => {
  test.each(['', '0,5', '12,55', 'x'])('for %j euro', (typed) => {
    const state: RechargeState = { ...S.AWAIT_AMOUNT, choice: { kind: 'custom', typed } };
    expect(step(state, { type: 'recharge-pressed' })).toEqual({ state });
  });

  test('without a method', () => {
    const state: RechargeState = { ...S.AWAIT_AMOUNT, data: { ...data, config: { amountType: null, payWith: null } } };
    expect(step(state, { type: 'recharge-pressed' })).toEqual({ state });
  });

  test.each(['unread', 'busy', 'unexpected'] as const)('and nobody begins again while it is %s', (doubt) => {
    const state: RechargeState = { ...S.UNSURE, doubt, balanceCents: null };
    expect(step(state, { type: 'restart-pressed' })).toEqual({ state });
  });
});

const events: readonly RechargeEvent[] = [
  { type: 'opened' },
  { type: 'fetched', data },
  { type: 'fetch-failed', failure: { kind: 'network' } },
  { type: 'doubted' },
  { type: 'retry-pressed' },
  { type: 'chosen', choice },
  { type: 'recharge-pressed' },
  answer('redirect'),
  reconciled({ type: 'unread' }),
  { type: 'follow-pressed' },
  { type: 'restart-pressed' },
  { type: 'link-refused' },
  { type: 'returned' },
];
testForeign(step, Object.values(S), events, {
  FETCHING_DATA: ['opened', 'fetched', 'fetch-failed', 'doubted'],
  ERROR_FETCHING_DATA: ['retry-pressed'],
  AWAIT_AMOUNT: ['chosen', 'recharge-pressed'],
  SENDING_DATA: ['submitted'],
  LOADING: ['returned'],
  REDIRECT: ['link-refused', 'returned'],
  ERROR: ['retry-pressed'],
  CANCELLED: ['retry-pressed'],
  CHECKING: ['reconciled'],
  UNSURE: ['retry-pressed', 'restart-pressed'],
  DONE: ['restart-pressed'],
  STARTED: ['restart-pressed', 'follow-pressed'],
  STRANDED: [],
});
