import { describeFailure, failureOf, type Link, login, setSessionCookie } from '../../api/index.ts';
import type { CommandTools } from '../shared/flow/machine.ts';
import type { IdentityPort } from '../shared/runtime/identity.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { linkPending } from './pending-credential.ts';

export interface SessionPorts {
  readonly identity: IdentityPort;
  /** The session exists; `redirect` is the server's redirect, if any. */
  onSignedIn(redirect: Link | null): void;
}

interface SessionEvent {
  readonly type: 'session-started' | 'session-made' | 'session-failed';
}

/** SETTING_COOKIE: creates the server's session from an ID token, and links a pending credential in parallel. */
export async function makeSession(
  { client, storage, tracking }: Runtime,
  { identity, onSignedIn }: SessionPorts,
  idToken: string,
  { send, signal }: CommandTools<SessionEvent>,
): Promise<void> {
  const call = { body: { authorizationF: idToken }, quiet: true, signal };
  send({ type: 'session-started' });
  let redirect: Link | undefined;
  try {
    await client.call(setSessionCookie, call);
    ({ redirect } = await client.call(login, call));
    signal.throwIfAborted();
  } catch (thrown) {
    if (!signal.aborted) tracking.event('Error/FirebaseAuth', `session: ${describeFailure(failureOf(thrown))}`);
    return send({ type: 'session-failed' });
  }
  linkPending(identity, storage);
  send({ type: 'session-made' });
  onSignedIn(redirect ?? null);
}
