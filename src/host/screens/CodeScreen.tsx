import { CodeEntry } from '../../widgets/code-entry/index.ts';
import { useCameraDocument } from '../document/document-policy.ts';
import { PublicPage } from '../layout/PublicPage.tsx';
import { useFirstQuery } from '../routing/query.ts';
import type { ScreenProps } from '../routing/screens.ts';
import { useSession } from '../session/session.tsx';

/** The code entry, in a document that may open the camera. The stickers' addresses lead to its public page. */
export default function CodeScreen({ name, code }: ScreenProps) {
  const { config } = useSession();
  const utmMedium = useFirstQuery().get('utm_medium');
  const entry = useCameraDocument() && <CodeEntry code={code} utmMedium={utmMedium} ownDomains={config.domains} />;
  return name === 'code' ? entry : <PublicPage>{entry}</PublicPage>;
}
