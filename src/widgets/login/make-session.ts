import { describeFailure, failureOf, type Link, login, setSessionCookie } from '../../api/index.ts';
import type { IdentityPort } from '../shared/runtime/identity.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { linkPending } from './pending-credential.ts';

export interface SessionPorts {
  /** The identity provider. */
  readonly identity: IdentityPort;
  /** The session exists; `redirect` is the server's redirect, if any. */
  onSignedIn(redirect: Link | null): void;
}

/**
 * SETTING_COOKIE: creates the server's session from an ID token, and links a pending credential in the background.
 * @returns the server's redirect, if any; null when there is no session
 */
export async function makeSession(
  { client, storage, tracking }: Runtime,
  identity: IdentityPort,
  idToken: string,
  signal: AbortSignal,
): Promise<{ readonly redirect: Link | null } | null> {
  const call = { body: { authorizationF: idToken }, quiet: true, signal };
  try {
    await client.call(setSessionCookie, call);
    const { redirect = null } = await client.call(login, call);
    signal.throwIfAborted();
    linkPending(identity, storage);
    return { redirect };
  } catch (thrown) {
    if (!signal.aborted) tracking.event('Error/FirebaseAuth', `session: ${describeFailure(failureOf(thrown))}`);
    return null;
  }
}
