/** The only file that imports firebase. `identity.ts` loads it on demand; a public menu never does. */
import { initializeApp } from 'firebase/app';
import {
  type AuthError,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  fetchSignInMethodsForEmail,
  getRedirectResult,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  OAuthCredential,
  OAuthProvider,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithRedirect,
  signOut,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { DeadlineError, withDeadline } from '../../widgets/shared/flow/deadline.ts';
import {
  IdentityError,
  type IdentityPort,
  type IdentityReason,
  type PendingCredential,
  type SignInProvider,
} from '../../widgets/shared/runtime/identity.ts';
import type { HostConfig } from '../config.ts';

/** Calls of the SDK end after this time; the SDK itself has no limit. */
const LIMIT_MS = 20_000;
/** How long an API call waits for a renewed ID token. */
const RENEWAL_LIMIT_MS = 5000;

const codeOf = (thrown: unknown): string | null =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : null;

/** The reasons of the provider's error codes; any other is `provider`. */
const REASONS: Readonly<Partial<Record<string, IdentityReason>>> = {
  // One reason for all of them: an attacker must not learn whether the e-mail or the password was wrong.
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/invalid-email': 'wrong-credentials',
  'auth/invalid-action-code': 'invalid-code',
  'auth/expired-action-code': 'invalid-code',
  'auth/weak-password': 'weak-password',
  'auth/user-cancelled': 'cancelled',
  'auth/redirect-cancelled-by-user': 'cancelled',
  'auth/too-many-requests': 'too-many-tries',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'slow',
};

/** The credential to link, if the account has another sign-in method. `typed`: the e-mail, for SDK errors without it. */
function pendingOf(thrown: unknown, typed: string | null): PendingCredential | null {
  const error = thrown as Partial<AuthError>;
  if (error.code !== 'auth/account-exists-with-different-credential') return null;
  const email = error.customData?.email ?? typed;
  // The order matters: Google's parser returns a wrong credential for a Microsoft error.
  const credential = OAuthProvider.credentialFromError(thrown as never) ?? GoogleAuthProvider.credentialFromError(thrown as never);
  return email !== null && credential !== null ? { email, credential: JSON.stringify(credential.toJSON()) } : null;
}

function identityError(cause: unknown, email: string | null): IdentityError {
  if (cause instanceof IdentityError) return cause;
  const code = codeOf(cause);
  return new IdentityError(REASONS[code ?? ''] ?? 'provider', { cause, code, pending: pendingOf(cause, email) });
}

/** Awaits the SDK with a time limit, and maps its errors to ours. `email`: the address that the call is about, if any. */
async function guarded<T>(work: Promise<T>, email: string | null = null, limitMs = LIMIT_MS): Promise<T> {
  try {
    return await withDeadline(work, limitMs);
  } catch (cause) {
    throw identityError(cause instanceof DeadlineError ? new IdentityError('slow', { code: 'auth/timeout' }) : cause, email);
  }
}

function providerFor(provider: SignInProvider, email: string | null) {
  const authProvider = provider === 'google' ? new GoogleAuthProvider() : new OAuthProvider('microsoft.com');
  if (email !== null && email !== '') authProvider.setCustomParameters({ login_hint: email });
  return authProvider;
}

/** Loads the provider's helper script from our own origin (sandbox), because the sandbox has no internet. */
function loadHelper(url: string | null): Promise<void> {
  if (url === null || document.querySelector(`script[src="${url}"]`) !== null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new IdentityError('offline'));
    });
    document.head.append(script);
  });
}

/** IndexedDB answers within milliseconds, except in some WebKits, where it does not answer at all until the browser restarts. */
const STORE_LIMIT_MS = 3000;

/** Whether IndexedDB does anything at all, be it to refuse. The SDK itself would wait for ever. */
async function isIndexedDbAlive(): Promise<boolean> {
  const probe = new Promise<boolean>((resolve) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    // The database is the SDK's to create.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve(true));
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve(true);
    });
  });
  const refused = () => true;
  return withDeadline(probe.catch(refused), STORE_LIMIT_MS).catch(() => false);
}

export async function createFirebaseIdentity({
  apiKey,
  projectId,
  authDomain,
  emulator,
  helperScript,
}: HostConfig['firebase']): Promise<IdentityPort> {
  const persistence = [browserLocalPersistence, inMemoryPersistence];
  if (await isIndexedDbAlive()) persistence.unshift(indexedDBLocalPersistence);
  // Every call of the SDK waits for its own database, the heartbeats', which has no switch: it must see that there is none.
  else Object.defineProperty(window, 'indexedDB', { value: undefined });
  const auth = initializeAuth(initializeApp({ apiKey, projectId, authDomain }), {
    // The SDK uses the next kind of persistence when storage is blocked (private frames).
    persistence,
  });
  auth.languageCode = 'it';
  if (emulator) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });

  /** The last ID token; sent when a renewal takes too long. */
  let last: string | null = null;
  /** Parallel calls share one renewal; the SDK would start one for each. */
  let asking: { readonly user: User; readonly token: Promise<string> } | null = null;

  return {
    async ready() {
      await guarded(auth.authStateReady());
      return auth.currentUser !== null;
    },
    async idToken() {
      const user = auth.currentUser;
      if (user === null) return (last = null);
      // The SDK renews an expired token (one hour), and signs out a person whose account was deleted.
      if (asking?.user !== user) {
        const own = { user, token: user.getIdToken().finally(() => (asking = asking === own ? null : asking)) };
        asking = own;
      }
      return guarded(asking.token, null, RENEWAL_LIMIT_MS).then(
        (token) => (last = token),
        () => (auth.currentUser === null ? null : last),
      );
    },
    signInMethods: (email) => guarded(fetchSignInMethodsForEmail(auth, email)),
    async signInWithPassword(email, password) {
      const { user } = await guarded(signInWithEmailAndPassword(auth, email, password), email);
      return guarded(user.getIdToken());
    },
    async startRedirect(provider, email) {
      await guarded(loadHelper(helperScript));
      // No time-out: the promise stays pending until the browser leaves the page, and a slow provider is not an error.
      try {
        await signInWithRedirect(auth, providerFor(provider, email), browserPopupRedirectResolver);
      } catch (cause) {
        throw identityError(cause, null);
      }
    },
    async redirectResult() {
      const answer = loadHelper(helperScript).then(() => getRedirectResult(auth, browserPopupRedirectResolver));
      const result = await guarded(answer);
      return result === null ? null : guarded(result.user.getIdToken());
    },
    async link(email, credential) {
      const user = auth.currentUser;
      const parsed = OAuthCredential.fromJSON(credential);
      if (user === null || parsed === null || user.email?.toLowerCase() !== email.toLowerCase()) return;
      await guarded(linkWithCredential(user, parsed));
    },
    sendPasswordReset: (email, returnTo) =>
      guarded(sendPasswordResetEmail(auth, email, { url: new URL(returnTo, window.location.origin).href })),
    checkResetCode: (oobCode) => guarded(verifyPasswordResetCode(auth, oobCode)),
    confirmPasswordReset: (oobCode, password) => guarded(confirmPasswordReset(auth, oobCode, password)),
    signOut: () => guarded(signOut(auth)),
  };
}
