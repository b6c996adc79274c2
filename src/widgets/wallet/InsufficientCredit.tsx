import { type Cents, getWallet } from '../../api/index.ts';
import { useApiQuery } from '../shared/flow/use-api-query.ts';
import { TaskShell } from '../shared/payment/TaskShell.tsx';
import { splitPayment } from '../shared/rules/payment-split.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Bill } from '../shared/ui/content/Bill.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { buttonClass } from '../shared/ui/controls/Button.tsx';
import { Notice } from '../shared/ui/feedback/Notice.tsx';
import * as css from './InsufficientCredit.css.ts';
import { Text } from '../shared/text/Text.tsx';
import { useMoney } from '../shared/text/use-money.ts';
import { useInsufficientCreditText } from './recharge-text.ts';

export interface InsufficientCreditProps {
  /** Where to go after the recharge: a path of the host, checked by the link guard. */
  returnUrl?: string;
  /** What was to be paid; null where nobody knows it. */
  price?: Cents | null;
  /** Without it the bar has no back button. */
  onBack?(): void;
}

/** 'Credito insufficiente': the balance cannot pay a coffee (P2-2.62). */
export function InsufficientCredit({ returnUrl, price = null, onBack }: InsufficientCreditProps) {
  const text = useInsufficientCreditText();
  const money = useMoney();
  const { productName, storage } = useRuntime();
  const { data: wallet, failure } = useApiQuery(getWallet);
  const balance = wallet?.balanceCents ?? null;
  const corporateCredit = storage.read('corporateCreditOff') === null ? (wallet?.corporateCredit?.balanceCents ?? null) : null;
  const credit = wallet && Math.max(0, corporateCredit ?? 0) + Math.max(0, balance ?? 0);
  const missing = price === null || wallet === undefined ? null : splitPayment(price, { corporateCredit, wallet: balance }).toPay;
  const isMissing = failure === null && missing !== 0;
  const amount = (cents: Cents | null | undefined) => (cents == null ? '…' : money(cents));
  return (
    <TaskShell title={text.title} state="insufficient" onBack={onBack}>
      <Notice
        mark="empty"
        title={(credit ?? price) ? text.tooLittle : text.lead}
        text={productName === '' ? text.instruments : `${text.instruments} ${text.fridge(productName)}`}
        bill={
          // The lines are there before their amounts.
          price === null ? (
            <p className={css.credit}>{balance !== null && <Text>{text.balance(money(balance))}</Text>}</p>
          ) : (
            <Bill
              rows={[
                [text.price, money(price)],
                [text.credit, failure === null ? amount(credit) : null],
                [text.missing, isMissing ? amount(missing) : null],
              ]}
            />
          )
        }
      >
        <AppLink to={{ to: 'wallet-recharge', returnUrl }} className={buttonClass('primary', 'large')}>
          {text.recharge}
        </AppLink>
      </Notice>
    </TaskShell>
  );
}
