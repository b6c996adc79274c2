import type { IdentityPort } from '../../widgets/shared/runtime/identity.ts';
import type { HostConfig } from '../config.ts';

/** The identity port. Loads its adapter on first use: firebase is as large as the shop, and a catalogue needs only the cookie. */
export function createIdentity(config: HostConfig): IdentityPort {
  let adapter: Promise<IdentityPort> | null = null;
  let loaded: IdentityPort | null = null;
  const load = (): Promise<IdentityPort> =>
    (adapter ??= import('./firebase.ts').then(
      ({ createFirebaseIdentity }) => (loaded = createFirebaseIdentity(config.firebase)),
      (thrown: unknown) => {
        adapter = null; // offline, for example: the next press tries again
        throw thrown;
      },
    ));
  return {
    ready: async () => (await load()).ready(),
    idToken: async () => (loaded === null ? null : loaded.idToken()),
    signInMethods: async (email) => (await load()).signInMethods(email),
    signInWithPassword: async (email, password) => (await load()).signInWithPassword(email, password),
    startRedirect: async (provider, email) => (await load()).startRedirect(provider, email),
    redirectResult: async () => (await load()).redirectResult(),
    link: async (email, credential) => (await load()).link(email, credential),
    sendPasswordReset: async (email, returnTo) => (await load()).sendPasswordReset(email, returnTo),
    checkResetCode: async (oobCode) => (await load()).checkResetCode(oobCode),
    confirmPasswordReset: async (oobCode, password) => (await load()).confirmPasswordReset(oobCode, password),
    signOut: async () => (await load()).signOut(),
  };
}
