import { useState } from 'react';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { mediumInPath } from '../../widgets/shared/rules/landing-medium.ts';
import { guardReturn } from '../../widgets/shared/rules/links.ts';
import { TokenLogin } from '../../widgets/login/index.ts';
import { pathTo } from '../routes.ts';
import { useSession } from '../session.tsx';

/** The path of ours in a link's `continueUrl`, which is a whole address; any other origin means home. */
function continuePath(continueUrl: string | null): string {
  const { origin } = window.location;
  if (continueUrl === null || !continueUrl.startsWith(`${origin}/`)) return guardReturn(continueUrl, origin);
  return guardReturn(continueUrl.slice(origin.length), origin);
}

export default function TokenLoginScreen() {
  const session = useSession();
  const { navigation, productName } = useRuntime();
  // Read once: after the sign-in the address is another.
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const path = continuePath(query.get('continueUrl'));
  return (
    <TokenLogin
      identity={session.identity}
      mode={query.get('mode')}
      oobCode={query.get('oobCode')}
      medium={mediumInPath(path, productName)}
      onSignedIn={() => session.signedIn(null, path)}
      onLogin={() => navigation.go({ to: 'login' }, { replace: true })}
      onHome={() => session.signedIn(null, pathTo('home'))}
    />
  );
}
