import type { ReactNode } from 'react';
import * as css from './BalanceCard.css.ts';

interface BalanceCardProps {
  label: string;
  /** The amount, or a sentence instead of it. */
  children: ReactNode;
  isSentence: boolean;
}

/** The balance of the wallet, on the dark card with the coin. */
export function BalanceCard({ label, isSentence, children }: BalanceCardProps) {
  return (
    <section className={css.card} part="balance" aria-label={label}>
      <svg className={css.coin} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r="19" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M20 7a13 13 0 1 1 0 26a13 13 0 1 1 0-26zM16.5 13a2 2 0 0 0-2 2v10a2 2 0 0 0 4 0V15a2 2 0 0 0-2-2zM23.5 13a2 2 0 0 0-2 2v10a2 2 0 0 0 4 0V15a2 2 0 0 0-2-2z"
        />
      </svg>
      <p className={css.label}>{label}</p>
      <p className={isSentence ? css.sentence : css.amount}>{children}</p>
    </section>
  );
}
