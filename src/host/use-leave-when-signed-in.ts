import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { getNavigation } from '../api/index.ts';
import { useBfcacheRestore } from '../widgets/shared/flow/use-bfcache-restore.ts';
import { useRuntime } from '../widgets/shared/runtime/runtime.tsx';
import { useSession } from './session.tsx';

/**
 * Redirects a signed-in person away from the login (for example Back after a sign-in). Checks the session without a redirect
 * on failure.
 * @returns true while the check is running
 */
export function useLeaveWhenSignedIn(): boolean {
  const session = useSession();
  const { client, storage } = useRuntime();
  const [isAsking, setAsking] = useState(() => storage.read('token') !== null);
  // A page from the bfcache may be in the middle of a redirect: reload it.
  useBfcacheRestore(() => window.location.reload());
  useEffect(() => {
    // Without a stored token there is no session to check.
    if (storage.read('token') === null) return;
    const controller = new AbortController();
    client.call(getNavigation, { quiet: true, signal: controller.signal }).then(
      () => {
        navigate(session.returnPath(new URLSearchParams(window.location.search).get('redirect_to')), { replace: true });
        storage.remove('redirectTo');
      },
      () => setAsking(false), // not signed in, or unknown: show the login
    );
    return () => controller.abort();
  }, [client, storage, session]);
  return isAsking;
}
