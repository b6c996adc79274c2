import type { Cents } from '../../../api/index.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { useMoney } from '../text/use-money.ts';
import { Bill } from '../ui/content/Bill.tsx';
import { recallInstruments, type SentPayment } from './payment-instruments.ts';
import { useText } from './text.ts';

/** The one instrument that pays the whole amount; null for two, of which nobody knows what each has paid, and without an amount. */
export const wholeCharge = ({ toPay, definedAmountMethod, partialAmountMethod }: SentPayment): { label: string; cents: Cents } | null =>
  toPay === undefined || definedAmountMethod === null || partialAmountMethod !== null
    ? null
    : { label: definedAmountMethod.paymentInstrument.label, cents: toPay };

/** What a payment comes to, and the instrument that pays it. Only the browser that sent it knows. */
export function PaymentBill({ uuid }: { uuid: string }) {
  const text = useText();
  const money = useMoney();
  const sent = recallInstruments(useRuntime().storage, uuid);
  const charge = sent && wholeCharge(sent);
  return charge && <Bill rows={[[text.paymentWith(charge.label), money(charge.cents)]]} />;
}
