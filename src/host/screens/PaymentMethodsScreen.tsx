import { PaymentMethods } from '../../widgets/payment-methods/index.ts';
import { useInstrumentTransfer } from '../payment/instrument-transfer.ts';
import { goBack } from '../ports/navigation.ts';

export default function PaymentMethodsScreen() {
  useInstrumentTransfer();
  return <PaymentMethods onBack={goBack} />;
}
