import { reportingMissingCode } from '../../widgets/shared/flow/missing-code.ts';
import type { IdentityPort } from '../../widgets/shared/runtime/identity.ts';
import type { HostConfig } from '../config.ts';

/** How long a call waits for the provider's first word. */
const WAIT_LIMIT_MS = 5000;

/** The identity port. Loads its adapter on first use: firebase is as large as the shop, and a catalogue needs only the cookie. */
export function createIdentity(config: HostConfig): IdentityPort {
  let adapter: Promise<IdentityPort> | null = null;
  /** The adapter, after the provider has said whether a person is signed in. */
  let heard: IdentityPort | null = null;
  const load = (): Promise<IdentityPort> =>
    (adapter ??= reportingMissingCode(import('./firebase.ts')).then(
      ({ createFirebaseIdentity }) => createFirebaseIdentity(config.firebase),
      (thrown: unknown) => {
        adapter = null; // offline, for example: the next press tries again
        throw thrown;
      },
    ));
  const ready = async () => {
    const port = await load();
    const isSignedIn = await port.ready();
    heard = port;
    return isSignedIn;
  };
  return {
    ready,
    async idToken(mustWait) {
      if (heard === null && mustWait)
        // A provider that cannot be reached keeps no call back: the cookie may be enough.
        await Promise.race([ready().catch(() => false), new Promise((resolve) => setTimeout(resolve, WAIT_LIMIT_MS))]);
      return heard?.idToken(mustWait);
    },
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
