import type { Cents } from '../../api/index.ts';
import { useBalanceText } from './text.ts';
import * as css from './wallet.css.ts';

/** The balance of the wallet, on the dark card with the coin. `isLive`: a change is announced. */
export function BalanceCard({ label, balance, isLive = false }: { label: string; balance: Cents | null; isLive?: boolean }) {
  const balanceText = useBalanceText();
  return (
    <section className={css.balance} part="balance" aria-label={label}>
      <svg className={css.coin} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r="19" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M20 7a13 13 0 1 1 0 26a13 13 0 1 1 0-26zM16.5 13a2 2 0 0 0-2 2v10a2 2 0 0 0 4 0V15a2 2 0 0 0-2-2zM23.5 13a2 2 0 0 0-2 2v10a2 2 0 0 0 4 0V15a2 2 0 0 0-2-2z"
        />
      </svg>
      <p className={css.label}>{label}</p>
      <p className={balance === null ? css.sentence : css.amount}>
        <span role={isLive ? 'status' : undefined}>{balanceText(balance)}</span>
      </p>
    </section>
  );
}
