import { useState } from 'react';
import { useLocation } from 'wouter';
import { LoginChoice } from '../../widgets/login/index.ts';
import { pathTo } from '../routes.ts';
import { useLeaveWhenSignedIn, useSession } from '../session.tsx';

export default function LoginScreen() {
  const session = useSession();
  useLeaveWhenSignedIn();
  const [, navigate] = useLocation();
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const provider = query.get('provider');
  const redirect = query.get('redirect_to');
  return (
    <LoginChoice
      methods={session.config.signInMethods}
      identity={session.identity}
      provider={provider === 'google' || provider === 'microsoft' ? provider : null}
      email={query.get('email')}
      onSignedIn={session.signedIn}
      onEmail={(email) =>
        navigate(
          pathTo(
            'loginWithEmail',
            {},
            { ...(email === null ? {} : { email, skip: 'domain' }), ...(redirect === null ? {} : { redirect_to: redirect }) },
          ),
        )
      }
    />
  );
}
