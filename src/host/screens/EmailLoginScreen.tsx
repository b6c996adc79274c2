import { navigate, useSearch } from 'wouter/use-browser-location';
import { EmailLogin } from '../../widgets/login/index.ts';
import { pathTo } from '../routes.ts';
import { useLeaveWhenSignedIn, useSession } from '../session.tsx';

export default function EmailLoginScreen() {
  const session = useSession();
  useLeaveWhenSignedIn();
  const query = new URLSearchParams(useSearch());
  const redirect = query.get('redirect_to');
  const back = redirect === null ? {} : { redirect_to: redirect };
  return (
    <EmailLogin
      email={query.get('email') ?? ''}
      skipsDomain={query.get('skip') === 'domain'}
      identity={session.identity}
      returnTo={session.returnPath(redirect)}
      onSignedIn={session.signedIn}
      onProvider={(provider, email) => navigate(pathTo('login', {}, { provider, email, ...back }))}
      onCancel={() => navigate(pathTo('login', {}, back))}
    />
  );
}
