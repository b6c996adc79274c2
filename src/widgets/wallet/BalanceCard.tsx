import type { Cents } from '../../api/index.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { usePicture } from '../shared/ui/pictures/use-picture.ts';
import { useBalanceText } from './text.ts';
import * as css from './wallet.css.ts';
import { Text } from '../shared/text/Text.tsx';

interface BalanceCardProps {
  label: string;
  balance: Cents | null;
  /** A line below the balance. */
  note?: string;
  /** A change is announced. */
  isLive?: boolean;
}

/** The balance of the wallet, on the dark card with the provider's logo, if there is one. */
export function BalanceCard({ label, balance, note, isLive = false }: BalanceCardProps) {
  const balanceText = useBalanceText();
  const logo = usePicture(useRuntime().logoUrl);
  return (
    <section className={css.balance} part="balance" aria-label={label}>
      {logo !== null && <img {...logo} className={css.watermark} alt="" />}
      <p className={css.label}>{label}</p>
      <p className={balance === null ? css.sentence : css.amount}>
        <span role={isLive ? 'status' : undefined}>
          <Text>{balanceText(balance)}</Text>
        </span>
      </p>
      {note !== undefined && <p className={css.balanceNote}>{note}</p>}
    </section>
  );
}
