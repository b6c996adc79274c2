import { type ApiClient, failureOf, logout } from '../../api/index.ts';
import { withDeadline } from '../../widgets/shared/flow/deadline.ts';
import type { IdentityPort } from '../../widgets/shared/runtime/identity.ts';

/** Time limit for the sign-out of the provider's SDK. */
const SIGN_OUT_LIMIT_MS = 3000;

/** Signs out at the provider, then at the server (P1-7.8). @throws ApiError if the logout fails, or an AbortError */
export async function sendLogout(
  { client, identity }: { client: ApiClient; identity: IdentityPort },
  options: { signal?: AbortSignal; timeoutMs?: number },
): Promise<void> {
  await withDeadline(identity.signOut(), SIGN_OUT_LIMIT_MS).catch(() => undefined);
  await client.call(logout, { quiet: true, ...options }).catch((thrown: unknown) => {
    // A 401 means that the session is already over, so the logout succeeded.
    if (failureOf(thrown).kind !== 'unauthorized') throw thrown;
  });
}
