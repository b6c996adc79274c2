import { ApiError, type Link, login, setSessionCookie } from '../../api/index.ts';
import type { IdentityPort } from '../shared/runtime/identity.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { linkPending } from './pending-credential.ts';

/**
 * SETTING_COOKIE: creates the server's session from an ID token, and links a pending credential in parallel. `signal` aborts
 * when the person leaves the sign-in.
 * @returns the server's redirect, if any; null: no session, or the person has left
 */
export async function makeSession(
  { client, storage, tracking }: Runtime,
  identity: IdentityPort,
  idToken: string,
  signal: AbortSignal,
): Promise<{ readonly redirect: Link | null } | null> {
  const body = { authorizationF: idToken };
  try {
    await client.call(setSessionCookie, { body, quiet: true, signal });
    const { redirect } = await client.call(login, { body, quiet: true, signal });
    signal.throwIfAborted();
    linkPending(identity, storage);
    return { redirect: redirect ?? null };
  } catch (thrown) {
    if (!signal.aborted) tracking.event('Error/FirebaseAuth', sessionLabelOf(thrown));
    return null;
  }
}

/** The tracking label of a failed session; it never contains the token. */
function sessionLabelOf(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) return 'session: unknown';
  const { failure } = thrown;
  return `session: ${failure.kind}${'status' in failure ? ` ${failure.status}` : ''}`;
}
