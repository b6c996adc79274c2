import { PaymentMethods } from '../../widgets/payment-methods/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { giveUp } from '../ports/navigation.ts';

export default function PaymentMethodsScreen() {
  return (
    <Layout>
      <main>
        <PaymentMethods onBack={giveUp} />
      </main>
    </Layout>
  );
}
