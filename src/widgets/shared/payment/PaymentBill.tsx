import { useRuntime } from '../runtime/runtime.tsx';
import { useMoney } from '../text/use-money.ts';
import { Bill } from '../ui/content/Bill.tsx';
import { recallInstruments } from './payment-instruments.ts';
import { useText } from './text.ts';

/**
 * What a payment comes to, and the instrument that pays it. Only the browser that sent it knows; of two instruments nobody knows what
 * each has paid.
 */
export function PaymentBill({ uuid }: { uuid: string }) {
  const text = useText();
  const money = useMoney();
  const sent = recallInstruments(useRuntime().storage, uuid);
  if (!sent?.definedAmountMethod || sent.partialAmountMethod || sent.toPay === undefined) return null;
  return <Bill rows={[[text.paymentWith(sent.definedAmountMethod.paymentInstrument.label), money(sent.toPay)]]} />;
}
