import { getWallet } from '../../api/index.ts';
import { useApiQuery } from '../shared/flow/use-api-query.ts';
import { useMoney } from '../shared/text/use-money.ts';
import { buttonClass } from '../shared/ui/controls/Button.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { note } from '../shared/ui/page/layout.css.ts';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import * as css from './Home.css.ts';
import { useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

/** The wallet's balance and 'RICARICA', at the end of the page, where nothing moves when they come; nothing without a balance. */
export function WalletCard() {
  const text = useText();
  const money = useMoney();
  const { data } = useApiQuery(getWallet);
  if (data === undefined || data.balanceCents === null) return null;
  const credit = data.corporateCredit === null ? null : text.corporateCredit(money(data.corporateCredit.balanceCents));
  return (
    <div className={css.section}>
      <div className={css.linkBox}>
        <span className={css.linkMark}>
          <Icon name="wallet" />
        </span>
        <div className={css.text}>
          <p className={css.shopTitle}>
            <AppLink to={{ to: 'wallet' }}>{text.wallet}</AppLink>
          </p>
          <p className={note}>
            <Text>{text.available(money(data.balanceCents))}</Text>
          </p>
          {credit !== null && (
            <p className={note}>
              <Text>{credit}</Text>
            </p>
          )}
        </div>
        <AppLink to={{ to: 'wallet-recharge' }} className={buttonClass('quiet', 'tap', true)}>
          {text.recharge}
        </AppLink>
      </div>
    </div>
  );
}
