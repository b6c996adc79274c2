import { checkEmailDomain, failureOf, isEmail, registerUser } from '../../api/index.ts';
import { IdentityError, labelOf, type SignInProvider, type SignInReason, signInReasonOf } from '../shared/runtime/identity.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { makeSession, type SessionPorts } from './make-session.ts';
import { MIN_PASSWORD } from './PasswordForm.tsx';
import { keepPending } from './pending-credential.ts';
import { type Steps, useSteps } from '../shared/flow/use-steps.ts';

/** Nothing else begins until these have ended. */
const SIGNING_IN = ['AWATING_FIREBASE_LOGIN', 'END_LOGIN_WITH_EMAIL', 'SETTING_COOKIE'] as const;
export type SigningIn = (typeof SIGNING_IN)[number];

/** What each state knows beside the e-mail address. */
type State =
  | { readonly name: 'START_LOGIN'; readonly problem: 'invalid-email' | SignInReason | null }
  | { readonly name: 'CHECK_USER_DOMAIN' | 'CHECK_USER' | 'SENDING_EMAIL' | 'EMAIL_RESET_PASSWORD_SENDED' | 'USER_REGISTERED' }
  | { readonly name: 'AWAITING_PASSWORD'; readonly problem: 'reset' | Exclude<SignInReason, 'wrong-credentials'> | null }
  /** INVALID_PASSWORD: under 6 characters. ERROR_AWAITING_PASSWORD: a wrong password; the field is cleared. */
  | { readonly name: 'INVALID_PASSWORD' | 'ERROR_AWAITING_PASSWORD' | SigningIn }
  /** The provider knows no sign-in method, or does not reveal it (decision 0015): the screen asks before it registers. */
  | { readonly name: 'REGISTER_NEW_USER'; readonly isPending: boolean; readonly hasFailed: boolean }
  | { readonly name: 'UNMANAGED_PROVIDER'; readonly providers: string }
  /** The account uses the sign-in method `original`: after that sign-in, the pending credential is linked to the account. */
  | { readonly name: 'ERROR_VERIFY_LOGIN'; readonly original: SignInProvider }
  /** The same, but the account's sign-in method is unknown. */
  | { readonly name: 'ERROR_DURING_VERIFY_LOGIN' | 'ERROR_SETTING_COOKIE' };

/**
 * Sign-in by e-mail (part 2 §4 'Email login'); the names are the specification's, misspellings included. LEFT: another
 * page signs the domain in, or the session exists: the host continues.
 */
export type EmailLoginState = (State & { readonly email: string }) | { readonly name: 'LEFT' };

type EmailSteps = Steps<EmailLoginState>;

export interface EmailLoginPorts extends SessionPorts {
  /** The return path in our app, already checked by the link guard. */
  readonly returnTo: string;
  /** The domain or the account uses a provider's sign-in. */
  onProvider(provider: SignInProvider, email: string): void;
}

export const isSigningIn = ({ name }: EmailLoginState): boolean => SIGNING_IN.some((each) => each === name);
const isBusy = (state: EmailLoginState) => isSigningIn(state) || (state.name === 'REGISTER_NEW_USER' && state.isPending);

const LINK_METHODS = ['google.com', 'microsoft.com', 'emailLink'];

/** A typed or pasted e-mail address without white space (part 2 §5). */
export const cleanEmail = (typed: string): string => typed.replace(/\s+/g, '');

export const looksLikeEmail = (email: string): boolean =>
  isEmail(email) && /^[^@,]+@[^@,.]+(\.[^@,.]+)+$/.test(email) && !email.includes('..');

export function useEmailLogin({ identity, returnTo, onProvider, onSignedIn }: EmailLoginPorts, prefilled: string) {
  const runtime = useRuntime();
  const { client, storage, tracking } = runtime;
  const [state, run] = useSteps<EmailLoginState>({ name: 'START_LOGIN', email: prefilled, problem: null }, isBusy);

  const failed = (call: string, thrown: unknown) => tracking.event('Error/FirebaseAuth', `${call}: ${labelOf(thrown)}`);

  const goToProvider =
    (email: string, provider: SignInProvider): EmailSteps =>
    async (set) => {
      set({ name: 'LEFT' });
      // The sign-in leaves this page: an earlier, cancelled redirect must not be awaited any more.
      storage.remove('signInPending');
      onProvider(provider, email);
    };

  /** Sends the e-mail with the link for a new password. `failedState`: where the person can try again. */
  const sendLink =
    (email: string, failedState: EmailLoginState): EmailSteps =>
    async (set) => {
      set({ name: 'SENDING_EMAIL', email });
      try {
        await identity.sendPasswordReset(email, returnTo);
      } catch (thrown) {
        failed('send link', thrown);
        return set(failedState);
      }
      set({ name: 'EMAIL_RESET_PASSWORD_SENDED', email });
    };

  const checkUser =
    (email: string): EmailSteps =>
    async (set, signal) => {
      set({ name: 'CHECK_USER', email });
      let methods: readonly string[];
      try {
        methods = await identity.signInMethods(email);
      } catch (thrown) {
        failed('sign-in methods', thrown);
        return set({ name: 'START_LOGIN', email, problem: signInReasonOf(thrown) });
      }
      const isUnknown = methods.length === 0;
      // A provider that hides accounts names no method for a returning person either.
      if (methods.includes('password') || (isUnknown && storage.isOwner(email)))
        return set({ name: 'AWAITING_PASSWORD', email, problem: null });
      if (isUnknown) return set({ name: 'REGISTER_NEW_USER', email, isPending: false, hasFailed: false });
      if (methods.some((method) => LINK_METHODS.includes(method)))
        return sendLink(email, { name: 'START_LOGIN', email, problem: 'provider' })(set, signal);
      set({ name: 'UNMANAGED_PROVIDER', email, providers: methods.join(', ') });
    };

  const checkDomain = (email: string, signal: AbortSignal) =>
    client.call(checkEmailDomain, { params: { email }, signal }).then(
      ({ type }) => type,
      (thrown: unknown) => {
        const { kind } = failureOf(thrown);
        // A failed check of the domain must not prevent a sign-in by password.
        return kind === 'network' || kind === 'timeout' ? 'offline' : 'email';
      },
    );

  const enterEmail =
    (typed: string, skipsDomain: boolean): EmailSteps =>
    async (set, signal) => {
      const email = cleanEmail(typed);
      if (!looksLikeEmail(email)) return set({ name: 'START_LOGIN', email, problem: 'invalid-email' });
      if (!skipsDomain) {
        set({ name: 'CHECK_USER_DOMAIN', email });
        const method = await checkDomain(email, signal);
        if (method === 'offline') return set({ name: 'START_LOGIN', email, problem: 'offline' });
        if (method !== 'email') return goToProvider(email, method)(set, signal);
      }
      await checkUser(email)(set, signal);
    };

  const refusedState = async (email: string, thrown: unknown): Promise<EmailLoginState> => {
    const problem = signInReasonOf(thrown);
    if (thrown instanceof IdentityError && thrown.pending !== null) {
      const original = await keepPending(identity, storage, thrown.pending);
      return original === null || original === 'email'
        ? { name: 'ERROR_DURING_VERIFY_LOGIN', email }
        : { name: 'ERROR_VERIFY_LOGIN', email, original };
    }
    return problem === 'wrong-credentials' ? { name: 'ERROR_AWAITING_PASSWORD', email } : { name: 'AWAITING_PASSWORD', email, problem };
  };

  const signIn =
    (email: string, password: string): EmailSteps =>
    async (set, signal) => {
      if (password.length < MIN_PASSWORD) return set({ name: 'INVALID_PASSWORD', email });
      set({ name: 'AWATING_FIREBASE_LOGIN', email });
      let idToken: string;
      try {
        idToken = await identity.signInWithPassword(email, password);
      } catch (thrown) {
        failed('password sign-in', thrown);
        return set(await refusedState(email, thrown));
      }
      set({ name: 'END_LOGIN_WITH_EMAIL', email });
      set({ name: 'SETTING_COOKIE', email });
      const session = await makeSession(runtime, identity, idToken, signal);
      if (session === null) return set({ name: 'ERROR_SETTING_COOKIE', email });
      set({ name: 'LEFT' });
      onSignedIn(session.redirect);
    };

  const register =
    (email: string): EmailSteps =>
    async (set) => {
      set({ name: 'REGISTER_NEW_USER', email, isPending: true, hasFailed: false });
      try {
        const { success } = await client.call(registerUser, { body: { email } });
        if (!success) throw new Error('refused');
        await identity.sendPasswordReset(email, returnTo);
      } catch (thrown) {
        failed('register', thrown);
        return set({ name: 'REGISTER_NEW_USER', email, isPending: false, hasFailed: true });
      }
      set({ name: 'USER_REGISTERED', email });
    };

  return {
    state,
    restart: (email: string) => run(async (set) => set({ name: 'START_LOGIN', email, problem: null })),
    enterEmail: (typed: string, skipsDomain: boolean) => run(enterEmail(typed, skipsDomain)),
    askPassword: (email: string) => run(async (set) => set({ name: 'AWAITING_PASSWORD', email, problem: null })),
    signIn: (email: string, password: string) => run(signIn(email, password)),
    recover: (email: string) => run(sendLink(email, { name: 'AWAITING_PASSWORD', email, problem: 'reset' })),
    register: (email: string) => run(register(email)),
    goToProvider: (email: string, provider: SignInProvider) => run(goToProvider(email, provider)),
  };
}
