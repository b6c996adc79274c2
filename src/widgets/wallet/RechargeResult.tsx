import { useEffect } from 'react';
import { isNotFound } from '../../api/index.ts';
import { useAcknowledgement } from '../shared/payment/operation-journal.ts';
import { PaymentStep, ProgressNotice } from '../shared/payment/PaymentStep.tsx';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { buttonClass } from '../shared/ui/controls/Button.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import type { ResultEvent, ResultState } from './result.flow.ts';
import { rechargeText, resultText as text, withMessage } from './text.ts';
import { useResult } from './use-result.ts';

export interface RechargeResultProps {
  /** The recharge's identifier, as in the address to which the vendor comes back. */
  uuid: string;
  /** Where to go after the recharge when the server names no page: checked by the link guard; the wallet by default. */
  returnUrl?: string;
  /** The back button of its bar; without it there is none. */
  onBack?(): void;
}

/** The result of a recharge (part 2 §2 'Wallet recharge'). */
export function RechargeResult({ uuid, returnUrl, onBack }: RechargeResultProps) {
  const { navigation } = useRuntime();
  const [state, send] = useResult(uuid, () =>
    navigation.follow({ type: 'internal', link: returnUrl ?? destinationPath({ to: 'wallet' }) }, { replace: true }),
  );
  const acknowledge = useAcknowledgement('recharge', ({ answerId }) => answerId === uuid);
  // A recharge that failed or was cancelled moved no money: the next visit has nothing to report.
  const isWithoutEffect = state.name === 'error' || state.name === 'cancelled';
  useEffect(() => {
    if (isWithoutEffect) acknowledge();
  });
  return (
    <PaymentStep title={rechargeText.title} state={state.name} onBack={onBack}>
      <Result state={state} returnUrl={returnUrl} send={send} />
    </PaymentStep>
  );
}

function Result({ state, returnUrl, send }: { state: ResultState; returnUrl: string | undefined; send(event: ResultEvent): void }) {
  const retry = () => send({ type: 'retry-pressed' });
  const toWallet = (
    <AppLink to={{ to: 'wallet' }} className={buttonClass('quiet')}>
      {rechargeText.toWallet}
    </AppLink>
  );
  switch (state.name) {
    case 'loading':
      return <ProgressNotice key="loading" title={text.waiting} text={text.waitingText} slow={text.waitingSlow} icon="wallet" />;
    case 'redirect':
      return (
        <ProgressNotice
          key="redirect"
          title={rechargeText.redirect}
          text={rechargeText.redirectText}
          slow={rechargeText.redirectSlow}
          icon="next"
        />
      );
    case 'retry':
      return (
        <ErrorPanel title={text.late} text={text.lateText} onRetry={retry}>
          {toWallet}
        </ErrorPanel>
      );
    case 'error':
    case 'cancelled':
      return (
        <ErrorPanel
          title={rechargeText[state.name]}
          text={withMessage(state.message, rechargeText[`${state.name}Text`])}
          {...(state.name === 'cancelled' && { phone: null })}
        >
          <AppLink to={{ to: 'wallet-recharge', returnUrl }} className={buttonClass('primary', 'large')}>
            {text.again}
          </AppLink>
          {toWallet}
        </ErrorPanel>
      );
    case 'failed':
      if (isNotFound(state.failure))
        return (
          <Notice mark="empty" title={text.notFound} text={text.notFoundText}>
            {toWallet}
          </Notice>
        );
      return (
        <ErrorPanel title={text.late} text={state.failure === null ? rechargeText.strandedText : text.failedText} onRetry={retry} isReading>
          {toWallet}
        </ErrorPanel>
      );
    default:
      return state satisfies never;
  }
}
