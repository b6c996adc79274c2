import { OrderResult } from '../../widgets/orders/index.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';

export default function LockerOrderScreen({ id }: { id: string }) {
  const { navigation } = useRuntime();
  return <OrderResult orderId={id} onBack={() => navigation.go({ to: 'home' })} />;
}
