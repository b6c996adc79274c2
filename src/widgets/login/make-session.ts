import { ApiError, type ApiClient, type Link, login, setSessionCookie } from '../../api/index.ts';

/**
 * SETTING_COOKIE: makes the server's session from an ID token. `signal` fires when the person has left the sign-in.
 * @returns where the server wants the person to go, if anywhere. @throws ApiError, or an AbortError
 */
export async function makeSession(client: ApiClient, idToken: string, signal: AbortSignal): Promise<Link | null> {
  const body = { authorizationF: idToken };
  await client.call(setSessionCookie, { body, quiet: true, signal });
  const { redirect } = await client.call(login, { body, quiet: true, signal });
  signal.throwIfAborted();
  return redirect ?? null;
}

/** What tracking is told of a session that could not be made: never the token. */
export function sessionLabelOf(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) return 'session: unknown';
  const { failure } = thrown;
  return `session: ${failure.kind}${'status' in failure ? ` ${failure.status}` : ''}`;
}
