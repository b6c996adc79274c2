import { useLocation, useSearch } from 'wouter';
import { EmailLogin } from '../../widgets/login/index.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { pathTo } from '../routes.ts';
import { useSession } from '../session.tsx';

export default function EmailLoginScreen() {
  const session = useSession();
  const query = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const { navigation } = useRuntime();
  return (
    <EmailLogin
      email={query.get('email') ?? ''}
      skipsDomain={query.get('skip') === 'domain'}
      identity={session.identity}
      returnTo={session.returnPath(query.get('redirect_to'))}
      onSignedIn={session.signedIn}
      onProvider={(provider, email) => navigate(pathTo('login', {}, { provider, email }))}
      onCancel={() => navigation.go({ to: 'login' })}
    />
  );
}
