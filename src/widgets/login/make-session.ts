import { ApiError, type ApiClient, type Link, login, setSessionCookie } from '../../api/index.ts';

/**
 * SETTING_COOKIE: makes the server's session from an ID token.
 * @returns where the server wants the person to go, if anywhere. @throws ApiError
 */
export async function makeSession(client: ApiClient, idToken: string): Promise<Link | null> {
  const body = { authorizationF: idToken };
  await client.call(setSessionCookie, { body, quiet: true });
  const { redirect } = await client.call(login, { body, quiet: true });
  return redirect ?? null;
}

/** What tracking is told of a session that could not be made: never the token. */
export function sessionLabelOf(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) return 'session: unknown';
  const { failure } = thrown;
  return `session: ${failure.kind}${'status' in failure ? ` ${failure.status}` : ''}`;
}
