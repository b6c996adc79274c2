import { describe, expect, test } from 'vitest';
import { testForeign, testTable } from '../shared/flow/test-kit.ts';
import { type Flow, isAccepted, step, type ThreeDSecureEvent, type ThreeDSecureState } from './three-d-secure.ts';

const FLOW: Flow = {
  token: 'token',
  nonce: 'nonce',
  bin: '400000',
  amount: 1000,
  threeDSecureParameters: { additionalInformation: {} },
  cardholderName: 'Giulia Bianchi',
  cardLabel: 'Carta •••• 1091',
};
const after = { code: 20141, sentence: null, isRefusal: false, isCancel: false };

/** Those of this step; what it shares with the others is in `payment-step.test.ts`. */
const S = {
  READ_PAYMENT: { name: 'READ_PAYMENT' },
  FETCH_FLOW: { name: 'FETCH_FLOW' },
  AWAIT_CARDHOLDER_NAME: { name: 'AWAIT_CARDHOLDER_NAME', flow: FLOW, code: null },
  SAVE_CARDHOLDER_NAME: { name: 'SAVE_CARDHOLDER_NAME', flow: FLOW, code: null },
  VERIFY_CARD: { name: 'VERIFY_CARD', flow: FLOW },
  SEND: { name: 'SEND' },
} as const satisfies Record<string, ThreeDSecureState>;

type Row = [
  from: ThreeDSecureState,
  event: ThreeDSecureEvent,
  to: ThreeDSecureState,
  command?: NonNullable<ReturnType<typeof step>['command']>,
];
const nameless = (cardholderName: string | null): Flow => ({ ...FLOW, cardholderName });
const entered: ThreeDSecureEvent = { type: 'name-entered', cardholderName: 'Giulia Bianchi' };
const failed: ThreeDSecureEvent = { type: 'failed', sentence: null };
const AWAIT = S.AWAIT_CARDHOLDER_NAME;
const READ_AFTER = [{ name: 'READ_OUTCOME', after }, { type: 'read-outcome' }] as const;

const table: Row[] = [
  [S.READ_PAYMENT, { type: 'outcome-read', outcome: { kind: 'open' } }, S.FETCH_FLOW, { type: 'fetch-flow' }],
  [S.FETCH_FLOW, { type: 'flow-fetched', flow: FLOW }, S.VERIFY_CARD, { type: 'verify', flow: FLOW }],
  ...[null, '', '  '].map((name): Row => [
    S.FETCH_FLOW,
    { type: 'flow-fetched', flow: nameless(name) },
    { ...AWAIT, flow: nameless(name) },
  ]),
  [S.FETCH_FLOW, failed, ...READ_AFTER],
  [AWAIT, entered, S.SAVE_CARDHOLDER_NAME, { type: 'save-name', cardholderName: 'Giulia Bianchi' }],
  [S.SAVE_CARDHOLDER_NAME, { type: 'name-saved' }, S.VERIFY_CARD, { type: 'verify', flow: FLOW }],
  [S.SAVE_CARDHOLDER_NAME, { type: 'name-refused', code: '20143' }, { ...AWAIT, code: '20143' }],
  [S.SAVE_CARDHOLDER_NAME, { type: 'name-refused', code: null }, { ...AWAIT, code: '20141' }],
  [S.VERIFY_CARD, { type: 'proved', proof: 'verified' }, S.SEND, { type: 'send', proof: 'verified' }],
  [S.VERIFY_CARD, failed, ...READ_AFTER],
  // Cancelled, the person goes back in history.
  [
    { name: 'CANCEL' },
    { type: 'cancelled', link: { type: 'internal', link: '/payment/u1' } },
    { name: 'DONE', code: 20141 },
    { type: 'leave' },
  ],
];

testTable(step, table);

const events: readonly ThreeDSecureEvent[] = [
  { type: 'flow-fetched', flow: FLOW },
  entered,
  { type: 'name-saved' },
  { type: 'name-refused', code: null },
  { type: 'proved', proof: 'verified' },
];
testForeign(step, Object.values(S), events, {
  FETCH_FLOW: ['flow-fetched'],
  AWAIT_CARDHOLDER_NAME: ['name-entered'],
  SAVE_CARDHOLDER_NAME: ['name-saved', 'name-refused'],
  VERIFY_CARD: ['proved'],
});

describe('what the bank may say [P2-4.51]', () => {
  test.each(['authenticate_successful', 'authenticate_attempt_successful', 'authenticate_successful_issuer_not_participating'])(
    '%s is accepted',
    (status) => expect([true, false].map((hasLiabilityShifted) => isAccepted({ status, hasLiabilityShifted }))).toEqual([true, true]),
  );

  test('authentication_unavailable is accepted only when liability shifted', () =>
    expect([true, false].map((hasLiabilityShifted) => isAccepted({ status: 'authentication_unavailable', hasLiabilityShifted }))).toEqual([
      true,
      false,
    ]));

  test.each([
    'authenticate_failed',
    'authenticate_error',
    'authenticate_failed_acs_error',
    'authenticate_frictionless_failed',
    'authenticate_rejected',
    'authenticate_unable_to_authenticate',
    'challenge_required',
    'data_only_successful',
    'lookup_bypassed',
    'lookup_card_error',
    'lookup_enrolled',
    'lookup_error',
    'lookup_failed_acs_error',
    'lookup_not_enrolled',
    'unsupported_account_type',
    'unsupported_card',
    'AUTHENTICATE_SUCCESSFUL',
    'authenticate_successful ',
    '',
    'a word that does not exist yet',
  ])('%j is refused, whatever is said of liability', (status) =>
    expect([true, false].map((hasLiabilityShifted) => isAccepted({ status, hasLiabilityShifted }))).toEqual([false, false]),
  );
});
