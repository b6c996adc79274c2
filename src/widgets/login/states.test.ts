/** The states of the three sign-ins: each of the specification exists, and is reached from the start by facts alone. */
import { expect, test } from 'vitest';
import { type EmailLoginEvent, startEmailLogin, step as emailStep } from './email-login.flow.ts';
import { type LoginEvent, type LoginState, step as loginStep } from './login.flow.ts';
import type { LandingMedium } from '../shared/rules/landing-medium.ts';
import { createStep, type TokenLoginEvent, type TokenLoginState } from './token-login.flow.ts';

/** The names of every state that the events can lead to. */
function reach<State extends { readonly name: string }, Event>(
  start: State,
  step: (state: State, event: Event) => { readonly state: State },
  events: readonly Event[],
): Set<string> {
  const seen = new Map<string, State>();
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const key = JSON.stringify(state);
    if (seen.has(key)) continue;
    seen.set(key, state);
    for (const event of events) open.push(step(state, event).state);
  }
  return new Set([...seen.values()].map(({ name }) => name));
}

test('the sign-in by a provider (part 1 §4 ‘Login’)', () => {
  const events: LoginEvent[] = [
    { type: 'opened', isReturning: false, provider: null },
    { type: 'opened', isReturning: true, provider: null },
    { type: 'redirect-checked', outcome: { kind: 'none' } },
    { type: 'redirect-checked', outcome: { kind: 'signed-in', idToken: 't' } },
    { type: 'redirect-checked', outcome: { kind: 'account-exists', email: 'a@b.it', original: null } },
    { type: 'redirect-checked', outcome: { kind: 'failed', provider: 'microsoft' } },
    { type: 'redirect-checked', outcome: { kind: 'failed', provider: 'google' } },
    { type: 'provider-chosen', provider: 'google', email: null },
    { type: 'session-started' },
    { type: 'session-made' },
    { type: 'session-failed' },
  ];
  expect([...reach<LoginState, LoginEvent>({ name: 'CHECK_REDIRECT_RESULT' }, loginStep, events)].sort()).toEqual(
    [
      'CHECK_REDIRECT_RESULT',
      'CHECKING_REDIRECT_RESULT',
      'DO_LOGIN',
      'DOING_LOGIN',
      'END_LOGIN',
      'SETTING_COOKIE',
      'ERROR_SETTING_COOKIE',
      'ERROR_VERIFY_LOGIN',
      'MICROSOFT_ERROR',
      'ERROR_SIGN_WITH_REDIRECT',
      // Ours.
      'LEFT',
    ].sort(),
  );
});

test('the sign-in by e-mail (part 2 §4 ‘Email login’)', () => {
  const email = 'demo@pausa.test';
  const events: EmailLoginEvent[] = [
    { type: 'email-entered', email, skipsDomain: false },
    { type: 'email-entered', email, skipsDomain: true },
    { type: 'domain-known', provider: 'email' },
    { type: 'domain-known', provider: 'google' },
    ...[['password'], [], ['google.com'], ['github.com']].map((methods): EmailLoginEvent => ({
      type: 'methods-known',
      methods,
      isReturning: false,
    })),
    { type: 'password-entered', password: 'pranzo123' },
    { type: 'password-entered', password: '12345' },
    { type: 'signed-in', idToken: 't' },
    { type: 'sign-in-failed', reason: 'wrong-credentials' },
    { type: 'account-exists', original: 'google' },
    { type: 'account-exists', original: null },
    { type: 'session-started' },
    { type: 'session-made' },
    { type: 'session-failed' },
    { type: 'email-sent' },
    { type: 'register-pressed' },
    { type: 'registered' },
  ];
  expect([...reach(startEmailLogin(''), emailStep, events)].sort()).toEqual(
    [
      'START_LOGIN',
      'CHECK_USER_DOMAIN',
      'CHECK_USER',
      'AWAITING_PASSWORD',
      'EMAIL_RESET_PASSWORD_SENDED',
      'REGISTER_NEW_USER',
      'USER_REGISTERED',
      'UNMANAGED_PROVIDER',
      'INVALID_PASSWORD',
      'AWATING_FIREBASE_LOGIN',
      'END_LOGIN_WITH_EMAIL',
      'SETTING_COOKIE',
      'ERROR_AWAITING_PASSWORD',
      'ERROR_VERIFY_LOGIN',
      'ERROR_DURING_VERIFY_LOGIN',
      'ERROR_SETTING_COOKIE',
      // Ours.
      'SENDING_EMAIL',
      'LEFT',
    ].sort(),
  );
});

test('the sign-in by a link (part 2 §4 ‘Token login’)', () => {
  const events: TokenLoginEvent[] = [
    { type: 'opened', mode: 'resetPassword', oobCode: 'codice' },
    { type: 'opened', mode: 'signIn', oobCode: 'codice' },
    { type: 'code-valid', email: 'a@b.it' },
    { type: 'password-entered', password: 'pranzo123' },
    { type: 'password-set', password: 'pranzo123' },
    { type: 'signed-in', idToken: 't' },
    { type: 'sign-in-failed' },
    { type: 'session-made' },
    { type: 'session-failed', idToken: 't' },
  ];
  const reached = (['nfc', 'qr-code', null] as (LandingMedium | null)[]).flatMap((medium) => [
    ...reach<TokenLoginState, TokenLoginEvent>({ name: 'CHECK_ACTION_CODE' }, createStep(medium, 'codice'), events),
  ]);
  expect([...new Set(reached)].sort()).toEqual(
    [
      'CHECK_ACTION_CODE',
      'ERROR_CHECKING_ACTION_CODE',
      'START_PASSWORD_RESET',
      'RESET_PASSWORD',
      'DO_LOGIN',
      'DO_REDIRECT',
      'SHOW_USE_NFC',
      'SHOW_SCAN_QRCODE',
      // Ours: the specification gives the last its sentence (022), and no name to either.
      'ERROR_DO_LOGIN',
      'ERROR_SETTING_COOKIE',
      'LEFT',
    ].sort(),
  );
});
