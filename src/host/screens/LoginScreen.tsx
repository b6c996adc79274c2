import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { ROUTES } from '../../registry/routes.ts';
import { LoginChoice } from '../../widgets/login/index.ts';
import { withQuery } from '../../widgets/shared/runtime/destination-path.ts';
import { ScreenSkeleton } from '../layout/ScreenSkeleton.tsx';
import { providerInQuery, useFirstQuery } from '../routing/query.ts';
import { useSession } from '../session/session.tsx';
import { useLeaveWhenSignedIn, useSignedIn } from '../session/sign-in.ts';

export default function LoginScreen() {
  const session = useSession();
  const isAsking = useLeaveWhenSignedIn();
  const onSignedIn = useSignedIn();
  const query = useFirstQuery();
  const provider = providerInQuery(query, session.config);
  const redirect = query.get('redirect_to');
  const openEmail = (email: string | null) =>
    navigate(withQuery(ROUTES.loginWithEmail.template, { email, skip: email !== null && 'domain', redirect_to: redirect }));
  const [pressed] = useState(() => window.pausaTakePress?.() ?? null);
  useEffect(() => {
    if (pressed === 'email') openEmail(query.get('email'));
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  // Start the automatic redirect to the provider only for a person who is not signed in.
  if (isAsking && provider !== null) return <ScreenSkeleton />;
  return (
    <LoginChoice
      methods={session.config.signInMethods}
      pictureUrl={session.config.loginPictureUrl}
      identity={session.identity}
      provider={provider}
      pressed={pressed === 'email' ? null : pressed}
      email={query.get('email')}
      onSignedIn={onSignedIn}
      onEmail={openEmail}
    />
  );
}
