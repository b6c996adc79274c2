import { OrderResult } from '../../widgets/orders/index.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { Layout } from '../layout/Layout.tsx';

export default function LockerOrderScreen({ id }: { id: string }) {
  const { navigation } = useRuntime();
  return (
    <Layout hasTabs={false}>
      <OrderResult orderId={id} onBack={() => navigation.go({ to: 'home' })} />
    </Layout>
  );
}
