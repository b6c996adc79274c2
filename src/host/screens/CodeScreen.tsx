import { CodeEntry } from '../../widgets/code-entry/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { useCameraDocument } from '../document-policy.ts';
import { useSession } from '../session.tsx';
import { useFirstQuery } from '../use-first-query.ts';

/** The code entry for a signed-in person. */
export default function CodeScreen() {
  const { config } = useSession();
  const hasCamera = useCameraDocument();
  const utmMedium = useFirstQuery().get('utm_medium');
  return (
    <Layout>
      <main>{hasCamera && <CodeEntry code={null} utmMedium={utmMedium} ownDomains={config.domains} />}</main>
    </Layout>
  );
}
