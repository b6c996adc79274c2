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

const AT_PAYMENT = { type: 'internal', link: '/payment/u1' } as const;
type Outcome = Extract<ThreeDSecureEvent, { type: 'outcome-read' }>['outcome'];
const movedOn = (actionType: 'redirect' | 'error' | 'loading' | 'collectPI' | 'cancelled'): Outcome => ({
  kind: 'moved-on',
  link: actionType === 'redirect' ? LINK : AT_PAYMENT,
  actionType,
});
const reads = (outcome: Outcome): ThreeDSecureEvent => ({ type: 'outcome-read', outcome });
const OPEN = reads({ kind: 'open' });
const UNLISTED = reads({ kind: 'unlisted' });

type ErrorState = Extract<ThreeDSecureState, { name: 'ERROR' }>;
const error = (known: ErrorState['known'], retry: ErrorState['retry'], sentence: string | null = null): ThreeDSecureState => ({
  name: 'ERROR',
  sentence,
  known,
  retry,
});
/** Something failed, and the payment is read before that is said. */
const reading = (
  after: Partial<Extract<ThreeDSecureState, { name: 'READ_OUTCOME' }>['after']> = {},
): Extract<ThreeDSecureState, { name: 'READ_OUTCOME' }> => ({
  name: 'READ_OUTCOME',
  after: { sentence: null, isRefusal: false, isCancel: false, ...after },
});

const STATES: Readonly<Record<ThreeDSecureState['name'], ThreeDSecureState>> = {
  READ_PAYMENT: { name: 'READ_PAYMENT' },
  FETCH_FLOW: { name: 'FETCH_FLOW' },
  AWAIT_CARDHOLDER_NAME: { name: 'AWAIT_CARDHOLDER_NAME', flow: FLOW, code: null },
  SAVE_CARDHOLDER_NAME: { name: 'SAVE_CARDHOLDER_NAME', flow: FLOW, code: null },
  VERIFY_CARD: { name: 'VERIFY_CARD', flow: FLOW },
  SEND_NONCE: { name: 'SEND_NONCE', flow: FLOW },
  READ_OUTCOME: reading(),
  CANCEL: { name: 'CANCEL' },
  DONE: { name: 'DONE' },
  ERROR: error('open', 'start'),
};

const EVENTS: Readonly<Record<ThreeDSecureEvent['type'], ThreeDSecureEvent>> = {
  opened: { type: 'opened' },
  'outcome-read': OPEN,
  'flow-fetched': { type: 'flow-fetched', flow: FLOW },
  'name-entered': { type: 'name-entered', cardholderName: 'Giulia Bianchi' },
  'name-saved': { type: 'name-saved' },
  'name-refused': { type: 'name-refused', code: '20143' },
  verified: { type: 'verified', card: CARD },
  'moved-on': { type: 'moved-on', link: LINK },
  refused: { type: 'refused', sentence: 'No.' },
  failed: { type: 'failed', sentence: null },
  cancelled: { type: 'cancelled' },
  'retry-pressed': { type: 'retry-pressed' },
  'cancel-pressed': { type: 'cancel-pressed' },
};

type Row = [from: ThreeDSecureState, event: ThreeDSecureEvent, to: ThreeDSecureState, command?: ThreeDSecureCommand];
const nameless = (cardholderName: string | null): Flow => ({ ...FLOW, cardholderName });
const READING = { type: 'read-outcome' } as const;
const FOLLOWED = [STATES.DONE, { type: 'follow', link: LINK }] as const;
const TO_PAYMENT = [STATES.DONE, { type: 'follow', link: AT_PAYMENT }] as const;
const CANCELLING = [STATES.CANCEL, { type: 'cancel' }] as const;

const table: Row[] = [
  [STATES.READ_PAYMENT, EVENTS.opened, STATES.READ_PAYMENT, { type: 'read-payment' }],
  [STATES.READ_PAYMENT, OPEN, STATES.FETCH_FLOW, { type: 'fetch-flow' }],
  [STATES.READ_PAYMENT, UNLISTED, STATES.FETCH_FLOW, { type: 'fetch-flow' }],
  [STATES.READ_PAYMENT, reads(movedOn('redirect')), ...FOLLOWED],
  ...(['error', 'loading', 'collectPI', 'cancelled'] as const).map((why): Row => [STATES.READ_PAYMENT, reads(movedOn(why)), ...TO_PAYMENT]),
  [STATES.READ_PAYMENT, EVENTS.failed, error('unknown', 'start')],
  [STATES.FETCH_FLOW, EVENTS['flow-fetched'], STATES.VERIFY_CARD, { type: 'verify', flow: FLOW }],
  ...[null, '', '  '].map((name): Row => [
    STATES.FETCH_FLOW,
    { type: 'flow-fetched', flow: nameless(name) },
    { name: 'AWAIT_CARDHOLDER_NAME', flow: nameless(name), code: null },
  ]),
  [STATES.FETCH_FLOW, EVENTS.failed, reading(), READING],
  [
    STATES.AWAIT_CARDHOLDER_NAME,
    EVENTS['name-entered'],
    STATES.SAVE_CARDHOLDER_NAME,
    { type: 'save-name', cardholderName: 'Giulia Bianchi' },
  ],
  [STATES.SAVE_CARDHOLDER_NAME, EVENTS['name-saved'], STATES.VERIFY_CARD, { type: 'verify', flow: FLOW }],
  [STATES.SAVE_CARDHOLDER_NAME, EVENTS['name-refused'], { name: 'AWAIT_CARDHOLDER_NAME', flow: FLOW, code: '20143' }],
  [STATES.SAVE_CARDHOLDER_NAME, { type: 'name-refused', code: null }, { name: 'AWAIT_CARDHOLDER_NAME', flow: FLOW, code: '20141' }],
  [STATES.VERIFY_CARD, EVENTS.verified, STATES.SEND_NONCE, { type: 'send', nonce: 'verified' }],
  [STATES.VERIFY_CARD, { type: 'verified', card: { ...CARD, status: 'authenticate_failed' } }, reading(), READING],
  [STATES.VERIFY_CARD, EVENTS.failed, reading(), READING],
  [STATES.SEND_NONCE, EVENTS['moved-on'], ...FOLLOWED],
  [STATES.SEND_NONCE, EVENTS.refused, reading({ sentence: 'No.', isRefusal: true }), READING],
  [STATES.SEND_NONCE, { type: 'failed', sentence: 'No.' }, reading({ sentence: 'No.' }), READING],
  [STATES.CANCEL, EVENTS.cancelled, STATES.DONE, { type: 'leave' }],
  [STATES.CANCEL, EVENTS['moved-on'], ...FOLLOWED],
  [STATES.CANCEL, EVENTS.refused, reading({ sentence: 'No.', isRefusal: true, isCancel: true }), READING],
  [STATES.CANCEL, EVENTS.failed, reading({ isCancel: true }), READING],
  [reading({ sentence: 'No.' }), OPEN, error('open', 'start', 'No.')],
  [reading({ sentence: 'No.' }), UNLISTED, error('unknown', 'read-outcome', 'No.')],
  [reading({ sentence: 'No.' }), EVENTS.failed, error('unknown', 'read-outcome', 'No.')],
  [reading(), reads(movedOn('redirect')), ...FOLLOWED],
  ...(['error', 'loading', 'collectPI', 'cancelled'] as const).map((why): Row => [reading(), reads(movedOn(why)), ...TO_PAYMENT]),
  [reading({ isRefusal: true }), OPEN, error('open', 'start')],
  [reading({ isRefusal: true, sentence: 'No.' }), reads(movedOn('error')), error('refused', 'start', 'No.')],
  [reading({ isRefusal: true }), reads(movedOn('redirect')), ...FOLLOWED],
  [reading({ isCancel: true }), OPEN, error('open', 'cancel')],
  [reading({ isCancel: true }), UNLISTED, error('unknown', 'cancel')],
  [reading({ isCancel: true }), EVENTS.failed, error('unknown', 'cancel')],
  [reading({ isCancel: true }), reads(movedOn('cancelled')), STATES.DONE, { type: 'leave' }],
  [reading({ isCancel: true }), reads(movedOn('redirect')), ...FOLLOWED],
  [reading({ isCancel: true, isRefusal: true, sentence: 'No.' }), reads(movedOn('error')), error('refused', 'cancel', 'No.')],
  [STATES.DONE, EVENTS.failed, error('unknown', 'read-outcome')],
  [error('open', 'start'), EVENTS['retry-pressed'], STATES.READ_PAYMENT, { type: 'read-payment' }],
  [error('unknown', 'read-outcome', 'No.'), EVENTS['retry-pressed'], reading({ sentence: 'No.' }), READING],
  [error('open', 'cancel'), EVENTS['retry-pressed'], ...CANCELLING],
  ...(['READ_PAYMENT', 'FETCH_FLOW', 'AWAIT_CARDHOLDER_NAME', 'VERIFY_CARD', 'ERROR'] as const).map((name): Row => [
    STATES[name],
    EVENTS['cancel-pressed'],
    ...CANCELLING,
  ]),
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
