import { type Cents, getWallet } from '../../api/index.ts';
import { useApiQuery } from '../shared/flow/use-api-query.ts';
import { useMoney } from '../shared/text/use-money.ts';
import { Bill } from '../shared/ui/content/Bill.tsx';
import { useRechargeText } from './recharge-text.ts';

/** A recharge that failed, and the credit after it. `cents`: null in a browser that did not send it. */
export function FailedRechargeBill({ cents }: { cents: Cents | null }) {
  const text = useRechargeText();
  const money = useMoney();
  const { data, failure, isFetching } = useApiQuery(getWallet);
  const balance = data?.balanceCents ?? null;
  // Only an answer that arrived after the failure says what the credit is now.
  const credit = failure !== null || isFetching || balance === null ? null : money(balance);
  if (cents === null && credit === null) return null;
  return (
    <Bill
      rows={[
        [text.charged, cents === null ? null : money(cents)],
        [text.creditNow, credit],
      ]}
    />
  );
}
