import { describe, expect, test } from 'vitest';
import { testForeign, testTable } from '../shared/flow/test-kit.ts';
import {
  cleanEmail,
  type EmailLoginCommand,
  type EmailLoginEvent,
  type EmailLoginState,
  startEmailLogin,
  step,
} from './email-login.flow.ts';

const email = 'demo@pausa.test';
type Name = EmailLoginState['name'];

const STATES = {
  START_LOGIN: { name: 'START_LOGIN', email, problem: null },
  CHECK_USER_DOMAIN: { name: 'CHECK_USER_DOMAIN', email },
  CHECK_USER: { name: 'CHECK_USER', email },
  AWAITING_PASSWORD: { name: 'AWAITING_PASSWORD', email, problem: null },
  INVALID_PASSWORD: { name: 'INVALID_PASSWORD', email },
  ERROR_AWAITING_PASSWORD: { name: 'ERROR_AWAITING_PASSWORD', email },
  SENDING_EMAIL: { name: 'SENDING_EMAIL', email, isRecovery: true },
  EMAIL_RESET_PASSWORD_SENDED: { name: 'EMAIL_RESET_PASSWORD_SENDED', email },
  REGISTER_NEW_USER: { name: 'REGISTER_NEW_USER', email, isPending: false, hasFailed: false },
  USER_REGISTERED: { name: 'USER_REGISTERED', email },
  UNMANAGED_PROVIDER: { name: 'UNMANAGED_PROVIDER', email, providers: 'github.com' },
  AWATING_FIREBASE_LOGIN: { name: 'AWATING_FIREBASE_LOGIN', email },
  END_LOGIN_WITH_EMAIL: { name: 'END_LOGIN_WITH_EMAIL', email },
  SETTING_COOKIE: { name: 'SETTING_COOKIE', email },
  ERROR_SETTING_COOKIE: { name: 'ERROR_SETTING_COOKIE', email },
  ERROR_VERIFY_LOGIN: { name: 'ERROR_VERIFY_LOGIN', email, original: 'google' },
  ERROR_DURING_VERIFY_LOGIN: { name: 'ERROR_DURING_VERIFY_LOGIN', email },
  LEFT: { name: 'LEFT' },
} as const satisfies Record<Name, EmailLoginState>;

const REGISTERING: EmailLoginState = { ...STATES.REGISTER_NEW_USER, isPending: true };

const EVENTS: Readonly<Record<EmailLoginEvent['type'], EmailLoginEvent>> = {
  'email-entered': { type: 'email-entered', email, skipsDomain: false },
  'domain-known': { type: 'domain-known', provider: 'email' },
  'methods-known': { type: 'methods-known', methods: ['password'], isReturning: false },
  'check-failed': { type: 'check-failed', reason: 'offline' },
  'password-entered': { type: 'password-entered', password: 'pranzo123' },
  'password-edited': { type: 'password-edited' },
  'signed-in': { type: 'signed-in', idToken: 'token' },
  'sign-in-failed': { type: 'sign-in-failed', reason: 'wrong-credentials' },
  'account-exists': { type: 'account-exists', original: 'google' },
  'original-pressed': { type: 'original-pressed' },
  'session-started': { type: 'session-started' },
  'session-made': { type: 'session-made' },
  'session-failed': { type: 'session-failed' },
  'recover-pressed': { type: 'recover-pressed' },
  'email-sent': { type: 'email-sent' },
  'email-failed': { type: 'email-failed' },
  'register-pressed': { type: 'register-pressed' },
  registered: { type: 'registered' },
  'register-failed': { type: 'register-failed' },
  'have-password-pressed': { type: 'have-password-pressed' },
  'retry-pressed': { type: 'retry-pressed' },
  cancelled: { type: 'cancelled' },
};

describe('transitions', () => {
  const table: [from: EmailLoginState, event: EmailLoginEvent, to: EmailLoginState, command?: EmailLoginCommand][] = [
    [STATES.START_LOGIN, EVENTS['email-entered'], STATES.CHECK_USER_DOMAIN, { type: 'check-domain', email }],
    [STATES.START_LOGIN, { type: 'email-entered', email, skipsDomain: true }, STATES.CHECK_USER, { type: 'check-user', email }],
    [
      STATES.START_LOGIN,
      { type: 'email-entered', email: ' de mo@\tpausa.test\n', skipsDomain: true },
      STATES.CHECK_USER,
      { type: 'check-user', email },
    ],
    [
      STATES.START_LOGIN,
      { type: 'email-entered', email: 'demo', skipsDomain: false },
      { name: 'START_LOGIN', email: 'demo', problem: 'invalid-email' },
    ],
    [STATES.CHECK_USER_DOMAIN, { type: 'domain-known', provider: 'email' }, STATES.CHECK_USER, { type: 'check-user', email }],
    [
      STATES.CHECK_USER_DOMAIN,
      { type: 'domain-known', provider: 'google' },
      STATES.LEFT,
      { type: 'go-to-provider', email, provider: 'google' },
    ],
    [
      STATES.CHECK_USER_DOMAIN,
      { type: 'domain-known', provider: 'microsoft' },
      STATES.LEFT,
      { type: 'go-to-provider', email, provider: 'microsoft' },
    ],
    [STATES.CHECK_USER_DOMAIN, { type: 'check-failed', reason: 'provider' }, { name: 'START_LOGIN', email, problem: 'provider' }],
    [STATES.CHECK_USER, { type: 'check-failed', reason: 'offline' }, { name: 'START_LOGIN', email, problem: 'offline' }],
    [STATES.CHECK_USER, { type: 'methods-known', methods: ['password'], isReturning: false }, STATES.AWAITING_PASSWORD],
    [STATES.CHECK_USER, { type: 'methods-known', methods: ['google.com', 'password'], isReturning: false }, STATES.AWAITING_PASSWORD],
    ...['google.com', 'microsoft.com', 'emailLink'].map((method): (typeof table)[number] => [
      STATES.CHECK_USER,
      { type: 'methods-known', methods: [method], isReturning: false },
      { name: 'SENDING_EMAIL', email, isRecovery: false },
      { type: 'send-link', email },
    ]),
    // An empty list may be a person unknown or a provider that will not tell: both ways stay open.
    [STATES.CHECK_USER, { type: 'methods-known', methods: [], isReturning: false }, STATES.REGISTER_NEW_USER],
    [STATES.CHECK_USER, { type: 'methods-known', methods: [], isReturning: true }, STATES.AWAITING_PASSWORD],
    [
      STATES.CHECK_USER,
      { type: 'methods-known', methods: ['github.com', 'apple.com'], isReturning: false },
      { name: 'UNMANAGED_PROVIDER', email, providers: 'github.com, apple.com' },
    ],
    [STATES.SENDING_EMAIL, EVENTS['email-sent'], STATES.EMAIL_RESET_PASSWORD_SENDED],
    [STATES.SENDING_EMAIL, EVENTS['email-failed'], { name: 'AWAITING_PASSWORD', email, problem: 'reset' }],
    [{ name: 'SENDING_EMAIL', email, isRecovery: false }, EVENTS['email-failed'], { name: 'START_LOGIN', email, problem: 'provider' }],
    [STATES.REGISTER_NEW_USER, EVENTS['register-pressed'], REGISTERING, { type: 'register', email }],
    [STATES.REGISTER_NEW_USER, EVENTS['have-password-pressed'], STATES.AWAITING_PASSWORD],
    [REGISTERING, EVENTS.registered, STATES.USER_REGISTERED],
    [REGISTERING, EVENTS['register-failed'], { ...STATES.REGISTER_NEW_USER, hasFailed: true }],
    [{ ...STATES.REGISTER_NEW_USER, hasFailed: true }, EVENTS['register-pressed'], REGISTERING, { type: 'register', email }],
    [STATES.AWAITING_PASSWORD, { type: 'password-entered', password: '' }, STATES.INVALID_PASSWORD],
    [STATES.AWAITING_PASSWORD, { type: 'password-entered', password: '12345' }, STATES.INVALID_PASSWORD],
    ...(['AWAITING_PASSWORD', 'INVALID_PASSWORD', 'ERROR_AWAITING_PASSWORD'] as const).flatMap((name): typeof table => [
      [
        STATES[name],
        { type: 'password-entered', password: '123456' },
        STATES.AWATING_FIREBASE_LOGIN,
        { type: 'sign-in', email, password: '123456' },
      ],
      [STATES[name], EVENTS['recover-pressed'], STATES.SENDING_EMAIL, { type: 'send-link', email }],
    ]),
    [STATES.INVALID_PASSWORD, EVENTS['password-edited'], STATES.AWAITING_PASSWORD],
    [STATES.ERROR_AWAITING_PASSWORD, EVENTS['password-edited'], STATES.AWAITING_PASSWORD],
    [STATES.AWATING_FIREBASE_LOGIN, EVENTS['signed-in'], STATES.END_LOGIN_WITH_EMAIL, { type: 'make-session', idToken: 'token' }],
    [STATES.END_LOGIN_WITH_EMAIL, EVENTS['session-started'], STATES.SETTING_COOKIE],
    [STATES.AWATING_FIREBASE_LOGIN, EVENTS['sign-in-failed'], STATES.ERROR_AWAITING_PASSWORD],
    ...(['offline', 'too-many-tries', 'provider'] as const).map((reason): (typeof table)[number] => [
      STATES.AWATING_FIREBASE_LOGIN,
      { type: 'sign-in-failed', reason },
      { name: 'AWAITING_PASSWORD', email, problem: reason },
    ]),
    [STATES.SETTING_COOKIE, EVENTS['session-made'], STATES.LEFT],
    [STATES.SETTING_COOKIE, EVENTS['session-failed'], STATES.ERROR_SETTING_COOKIE],
    [STATES.ERROR_SETTING_COOKIE, EVENTS['retry-pressed'], STATES.START_LOGIN],
    [STATES.AWATING_FIREBASE_LOGIN, EVENTS['account-exists'], STATES.ERROR_VERIFY_LOGIN],
    [
      STATES.AWATING_FIREBASE_LOGIN,
      { type: 'account-exists', original: 'microsoft' },
      { name: 'ERROR_VERIFY_LOGIN', email, original: 'microsoft' },
    ],
    [STATES.AWATING_FIREBASE_LOGIN, { type: 'account-exists', original: null }, STATES.ERROR_DURING_VERIFY_LOGIN],
    [STATES.ERROR_VERIFY_LOGIN, EVENTS['original-pressed'], STATES.LEFT, { type: 'go-to-provider', email, provider: 'google' }],
    [STATES.ERROR_DURING_VERIFY_LOGIN, EVENTS['retry-pressed'], STATES.START_LOGIN],
  ];
  testTable(step, table);

  test('Annulla leads back to the e-mail as typed, from wherever nothing is being made', () => {
    for (const state of Object.values(STATES)) {
      const next = step(state, EVENTS.cancelled);
      if (state.name === 'LEFT' || state.name === 'END_LOGIN_WITH_EMAIL' || state.name === 'SETTING_COOKIE')
        expect(next).toEqual({ state });
      else expect(next).toEqual({ state: STATES.START_LOGIN });
    }
  });
});

describe('events that a state does not handle', () => {
  /** The events that each state hears; all others are foreign to it. */
  const heard: Readonly<Record<Name, readonly EmailLoginEvent['type'][]>> = {
    START_LOGIN: ['email-entered', 'cancelled'],
    CHECK_USER_DOMAIN: ['domain-known', 'check-failed', 'cancelled'],
    CHECK_USER: ['methods-known', 'check-failed', 'cancelled'],
    AWAITING_PASSWORD: ['password-entered', 'recover-pressed', 'cancelled'],
    INVALID_PASSWORD: ['password-entered', 'password-edited', 'recover-pressed', 'cancelled'],
    ERROR_AWAITING_PASSWORD: ['password-entered', 'password-edited', 'recover-pressed', 'cancelled'],
    SENDING_EMAIL: ['email-sent', 'email-failed', 'cancelled'],
    EMAIL_RESET_PASSWORD_SENDED: ['cancelled'],
    REGISTER_NEW_USER: ['register-pressed', 'have-password-pressed', 'cancelled'],
    USER_REGISTERED: ['cancelled'],
    UNMANAGED_PROVIDER: ['cancelled'],
    AWATING_FIREBASE_LOGIN: ['signed-in', 'sign-in-failed', 'account-exists', 'cancelled'],
    ERROR_VERIFY_LOGIN: ['original-pressed', 'cancelled'],
    ERROR_DURING_VERIFY_LOGIN: ['retry-pressed', 'cancelled'],
    END_LOGIN_WITH_EMAIL: ['session-started'],
    SETTING_COOKIE: ['session-made', 'session-failed'],
    ERROR_SETTING_COOKIE: ['retry-pressed', 'cancelled'],
    LEFT: [],
  };
  testForeign(step, Object.values(STATES), Object.values(EVENTS), heard);

  test('while a registration is under way, nothing is sent a second time', () => {
    for (const type of ['register-pressed', 'have-password-pressed'] as const)
      expect(step(REGISTERING, EVENTS[type]).state).toBe(REGISTERING);
  });
});

describe('the e-mail', () => {
  test.each([
    [' demo@pausa.test ', 'demo@pausa.test'],
    ['de mo@pau sa.test', 'demo@pausa.test'],
    ['demo@pausa.test\r\n', 'demo@pausa.test'],
    ['\u00a0demo@pausa.test\u2003', 'demo@pausa.test'],
    ['', ''],
  ])('%j loses its white space', (typed, clean) => expect(cleanEmail(typed)).toBe(clean));

  test.each([
    '',
    'demo',
    'demo@',
    '@pausa.test',
    'demo@pausa',
    'a@b@c.it',
    'demo@pausa.test/x',
    'demo@pausa.test?x',
    'demo#@pausa.test',
    'a\\b@c.it',
  ])('%j is not one, and asks the server nothing', (typed) => {
    const next = step(STATES.START_LOGIN, { type: 'email-entered', email: typed, skipsDomain: false });
    expect(next).toEqual({ state: { name: 'START_LOGIN', email: typed, problem: 'invalid-email' } });
  });

  test.each(['a@b.it', 'nome.cognome+pranzo@mail.azienda.example', "d'angelo@pausa.test"])('%s is one', (typed) => {
    expect(step(STATES.START_LOGIN, { type: 'email-entered', email: typed, skipsDomain: false }).command).toEqual({
      type: 'check-domain',
      email: typed,
    });
  });
});

test('the prefilled e-mail stands in the field', () =>
  expect(startEmailLogin(email)).toEqual({ name: 'START_LOGIN', email, problem: null }));
