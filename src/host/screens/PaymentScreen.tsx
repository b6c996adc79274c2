import { PaymentStatus } from '../../widgets/payment-status/index.ts';
import { useInstrumentTransfer } from '../payment/instrument-transfer.ts';
import { Layout } from '../layout/Layout.tsx';
import { goBack } from '../ports/navigation.ts';

export default function PaymentScreen({ uuid }: { uuid: string }) {
  useInstrumentTransfer();
  return (
    <Layout hasTabs={false}>
      <PaymentStatus uuid={uuid} onLeave={goBack} />
    </Layout>
  );
}
