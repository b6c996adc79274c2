import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Consent } from '../../widgets/consent/index.ts';
import { ROUTES } from '../routes.ts';
import { useSession } from '../session.tsx';

/** The consent, and on to where the person was heading. */
export default function PrivacyPolicyScreen() {
  const session = useSession();
  const [query] = useState(() => new URLSearchParams(window.location.search).get('redirect_to'));
  const path = session.returnPath(query);
  // Back to the consent itself would be no way on.
  const leave = () => navigate(path.startsWith(ROUTES.privacyPolicy.template) ? ROUTES.home.template : path, { replace: true });
  return (
    <Consent
      privacyNotice={session.config.links.privacy}
      onDone={() => {
        session.consent.status = 'settled';
        leave();
      }}
      onCancel={session.consent.status === 'required' ? undefined : leave}
    />
  );
}
