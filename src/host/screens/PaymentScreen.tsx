import { PaymentStatus } from '../../widgets/payment-status/index.ts';
import { useArrival } from '../in-transit.ts';
import { Layout } from '../layout/Layout.tsx';
import { giveUp } from '../ports/navigation.ts';

export default function PaymentScreen({ uuid }: { uuid: string }) {
  useArrival();
  return (
    <Layout hasTabs={false}>
      <PaymentStatus uuid={uuid} onLeave={giveUp} />
    </Layout>
  );
}
