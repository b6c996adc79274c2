import { describe, expect, test } from 'vitest';
import { createStep, type TokenLoginState } from './token-login.flow.ts';

const step = createStep(null, 'codice');
const FORM: TokenLoginState = { name: 'START_PASSWORD_RESET', email: 'a@b.it', problem: null };

describe('a link is valid with mode resetPassword and a code only', () => {
  test.each([
    ['resetPassword', null],
    ['resetPassword', ''],
    ['signIn', 'codice'],
    [null, 'codice'],
    ['RESETPASSWORD', 'codice'],
  ])('mode %s, code %s is not', (mode, oobCode) => {
    expect(step({ name: 'CHECK_ACTION_CODE' }, { type: 'opened', mode, oobCode })).toEqual({
      state: { name: 'ERROR_CHECKING_ACTION_CODE', reason: 'invalid' },
    });
  });

  test('resetPassword with a code is checked', () => {
    expect(step({ name: 'CHECK_ACTION_CODE' }, { type: 'opened', mode: 'resetPassword', oobCode: 'codice' })).toEqual({
      state: { name: 'CHECK_ACTION_CODE' },
      command: { type: 'check-code', oobCode: 'codice' },
    });
  });
});

describe('the new password', () => {
  test.each([
    ['', 'too-short'],
    ['12345', 'too-short'],
  ])('%j is too short', (password, problem) => {
    expect(step(FORM, { type: 'password-entered', password })).toEqual({ state: { ...FORM, problem } });
  });

  test('six characters are enough', () => {
    expect(step(FORM, { type: 'password-entered', password: '123456' })).toEqual({
      state: { name: 'RESET_PASSWORD', email: 'a@b.it' },
      command: { type: 'set-password', password: '123456' },
    });
  });

  test('once set, it signs in', () => {
    expect(step({ name: 'RESET_PASSWORD', email: 'a@b.it' }, { type: 'password-set', password: '123456' })).toEqual({
      state: { name: 'DO_LOGIN', email: 'a@b.it' },
      command: { type: 'sign-in', email: 'a@b.it', password: '123456' },
    });
  });

  test('a code that was spent meanwhile is an invalid code', () => {
    expect(step({ name: 'RESET_PASSWORD', email: 'a@b.it' }, { type: 'password-refused', reason: 'invalid-code' }).state).toEqual({
      name: 'ERROR_CHECKING_ACTION_CODE',
      reason: 'invalid',
    });
  });
});

describe('after the session', () => {
  const done: TokenLoginState = { name: 'DO_REDIRECT', email: 'a@b.it' };
  test.each([
    ['nfc', { state: { name: 'SHOW_USE_NFC' } }],
    ['qr-code', { state: { name: 'SHOW_SCAN_QRCODE' } }],
    [null, { state: { name: 'LEFT' }, command: { type: 'leave' } }],
  ] as const)('medium %s', (medium, next) => {
    expect(createStep(medium, 'codice')(done, { type: 'session-made' })).toEqual(next);
  });

  test('a session that could not be made is tried again with the same token', () => {
    const failed = step(done, { type: 'session-failed', idToken: 't' }).state;
    expect(failed.name).toBe('ERROR_SETTING_COOKIE');
    expect(step(failed, { type: 'retry-pressed' })).toEqual({ state: done, command: { type: 'make-session', idToken: 't' } });
  });
});

test('an unreachable check can be retried, an invalid code cannot', () => {
  expect(step({ name: 'ERROR_CHECKING_ACTION_CODE', reason: 'unreachable' }, { type: 'retry-pressed' }).command).toEqual({
    type: 'check-code',
    oobCode: 'codice',
  });
  const invalid: TokenLoginState = { name: 'ERROR_CHECKING_ACTION_CODE', reason: 'invalid' };
  expect(step(invalid, { type: 'retry-pressed' })).toEqual({ state: invalid });
});
