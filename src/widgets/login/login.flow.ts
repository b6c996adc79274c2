import type { SignInProvider } from '../shared/runtime/identity.ts';
import { stepBy, type Transition } from '../shared/flow/machine.ts';

/** Sign-in by a provider's redirect (part 1 §4 'Login'); the names are the specification's. */
export type LoginState =
  | { readonly name: 'CHECK_REDIRECT_RESULT' | 'CHECKING_REDIRECT_RESULT' | 'END_LOGIN' | 'SETTING_COOKIE' }
  /** DO_LOGIN: the choice of a sign-in method. LEFT: the session exists, and the host continues. */
  | { readonly name: 'DO_LOGIN' | 'LEFT' | 'ERROR_SETTING_COOKIE' | 'MICROSOFT_ERROR' | 'ERROR_SIGN_WITH_REDIRECT' }
  | { readonly name: 'DOING_LOGIN'; readonly provider: SignInProvider }
  /** The account has another sign-in method: `original`, or null when the provider does not reveal it. */
  | { readonly name: 'ERROR_VERIFY_LOGIN'; readonly email: string; readonly original: SignInProvider | 'email' | null };

/** The result of a redirect; `none` also when the person cancelled at the provider. */
export type RedirectOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'signed-in'; readonly idToken: string }
  | { readonly kind: 'account-exists'; readonly email: string; readonly original: SignInProvider | 'email' | null }
  | { readonly kind: 'failed'; readonly provider: SignInProvider | null };

export type LoginEvent =
  /** `provider` of the query: the redirect starts automatically, but only once. */
  | { readonly type: 'opened'; readonly isReturning: boolean; readonly provider: SignInProvider | null }
  | { readonly type: 'redirect-checked'; readonly outcome: RedirectOutcome }
  | { readonly type: 'provider-chosen'; readonly provider: SignInProvider; readonly email: string | null }
  | { readonly type: 'redirect-failed'; readonly provider: SignInProvider }
  | { readonly type: 'session-started' | 'session-made' | 'session-failed' | 'retry-pressed' };

export type LoginCommand =
  | { readonly type: 'check-redirect' }
  | { readonly type: 'redirect'; readonly provider: SignInProvider; readonly email: string | null }
  | { readonly type: 'make-session'; readonly idToken: string }
  /** The person chooses another method than the original one: the pending credential is dropped. */
  | { readonly type: 'forget-credential' };

type Next = Transition<LoginState, LoginCommand>;

const failedBy = (provider: SignInProvider | null): Next => ({
  state: { name: provider === 'microsoft' ? 'MICROSOFT_ERROR' : 'ERROR_SIGN_WITH_REDIRECT' },
});
const redirect = (provider: SignInProvider, email: string | null): Next => ({
  state: { name: 'DOING_LOGIN', provider },
  command: { type: 'redirect', provider, email },
});
const redirectToChosen = (_: LoginState, event: { readonly provider: SignInProvider; readonly email: string | null }): Next =>
  redirect(event.provider, event.email);
const choose = (): Next => ({ state: { name: 'DO_LOGIN' } });

function afterCheck(outcome: RedirectOutcome): Next {
  switch (outcome.kind) {
    case 'none':
      return choose();
    case 'signed-in':
      return { state: { name: 'END_LOGIN' }, command: { type: 'make-session', idToken: outcome.idToken } };
    case 'account-exists':
      return { state: { name: 'ERROR_VERIFY_LOGIN', email: outcome.email, original: outcome.original } };
    case 'failed':
      return failedBy(outcome.provider);
    default:
      return outcome satisfies never;
  }
}

export const step = stepBy<LoginState, LoginEvent, LoginCommand>({
  CHECK_REDIRECT_RESULT: {
    opened: (_, { isReturning, provider }) => {
      // Only a person who returns from a redirect has a result to wait for; for others the choice appears at once.
      if (isReturning) return { state: { name: 'CHECKING_REDIRECT_RESULT' }, command: { type: 'check-redirect' } };
      return provider === null ? choose() : redirect(provider, null);
    },
  },
  CHECKING_REDIRECT_RESULT: { 'redirect-checked': (_, { outcome }) => afterCheck(outcome) },
  DO_LOGIN: { 'provider-chosen': redirectToChosen },
  DOING_LOGIN: { 'redirect-failed': (_, { provider }) => failedBy(provider) },
  END_LOGIN: { 'session-started': () => ({ state: { name: 'SETTING_COOKIE' } }) },
  SETTING_COOKIE: {
    'session-made': () => ({ state: { name: 'LEFT' } }),
    'session-failed': () => ({ state: { name: 'ERROR_SETTING_COOKIE' } }),
  },
  ERROR_SETTING_COOKIE: { 'retry-pressed': choose },
  ERROR_VERIFY_LOGIN: {
    'provider-chosen': redirectToChosen,
    'retry-pressed': () => ({ ...choose(), command: { type: 'forget-credential' } }),
  },
  MICROSOFT_ERROR: { 'provider-chosen': redirectToChosen, 'retry-pressed': choose },
  ERROR_SIGN_WITH_REDIRECT: { 'provider-chosen': redirectToChosen, 'retry-pressed': choose },
});
