import { useSearch } from 'wouter';
import { CoffeeOrder } from '../../widgets/coffee/index.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { Layout } from '../layout/Layout.tsx';

export default function CoffeeOrderScreen({ id }: { id: string }) {
  const { navigation } = useRuntime();
  const isFeedback = new URLSearchParams(useSearch()).get('mode') === 'feedback';
  return (
    <Layout hasTabs={false}>
      <main>
        <CoffeeOrder orderId={id} isFeedback={isFeedback} onBack={() => navigation.go({ to: 'home' })} />
      </main>
    </Layout>
  );
}
