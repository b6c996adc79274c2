import type { SignInProvider } from '../shared/runtime/identity.ts';
import type { Transition } from '../shared/flow/machine.ts';

/** Sign-in by a provider's redirect (part 1 §4 'Login'); the names are the specification's. */
export type LoginState =
  | { readonly name: 'CHECK_REDIRECT_RESULT' | 'CHECKING_REDIRECT_RESULT' }
  /** The choice of a sign-in method. */
  | { readonly name: 'DO_LOGIN' }
  | { readonly name: 'DOING_LOGIN'; readonly provider: SignInProvider }
  | { readonly name: 'END_LOGIN' | 'SETTING_COOKIE' }
  /** (020) */
  | { readonly name: 'ERROR_SETTING_COOKIE' }
  /** The account has another sign-in method: `original`, or null when the provider does not reveal it. */
  | { readonly name: 'ERROR_VERIFY_LOGIN'; readonly email: string; readonly original: SignInProvider | 'email' | null }
  | { readonly name: 'MICROSOFT_ERROR' | 'ERROR_SIGN_WITH_REDIRECT' }
  /** The session exists: the host continues. */
  | { readonly name: 'LEFT' };

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

const failedBy = (provider: SignInProvider | null): LoginState => ({
  name: provider === 'microsoft' ? 'MICROSOFT_ERROR' : 'ERROR_SIGN_WITH_REDIRECT',
});

function afterCheck(outcome: RedirectOutcome): Next {
  switch (outcome.kind) {
    case 'none':
      return { state: { name: 'DO_LOGIN' } };
    case 'signed-in':
      return { state: { name: 'END_LOGIN' }, command: { type: 'make-session', idToken: outcome.idToken } };
    case 'account-exists':
      return { state: { name: 'ERROR_VERIFY_LOGIN', email: outcome.email, original: outcome.original } };
    case 'failed':
      return { state: failedBy(outcome.provider) };
    default:
      return outcome satisfies never;
  }
}

export function step(state: LoginState, event: LoginEvent): Next {
  const same: Next = { state };
  switch (event.type) {
    case 'opened':
      if (state.name !== 'CHECK_REDIRECT_RESULT') return same;
      // Only a person who returns from a redirect has a result to wait for; for others the choice appears at once.
      if (event.isReturning) return { state: { name: 'CHECKING_REDIRECT_RESULT' }, command: { type: 'check-redirect' } };
      return event.provider === null
        ? { state: { name: 'DO_LOGIN' } }
        : {
            state: { name: 'DOING_LOGIN', provider: event.provider },
            command: { type: 'redirect', provider: event.provider, email: null },
          };
    case 'redirect-checked':
      return state.name === 'CHECKING_REDIRECT_RESULT' ? afterCheck(event.outcome) : same;
    case 'provider-chosen': {
      const mayChoose =
        state.name === 'DO_LOGIN' ||
        state.name === 'ERROR_VERIFY_LOGIN' ||
        state.name === 'MICROSOFT_ERROR' ||
        state.name === 'ERROR_SIGN_WITH_REDIRECT';
      if (!mayChoose) return same;
      return {
        state: { name: 'DOING_LOGIN', provider: event.provider },
        command: { type: 'redirect', provider: event.provider, email: event.email },
      };
    }
    case 'redirect-failed':
      return state.name === 'DOING_LOGIN' ? { state: failedBy(event.provider) } : same;
    case 'session-started':
      return state.name === 'END_LOGIN' ? { state: { name: 'SETTING_COOKIE' } } : same;
    case 'session-made':
      return state.name === 'SETTING_COOKIE' ? { state: { name: 'LEFT' } } : same;
    case 'session-failed':
      return state.name === 'SETTING_COOKIE' ? { state: { name: 'ERROR_SETTING_COOKIE' } } : same;
    case 'retry-pressed':
      if (state.name === 'ERROR_VERIFY_LOGIN') return { state: { name: 'DO_LOGIN' }, command: { type: 'forget-credential' } };
      return state.name === 'ERROR_SETTING_COOKIE' || state.name === 'MICROSOFT_ERROR' || state.name === 'ERROR_SIGN_WITH_REDIRECT'
        ? { state: { name: 'DO_LOGIN' } }
        : same;
    default:
      return event satisfies never;
  }
}
