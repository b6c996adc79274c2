import { PaymentStatus } from '../../widgets/payment-status/index.ts';
import { useInstrumentTransfer } from '../payment/instrument-transfer.ts';
import { goBack } from '../ports/navigation.ts';

export default function PaymentScreen({ uuid }: { uuid: string }) {
  useInstrumentTransfer();
  return <PaymentStatus uuid={uuid} onLeave={goBack} />;
}
