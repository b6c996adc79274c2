import { useState } from 'react';
import { CodeEntry } from '../../widgets/code-entry/index.ts';
import { PublicPage } from '../layout/PublicPage.tsx';
import { useSession } from '../session.tsx';

/** The code entry for everybody: where the stickers' addresses lead. */
export default function CodeLandingScreen({ code }: { code: string | null }) {
  const { config } = useSession();
  const [utmMedium] = useState(() => new URLSearchParams(window.location.search).get('utm_medium'));
  return (
    <PublicPage>
      <CodeEntry code={code} utmMedium={utmMedium} ownDomains={config.domains} />
    </PublicPage>
  );
}
