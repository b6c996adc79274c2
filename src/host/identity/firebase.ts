/** The only file that sees firebase. Loaded by `identity.ts`, never by a public menu. */
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  fetchSignInMethodsForEmail,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  confirmPasswordReset,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { IdentityError, type IdentityPort, type IdentityReason } from '../../widgets/shared/runtime/identity.ts';
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

export function createFirebaseIdentity({ apiKey, projectId, authDomain, emulator }: HostConfig['firebase']): IdentityPort {
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
