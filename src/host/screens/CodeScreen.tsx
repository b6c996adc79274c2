import { CodeEntry } from '../../widgets/code-entry/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { useSession } from '../session.tsx';
import { useFirstQuery } from '../use-first-query.ts';

/** The code entry among the other screens of who is signed in. */
export default function CodeScreen() {
  const { config } = useSession();
  const utmMedium = useFirstQuery().get('utm_medium');
  return (
    <Layout>
      <main>
        <CodeEntry code={null} utmMedium={utmMedium} ownDomains={config.domains} />
      </main>
    </Layout>
  );
}
