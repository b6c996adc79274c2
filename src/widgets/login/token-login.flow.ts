import { stepBy, type Transition } from '../shared/flow/machine.ts';
import type { LandingMedium } from '../shared/rules/landing-medium.ts';
import { MIN_PASSWORD } from './password.ts';

/** Sign-in by a link from an e-mail (part 2 §4 'Token login'); the names are the specification's. */
export type TokenLoginState =
  | { readonly name: 'CHECK_ACTION_CODE' | 'SHOW_USE_NFC' | 'SHOW_SCAN_QRCODE' | 'LEFT' }
  | { readonly name: 'ERROR_CHECKING_ACTION_CODE'; readonly reason: 'invalid' | 'unreachable' }
  | { readonly name: 'START_PASSWORD_RESET'; readonly email: string; readonly problem: 'too-short' | 'refused' | 'failed' | null }
  | { readonly name: 'RESET_PASSWORD' | 'DO_LOGIN' | 'DO_REDIRECT'; readonly email: string }
  /** The password was changed, but the sign-in with it failed. */
  | { readonly name: 'ERROR_DO_LOGIN'; readonly email: string }
  | { readonly name: 'ERROR_SETTING_COOKIE'; readonly email: string; readonly idToken: string };

export type TokenLoginEvent =
  | { readonly type: 'opened'; readonly mode: string | null; readonly oobCode: string | null }
  | { readonly type: 'code-valid'; readonly email: string }
  | { readonly type: 'code-invalid'; readonly reason: 'invalid' | 'unreachable' }
  | { readonly type: 'password-entered' | 'password-set'; readonly password: string }
  | { readonly type: 'password-refused'; readonly reason: 'refused' | 'failed' | 'invalid-code' }
  | { readonly type: 'signed-in' | 'session-failed'; readonly idToken: string }
  | { readonly type: 'password-edited' | 'sign-in-failed' | 'session-made' | 'retry-pressed' };

export type TokenLoginCommand =
  | { readonly type: 'check-code'; readonly oobCode: string }
  | { readonly type: 'set-password'; readonly password: string }
  | { readonly type: 'sign-in'; readonly email: string; readonly password: string }
  | { readonly type: 'make-session'; readonly idToken: string }
  | { readonly type: 'leave' };

type Next = Transition<TokenLoginState, TokenLoginCommand>;

const invalid: Next = { state: { name: 'ERROR_CHECKING_ACTION_CODE', reason: 'invalid' } };

/**
 * @param medium of the sticker that the person scanned before the e-mail; null without one
 * @param oobCode the link's code, for the retry of a check that did not reach the server
 */
export const createStep = (medium: LandingMedium | null, oobCode: string | null) =>
  stepBy<TokenLoginState, TokenLoginEvent, TokenLoginCommand>({
    CHECK_ACTION_CODE: {
      // A valid link has the mode resetPassword and a code.
      opened: (state, event) =>
        event.mode === 'resetPassword' && event.oobCode ? { state, command: { type: 'check-code', oobCode: event.oobCode } } : invalid,
      'code-valid': (_, { email }) => ({ state: { name: 'START_PASSWORD_RESET', email, problem: null } }),
      'code-invalid': (_, { reason }) => ({ state: { name: 'ERROR_CHECKING_ACTION_CODE', reason } }),
    },
    ERROR_CHECKING_ACTION_CODE: {
      'retry-pressed': (state) =>
        state.reason === 'unreachable' && oobCode !== null
          ? { state: { name: 'CHECK_ACTION_CODE' }, command: { type: 'check-code', oobCode } }
          : { state },
    },
    START_PASSWORD_RESET: {
      'password-entered': (state, { password }) =>
        password.length < MIN_PASSWORD
          ? { state: { ...state, problem: 'too-short' } }
          : { state: { name: 'RESET_PASSWORD', email: state.email }, command: { type: 'set-password', password } },
      'password-edited': (state) => ({ state: state.problem === null ? state : { ...state, problem: null } }),
    },
    RESET_PASSWORD: {
      'password-set': ({ email }, { password }) => ({ state: { name: 'DO_LOGIN', email }, command: { type: 'sign-in', email, password } }),
      'password-refused': ({ email }, { reason }) =>
        reason === 'invalid-code' ? invalid : { state: { name: 'START_PASSWORD_RESET', email, problem: reason } },
    },
    DO_LOGIN: {
      'signed-in': ({ email }, { idToken }) => ({ state: { name: 'DO_REDIRECT', email }, command: { type: 'make-session', idToken } }),
      'sign-in-failed': ({ email }) => ({ state: { name: 'ERROR_DO_LOGIN', email } }),
    },
    DO_REDIRECT: {
      'session-made': () => {
        if (medium === 'nfc') return { state: { name: 'SHOW_USE_NFC' } };
        if (medium === 'qr-code') return { state: { name: 'SHOW_SCAN_QRCODE' } };
        return { state: { name: 'LEFT' }, command: { type: 'leave' } };
      },
      'session-failed': ({ email }, { idToken }) => ({ state: { name: 'ERROR_SETTING_COOKIE', email, idToken } }),
    },
    ERROR_SETTING_COOKIE: {
      'retry-pressed': ({ email, idToken }) => ({ state: { name: 'DO_REDIRECT', email }, command: { type: 'make-session', idToken } }),
    },
  });
