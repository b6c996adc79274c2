import { CodeEntry } from '../../widgets/code-entry/index.ts';
import { PublicPage } from '../layout/PublicPage.tsx';
import { useCameraDocument } from '../document-policy.ts';
import { useSession } from '../session.tsx';
import { useFirstQuery } from '../use-first-query.ts';

/** The code entry without a sign-in: the stickers' addresses lead here. */
export default function CodeLandingScreen({ code }: { code: string | null }) {
  const { config } = useSession();
  const hasCamera = useCameraDocument();
  const utmMedium = useFirstQuery().get('utm_medium');
  return <PublicPage>{hasCamera && <CodeEntry code={code} utmMedium={utmMedium} ownDomains={config.domains} />}</PublicPage>;
}
