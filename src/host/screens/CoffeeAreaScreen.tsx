import { useEffect } from 'react';
import { Coffee } from '../../widgets/coffee/index.ts';
import { Layout } from '../layout/Layout.tsx';

export default function CoffeeAreaScreen({ id }: { id: string }) {
  // The next screen's code, before it is needed: paying must not end in a blank page.
  useEffect(() => void import('./CoffeeOrderScreen.tsx').catch(() => undefined), []);
  return (
    <Layout>
      <main>
        <Coffee areaId={id} />
      </main>
    </Layout>
  );
}
