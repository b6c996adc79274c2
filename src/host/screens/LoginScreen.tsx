import { navigate } from 'wouter/use-browser-location';
import { LoginChoice } from '../../widgets/login/index.ts';
import { ScreenSkeleton } from '../layout/ScreenSkeleton.tsx';
import { pathTo } from '../routes.ts';
import { useLeaveWhenSignedIn, useSession } from '../session.tsx';
import { useFirstQuery } from '../use-first-query.ts';

export default function LoginScreen() {
  const session = useSession();
  const isAsking = useLeaveWhenSignedIn();
  const query = useFirstQuery();
  const provider = query.get('provider');
  const redirect = query.get('redirect_to');
  const { signInMethods } = session.config;
  const known = (['google', 'microsoft'] as const).find((method) => method === provider && signInMethods.includes(method)) ?? null;
  // Start the automatic redirect to the provider only for a person who is not signed in.
  if (isAsking && known !== null) return <ScreenSkeleton />;
  return (
    <LoginChoice
      methods={signInMethods}
      identity={session.identity}
      provider={known}
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
