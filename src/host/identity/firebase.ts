/** The only file that sees firebase. Loaded by `identity.ts`, never by a public menu. */
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
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithRedirect,
  signOut,
  verifyPasswordResetCode,
} from 'firebase/auth';
import {
  IdentityError,
  type IdentityPort,
  type IdentityReason,
  type PendingCredential,
  type SignInProvider,
} from '../../widgets/shared/runtime/identity.ts';
import type { HostConfig } from '../config.ts';

/** The SDK does not time out by itself. */
const LIMIT_MS = 20_000;

function reasonOf(thrown: unknown): IdentityReason {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';
  switch (code) {
    // One answer for all: which of the two was wrong is nobody's business.
    case 'auth/wrong-password':
    case 'auth/user-not-found':
    case 'auth/invalid-credential':
    case 'auth/invalid-login-credentials':
    case 'auth/invalid-email':
      return 'wrong-credentials';
    case 'auth/invalid-action-code':
    case 'auth/expired-action-code':
      return 'invalid-code';
    case 'auth/weak-password':
      return 'weak-password';
    case 'auth/too-many-requests':
      return 'too-many-tries';
    case 'auth/network-request-failed':
    case 'auth/timeout':
      return 'offline';
    default:
      return 'provider';
  }
}

async function guarded<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IdentityError('offline')), LIMIT_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } catch (cause) {
    throw cause instanceof IdentityError ? cause : new IdentityError(reasonOf(cause), { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Microsoft's own words for a credential; Google's reader returns a wrong one for a Microsoft error. */
function pendingOf(thrown: unknown): PendingCredential | null {
  const error = thrown as Partial<AuthError>;
  if (error.code !== 'auth/account-exists-with-different-credential') return null;
  const email = error.customData?.email;
  const credential = OAuthProvider.credentialFromError(thrown as never) ?? GoogleAuthProvider.credentialFromError(thrown as never);
  return typeof email === 'string' && credential !== null ? { email, credential: JSON.stringify(credential.toJSON()) } : null;
}

function providerFor(provider: SignInProvider, email: string | null) {
  const authProvider = provider === 'google' ? new GoogleAuthProvider() : new OAuthProvider('microsoft.com');
  if (email !== null && email !== '') authProvider.setCustomParameters({ login_hint: email });
  return authProvider;
}

/** In the sandbox the provider's helper comes from our own origin: there is no internet. */
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

export function createFirebaseIdentity({ apiKey, projectId, authDomain, emulator, helperScript }: HostConfig['firebase']): IdentityPort {
  const auth = initializeAuth(initializeApp({ apiKey, projectId, authDomain }), {
    // Blocked storage (private frames) falls through to the next.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  auth.languageCode = 'it';
  if (emulator) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });

  let idToken: string | null = null;
  onIdTokenChanged(auth, (user) => {
    if (user === null) idToken = null;
    else
      void user.getIdToken().then(
        (token) => (idToken = token),
        () => undefined,
      );
  });

  return {
    currentIdToken: () => idToken,
    async ready() {
      await guarded(auth.authStateReady());
      idToken = (await auth.currentUser?.getIdToken()) ?? null;
      return idToken !== null;
    },
    signInMethods: (email) => guarded(fetchSignInMethodsForEmail(auth, email)),
    async signInWithPassword(email, password) {
      const { user } = await guarded(signInWithEmailAndPassword(auth, email, password));
      return (idToken = await guarded(user.getIdToken()));
    },
    async startRedirect(provider, email) {
      await loadHelper(helperScript);
      // The promise stays open while the page leaves: no time-out here, or a slow provider would look like an error.
      try {
        await signInWithRedirect(auth, providerFor(provider, email), browserPopupRedirectResolver);
      } catch (cause) {
        throw new IdentityError(reasonOf(cause), { cause });
      }
    },
    async redirectResult() {
      await loadHelper(helperScript);
      try {
        const result = await guarded(getRedirectResult(auth, browserPopupRedirectResolver));
        return result === null ? null : (idToken = await guarded(result.user.getIdToken()));
      } catch (thrown) {
        const pending = thrown instanceof IdentityError ? pendingOf(thrown.cause) : null;
        throw pending === null ? thrown : new IdentityError('provider', { cause: thrown, pending });
      }
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
    async signOut() {
      idToken = null;
      await guarded(signOut(auth));
    },
  };
}
