import { describe, expect, test } from 'vitest';
import {
  type Flow,
  isAccepted,
  step,
  type ThreeDSecureCommand,
  type ThreeDSecureEvent,
  type ThreeDSecureState,
} from './three-d-secure.flow.ts';

const FLOW: Flow = {
  token: 'token',
  nonce: 'nonce',
  bin: '400000',
  amount: 1000,
  threeDSecureParameters: { additionalInformation: {} },
  cardholderName: 'Giulia Bianchi',
  cardLabel: 'Carta •••• 1091',
};
const LINK = { type: 'internal', link: '/wallet/recharge/u1' } as const;
const CARD = { nonce: 'verified', status: 'authenticate_successful', hasLiabilityShifted: true };

const error = (retry: 'verify' | 'read-outcome' | 'cancel', sentence: string | null = null): ThreeDSecureState => ({
  name: 'ERROR',
  code: '20141',
  sentence,
  retry,
});

const STATES: Readonly<Record<ThreeDSecureState['name'], ThreeDSecureState>> = {
  FETCH_FLOW: { name: 'FETCH_FLOW' },
  AWAIT_CARDHOLDER_NAME: { name: 'AWAIT_CARDHOLDER_NAME', flow: FLOW, code: null },
  SAVE_CARDHOLDER_NAME: { name: 'SAVE_CARDHOLDER_NAME', flow: FLOW, code: null },
  VERIFY_CARD: { name: 'VERIFY_CARD', flow: FLOW },
  SEND_NONCE: { name: 'SEND_NONCE', flow: FLOW },
  READ_OUTCOME: { name: 'READ_OUTCOME' },
  CANCEL: { name: 'CANCEL' },
  DONE: { name: 'DONE' },
  ERROR: error('verify'),
};

const EVENTS: Readonly<Record<ThreeDSecureEvent['type'], ThreeDSecureEvent>> = {
  opened: { type: 'opened' },
  'flow-fetched': { type: 'flow-fetched', flow: FLOW },
  'name-entered': { type: 'name-entered', cardholderName: 'Giulia Bianchi' },
  'name-saved': { type: 'name-saved' },
  'name-refused': { type: 'name-refused', code: '20143' },
  verified: { type: 'verified', card: CARD },
  'moved-on': { type: 'moved-on', link: LINK },
  'still-open': { type: 'still-open' },
  failed: { type: 'failed', sentence: null },
  'outcome-unknown': { type: 'outcome-unknown' },
  cancelled: { type: 'cancelled' },
  'retry-pressed': { type: 'retry-pressed' },
  'cancel-pressed': { type: 'cancel-pressed' },
};

type Row = [from: ThreeDSecureState, event: ThreeDSecureEvent, to: ThreeDSecureState, command?: ThreeDSecureCommand];
const nameless = (cardholderName: string | null): Flow => ({ ...FLOW, cardholderName });

const table: Row[] = [
  [STATES.FETCH_FLOW, EVENTS.opened, STATES.FETCH_FLOW, { type: 'fetch-flow' }],
  [STATES.FETCH_FLOW, EVENTS['flow-fetched'], STATES.VERIFY_CARD, { type: 'verify', flow: FLOW }],
  ...[null, '', '  '].map((name): Row => [
    STATES.FETCH_FLOW,
    { type: 'flow-fetched', flow: nameless(name) },
    { name: 'AWAIT_CARDHOLDER_NAME', flow: nameless(name), code: null },
  ]),
  [STATES.FETCH_FLOW, EVENTS.failed, error('verify')],
  [STATES.FETCH_FLOW, EVENTS['cancel-pressed'], STATES.CANCEL, { type: 'cancel' }],
  [
    STATES.AWAIT_CARDHOLDER_NAME,
    EVENTS['name-entered'],
    STATES.SAVE_CARDHOLDER_NAME,
    { type: 'save-name', cardholderName: 'Giulia Bianchi' },
  ],
  [STATES.AWAIT_CARDHOLDER_NAME, EVENTS['cancel-pressed'], STATES.CANCEL, { type: 'cancel' }],
  [STATES.SAVE_CARDHOLDER_NAME, EVENTS['name-saved'], STATES.VERIFY_CARD, { type: 'verify', flow: FLOW }],
  [STATES.SAVE_CARDHOLDER_NAME, EVENTS['name-refused'], { name: 'AWAIT_CARDHOLDER_NAME', flow: FLOW, code: '20143' }],
  [STATES.SAVE_CARDHOLDER_NAME, { type: 'name-refused', code: null }, { name: 'AWAIT_CARDHOLDER_NAME', flow: FLOW, code: '20141' }],
  [STATES.VERIFY_CARD, EVENTS.verified, STATES.SEND_NONCE, { type: 'send', nonce: 'verified' }],
  [STATES.VERIFY_CARD, { type: 'verified', card: { ...CARD, status: 'authenticate_failed' } }, error('verify')],
  [STATES.VERIFY_CARD, EVENTS.failed, error('verify')],
  [STATES.VERIFY_CARD, EVENTS['cancel-pressed'], STATES.CANCEL, { type: 'cancel' }],
  [STATES.SEND_NONCE, EVENTS['moved-on'], STATES.DONE, { type: 'follow', link: LINK }],
  [STATES.SEND_NONCE, { type: 'failed', sentence: 'No.' }, error('verify', 'No.')],
  [STATES.SEND_NONCE, EVENTS['outcome-unknown'], STATES.READ_OUTCOME, { type: 'read-outcome' }],
  [STATES.READ_OUTCOME, EVENTS['moved-on'], STATES.DONE, { type: 'follow', link: LINK }],
  [STATES.READ_OUTCOME, EVENTS['still-open'], error('verify')],
  [STATES.READ_OUTCOME, EVENTS.failed, error('read-outcome')],
  [STATES.CANCEL, EVENTS.cancelled, STATES.DONE, { type: 'leave' }],
  [STATES.CANCEL, EVENTS.failed, error('cancel')],
  [STATES.CANCEL, EVENTS['moved-on'], STATES.DONE, { type: 'follow', link: LINK }],
  [STATES.DONE, EVENTS.failed, error('read-outcome')],
  [error('verify'), EVENTS['retry-pressed'], STATES.FETCH_FLOW, { type: 'fetch-flow' }],
  [error('read-outcome'), EVENTS['retry-pressed'], STATES.READ_OUTCOME, { type: 'read-outcome' }],
  [error('cancel'), EVENTS['retry-pressed'], STATES.CANCEL, { type: 'cancel' }],
  [STATES.ERROR, EVENTS['cancel-pressed'], STATES.CANCEL, { type: 'cancel' }],
];

test.each(table.map((row) => [row[0].name, row[1].type, row[2].name, row] as const))(
  '%s + %s = %s',
  (_, __, ___, [from, event, to, command]) =>
    expect(step(from, event)).toEqual(command === undefined ? { state: to } : { state: to, command }),
);

describe('a foreign event leaves the very same state', () => {
  const heard = (state: ThreeDSecureState, event: ThreeDSecureEvent) =>
    table.some(([from, { type }]) => from.name === state.name && type === event.type);
  const foreign = Object.values(STATES).flatMap((state) =>
    Object.values(EVENTS)
      .filter((event) => !heard(state, event))
      .map((event) => [state.name, event.type, state, event] as const),
  );
  test.each(foreign)('%s: %s', (_, __, state, event) => {
    const next = step(state, event);
    expect(next.state).toBe(state);
    expect(next.command).toBeUndefined();
  });
});

describe('what the bank may say', () => {
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
