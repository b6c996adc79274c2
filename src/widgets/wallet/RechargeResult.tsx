import { useEffect } from 'react';
import { getRecharge, isNotFound, type Link, type WalletRecharge } from '../../api/index.ts';
import { useFlow } from '../shared/flow/flow.ts';
import { useBfcacheRestore } from '../shared/flow/use-bfcache-restore.ts';
import { announceCredit } from '../shared/ordering/announcement.ts';
import { readOperation, updateOperation, useAcknowledgement } from '../shared/payment/operation-journal.ts';
import { linkPath } from '../shared/payment/payment-outcome.ts';
import { TaskShell } from '../shared/payment/TaskShell.tsx';
import { createPolledPayment, type PolledPaymentState, requirementOf } from '../shared/payment/polled-payment.ts';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { useMoney } from '../shared/text/use-money.ts';
import { Bill } from '../shared/ui/content/Bill.tsx';
import { buttonClass } from '../shared/ui/controls/Button.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { CLOCK_BADGE } from '../shared/ui/feedback/unsure-mark.tsx';
import { withMessage } from '../shared/text/italian.tsx';
import { RechargeProgress } from './RechargeProgress.tsx';
import { useRechargeText } from './recharge-text.ts';

export interface RechargeResultProps {
  /** The recharge's identifier, as in the address to which the vendor comes back. */
  uuid: string;
  /** Where to go after the recharge when the server names no page: checked by the link guard; the wallet by default. */
  returnUrl?: string;
  /** Without it the bar has no back button. */
  onBack?(): void;
}

/** The result of a recharge: a polled payment without a press (P2-4.23 to P2-4.28). */
function createResult(runtime: Runtime, uuid: string, returnUrl: string) {
  const { client, queryClient, storage } = runtime;
  const ownPath = destinationPath({ to: 'wallet-recharge-result', uuid });
  // A link to this very page, where `resultUrl` leads after the payment, means the same as none: the recharge is complete.
  const isComplete = (link: Link | null) => link === null || linkPath(link) === ownPath;
  return createPolledPayment<WalletRecharge, never>(runtime, {
    requirementOf,
    linkOf: ({ linkAction: link }) => (isComplete(link) ? { type: 'internal', link: returnUrl } : link),
    problemOf: () => null,
    async read(signal) {
      const recharge = await client.call(getRecharge, { params: { uuid }, signal });
      if (recharge.actionType !== 'redirect') return recharge;
      announceCredit(queryClient);
      const operation = readOperation(storage, 'recharge');
      if (isComplete(recharge.linkAction) && operation?.answerId === uuid)
        updateOperation(storage, 'recharge', operation.id, { isArrived: true });
      return recharge;
    },
  });
}

/** The page of a recharge's result (P2-2.61). */
export function RechargeResult({ uuid, returnUrl, onBack }: RechargeResultProps) {
  const text = useRechargeText();
  const [state, { retry, restore }] = useFlow(
    (runtime) => createResult(runtime, uuid, returnUrl ?? destinationPath({ to: 'wallet' })),
    (recharge) => recharge.open(),
  );
  useBfcacheRestore(restore);
  const acknowledge = useAcknowledgement('recharge', ({ answerId }) => answerId === uuid);
  // A recharge that failed or was cancelled moved no money: the next visit has nothing to report.
  const isWithoutEffect = state.name === 'DECISION' && state.data.actionType !== null;
  useEffect(() => {
    if (isWithoutEffect) acknowledge();
  });
  return (
    <TaskShell title={text.title} state={state.name} onBack={onBack}>
      <Result uuid={uuid} state={state} returnUrl={returnUrl} onRetry={retry} />
    </TaskShell>
  );
}

interface ResultProps {
  uuid: string;
  state: PolledPaymentState<WalletRecharge, never>;
  returnUrl: string | undefined;
  onRetry(): void;
}

function Result({ uuid, state, returnUrl, onRetry }: ResultProps) {
  const text = useRechargeText();
  const money = useMoney();
  const { storage } = useRuntime();
  const toWallet = (
    <AppLink to={{ to: 'wallet' }} className={buttonClass('quiet')}>
      {text.toWallet}
    </AppLink>
  );
  const unread = (sentence: string) => (
    <ErrorPanel text={sentence} onRetry={onRetry} isReading>
      {toWallet}
    </ErrorPanel>
  );
  switch (state.name) {
    case 'READING':
      return <RechargeProgress task="waiting" />;
    case 'REDIRECT':
      return <RechargeProgress task="waiting" link={state.data.linkAction} />;
    case 'LATE':
      return (
        <ErrorPanel mark={CLOCK_BADGE} text={text.lateText} onRetry={onRetry}>
          {toWallet}
        </ErrorPanel>
      );
    case 'DECISION': {
      const { actionType, message } = state.data;
      if (actionType !== 'error' && actionType !== 'cancelled') return unread(text.strandedText);
      const sent = readOperation(storage, 'recharge');
      const cents = sent?.answerId === uuid ? sent.cents : null;
      return (
        <ErrorPanel
          title={text[actionType]}
          text={withMessage(message, actionType === 'error' ? text.errorText : text.cancelledText)}
          {...(actionType === 'error' ? { bill: cents !== null && <Bill rows={[[text.charged, money(cents)]]} /> } : { phone: null })}
        >
          <AppLink to={{ to: 'wallet-recharge', returnUrl }} className={buttonClass('primary', 'large')}>
            {text.another}
          </AppLink>
          {toWallet}
        </ErrorPanel>
      );
    }
    case 'FAILED':
      if (!isNotFound(state.failure)) return unread(state.failure === null ? text.strandedText : text.failedText);
      return (
        <Notice mark="empty" title={text.notFound} text={text.notFoundText}>
          {toWallet}
        </Notice>
      );
    default:
      return state satisfies never;
  }
}
