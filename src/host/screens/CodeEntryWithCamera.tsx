import { CodeEntry } from '../../widgets/code-entry/index.ts';
import { useCameraDocument } from '../document/document-policy.ts';
import { useSession } from '../session/session.tsx';
import { useFirstQuery } from '../routing/query.ts';

/** The code entry, in a document that may open the camera. */
export function CodeEntryWithCamera({ code }: { code: string | null }) {
  const { config } = useSession();
  const utmMedium = useFirstQuery().get('utm_medium');
  return useCameraDocument() && <CodeEntry code={code} utmMedium={utmMedium} ownDomains={config.domains} />;
}
