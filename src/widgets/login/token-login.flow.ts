import type { Transition } from '../shared/flow/machine.ts';
import type { LandingMedium } from '../shared/rules/landing-medium.ts';
import { MIN_PASSWORD } from './password.ts';

/** Sign-in by a link from an e-mail (part 2 §4 'Token login'); the names are the specification's. */
export type TokenLoginState =
  | { readonly name: 'CHECK_ACTION_CODE' }
  | { readonly name: 'ERROR_CHECKING_ACTION_CODE'; readonly reason: 'invalid' | 'unreachable' }
  | { readonly name: 'START_PASSWORD_RESET'; readonly email: string; readonly problem: 'too-short' | 'refused' | 'failed' | null }
  | { readonly name: 'RESET_PASSWORD' | 'DO_LOGIN' | 'DO_REDIRECT'; readonly email: string }
  /** The password was changed, but the sign-in with it failed. */
  | { readonly name: 'ERROR_DO_LOGIN'; readonly email: string }
  /** (022) */
  | { readonly name: 'ERROR_SETTING_COOKIE'; readonly email: string; readonly idToken: string }
  | { readonly name: 'SHOW_USE_NFC' | 'SHOW_SCAN_QRCODE' }
  | { readonly name: 'LEFT' };

export type TokenLoginEvent =
  | { readonly type: 'opened'; readonly mode: string | null; readonly oobCode: string | null }
  | { readonly type: 'code-valid'; readonly email: string }
  | { readonly type: 'code-invalid'; readonly reason: 'invalid' | 'unreachable' }
  | { readonly type: 'password-entered' | 'password-set'; readonly password: string }
  | { readonly type: 'password-refused'; readonly reason: 'refused' | 'failed' | 'invalid-code' }
  | { readonly type: 'signed-in'; readonly idToken: string }
  | { readonly type: 'session-failed'; readonly idToken: string }
  | { readonly type: 'password-edited' | 'sign-in-failed' | 'session-made' | 'retry-pressed' };

export type TokenLoginCommand =
  | { readonly type: 'check-code'; readonly oobCode: string }
  | { readonly type: 'set-password'; readonly password: string }
  | { readonly type: 'sign-in'; readonly email: string; readonly password: string }
  | { readonly type: 'make-session'; readonly idToken: string }
  | { readonly type: 'leave' };

type Next = Transition<TokenLoginState, TokenLoginCommand>;

/**
 * @param medium of the sticker that the person scanned before the e-mail; null without one
 * @param oobCode the link's code, for the retry of a check that did not reach the server
 */
export function createStep(medium: LandingMedium | null, oobCode: string | null) {
  return function step(state: TokenLoginState, event: TokenLoginEvent): Next {
    const same: Next = { state };
    switch (event.type) {
      case 'opened':
        if (state.name !== 'CHECK_ACTION_CODE') return same;
        // A valid link has the mode resetPassword and a code.
        return event.mode === 'resetPassword' && event.oobCode !== null && event.oobCode !== ''
          ? { state, command: { type: 'check-code', oobCode: event.oobCode } }
          : { state: { name: 'ERROR_CHECKING_ACTION_CODE', reason: 'invalid' } };
      case 'code-valid':
        return state.name === 'CHECK_ACTION_CODE' ? { state: { name: 'START_PASSWORD_RESET', email: event.email, problem: null } } : same;
      case 'code-invalid':
        return state.name === 'CHECK_ACTION_CODE' ? { state: { name: 'ERROR_CHECKING_ACTION_CODE', reason: event.reason } } : same;
      case 'password-entered':
        if (state.name !== 'START_PASSWORD_RESET') return same;
        return event.password.length < MIN_PASSWORD
          ? { state: { ...state, problem: 'too-short' } }
          : { state: { name: 'RESET_PASSWORD', email: state.email }, command: { type: 'set-password', password: event.password } };
      case 'password-edited':
        return state.name === 'START_PASSWORD_RESET' && state.problem !== null ? { state: { ...state, problem: null } } : same;
      case 'password-set':
        return state.name === 'RESET_PASSWORD'
          ? { state: { name: 'DO_LOGIN', email: state.email }, command: { type: 'sign-in', email: state.email, password: event.password } }
          : same;
      case 'password-refused':
        if (state.name !== 'RESET_PASSWORD') return same;
        return event.reason === 'invalid-code'
          ? { state: { name: 'ERROR_CHECKING_ACTION_CODE', reason: 'invalid' } }
          : { state: { name: 'START_PASSWORD_RESET', email: state.email, problem: event.reason } };
      case 'signed-in':
        return state.name === 'DO_LOGIN'
          ? { state: { name: 'DO_REDIRECT', email: state.email }, command: { type: 'make-session', idToken: event.idToken } }
          : same;
      case 'sign-in-failed':
        return state.name === 'DO_LOGIN' ? { state: { name: 'ERROR_DO_LOGIN', email: state.email } } : same;
      case 'session-made':
        if (state.name !== 'DO_REDIRECT') return same;
        if (medium === 'nfc') return { state: { name: 'SHOW_USE_NFC' } };
        if (medium === 'qr-code') return { state: { name: 'SHOW_SCAN_QRCODE' } };
        return { state: { name: 'LEFT' }, command: { type: 'leave' } };
      case 'session-failed':
        return state.name === 'DO_REDIRECT'
          ? { state: { name: 'ERROR_SETTING_COOKIE', email: state.email, idToken: event.idToken } }
          : same;
      case 'retry-pressed':
        if (state.name === 'ERROR_SETTING_COOKIE') {
          return { state: { name: 'DO_REDIRECT', email: state.email }, command: { type: 'make-session', idToken: state.idToken } };
        }
        return state.name === 'ERROR_CHECKING_ACTION_CODE' && state.reason === 'unreachable' && oobCode !== null
          ? { state: { name: 'CHECK_ACTION_CODE' }, command: { type: 'check-code', oobCode } }
          : same;
      default:
        return event satisfies never;
    }
  };
}
