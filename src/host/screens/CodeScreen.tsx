import { Layout } from '../layout/Layout.tsx';
import { CodeEntryWithCamera } from './CodeEntryWithCamera.tsx';

export default function CodeScreen() {
  return (
    <Layout>
      <main>
        <CodeEntryWithCamera code={null} />
      </main>
    </Layout>
  );
}
