import { json } from '../b2c/http.ts';

/**
 * A failure in the format of Google's services, for the fault switches. `message` is the service's own code, such as
 * `TOO_MANY_ATTEMPTS_TRY_LATER`. `NEED_CONFIRMATION` means that the address belongs to an account with another sign-in method;
 * the service sends it as a 200 with the pending credential.
 */
export function refusal(status: number, message: string | string[] | null): Response {
  const [code = 'INTERNAL_ERROR'] = [message ?? []].flat();
  if (code === 'NEED_CONFIRMATION')
    return json({ needConfirmation: true, providerId: 'microsoft.com', oauthAccessToken: 'sandbox-pending' });
  return json({ error: { code: status, message: code } }, status);
}
