import { getWallet } from '../../api/index.ts';
import { useApiQuery } from '../shared/flow/use-api-query.ts';
import { PaymentStep } from '../shared/payment/PaymentStep.tsx';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { buttonClass } from '../shared/ui/controls/Button.tsx';
import { Notice } from '../shared/ui/feedback/Notice.tsx';
import * as css from './wallet.css.ts';
import { Text } from '../shared/text/Text.tsx';
import { useMoney } from '../shared/text/use-money.ts';
import { useInsufficientCreditText } from './recharge-text.ts';

export interface InsufficientCreditProps {
  /** Where to go after the recharge: a path of the host, checked by the link guard. */
  returnUrl?: string;
  /** The back button of its bar; without it there is none. */
  onBack?(): void;
}

/** 'Credito insufficiente': the balance cannot pay a coffee (P2-2.62). */
export function InsufficientCredit({ returnUrl, onBack }: InsufficientCreditProps) {
  const text = useInsufficientCreditText();
  const money = useMoney();
  const { productName } = useRuntime();
  const balance = useApiQuery(getWallet).data?.balanceCents ?? null;
  return (
    <PaymentStep title={text.title} state="insufficient" onBack={onBack}>
      <Notice
        mark="empty"
        title={balance ? text.tooLittle : text.lead}
        text={productName === '' ? text.instruments : `${text.instruments} ${text.fridge(productName)}`}
      >
        {/* Its line is there before the amount. */}
        <p className={css.credit}>{balance !== null && <Text>{text.balance(money(balance))}</Text>}</p>
        <AppLink to={{ to: 'wallet-recharge', returnUrl }} className={buttonClass('primary', 'large')}>
          {text.recharge}
        </AppLink>
      </Notice>
    </PaymentStep>
  );
}
