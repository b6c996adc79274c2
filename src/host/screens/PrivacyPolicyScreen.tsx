import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Consent } from '../../widgets/consent/index.ts';
import { guardReturn } from '../../widgets/shared/rules/links.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { ROUTES } from '../../registry/routes.ts';
import { entryState } from '../ports/history.ts';
import { useSession } from '../session/session.tsx';
import { useFirstQuery } from '../routing/query.ts';

/** Asks for the consent, then continues to the page that the person wanted. */
export default function PrivacyPolicyScreen() {
  const session = useSession();
  const query = useFirstQuery();
  const [isRequired] = useState(() => entryState().isConsentRequired === true);
  const path = guardReturn(query.get('redirect_to'), useRuntime().addresses);
  // Do not redirect to the consent page itself.
  const goOn = () => navigate(path.startsWith(ROUTES.privacyPolicy.template) ? ROUTES.home.template : path, { replace: true });
  return (
    <Consent
      privacyNotice={session.config.links.privacy}
      onDone={() => {
        session.consent.isSettled = true;
        goOn();
      }}
      onCancel={isRequired ? undefined : goOn}
    />
  );
}
