import { formatMoney, type Wallet as WalletData } from '../../api/index.ts';
import { hasRaisedCredit, useAcknowledgement } from '../shared/payment/operation-journal.ts';
import { useContentStatus } from '../shared/runtime/element-events.ts';
import { AppBar } from '../shared/ui/page/AppBar.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { Icon, type IconName } from '../shared/ui/pictures/Icon.tsx';
import { note, visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { MethodBox, MethodItem, MethodRow, MethodSection, RowEnd, rowClass } from '../shared/ui/page/MethodList.tsx';
import { ErrorPanel } from '../shared/ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { walletText as text } from './text.ts';
import { useWallet } from './use-wallet.ts';
import * as css from './wallet.css.ts';

export interface WalletProps {
  /** Terms of use and questions about meal vouchers: addresses checked by the link guard; null without such a page. */
  termsUrl?: string | null;
  ticketFaqUrl?: string | null;
  onBack?(): void;
}

/** 'Portafoglio': what the person can spend (part 2 §2 'Wallet'). */
export function Wallet({ termsUrl = null, ticketFaqUrl = null, onBack }: WalletProps) {
  const { data, failure, isFetching, reload } = useWallet();
  useContentStatus(data !== undefined ? 'ready' : failure === null ? 'loading' : 'failed');
  // A successful recharge leads here. The balance that contains it acknowledges it.
  const acknowledge = useAcknowledgement('recharge', (last) => last.answerId !== null && hasRaisedCredit(last, data?.balanceCents ?? null));
  return (
    <>
      <AppBar title={text.title} onBack={onBack} />
      <div className={css.page}>
        {data !== undefined ? (
          <>
            <Balance wallet={data} />
            {failure !== null && (
              <div className={css.stale} role="status">
                <p className={css.staleText}>{text.stale}</p>
                <Button look="quiet" size="tap" hugs onClick={reload} isPending={isFetching}>
                  {text.retry}
                </Button>
              </div>
            )}
            <AppLink to={{ to: 'wallet-recharge' }} className={buttonClass('primary', 'large')} part="button" onFollow={acknowledge}>
              {text.recharge}
            </AppLink>
            {data.corporateCredit !== null && <CorporateCredit cents={data.corporateCredit.balanceCents} />}
          </>
        ) : failure !== null ? (
          <ErrorPanel title={text.error} text={text.errorText} onRetry={reload} isPending={isFetching} />
        ) : (
          <div className={css.skeleton}>
            <Loading label={text.loading} />
            <Skeleton height={148} radius={30} />
            <Skeleton height={56} radius={28} />
          </div>
        )}
        {(termsUrl !== null || ticketFaqUrl !== null) && (
          <MethodSection title={text.more}>
            <MethodBox>
              {termsUrl !== null && <PageLink href={termsUrl} icon="orders" label={text.terms} />}
              {ticketFaqUrl !== null && <PageLink href={ticketFaqUrl} icon="ticket" label={text.ticketFaq} />}
            </MethodBox>
          </MethodSection>
        )}
      </div>
    </>
  );
}

function Balance({ wallet: { balanceCents } }: { wallet: WalletData }) {
  return (
    <BalanceCard label={text.balance} isSentence={balanceCents === null}>
      <span role="status">{balanceCents === null ? text.noBalance : formatMoney(balanceCents)}</span>
    </BalanceCard>
  );
}

function CorporateCredit({ cents }: { cents: number }) {
  return (
    <MethodBox>
      <MethodItem>
        <span className={css.mark}>
          <Icon name="ticket" />
        </span>
        <span className={css.rowText}>
          <span className={css.rowName}>{text.corporateCredit}</span>
          <span className={note}>{text.corporateNote}</span>
        </span>
        <b className={css.rowAmount}>{formatMoney(cents)}</b>
      </MethodItem>
    </MethodBox>
  );
}

/** A page of the provider, outside the app. */
function PageLink({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <MethodRow>
      <a className={rowClass} href={href} target="_blank" rel="noopener noreferrer">
        <span className={css.mark}>
          <Icon name={icon} />
        </span>
        <span className={css.rowText}>
          <span className={css.rowName}>{label}</span>
          <span className={visuallyHidden}>{text.newWindow}</span>
        </span>
        <RowEnd />
      </a>
    </MethodRow>
  );
}
