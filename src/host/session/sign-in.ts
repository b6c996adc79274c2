import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { getNavigation, type Link } from '../../api/index.ts';
import { useBfcacheRestore } from '../../widgets/shared/flow/use-bfcache-restore.ts';
import type { AddressPolicy } from '../../widgets/shared/rules/addresses.ts';
import { guardReturn } from '../../widgets/shared/rules/links.ts';
import type { StoragePort } from '../../widgets/shared/runtime/ports.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { useSession } from './session.tsx';

const queryNow = () => new URLSearchParams(window.location.search).get('redirect_to');

const returnPath = (query: string | null, storage: StoragePort, addresses: AddressPolicy): string =>
  guardReturn(query ?? storage.read('redirectTo'), addresses);

/** The return path after the sign-in, from the query or the storage. */
export function useReturnPath(query: string | null): string {
  const { addresses, storage } = useRuntime();
  return returnPath(query, storage, addresses);
}

/**
 * @returns a function to call after the cookie is set: it opens the server's redirect, else `path`, else the page that the person
 * wanted
 */
export function useSignedIn(): (redirect: Link | null, path?: string) => void {
  const session = useSession();
  const { addresses, navigation, storage } = useRuntime();
  return (redirect, path) => {
    const target = path ?? returnPath(queryNow(), storage, addresses);
    const isLeaving = redirect?.type === 'external' && navigation.follow(redirect);
    session.begin(isLeaving);
    if (isLeaving || (redirect !== null && navigation.follow(redirect, { replace: true }))) return;
    navigate(target, { replace: true });
  };
}

/**
 * Redirects a signed-in person away from the login (for example Back after a sign-in). Checks the session without a redirect
 * on failure.
 * @returns true while the check is running
 */
export function useLeaveWhenSignedIn(): boolean {
  const { addresses, client, storage } = useRuntime();
  const [isAsking, setAsking] = useState(() => storage.read('token') !== null);
  // A page from the bfcache may be in the middle of a redirect: reload it.
  useBfcacheRestore(() => window.location.reload());
  useEffect(() => {
    // Without a stored token there is no session to check.
    if (storage.read('token') === null) return;
    const controller = new AbortController();
    client.call(getNavigation, { quiet: true, signal: controller.signal }).then(
      () => {
        navigate(returnPath(queryNow(), storage, addresses), { replace: true });
        storage.remove('redirectTo');
      },
      () => setAsking(false), // not signed in, or unknown: show the login
    );
    return () => controller.abort();
  }, [client, storage, addresses]);
  return isAsking;
}
