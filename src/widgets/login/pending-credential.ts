import type { IdentityPort, PendingCredential, SignInProvider } from '../shared/runtime/identity.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

type Storage = Runtime['storage'];

const WAY_IN: Readonly<Record<string, SignInProvider | 'email'>> = {
  password: 'email',
  'google.com': 'google',
  'microsoft.com': 'microsoft',
};

/**
 * Keeps a credential whose address belongs to an account with another way in (part 1 §8).
 * @returns the account's first way in; null when the provider will not tell
 */
export async function keepPending(
  identity: IdentityPort,
  storage: Storage,
  { email, credential }: PendingCredential,
): Promise<SignInProvider | 'email' | null> {
  storage.write('pendingCredential', credential);
  storage.write('pendingCredentialEmail', email);
  const [first = ''] = await identity.signInMethods(email).catch(() => []);
  return WAY_IN[first] ?? null;
}

/** The person will not sign in the original way: a provider's tokens must not lie about. */
export function dropPending(storage: Storage): void {
  storage.remove('pendingCredential');
  storage.remove('pendingCredentialEmail');
}

/**
 * Joins the kept credential to the account that has just signed in the original way. Beside the session: nobody waits for
 * it, and a failure costs nothing, as the credential stays until it is joined or too old.
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
