import { CodeEntry } from '../../widgets/code-entry/index.ts';
import { PublicPage } from '../layout/PublicPage.tsx';
import { useSession } from '../session.tsx';
import { useFirstQuery } from '../use-first-query.ts';

/** The code entry for everybody: where the stickers' addresses lead. */
export default function CodeLandingScreen({ code }: { code: string | null }) {
  const { config } = useSession();
  const utmMedium = useFirstQuery().get('utm_medium');
  return (
    <PublicPage>
      <CodeEntry code={code} utmMedium={utmMedium} ownDomains={config.domains} />
    </PublicPage>
  );
}
