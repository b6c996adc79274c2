import { useRuntime } from '../runtime/runtime.tsx';
import { italian } from '../text/italian.tsx';
import { useMoney } from '../text/use-money.ts';
import { Bill } from '../ui/content/Bill.tsx';
import { useChargeText } from './charge-text.ts';
import { recallInstruments } from './payment-instruments.ts';

/** What a payment comes to, and what it was sent with, in the order in which it is charged. Only the browser that sent it knows. */
export function PaymentBill({ uuid }: { uuid: string }) {
  const text = useChargeText();
  const money = useMoney();
  const sent = recallInstruments(useRuntime().storage, uuid);
  if (sent?.toPay === undefined) return null;
  const [second, main] = [sent.partialAmountMethod, sent.definedAmountMethod].map((method) => italian(method?.paymentInstrument.label));
  return (
    <Bill
      rows={[
        [second, second ? text.firstAll : null],
        [main, second && main ? text.rest : null],
        [!second && main ? main : text.total, money(sent.toPay)],
      ]}
    />
  );
}
