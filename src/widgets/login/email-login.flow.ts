import { isEmail } from '../../api/index.ts';
import type { SignInProvider, SignInReason } from '../shared/runtime/identity.ts';
import type { Transition } from '../shared/flow/machine.ts';
import { MIN_PASSWORD } from './password.ts';

/**
 * The states of the password form, beside AWAITING_PASSWORD. INVALID_PASSWORD: under 6 characters. ERROR_AWAITING_PASSWORD: a
 * wrong password; the field is cleared.
 */
export type PasswordStateName =
  'INVALID_PASSWORD' | 'ERROR_AWAITING_PASSWORD' | 'AWATING_FIREBASE_LOGIN' | 'END_LOGIN_WITH_EMAIL' | 'SETTING_COOKIE';

/** What each state knows beside the e-mail address. */
type State =
  | { readonly name: 'START_LOGIN'; readonly problem: 'invalid-email' | SignInReason | null }
  | { readonly name: 'CHECK_USER_DOMAIN' | 'CHECK_USER' | 'ERROR_SETTING_COOKIE' }
  | { readonly name: PasswordStateName }
  | { readonly name: 'AWAITING_PASSWORD'; readonly problem: 'reset' | Exclude<SignInReason, 'wrong-credentials'> | null }
  /** `isRecovery`: the person asked for a new password; otherwise the account has only another sign-in method. */
  | { readonly name: 'SENDING_EMAIL'; readonly isRecovery: boolean }
  | { readonly name: 'EMAIL_RESET_PASSWORD_SENDED' | 'USER_REGISTERED' }
  /** The provider knows no sign-in method, or does not reveal it (decision 0015): the screen asks before it registers. */
  | { readonly name: 'REGISTER_NEW_USER'; readonly isPending: boolean; readonly hasFailed: boolean }
  | { readonly name: 'UNMANAGED_PROVIDER'; readonly providers: string }
  /** The account uses the sign-in method `original`: after that sign-in, the pending credential is linked to the account. */
  | { readonly name: 'ERROR_VERIFY_LOGIN'; readonly original: SignInProvider }
  /** The same, but the account's sign-in method is unknown. */
  | { readonly name: 'ERROR_DURING_VERIFY_LOGIN' };

/**
 * Sign-in by e-mail (part 2 §4 'Email login'); the names are the specification's, misspellings included. LEFT: another page
 * signs the domain in, or the session exists: the host continues.
 */
export type EmailLoginState = (State & { readonly email: string }) | { readonly name: 'LEFT' };

export type EmailLoginEvent =
  | { readonly type: 'email-entered'; readonly email: string; readonly skipsDomain: boolean }
  | { readonly type: 'domain-known'; readonly provider: SignInProvider | 'email' }
  /** `isReturning`: this person was the last one to sign in here. */
  | { readonly type: 'methods-known'; readonly methods: readonly string[]; readonly isReturning: boolean }
  | { readonly type: 'check-failed' | 'sign-in-failed'; readonly reason: SignInReason }
  | { readonly type: 'password-entered'; readonly password: string }
  | { readonly type: 'signed-in'; readonly idToken: string }
  /** `original` is the account's first sign-in method; null when it is the password itself, or unknown. */
  | { readonly type: 'account-exists'; readonly original: SignInProvider | null }
  | { readonly type: 'session-started' | 'session-made' | 'session-failed' }
  | { readonly type: 'email-sent' | 'email-failed' | 'registered' | 'register-failed' }
  | { readonly type: 'password-edited' | 'original-pressed' | 'recover-pressed' | 'register-pressed' | 'have-password-pressed' }
  | { readonly type: 'retry-pressed' | 'cancelled' };

export type EmailLoginCommand =
  /** `send-link`: sends the e-mail with the link for a new password. */
  | { readonly type: 'check-domain' | 'check-user' | 'send-link' | 'register'; readonly email: string }
  | { readonly type: 'go-to-provider'; readonly email: string; readonly provider: SignInProvider }
  | { readonly type: 'sign-in'; readonly email: string; readonly password: string }
  | { readonly type: 'make-session'; readonly idToken: string };

type Next = Transition<EmailLoginState, EmailLoginCommand>;

const LINK_METHODS = ['google.com', 'microsoft.com', 'emailLink'];

export const startEmailLogin = (email: string): EmailLoginState => ({ name: 'START_LOGIN', email, problem: null });

/** A typed or pasted e-mail address without white space (part 2 §5). */
export const cleanEmail = (typed: string): string => typed.replace(/\s+/g, '');

const looksLikeEmail = (email: string) => isEmail(email) && /^[^@,]+@[^@,.]+(\.[^@,.]+)+$/.test(email) && !email.includes('..');

function afterMethods(email: string, methods: readonly string[], isReturning: boolean): Next {
  // A provider that hides accounts names no method for a returning person either.
  if (methods.includes('password') || (methods.length === 0 && isReturning))
    return { state: { name: 'AWAITING_PASSWORD', email, problem: null } };
  if (methods.length === 0) return { state: { name: 'REGISTER_NEW_USER', email, isPending: false, hasFailed: false } };
  if (methods.some((method) => LINK_METHODS.includes(method)))
    return { state: { name: 'SENDING_EMAIL', email, isRecovery: false }, command: { type: 'send-link', email } };
  return { state: { name: 'UNMANAGED_PROVIDER', email, providers: methods.join(', ') } };
}

export function step(state: EmailLoginState, event: EmailLoginEvent): Next {
  const same: Next = { state };
  switch (event.type) {
    case 'email-entered': {
      if (state.name !== 'START_LOGIN') return same;
      const email = cleanEmail(event.email);
      if (!looksLikeEmail(email)) return { state: { name: 'START_LOGIN', email, problem: 'invalid-email' } };
      return event.skipsDomain
        ? { state: { name: 'CHECK_USER', email }, command: { type: 'check-user', email } }
        : { state: { name: 'CHECK_USER_DOMAIN', email }, command: { type: 'check-domain', email } };
    }
    case 'domain-known': {
      if (state.name !== 'CHECK_USER_DOMAIN') return same;
      const { email } = state;
      return event.provider === 'email'
        ? { state: { name: 'CHECK_USER', email }, command: { type: 'check-user', email } }
        : { state: { name: 'LEFT' }, command: { type: 'go-to-provider', email, provider: event.provider } };
    }
    case 'methods-known':
      return state.name === 'CHECK_USER' ? afterMethods(state.email, event.methods, event.isReturning) : same;
    case 'check-failed':
      return state.name === 'CHECK_USER' || state.name === 'CHECK_USER_DOMAIN'
        ? { state: { name: 'START_LOGIN', email: state.email, problem: event.reason } }
        : same;
    case 'password-entered': {
      if (state.name !== 'AWAITING_PASSWORD' && state.name !== 'INVALID_PASSWORD' && state.name !== 'ERROR_AWAITING_PASSWORD') return same;
      const { email } = state;
      if (event.password.length < MIN_PASSWORD) return { state: { name: 'INVALID_PASSWORD', email } };
      return { state: { name: 'AWATING_FIREBASE_LOGIN', email }, command: { type: 'sign-in', email, password: event.password } };
    }
    case 'password-edited':
      return state.name === 'INVALID_PASSWORD' || state.name === 'ERROR_AWAITING_PASSWORD'
        ? { state: { name: 'AWAITING_PASSWORD', email: state.email, problem: null } }
        : same;
    case 'signed-in':
      return state.name === 'AWATING_FIREBASE_LOGIN'
        ? { state: { name: 'END_LOGIN_WITH_EMAIL', email: state.email }, command: { type: 'make-session', idToken: event.idToken } }
        : same;
    case 'sign-in-failed':
      if (state.name !== 'AWATING_FIREBASE_LOGIN') return same;
      return event.reason === 'wrong-credentials'
        ? { state: { name: 'ERROR_AWAITING_PASSWORD', email: state.email } }
        : { state: { name: 'AWAITING_PASSWORD', email: state.email, problem: event.reason } };
    case 'account-exists':
      if (state.name !== 'AWATING_FIREBASE_LOGIN') return same;
      return event.original === null
        ? { state: { name: 'ERROR_DURING_VERIFY_LOGIN', email: state.email } }
        : { state: { name: 'ERROR_VERIFY_LOGIN', email: state.email, original: event.original } };
    case 'original-pressed':
      return state.name === 'ERROR_VERIFY_LOGIN'
        ? { state: { name: 'LEFT' }, command: { type: 'go-to-provider', email: state.email, provider: state.original } }
        : same;
    case 'session-started':
      return state.name === 'END_LOGIN_WITH_EMAIL' ? { state: { name: 'SETTING_COOKIE', email: state.email } } : same;
    case 'session-made':
      return state.name === 'SETTING_COOKIE' ? { state: { name: 'LEFT' } } : same;
    case 'session-failed':
      return state.name === 'SETTING_COOKIE' ? { state: { name: 'ERROR_SETTING_COOKIE', email: state.email } } : same;
    case 'recover-pressed':
      return state.name === 'AWAITING_PASSWORD' || state.name === 'INVALID_PASSWORD' || state.name === 'ERROR_AWAITING_PASSWORD'
        ? { state: { name: 'SENDING_EMAIL', email: state.email, isRecovery: true }, command: { type: 'send-link', email: state.email } }
        : same;
    case 'email-sent':
      return state.name === 'SENDING_EMAIL' ? { state: { name: 'EMAIL_RESET_PASSWORD_SENDED', email: state.email } } : same;
    case 'email-failed':
      if (state.name !== 'SENDING_EMAIL') return same;
      return state.isRecovery
        ? { state: { name: 'AWAITING_PASSWORD', email: state.email, problem: 'reset' } }
        : { state: { name: 'START_LOGIN', email: state.email, problem: 'provider' } };
    case 'register-pressed':
      return state.name === 'REGISTER_NEW_USER' && !state.isPending
        ? { state: { ...state, isPending: true, hasFailed: false }, command: { type: 'register', email: state.email } }
        : same;
    case 'registered':
      return state.name === 'REGISTER_NEW_USER' && state.isPending ? { state: { name: 'USER_REGISTERED', email: state.email } } : same;
    case 'register-failed':
      return state.name === 'REGISTER_NEW_USER' && state.isPending ? { state: { ...state, isPending: false, hasFailed: true } } : same;
    case 'have-password-pressed':
      return state.name === 'REGISTER_NEW_USER' && !state.isPending
        ? { state: { name: 'AWAITING_PASSWORD', email: state.email, problem: null } }
        : same;
    case 'retry-pressed':
      return state.name === 'ERROR_SETTING_COOKIE' || state.name === 'ERROR_DURING_VERIFY_LOGIN'
        ? { state: startEmailLogin(state.email) }
        : same;
    case 'cancelled':
      return state.name === 'LEFT' || state.name === 'END_LOGIN_WITH_EMAIL' || state.name === 'SETTING_COOKIE'
        ? same
        : { state: startEmailLogin('email' in state ? state.email : '') };
    default:
      return event satisfies never;
  }
}
