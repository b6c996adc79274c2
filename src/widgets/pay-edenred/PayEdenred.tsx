import type { ReactNode } from 'react';
import { formatMoney } from '../../api/index.ts';
import { openWindow as openBrowserWindow, type OpenWindow } from '../shared/payment/partner-window.ts';
import { PaymentStep, Waiting } from '../shared/payment/PaymentStep.tsx';
import type { PayStepProps } from '../shared/payment/steps.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { CLOSED } from '../shared/ui/feedback/closed-mark.tsx';
import { ErrorPanel, Notice, PhoneLink } from '../shared/ui/feedback/Notice.tsx';
import { ProviderLogo } from '../shared/ui/pictures/ProviderLogo.tsx';
import { canSkip, type EdenredPayEvent, type EdenredPayState, type EdenredTicket } from './edenred-pay.flow.ts';
import { EdenredLogin } from './EdenredLogin.tsx';
import * as css from './PayEdenred.css.ts';
import { text } from './text.ts';
import { useEdenredLogin } from './use-edenred-login.ts';
import { useEdenredPay } from './use-edenred-pay.ts';

export type PayEdenredProps = Pick<PayStepProps, 'uuid' | 'onLeave' | 'ticketGuide'> & {
  /** Replaces `window.open` in tests and stories. */
  openWindow?: OpenWindow;
};

/** Pays with Ticket Restaurant vouchers (part 2 §4 'Edenred ticket status'). */
export function PayEdenred({ uuid, onLeave, ticketGuide, openWindow = openBrowserWindow }: PayEdenredProps) {
  const [state, send] = useEdenredPay(uuid);
  return (
    <PaymentStep title={text.payTitle} state={state.name} onBack={onLeave}>
      <Status uuid={uuid} state={state} send={send} ticketGuide={ticketGuide} openWindow={openWindow} />
    </PaymentStep>
  );
}

interface StatusProps {
  uuid: string;
  state: EdenredPayState;
  send(event: EdenredPayEvent): void;
  ticketGuide: string | null;
  openWindow: OpenWindow;
}

function Status({ uuid, state, send, ticketGuide, openWindow }: StatusProps) {
  const { supportPhone } = useRuntime();
  const retry = () => send({ type: 'retry-pressed' });
  const skip = 'ticket' in state && canSkip(state.ticket) && (
    <Button look="quiet" onClick={() => send({ type: 'skip-pressed' })}>
      {text.skip}
    </Button>
  );
  // Where the vouchers cannot be skipped, as for a recharge, the payment's own page offers other methods.
  const otherMethod = 'ticket' in state && !canSkip(state.ticket) && (
    <AppLink to={{ to: 'payment', uuid }} className={buttonClass(state.name === 'ERROR' ? 'secondary' : 'primary', 'large')}>
      {text.otherMethod}
    </AppLink>
  );
  switch (state.name) {
    case 'LOADING':
      return <Waiting key="loading" title={text.loadingTitle} text={text.loading} slow={text.slow} icon="ticket" />;
    case 'MAX_LOADING':
      return (
        <Notice mark={CLOSED} title={text.maxTitle} text={text.max}>
          <Button size="large" icon="reload" onClick={retry}>
            {text.retry}
          </Button>
        </Notice>
      );
    case 'AWAITING_CONFIRM':
      return (
        <Offer ticket={state.ticket} problem={state.problem}>
          <Button size="large" onClick={() => send({ type: 'confirm-pressed' })}>
            {text.confirm}
          </Button>
          {skip}
        </Offer>
      );
    case 'CONFIRMING':
      return <Waiting key="confirming" title={text.confirming} text={text.confirmingText} slow={text.slow} icon="ticket" />;
    case 'SKIPPING':
      return <Waiting key="skipping" title={text.skipping} text={text.confirmingText} slow={text.slow} icon="ticket" />;
    case 'NEED_LOGIN':
      return (
        <NeedLogin
          problem={state.problem}
          onDone={() => send({ type: 'logged-in', problem: null })}
          onUncertain={() => send({ type: 'logged-in', problem: text.loginUncertain })}
          openWindow={openWindow}
        >
          {skip}
        </NeedLogin>
      );
    case 'NO_VOUCHERS':
    case 'EMPTY_WALLET':
      return (
        <Notice
          mark="empty"
          title={state.name === 'NO_VOUCHERS' ? text.noVouchersTitle : text.emptyTitle}
          text={state.name === 'NO_VOUCHERS' ? text.noVouchers : text.empty}
        >
          {state.problem !== null && <Problem problem={state.problem} />}
          {otherMethod}
          <Button size="large" look={otherMethod === false ? 'primary' : 'secondary'} icon="reload" onClick={retry}>
            {text.retry}
          </Button>
          {skip}
        </Notice>
      );
    case 'NOT_FOUND':
      return <NotFound />;
    case 'ERROR':
      return (
        <ErrorPanel title={text.error} text={<Reasons reasons={state.ticket.failureReasons} />} onRetry={retry}>
          <Help reasons={state.ticket.failureReasons} ticketGuide={ticketGuide} />
          {otherMethod}
          {skip}
        </ErrorPanel>
      );
    case 'FAILED':
      return state.isNotFound ? (
        <NotFound />
      ) : (
        <ErrorPanel title={state.message ?? text.error} text={text.failedText} onRetry={retry} phone={supportPhone} />
      );
    case 'COMPLETED':
    case 'SKIPPED':
      return <Waiting key="left" title={text.leftTitle} text={text.left} icon="check" />;
    default:
      return state satisfies never;
  }
}

function NotFound() {
  return (
    <Notice mark="empty" title={text.notFoundTitle} text={text.notFound}>
      <AppLink to={{ to: 'orders' }} className={buttonClass('primary', 'large')}>
        {text.orders}
      </AppLink>
    </Notice>
  );
}

function Problem({ problem }: { problem: string }) {
  return (
    <p className={css.problem} role="alert">
      {problem}
    </p>
  );
}

/** The vouchers that pay: each value with its count, and the total. */
function Offer({ ticket, problem, children }: { ticket: EdenredTicket; problem: string | null; children: ReactNode }) {
  const { username, vouchers, total } = ticket;
  return (
    <div className={css.offer}>
      <div className={css.head}>
        <ProviderLogo provider="edenred_ticket" />
        <div className={css.heading}>
          <h2 className={css.title}>{text.confirmTitle}</h2>
          {username !== null && <p className={css.account}>{text.account(username)}</p>}
        </div>
      </div>
      <dl className={css.card}>
        {vouchers.map(({ value, count }, index) => (
          <div key={index} className={css.line}>
            <dt>{text.line(formatMoney(value), count)}</dt>
            <dd>{formatMoney(value * count)}</dd>
          </div>
        ))}
        <div className={`${css.line} ${css.total}`}>
          <dt>{text.total}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      {problem !== null && <Problem problem={problem} />}
      <div className={css.actions}>{children}</div>
    </div>
  );
}

interface NeedLoginProps {
  /** Why an earlier login did not work. */
  problem: string | null;
  onDone(): void;
  onUncertain(): void;
  openWindow: OpenWindow;
  children: ReactNode;
}

function NeedLogin({ problem, onDone, onUncertain, openWindow, children }: NeedLoginProps) {
  const [state, send] = useEdenredLogin({ openWindow, onDone, onUncertain });
  return (
    <EdenredLogin state={state} send={send} title={text.needLoginTitle} why={text.needLogin} problem={problem}>
      {children}
    </EdenredLogin>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return text.errorText;
  return reasons.map((reason, index) => (
    <span key={index}>
      {index > 0 && <br />}
      {reason}
    </span>
  ));
}

/** The guide explains reasons with the codes 010 and 011, the support all others (part 2 §8). */
const isExplained = (reason: string) => /(^|\D)01[01](\D|$)/.test(reason);

function Help({ reasons, ticketGuide }: { reasons: readonly string[]; ticketGuide: string | null }) {
  const { supportPhone } = useRuntime();
  const guide = reasons.some(isExplained) ? ticketGuide : null;
  const needsPhone = guide === null || !reasons.every(isExplained);
  return (
    <>
      {guide !== null && (
        <a className={buttonClass('secondary')} href={guide} target="_blank" rel="noopener noreferrer">
          {text.guide}
          <span className={visuallyHidden}> {text.newWindow}</span>
        </a>
      )}
      {needsPhone && supportPhone !== null && <PhoneLink phone={supportPhone} text={text.call(supportPhone)} />}
    </>
  );
}
