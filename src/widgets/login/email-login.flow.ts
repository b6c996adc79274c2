import { isEmail } from '../../api/index.ts';
import type { SignInProvider, SignInReason } from '../shared/runtime/identity.ts';
import { stepBy, type Transition } from '../shared/flow/machine.ts';
import { MIN_PASSWORD } from './password.ts';

/** The states of the password form. INVALID_PASSWORD: under 6 characters. ERROR_AWAITING_PASSWORD: a wrong password; the field is cleared. */
export type PasswordStateName =
  | 'AWAITING_PASSWORD'
  | 'INVALID_PASSWORD'
  | 'ERROR_AWAITING_PASSWORD'
  | 'AWATING_FIREBASE_LOGIN'
  | 'END_LOGIN_WITH_EMAIL'
  | 'SETTING_COOKIE';

type PasswordProblem = 'reset' | Exclude<SignInReason, 'wrong-credentials'>;

/** What each state knows beside the e-mail address. */
type State =
  | { readonly name: 'START_LOGIN'; readonly problem: 'invalid-email' | SignInReason | null }
  | { readonly name: 'CHECK_USER_DOMAIN' | 'CHECK_USER' | 'ERROR_SETTING_COOKIE' }
  | { readonly name: Exclude<PasswordStateName, 'AWAITING_PASSWORD'> }
  | { readonly name: 'AWAITING_PASSWORD'; readonly problem: PasswordProblem | null }
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
  | { readonly type: 'email-sent' | 'email-failed' | 'registered' | 'register-failed' | 'retry-pressed' | 'cancelled' }
  | { readonly type: 'password-edited' | 'original-pressed' | 'recover-pressed' | 'register-pressed' | 'have-password-pressed' };

export type EmailLoginCommand =
  /** `send-link`: sends the e-mail with the link for a new password. */
  | { readonly type: 'check-domain' | 'check-user' | 'send-link' | 'register'; readonly email: string }
  | { readonly type: 'go-to-provider'; readonly email: string; readonly provider: SignInProvider }
  | { readonly type: 'sign-in'; readonly email: string; readonly password: string }
  | { readonly type: 'make-session'; readonly idToken: string };

type Next = Transition<EmailLoginState, EmailLoginCommand>;

interface Known {
  readonly email: string;
}

const LINK_METHODS = ['google.com', 'microsoft.com', 'emailLink'];

export const startEmailLogin = (email: string): EmailLoginState => ({ name: 'START_LOGIN', email, problem: null });

/** A typed or pasted e-mail address without white space (part 2 §5). */
export const cleanEmail = (typed: string): string => typed.replace(/\s+/g, '');

const looksLikeEmail = (email: string) => isEmail(email) && /^[^@,]+@[^@,.]+(\.[^@,.]+)+$/.test(email) && !email.includes('..');

const restart = ({ email }: Known): Next => ({ state: startEmailLogin(email) });
const checkFailed = ({ email }: Known, { reason }: { readonly reason: SignInReason }): Next => ({
  state: { name: 'START_LOGIN', email, problem: reason },
});
const checkUser = (email: string): Next => ({ state: { name: 'CHECK_USER', email }, command: { type: 'check-user', email } });
const goToProvider = (email: string, provider: SignInProvider): Next => ({
  state: { name: 'LEFT' },
  command: { type: 'go-to-provider', email, provider },
});
const awaitPassword = (email: string, problem: PasswordProblem | null = null): Next => ({
  state: { name: 'AWAITING_PASSWORD', email, problem },
});
const sendLink = (email: string, isRecovery: boolean): Next => ({
  state: { name: 'SENDING_EMAIL', email, isRecovery },
  command: { type: 'send-link', email },
});

function afterMethods(email: string, methods: readonly string[], isReturning: boolean): Next {
  // A provider that hides accounts names no method for a returning person either.
  if (methods.includes('password') || (methods.length === 0 && isReturning)) return awaitPassword(email);
  if (methods.length === 0) return { state: { name: 'REGISTER_NEW_USER', email, isPending: false, hasFailed: false } };
  if (methods.some((method) => LINK_METHODS.includes(method))) return sendLink(email, false);
  return { state: { name: 'UNMANAGED_PROVIDER', email, providers: methods.join(', ') } };
}

/** The events of the password form. */
const PASSWORD_FORM = {
  'password-entered': ({ email }: Known, { password }: { readonly password: string }): Next =>
    password.length < MIN_PASSWORD
      ? { state: { name: 'INVALID_PASSWORD', email } }
      : { state: { name: 'AWATING_FIREBASE_LOGIN', email }, command: { type: 'sign-in', email, password } },
  'recover-pressed': ({ email }: Known) => sendLink(email, true),
  cancelled: restart,
};
const REFUSED_PASSWORD = { ...PASSWORD_FORM, 'password-edited': ({ email }: Known) => awaitPassword(email) };

export const step = stepBy<EmailLoginState, EmailLoginEvent, EmailLoginCommand>({
  START_LOGIN: {
    'email-entered': (_, { email: typed, skipsDomain }) => {
      const email = cleanEmail(typed);
      if (!looksLikeEmail(email)) return { state: { name: 'START_LOGIN', email, problem: 'invalid-email' } };
      return skipsDomain ? checkUser(email) : { state: { name: 'CHECK_USER_DOMAIN', email }, command: { type: 'check-domain', email } };
    },
    cancelled: restart,
  },
  CHECK_USER_DOMAIN: {
    'domain-known': ({ email }, { provider }) => (provider === 'email' ? checkUser(email) : goToProvider(email, provider)),
    'check-failed': checkFailed,
    cancelled: restart,
  },
  CHECK_USER: {
    'methods-known': ({ email }, { methods, isReturning }) => afterMethods(email, methods, isReturning),
    'check-failed': checkFailed,
    cancelled: restart,
  },
  AWAITING_PASSWORD: PASSWORD_FORM,
  INVALID_PASSWORD: REFUSED_PASSWORD,
  ERROR_AWAITING_PASSWORD: REFUSED_PASSWORD,
  AWATING_FIREBASE_LOGIN: {
    'signed-in': ({ email }, { idToken }) => ({
      state: { name: 'END_LOGIN_WITH_EMAIL', email },
      command: { type: 'make-session', idToken },
    }),
    'sign-in-failed': ({ email }, { reason }) =>
      reason === 'wrong-credentials' ? { state: { name: 'ERROR_AWAITING_PASSWORD', email } } : awaitPassword(email, reason),
    'account-exists': ({ email }, { original }) => ({
      state: original === null ? { name: 'ERROR_DURING_VERIFY_LOGIN', email } : { name: 'ERROR_VERIFY_LOGIN', email, original },
    }),
    cancelled: restart,
  },
  ERROR_VERIFY_LOGIN: { 'original-pressed': ({ email, original }) => goToProvider(email, original), cancelled: restart },
  ERROR_DURING_VERIFY_LOGIN: { 'retry-pressed': restart, cancelled: restart },
  END_LOGIN_WITH_EMAIL: { 'session-started': ({ email }) => ({ state: { name: 'SETTING_COOKIE', email } }) },
  SETTING_COOKIE: {
    'session-made': () => ({ state: { name: 'LEFT' } }),
    'session-failed': ({ email }) => ({ state: { name: 'ERROR_SETTING_COOKIE', email } }),
  },
  ERROR_SETTING_COOKIE: { 'retry-pressed': restart, cancelled: restart },
  SENDING_EMAIL: {
    'email-sent': ({ email }) => ({ state: { name: 'EMAIL_RESET_PASSWORD_SENDED', email } }),
    'email-failed': ({ email, isRecovery }) =>
      isRecovery ? awaitPassword(email, 'reset') : { state: { name: 'START_LOGIN', email, problem: 'provider' } },
    cancelled: restart,
  },
  EMAIL_RESET_PASSWORD_SENDED: { cancelled: restart },
  REGISTER_NEW_USER: {
    'register-pressed': (state) =>
      state.isPending
        ? { state }
        : { state: { ...state, isPending: true, hasFailed: false }, command: { type: 'register', email: state.email } },
    registered: (state) => ({ state: state.isPending ? { name: 'USER_REGISTERED', email: state.email } : state }),
    'register-failed': (state) => ({ state: state.isPending ? { ...state, isPending: false, hasFailed: true } : state }),
    'have-password-pressed': (state) => (state.isPending ? { state } : awaitPassword(state.email)),
    cancelled: restart,
  },
  USER_REGISTERED: { cancelled: restart },
  UNMANAGED_PROVIDER: { cancelled: restart },
});
