import { PaymentMethods } from '../../widgets/payment-methods/index.ts';
import { useArrival } from '../in-transit.ts';
import { Layout } from '../layout/Layout.tsx';
import { giveUp } from '../ports/navigation.ts';

export default function PaymentMethodsScreen() {
  useArrival();
  return (
    <Layout>
      <main>
        <PaymentMethods onBack={giveUp} />
      </main>
    </Layout>
  );
}
