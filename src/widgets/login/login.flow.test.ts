import { describe, expect, test } from 'vitest';
import { testForeignPairs } from '../shared/flow/test-kit.ts';
import { type LoginEvent, type LoginState, step } from './login.flow.ts';

const fold = (state: LoginState, ...events: LoginEvent[]) =>
  events.reduce<ReturnType<typeof step>>((now, event) => step(now.state, event), { state });
const START: LoginState = { name: 'CHECK_REDIRECT_RESULT' };
const CHECKING: LoginState = { name: 'CHECKING_REDIRECT_RESULT' };

/** Part 1 §4 'Login', and part 2's error states. */
const STATES: readonly LoginState[] = [
  START,
  CHECKING,
  { name: 'DO_LOGIN' },
  { name: 'DOING_LOGIN', provider: 'google' },
  { name: 'SETTING_COOKIE' },
  { name: 'END_LOGIN' },
  { name: 'ERROR_SETTING_COOKIE' },
  { name: 'ERROR_VERIFY_LOGIN', email: 'a@b.it', original: 'email' },
  { name: 'MICROSOFT_ERROR' },
  { name: 'ERROR_SIGN_WITH_REDIRECT' },
  { name: 'LEFT' },
];

describe('coming to the login', () => {
  test('the choice is there at once when nobody comes back from a provider', () => {
    expect(step(START, { type: 'opened', isReturning: false, provider: null })).toEqual({ state: { name: 'DO_LOGIN' } });
  });

  test('a provider of the query is gone to by itself', () => {
    expect(step(START, { type: 'opened', isReturning: false, provider: 'microsoft' })).toEqual({
      state: { name: 'DOING_LOGIN', provider: 'microsoft' },
      command: { type: 'redirect', provider: 'microsoft', email: null },
    });
  });

  test('but not again by who comes back from it: Back and refusals must not loop', () => {
    expect(step(START, { type: 'opened', isReturning: true, provider: 'microsoft' })).toEqual({
      state: { name: 'CHECKING_REDIRECT_RESULT' },
      command: { type: 'check-redirect' },
    });
  });
});

describe('what a redirect brings back', () => {
  test.each([
    [{ kind: 'none' }, { state: { name: 'DO_LOGIN' } }],
    [
      { kind: 'signed-in', idToken: 't' },
      { state: { name: 'END_LOGIN' }, command: { type: 'make-session', idToken: 't' } },
    ],
    [
      { kind: 'account-exists', email: 'a@b.it', original: 'google' },
      { state: { name: 'ERROR_VERIFY_LOGIN', email: 'a@b.it', original: 'google' } },
    ],
    [{ kind: 'failed', provider: 'microsoft' }, { state: { name: 'MICROSOFT_ERROR' } }],
    [{ kind: 'failed', provider: 'google' }, { state: { name: 'ERROR_SIGN_WITH_REDIRECT' } }],
    [{ kind: 'failed', provider: null }, { state: { name: 'ERROR_SIGN_WITH_REDIRECT' } }],
  ] as const)('%o', (outcome, next) => {
    expect(step(CHECKING, { type: 'redirect-checked', outcome })).toEqual(next);
  });
});

test('the session is made, or its failure leads back to the choice', () => {
  expect(step({ name: 'END_LOGIN' }, { type: 'session-started' })).toEqual({ state: { name: 'SETTING_COOKIE' } });
  expect(step({ name: 'SETTING_COOKIE' }, { type: 'session-made' })).toEqual({ state: { name: 'LEFT' } });
  expect(fold({ name: 'SETTING_COOKIE' }, { type: 'session-failed' }).state).toEqual({ name: 'ERROR_SETTING_COOKIE' });
  expect(fold({ name: 'SETTING_COOKIE' }, { type: 'session-failed' }).command).toBeUndefined();
});

test.each(STATES.filter(({ name }) => /^(ERROR|MICROSOFT)/.test(name)))('$name is left by retrying', (state) => {
  expect(step(state, { type: 'retry-pressed' }).state).toEqual({ name: 'DO_LOGIN' });
});

test('who chooses another way than the original leaves no credential behind', () => {
  const conflict: LoginState = { name: 'ERROR_VERIFY_LOGIN', email: 'a@b.it', original: 'email' };
  expect(step(conflict, { type: 'retry-pressed' }).command).toEqual({ type: 'forget-credential' });
});

test('after a conflict the original provider is gone to with the e-mail', () => {
  expect(
    step(
      { name: 'ERROR_VERIFY_LOGIN', email: 'a@b.it', original: 'google' },
      { type: 'provider-chosen', provider: 'google', email: 'a@b.it' },
    ),
  ).toEqual({
    state: { name: 'DOING_LOGIN', provider: 'google' },
    command: { type: 'redirect', provider: 'google', email: 'a@b.it' },
  });
});

describe('events foreign to a state leave it as it is, and cause nothing', () => {
  const HEARD: Readonly<Record<LoginEvent['type'], readonly LoginState['name'][]>> = {
    opened: ['CHECK_REDIRECT_RESULT'],
    'redirect-checked': ['CHECKING_REDIRECT_RESULT'],
    'provider-chosen': ['DO_LOGIN', 'ERROR_VERIFY_LOGIN', 'MICROSOFT_ERROR', 'ERROR_SIGN_WITH_REDIRECT'],
    'redirect-failed': ['DOING_LOGIN'],
    'session-started': ['END_LOGIN'],
    'session-made': ['SETTING_COOKIE'],
    'session-failed': ['SETTING_COOKIE'],
    'retry-pressed': ['ERROR_SETTING_COOKIE', 'MICROSOFT_ERROR', 'ERROR_SIGN_WITH_REDIRECT', 'ERROR_VERIFY_LOGIN'],
  };
  const EVENTS: readonly LoginEvent[] = [
    { type: 'opened', isReturning: false, provider: null },
    { type: 'redirect-checked', outcome: { kind: 'none' } },
    { type: 'provider-chosen', provider: 'google', email: null },
    { type: 'redirect-failed', provider: 'google' },
    { type: 'session-started' },
    { type: 'session-made' },
    { type: 'session-failed' },
    { type: 'retry-pressed' },
  ];
  testForeignPairs(
    step,
    EVENTS.flatMap((event) => STATES.filter(({ name }) => !HEARD[event.type].includes(name)).map((state) => [state, event] as const)),
  );
});
