import { useState } from 'react';
import { getWallet } from '../../api/index.ts';
import { useApiQuery } from '../shared/flow/use-api-query.ts';
import { type Operation, readOperation, useAcknowledgement } from '../shared/payment/operation-journal.ts';
import { useContentStatus } from '../shared/runtime/element-events.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppBar } from '../shared/ui/page/AppBar.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { type Drawing, Icon, type IconName } from '../shared/ui/pictures/Icon.tsx';
import { note } from '../shared/ui/page/layout.css.ts';
import { MethodBox, MethodItem, MethodRow, MethodSection, RowEnd, rowClass } from '../shared/ui/page/MethodList.tsx';
import { ErrorPanel } from '../shared/ui/feedback/Notice.tsx';
import { LoadingArea } from '../shared/ui/feedback/LoadingArea.tsx';
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { NewTab } from '../shared/ui/page/NewTab.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { useWalletText } from './text.ts';
import { useMoney } from '../shared/text/use-money.ts';
import * as css from './wallet.css.ts';
import { type Elements, Text } from '../shared/text/Text.tsx';

export interface WalletProps {
  /** The terms of use: an address checked by the link guard; null without such a page. */
  termsUrl?: string | null;
  /** Questions about meal vouchers: an address checked by the link guard; null without such a page. */
  ticketFaqUrl?: string | null;
  /** Without it the bar has no back button. */
  onBack?(): void;
}

/** 'Portafoglio': what the person can spend (P2-2.50 to P2-2.54). */
export function Wallet({ termsUrl = null, ticketFaqUrl = null, onBack }: WalletProps) {
  const text = useWalletText();
  const money = useMoney();
  const { data, failure, isFetching, reload } = useApiQuery(getWallet);
  useContentStatus(data !== undefined ? 'ready' : failure === null ? 'loading' : 'failed');
  // A successful recharge leads here. Its own page has heard of the success: a balance would prove nothing.
  const hasArrived = ({ isArrived }: Operation) => data !== undefined && isArrived === true;
  const acknowledge = useAcknowledgement('recharge', hasArrived);
  // As the page opened: the sentence stays after it counts as read.
  const { storage } = useRuntime();
  const [recharge] = useState(() => readOperation(storage, 'recharge'));
  const recharged = recharge !== null && !recharge.isAcknowledged && hasArrived(recharge) ? recharge : null;
  return (
    <>
      <AppBar title={text.title} onBack={onBack} />
      <div className={css.page}>
        {data !== undefined && <BalanceCard label={text.balance} balance={data.balanceCents} isLive />}
        {/* It is there before its sentence, otherwise screen readers would announce nothing. */}
        <div className={css.recharged} role="status">
          {data !== undefined && recharged !== null && (
            <>
              <Icon name="check" isSmall />
              {/* Vouchers may have brought more than was asked for. */}
              <Text>
                {recharged.creditBefore !== null && data.balanceCents === recharged.creditBefore + recharged.cents
                  ? text.recharged(money(recharged.cents))
                  : text.arrived}
              </Text>
            </>
          )}
        </div>
        {data !== undefined ? (
          <>
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
            {data.corporateCredit !== null && (
              <MethodBox>
                <MethodItem>
                  <RowContent icon="ticket" name={text.corporateCredit}>
                    <span className={note}>{text.corporateNote}</span>
                  </RowContent>
                  <b className={css.rowAmount}>
                    <Text>{money(data.corporateCredit.balanceCents)}</Text>
                  </b>
                </MethodItem>
              </MethodBox>
            )}
          </>
        ) : failure !== null ? (
          <ErrorPanel text={text.errorText} onRetry={reload} isPending={isFetching} />
        ) : (
          <LoadingArea label={text.loading} className={css.skeleton} onRetry={reload}>
            <Skeleton height={119} radius={30} />
            <Skeleton height={56} radius={28} />
            <Skeleton height={80} radius={22} />
          </LoadingArea>
        )}
        {/* Below what loads, it would move. */}
        {(data !== undefined || failure !== null) && (termsUrl !== null || ticketFaqUrl !== null) && (
          <MethodSection title={text.more}>
            <MethodBox>
              {termsUrl !== null && <PageLink href={termsUrl} icon="orders" label={text.terms} />}
              {ticketFaqUrl !== null && <PageLink href={ticketFaqUrl} icon={QUESTION} label={text.ticketFaq} />}
            </MethodBox>
          </MethodSection>
        )}
      </div>
    </>
  );
}

const QUESTION: Drawing = { path: 'M8.5 9a3.5 3.5 0 1 1 3.5 3.5v2M12 18.5h.1' };

/** The icon and the texts of a row, in the style of a payment method. */
const RowContent = ({ icon, name, children }: { icon: IconName | Drawing; name: string; children: Elements }) => (
  <>
    <span className={css.mark}>
      <Icon name={icon} />
    </span>
    <span className={css.rowText}>
      <span className={css.rowName}>{name}</span>
      {children}
    </span>
  </>
);

/** A page of the provider, outside the app. */
function PageLink({ href, icon, label }: { href: string; icon: IconName | Drawing; label: string }) {
  return (
    <MethodRow>
      <a className={rowClass} href={href} target="_blank" rel="noopener noreferrer">
        <RowContent icon={icon} name={label}>
          <NewTab />
        </RowContent>
        <RowEnd />
      </a>
    </MethodRow>
  );
}
