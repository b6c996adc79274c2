import { Layout } from '../layout/Layout.tsx';
import { CodeEntryWithCamera } from './CodeEntryWithCamera.tsx';

/** The code entry for a signed-in person. */
export default function CodeScreen() {
  return (
    <Layout>
      <main>
        <CodeEntryWithCamera code={null} />
      </main>
    </Layout>
  );
}
