import { useEffect } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { ROUTES } from '../../registry/routes.ts';
import { EmailLogin } from '../../widgets/login/index.ts';
import { withQuery } from '../../widgets/shared/runtime/destination-path.ts';
import { ScreenSkeleton } from '../layout/ScreenSkeleton.tsx';
import { providerInQuery } from '../routing/query.ts';
import { useSession } from '../session/session.tsx';
import { useLeaveWhenSignedIn, useReturnPath, useSignedIn } from '../session/sign-in.ts';

export default function EmailLoginScreen() {
  const session = useSession();
  useLeaveWhenSignedIn();
  const onSignedIn = useSignedIn();
  const query = new URLSearchParams(useSearch());
  const redirect = query.get('redirect_to');
  const readReturnPath = useReturnPath();
  const loginWith = (hints: { provider?: string; email?: string }) => withQuery(ROUTES.login.template, { ...hints, redirect_to: redirect });
  const email = query.get('email') ?? '';
  const provider = providerInQuery(query, session.config);
  // Query `provider`: the person signs in there, as after the check of the domain.
  const elsewhere = provider === null ? null : loginWith(email === '' ? { provider } : { provider, email });
  useEffect(() => {
    if (elsewhere !== null) navigate(elsewhere, { replace: true });
  }, [elsewhere]);
  if (elsewhere !== null) return <ScreenSkeleton />;
  return (
    <EmailLogin
      email={email}
      skipsDomain={query.get('skip') === 'domain'}
      identity={session.identity}
      returnTo={readReturnPath()}
      onSignedIn={onSignedIn}
      onProvider={(provider, email) => navigate(loginWith({ provider, email }))}
      onCancel={() => navigate(loginWith({}))}
    />
  );
}
