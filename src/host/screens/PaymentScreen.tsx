import { PaymentStatus } from '../../widgets/payment-status/index.ts';
import { useHandOver } from '../hand-over.ts';
import { Layout } from '../layout/Layout.tsx';
import { giveUp } from '../ports/navigation.ts';

export default function PaymentScreen({ uuid }: { uuid: string }) {
  useHandOver();
  return (
    <Layout hasTabs={false}>
      <PaymentStatus uuid={uuid} onLeave={giveUp} />
    </Layout>
  );
}
