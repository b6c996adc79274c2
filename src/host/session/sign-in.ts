import { useCallback, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { failureOf, getNavigation, type Link } from '../../api/index.ts';
import { useBfcacheRestore } from '../../widgets/shared/flow/use-bfcache-restore.ts';
import { guardReturn } from '../../widgets/shared/rules/links.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { AppLayout } from '../layout/AppLayout.tsx';
import { useSession } from './session.tsx';

/** @returns a function that reads the return path after the sign-in, from the query or the storage */
export function useReturnPath(): () => string {
  const { addresses, storage } = useRuntime();
  return useCallback(() => {
    const query = new URLSearchParams(window.location.search).get('redirect_to');
    return guardReturn(query ?? storage.read('redirectTo'), addresses);
  }, [addresses, storage]);
}

/** @returns a function to call after the cookie is set: it opens the server's redirect, else `path`, else the page that was wanted */
export function useSignedIn(): (redirect: Link | null, path?: string) => void {
  const session = useSession();
  const { navigation } = useRuntime();
  // The next screen needs it; a failure shows there.
  useEffect(() => void AppLayout.load().catch(() => undefined), []);
  const readReturnPath = useReturnPath();
  return (redirect, path) => {
    const target = path ?? readReturnPath();
    const isLeaving = redirect?.type === 'external' && navigation.follow(redirect);
    session.begin(isLeaving !== false);
    if (isLeaving || (redirect !== null && navigation.follow(redirect, { replace: true }))) return;
    navigate(target, { replace: true });
  };
}

/** Leads a signed-in person away from the login, for example after Back. @returns true while it checks the session */
export function useLeaveWhenSignedIn(): boolean {
  const { client, storage } = useRuntime();
  const readReturnPath = useReturnPath();
  const [isAsking, setAsking] = useState(() => storage.read('token') !== null);
  // A page from the bfcache may be in the middle of a redirect: reload it.
  useBfcacheRestore(() => window.location.reload());
  useEffect(() => {
    // Without a stored token there is no session to check.
    const token = storage.read('token');
    if (token === null) return;
    const controller = new AbortController();
    client.call(getNavigation, { quiet: true, signal: controller.signal }).then(
      () => {
        navigate(readReturnPath(), { replace: true });
        storage.remove('redirectTo');
      },
      (thrown: unknown) => {
        // The sign-in that follows must not send it. Another one may have been stored meanwhile.
        if (failureOf(thrown).kind === 'unauthorized' && storage.read('token') === token) storage.remove('token');
        setAsking(false); // not signed in, or unknown: show the login
      },
    );
    return () => controller.abort();
  }, [client, storage, readReturnPath]);
  return isAsking;
}
