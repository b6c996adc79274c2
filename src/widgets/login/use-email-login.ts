import { checkEmailDomain, failureOf, isEmail, registerUser } from '../../api/index.ts';
import { createFlow, type Steps, useFlow } from '../shared/flow/flow.ts';
import { type SignInProvider, type SignInReason, signInReasonOf } from '../shared/runtime/identity.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { createSignIn, type SessionPorts } from './create-sign-in.ts';
import { MIN_PASSWORD } from './PasswordForm.tsx';

/** The states of a running sign-in: no other steps begin until it has ended. */
const SIGNING_IN = ['AWAITING_FIREBASE_LOGIN', 'SETTING_COOKIE'] as const;
export type SigningIn = (typeof SIGNING_IN)[number];

/** What each state knows in addition to the e-mail address. */
type State =
  | { readonly name: 'START_LOGIN'; readonly problem: 'invalid-email' | SignInReason | null }
  | { readonly name: 'CHECK_USER_DOMAIN' | 'CHECK_USER' | 'SENDING_EMAIL' | 'PASSWORD_RESET_EMAIL_SENT' | 'USER_REGISTERED' }
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
 * Sign-in by e-mail (P2-4.76 to P2-4.92, whose AWATING_FIREBASE_LOGIN and EMAIL_RESET_PASSWORD_SENDED are spelt right here). In LEFT
 * the host continues: the session exists, or the domain of the address has its own sign-in page.
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

/** A typed or pasted e-mail address without white space (P2-5.17). */
export const cleanEmail = (typed: string): string => typed.replace(/\s/g, '');

export const looksLikeEmail = (email: string): boolean =>
  isEmail(email) && /^[^@,]+@[^@,.]+(\.[^@,.]+)+$/.test(email) && !email.includes('..');

export function useEmailLogin({ identity, returnTo, onProvider, onSignedIn }: EmailLoginPorts, prefilled: string) {
  const runtime = useRuntime();
  const { client, storage } = runtime;
  const { keepPending, makeSession, trackFailure } = createSignIn(runtime, identity);
  const [state, { run }] = useFlow(() => createFlow<EmailLoginState>({ name: 'START_LOGIN', email: prefilled, problem: null }, { isBusy }));

  const toProvider =
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
        trackFailure('send link', thrown);
        return set(failedState);
      }
      set({ name: 'PASSWORD_RESET_EMAIL_SENT', email });
    };

  const checkUser =
    (email: string): EmailSteps =>
    async (set, signal) => {
      set({ name: 'CHECK_USER', email });
      let methods: readonly string[];
      try {
        methods = await identity.signInMethods(email);
      } catch (thrown) {
        trackFailure('sign-in methods', thrown);
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
        return kind === 'network' ? 'offline' : kind === 'timeout' ? 'slow' : 'email';
      },
    );

  return {
    state,
    restart: (email: string) => run(async (set) => set({ name: 'START_LOGIN', email, problem: null })),
    enterEmail: (typed: string, skipsDomain: boolean) =>
      run(async (set, signal) => {
        const email = cleanEmail(typed);
        if (!looksLikeEmail(email)) return set({ name: 'START_LOGIN', email, problem: 'invalid-email' });
        if (!skipsDomain) {
          set({ name: 'CHECK_USER_DOMAIN', email });
          const method = await checkDomain(email, signal);
          if (method === 'offline' || method === 'slow') return set({ name: 'START_LOGIN', email, problem: method });
          if (method !== 'email') return toProvider(email, method)(set, signal);
        }
        await checkUser(email)(set, signal);
      }),
    askPassword: (email: string) => run(async (set) => set({ name: 'AWAITING_PASSWORD', email, problem: null })),
    signIn: (email: string, password: string) =>
      run(async (set, signal) => {
        if (password.length < MIN_PASSWORD) return set({ name: 'INVALID_PASSWORD', email });
        set({ name: 'AWAITING_FIREBASE_LOGIN', email });
        let idToken: string;
        try {
          idToken = await identity.signInWithPassword(email, password);
        } catch (thrown) {
          trackFailure('password sign-in', thrown);
          const original = (await keepPending(thrown))?.original;
          if (original === null || original === 'email') return set({ name: 'ERROR_DURING_VERIFY_LOGIN', email });
          if (original !== undefined) return set({ name: 'ERROR_VERIFY_LOGIN', email, original });
          const problem = signInReasonOf(thrown);
          if (problem === 'wrong-credentials') return set({ name: 'ERROR_AWAITING_PASSWORD', email });
          return set({ name: 'AWAITING_PASSWORD', email, problem });
        }
        set({ name: 'SETTING_COOKIE', email });
        const session = await makeSession(idToken, signal);
        if (session === null) return set({ name: 'ERROR_SETTING_COOKIE', email });
        set({ name: 'LEFT' });
        onSignedIn(session.redirect);
      }),
    recover: (email: string) => run(sendLink(email, { name: 'AWAITING_PASSWORD', email, problem: 'reset' })),
    register: (email: string) =>
      run(async (set) => {
        set({ name: 'REGISTER_NEW_USER', email, isPending: true, hasFailed: false });
        try {
          const { success } = await client.call(registerUser, { body: { email } });
          if (!success) throw new Error('refused');
          await identity.sendPasswordReset(email, returnTo);
        } catch (thrown) {
          trackFailure('register', thrown);
          return set({ name: 'REGISTER_NEW_USER', email, isPending: false, hasFailed: true });
        }
        set({ name: 'USER_REGISTERED', email });
      }),
    goToProvider: (email: string, provider: SignInProvider) => run(toProvider(email, provider)),
  };
}
