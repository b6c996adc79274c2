import type { IdentityPort, PendingCredential, SignInProvider } from '../shared/runtime/identity.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

type Storage = Runtime['storage'];

const METHODS: Readonly<Record<string, SignInProvider | 'email'>> = {
  password: 'email',
  'google.com': 'google',
  'microsoft.com': 'microsoft',
};

/**
 * Stores a credential whose e-mail belongs to an account with another sign-in method (part 1 §8).
 * @returns the account's first sign-in method; null when the provider does not reveal it
 */
export async function keepPending(
  identity: IdentityPort,
  storage: Storage,
  { email, credential }: PendingCredential,
): Promise<SignInProvider | 'email' | null> {
  storage.write('pendingCredential', credential);
  storage.write('pendingCredentialEmail', email);
  const [first = ''] = await identity.signInMethods(email).catch(() => []);
  return METHODS[first] ?? null;
}

/** Deletes the pending credential, because the person declined the original method: provider tokens must not stay stored. */
export function dropPending(storage: Storage): void {
  storage.remove('pendingCredential');
  storage.remove('pendingCredentialEmail');
}

/**
 * Links the pending credential to the account that has just signed in by its original method. It runs in the background. A
 * failure is harmless: the credential stays stored until it is linked or expires.
 */
export function linkPending(identity: IdentityPort, storage: Storage): void {
  const credential = storage.read('pendingCredential');
  const email = storage.read('pendingCredentialEmail');
  if (credential === null || email === null) return;
  identity.link(email, credential).then(
    () => dropPending(storage),
    () => undefined,
  );
}
