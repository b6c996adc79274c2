import { useState } from 'react';
import { CodeEntry } from '../../widgets/code-entry/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { useSession } from '../session.tsx';

/** The code entry among the other screens of who is signed in. */
export default function CodeScreen() {
  const { config } = useSession();
  const [utmMedium] = useState(() => new URLSearchParams(window.location.search).get('utm_medium'));
  return (
    <Layout>
      <main>
        <CodeEntry code={null} utmMedium={utmMedium} ownDomains={config.domains} />
      </main>
    </Layout>
  );
}
