import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { guardReturn } from '../../widgets/shared/rules/links.ts';
import { TokenLogin } from '../../widgets/login/index.ts';
import { pathTo, ROUTES } from '../routes.ts';
import { useSession } from '../session.tsx';

/** The path of ours in a link's `continueUrl`, which is a whole address; any other origin means home. */
function continuePath(continueUrl: string | null): string {
  const { origin } = window.location;
  if (continueUrl === null || !continueUrl.startsWith(`${origin}/`)) return guardReturn(continueUrl, origin);
  return guardReturn(continueUrl.slice(origin.length), origin);
}

/** How the person came to the fridge, kept in the `continueUrl` as `{product}_code_landing_medium`. */
function mediumOf(path: string, productName: string): 'nfc' | 'qr-code' | null {
  const medium = new URL(path, window.location.origin).searchParams.get(`${productName.toLowerCase()}_code_landing_medium`);
  return medium === 'nfc' || medium === 'qr-code' ? medium : null;
}

export default function TokenLoginScreen() {
  const session = useSession();
  const { productName } = useRuntime();
  // Read once: after the sign-in the address is another.
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const path = continuePath(query.get('continueUrl'));
  return (
    <TokenLogin
      identity={session.identity}
      mode={query.get('mode')}
      oobCode={query.get('oobCode')}
      medium={mediumOf(path, productName)}
      onSignedIn={() => session.signedIn(null, path)}
      onLogin={() => navigate(pathTo('login', {}, path === ROUTES.home.template ? {} : { redirect_to: path }), { replace: true })}
      onHome={() => session.signedIn(null, pathTo('home'))}
    />
  );
}
