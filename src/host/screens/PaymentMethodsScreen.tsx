import { PaymentMethods } from '../../widgets/payment-methods/index.ts';
import { useHandOver } from '../hand-over.ts';
import { Layout } from '../layout/Layout.tsx';
import { giveUp } from '../ports/navigation.ts';

export default function PaymentMethodsScreen() {
  useHandOver();
  return (
    <Layout>
      <main>
        <PaymentMethods onBack={giveUp} />
      </main>
    </Layout>
  );
}
