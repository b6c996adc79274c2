import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Consent } from '../../widgets/consent/index.ts';
import { ROUTES } from '../../registry/routes.ts';
import { useSession } from '../session.tsx';
import { useFirstQuery } from '../use-first-query.ts';

/** The consent, and on to where the person was heading. */
export default function PrivacyPolicyScreen() {
  const session = useSession();
  const query = useFirstQuery();
  // In the entry of the history: a reload does not make the answer optional.
  const [isRequired] = useState(() => (window.history.state as { isConsentRequired?: boolean } | null)?.isConsentRequired === true);
  const path = session.returnPath(query.get('redirect_to'));
  // Back to the consent itself would be no way on.
  const leave = () => navigate(path.startsWith(ROUTES.privacyPolicy.template) ? ROUTES.home.template : path, { replace: true });
  return (
    <Consent
      privacyNotice={session.config.links.privacy}
      onDone={() => {
        session.consent.isSettled = true;
        leave();
      }}
      onCancel={isRequired ? undefined : leave}
    />
  );
}
