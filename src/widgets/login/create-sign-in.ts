import { describeFailure, failureOf, type Link, login, setSessionCookie } from '../../api/index.ts';
import { IdentityError, type IdentityPort, labelOf, type SignInProvider } from '../shared/runtime/identity.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

export interface SessionPorts {
  /** The identity provider. */
  readonly identity: IdentityPort;
  /** The session exists; `redirect` is the server's redirect, if any. */
  onSignedIn(redirect: Link | null): void;
}

const METHODS: Readonly<Record<string, SignInProvider | 'email'>> = {
  password: 'email',
  'google.com': 'google',
  'microsoft.com': 'microsoft',
};

/** What the sign-ins share: the session, the tracking of failures, and a credential that waits for the account's own sign-in. */
export function createSignIn({ client, storage, tracking }: Runtime, identity: IdentityPort) {
  /** Tracks a failed call of the identity provider. */
  const trackFailure = (call: string, thrown: unknown) => tracking.event('Error/FirebaseAuth', `${call}: ${labelOf(thrown)}`);

  /** Deletes the pending credential: provider tokens must not stay stored. */
  function dropPending(): void {
    storage.remove('pendingCredential');
    storage.remove('pendingCredentialEmail');
  }

  /**
   * Links the pending credential to the account that has just signed in by its original method. It runs in the background. A
   * failure is harmless: the credential stays stored until it is linked or expires.
   */
  function linkPending(): void {
    const credential = storage.read('pendingCredential');
    const email = storage.read('pendingCredentialEmail');
    if (credential !== null && email !== null) identity.link(email, credential).then(dropPending, (thrown) => trackFailure('link', thrown));
  }

  return {
    dropPending,
    /**
     * Stores the credential of a refused sign-in whose e-mail belongs to an account with another sign-in method (P1-8.6, P1-8.7).
     * @returns the e-mail and the account's first sign-in method, null when the provider does not reveal it; null without a credential
     */
    async keepPending(thrown: unknown): Promise<{ email: string; original: SignInProvider | 'email' | null } | null> {
      if (!(thrown instanceof IdentityError) || thrown.pending === null) return null;
      const { email, credential } = thrown.pending;
      storage.write('pendingCredential', credential);
      storage.write('pendingCredentialEmail', email);
      const [first = ''] = await identity.signInMethods(email).catch(() => []);
      return { email, original: METHODS[first] ?? null };
    },
    trackFailure,
    /**
     * SETTING_COOKIE: creates the server's session from an ID token.
     * @returns the server's redirect, if any; null when there is no session
     */
    async makeSession(idToken: string, signal: AbortSignal): Promise<{ readonly redirect: Link | null } | null> {
      try {
        // A retry may come after the token's hour: the provider then has a fresh one.
        const authorizationF = (await identity.idToken(true)) || idToken;
        const call = { body: { authorizationF }, quiet: true, signal };
        await client.call(setSessionCookie, call);
        const { redirect = null } = await client.call(login, call);
        signal.throwIfAborted();
        linkPending();
        return { redirect };
      } catch (thrown) {
        if (!signal.aborted) tracking.event('Error/FirebaseAuth', `session: ${describeFailure(failureOf(thrown))}`);
        return null;
      }
    },
  };
}
