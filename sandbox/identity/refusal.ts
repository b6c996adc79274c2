import { json } from '../b2c/http.ts';

/**
 * A failure as Google's services word it, for the fault switches. `message` is the service's own code, such as
 * `TOO_MANY_ATTEMPTS_TRY_LATER`; `NEED_CONFIRMATION` says that the address belongs to an account with another way in,
 * which the service does with a 200 and the credential that waits.
 */
export function refusal(status: number, message: string | string[] | null): Response {
  const [code = 'INTERNAL_ERROR'] = [message ?? []].flat();
  if (code === 'NEED_CONFIRMATION')
    return json({ needConfirmation: true, providerId: 'microsoft.com', oauthAccessToken: 'sandbox-pending' });
  return json({ error: { code: status, message: code } }, status);
}
