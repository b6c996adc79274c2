import { navigate } from 'wouter/use-browser-location';
import { ROUTES } from '../../registry/routes.ts';
import { withQuery } from '../../widgets/shared/runtime/destination-path.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { mediumInPath } from '../../widgets/shared/rules/landing-medium.ts';
import { guardContinue } from '../../widgets/shared/rules/links.ts';
import { TokenLogin } from '../../widgets/login/index.ts';
import { forgetLinkCode } from '../ports/history.ts';
import { useSession } from '../session/session.tsx';
import { useSignedIn } from '../session/sign-in.ts';
import { useFirstQuery } from '../routing/query.ts';

export default function TokenLoginScreen() {
  const { identity, begin } = useSession();
  const signedIn = useSignedIn();
  const { addresses, productName, mediumPrefix = productName } = useRuntime();
  // The query of the first render, because the code is removed from the address after its use.
  const query = useFirstQuery();
  const path = guardContinue(query.get('continueUrl'), addresses);
  return (
    <TokenLogin
      identity={identity}
      mode={query.get('mode')}
      oobCode={query.get('oobCode')}
      medium={mediumInPath(path, mediumPrefix)}
      onCodeSpent={forgetLinkCode}
      onSession={() => begin(true)}
      onSignedIn={() => signedIn(null, path)}
      onLogin={() => navigate(withQuery(ROUTES.login.template, { redirect_to: path !== ROUTES.home.template && path }), { replace: true })}
      onScan={() => signedIn(null, ROUTES.code.template)}
      onHome={() => signedIn(null, ROUTES.home.template)}
    />
  );
}
