import { identityReasonOf, type SignInProvider } from '../shared/runtime/identity.ts';
import { createFlow, type Steps, useFlow } from '../shared/flow/flow.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { createSignIn, type SessionPorts } from './create-sign-in.ts';

/** Sign-in by a provider's redirect (P1-4.1 to P1-4.6, with its names). */
export type LoginState =
  | { readonly name: 'CHECK_REDIRECT_RESULT' | 'CHECKING_REDIRECT_RESULT' | 'DOING_LOGIN' | 'SETTING_COOKIE' }
  /** DO_LOGIN: the choice of a sign-in method. LEFT: the session exists, and the host continues. */
  | { readonly name: 'DO_LOGIN' | 'LEFT' | 'ERROR_SETTING_COOKIE' | 'MICROSOFT_ERROR' | 'ERROR_SIGN_WITH_REDIRECT' }
  /** The account has another sign-in method: `original`, or null when the provider does not reveal it. */
  | { readonly name: 'ERROR_VERIFY_LOGIN'; readonly email: string; readonly original: SignInProvider | 'email' | null };

type LoginSteps = Steps<LoginState>;

export interface LoginPorts extends SessionPorts {
  /** Query `provider`: the redirect starts automatically, but only once. */
  readonly provider: SignInProvider | null;
  /** The provider that was pressed before this code was there: the redirect starts at once. */
  readonly pressed?: SignInProvider | null;
  /** Query `email`: prefills the provider's page. */
  readonly email: string | null;
}

const isBusy = ({ name }: LoginState) => name === 'DOING_LOGIN';

const failedBy = (provider: string): LoginState => ({
  name: provider === 'microsoft' ? 'MICROSOFT_ERROR' : 'ERROR_SIGN_WITH_REDIRECT',
});

export function useLogin({ identity, provider, pressed = null, email, onSignedIn }: LoginPorts) {
  const runtime = useRuntime();
  const { storage } = runtime;
  const { dropPending, keepPending, makeSession, trackFailure } = createSignIn(runtime, identity);

  const redirect =
    (to: SignInProvider, hint: string | null): LoginSteps =>
    async (set) => {
      set({ name: 'DOING_LOGIN' });
      storage.write('signInPending', to);
      try {
        await identity.startRedirect(to, hint ?? email);
      } catch (thrown) {
        storage.remove('signInPending');
        trackFailure('start redirect', thrown);
        set(failedBy(to));
      }
    };

  const open: LoginSteps = async (set, signal) => {
    // Only a person who returns from a redirect has a result to wait for; for others the choice appears at once.
    const from = storage.take('signInPending');
    const to = provider ?? pressed;
    if (from === null) return to === null ? set({ name: 'DO_LOGIN' }) : redirect(to, null)(set, signal);
    set({ name: 'CHECKING_REDIRECT_RESULT' });
    let idToken: string | null;
    try {
      idToken = await identity.redirectResult();
    } catch (thrown) {
      if (identityReasonOf(thrown) === 'cancelled') return set({ name: 'DO_LOGIN' });
      trackFailure('redirect result', thrown);
      const pending = await keepPending(thrown);
      return set(pending === null ? failedBy(from) : { name: 'ERROR_VERIFY_LOGIN', ...pending });
    }
    if (idToken === null) return set({ name: 'DO_LOGIN' });
    set({ name: 'SETTING_COOKIE' });
    const session = await makeSession(idToken, signal);
    if (session === null) return set({ name: 'ERROR_SETTING_COOKIE' });
    set({ name: 'LEFT' });
    onSignedIn(session.redirect);
  };
  const [state, { run }] = useFlow(
    () => {
      const isChoice = provider === null && storage.read('signInPending') === null;
      return createFlow<LoginState>({ name: isChoice ? 'DO_LOGIN' : 'CHECK_REDIRECT_RESULT' }, { isBusy });
    },
    (flow) => flow.run(open),
  );

  const choose = () => run(async (set) => set({ name: 'DO_LOGIN' }));
  return {
    state,
    redirect: (to: SignInProvider, hint: string | null) => run(redirect(to, hint)),
    choose,
    /** Back to the choice: the person declines the original method, and the pending credential is dropped. */
    chooseAnother() {
      dropPending();
      choose();
    },
  };
}
