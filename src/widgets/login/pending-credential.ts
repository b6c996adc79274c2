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

/** Joins the kept credential to the account that has just signed in the original way; a failure costs nothing. */
export async function linkPending(identity: IdentityPort, storage: Storage): Promise<void> {
  const credential = storage.take('pendingCredential');
  const email = storage.take('pendingCredentialEmail');
  if (credential !== null && email !== null) await identity.link(email, credential).catch(() => undefined);
}
