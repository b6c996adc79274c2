import { PaymentMethods } from '../../widgets/payment-methods/index.ts';
import { useInstrumentTransfer } from '../payment/instrument-transfer.ts';
import { Layout } from '../layout/Layout.tsx';
import { goBack } from '../ports/navigation.ts';

export default function PaymentMethodsScreen() {
  useInstrumentTransfer();
  return (
    <Layout>
      <main>
        <PaymentMethods onBack={goBack} />
      </main>
    </Layout>
  );
}
