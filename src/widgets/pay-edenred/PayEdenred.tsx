import { type ReactNode, useId, useState } from 'react';
import { isNotFound, serverSentence } from '../../api/index.ts';
import { useFlow } from '../shared/flow/flow.ts';
import { recallInstruments, type SentPayment } from '../shared/payment/payment-instruments.ts';
import { ProgressNotice, TaskShell } from '../shared/payment/TaskShell.tsx';
import type { PayStepProps } from '../shared/payment/steps.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { Bill } from '../shared/ui/content/Bill.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { CLOSED } from '../shared/ui/feedback/closed-mark.tsx';
import { ErrorPanel, Notice, PhoneLink, Problem } from '../shared/ui/feedback/Notice.tsx';
import { ProviderLogo } from '../shared/ui/pictures/ProviderLogo.tsx';
import { italian } from '../shared/text/italian.tsx';
import { NewTab } from '../shared/ui/page/NewTab.tsx';
import { EdenredLogin } from './EdenredLogin.tsx';
import * as css from './PayEdenred.css.ts';
import { useText } from './text.ts';
import { canSkip, createEdenredPay, type EdenredAction, type EdenredPay, type EdenredPayState, type EdenredTicket } from './edenred-pay.ts';
import { useMoney } from '../shared/text/use-money.ts';
import { type EdenredLoginPorts, useEdenredLogin } from './use-edenred-login.ts';
import { type Elements, Text } from '../shared/text/Text.tsx';

type PayEdenredProps = Pick<PayStepProps, 'uuid' | 'onLeave' | 'ticketGuide'>;

/** Pays with Ticket Restaurant vouchers (P2-2.71). */
export function PayEdenred({ onLeave, ...props }: PayEdenredProps) {
  const text = useText();
  const [state, payment] = useFlow(
    (runtime) => createEdenredPay(runtime, props.uuid),
    (payment) => payment.open(),
  );
  return (
    <TaskShell title={text.payTitle} state={state.name === 'DECISION' ? state.data.status : state.name} onBack={onLeave}>
      <Status {...props} state={state} payment={payment} />
    </TaskShell>
  );
}

type StatusProps = Omit<PayEdenredProps, 'onLeave'> & { state: EdenredPayState; payment: EdenredPay };

function Status({ state, ...props }: StatusProps) {
  const text = useText();
  const { retry } = props.payment;
  switch (state.name) {
    case 'READING':
      return <ProgressNotice key="loading" title={text.loadingTitle} text={text.loading} slow={text.slow} icon="ticket" />;
    case 'LATE':
      return <Notice mark={CLOSED} title={text.maxTitle} text={text.max} onRetry={retry} />;
    case 'DECISION': {
      const { data, problem } = state;
      return <Decision {...props} ticket={data} problem={problem && (italian(problem.sentence) ?? text[problem.name])} />;
    }
    case 'ACTING': {
      const { action } = state;
      const title = action === 'confirm' ? text.confirming : text.skipping;
      return <ProgressNotice key={action} title={title} text={text.confirmingText} slow={text.slow} icon="ticket" />;
    }
    case 'FAILED': {
      const { failure } = state;
      if (isNotFound(failure)) return <NotFound />;
      return <ErrorPanel title={italian(failure && serverSentence(failure)) ?? text.error} text={text.failedText} onRetry={retry} />;
    }
    case 'REDIRECT':
      return <ProgressNotice key="left" title={text.leftTitle} text={text.left} icon="check" />;
    default:
      return state satisfies never;
  }
}

type DecisionProps = Omit<StatusProps, 'state'> & { ticket: EdenredTicket; problem: ReactNode };

/** The guide explains reasons with the codes 010 and 011, the support all others (P2-8.18, P2-8.19). */
const isExplained = (reason: string) => /(^|\D)01[01](\D|$)/.test(reason);

/** The statuses in which the person decides. */
function Decision({ uuid, ticket, problem, payment, ticketGuide }: DecisionProps) {
  const text = useText();
  const money = useMoney();
  const { supportPhone, storage } = useRuntime();
  const { status, failureReasons } = ticket;
  const { retry, reread } = payment;
  const press = (action: EdenredAction) => () => payment.press(action);
  // Without vouchers the payment goes on at once: what is paid, and with which method, is said before, where it is known.
  const [sent] = useState(() => recallInstruments(storage, uuid));
  const noteId = useId();
  const method = restOf(sent);
  const skipNote = sent?.toPay === undefined || method === undefined ? null : text.skipNote(money(sent.toPay), method);
  const skipAs = (look: 'primary' | 'quiet') =>
    canSkip(ticket) && (
      <>
        {skipNote !== null && (
          <p id={noteId} className={css.skipNote}>
            <Text>{skipNote}</Text>
          </p>
        )}
        <Button
          look={look}
          {...(look === 'primary' && { size: 'large' })}
          aria-describedby={skipNote === null ? undefined : noteId}
          onClick={press('skip')}
        >
          {text.skip}
        </Button>
      </>
    );
  const skip = skipAs('quiet');
  // Where the vouchers cannot be skipped, as for a recharge, the payment's own page offers other methods.
  const otherMethod = !canSkip(ticket) && (
    <AppLink to={{ to: 'payment', uuid }} className={buttonClass(status === 'ERROR' ? 'secondary' : 'primary', 'large')}>
      {text.otherMethod}
    </AppLink>
  );
  switch (status) {
    case 'AWAITING_CONFIRM':
      return (
        <Offer sent={sent} ticket={ticket} problem={problem}>
          <Button size="large" onClick={press('confirm')}>
            {text.confirm}
          </Button>
          {skip}
        </Offer>
      );
    case 'NEED_LOGIN':
      return (
        <NeedLogin problem={problem} onDone={() => reread(null)} onUncertain={() => reread({ name: 'loginUncertain' })}>
          {skip}
        </NeedLogin>
      );
    case 'NO_VOUCHERS':
    case 'EMPTY_WALLET':
      return (
        <Notice
          mark="empty"
          title={status === 'NO_VOUCHERS' ? text.noVouchersTitle : text.emptyTitle}
          text={status === 'NO_VOUCHERS' ? text.noVouchers : text.empty}
        >
          {otherMethod}
          {skipNote !== null && skipAs('primary')}
          <Button size="large" {...((otherMethod !== false || skipNote !== null) && { look: 'secondary' })} icon="reload" onClick={retry}>
            {text.retry}
          </Button>
          {skipNote === null && skip}
        </Notice>
      );
    case 'ERROR': {
      const guide = failureReasons.some(isExplained) ? ticketGuide : null;
      const needsPhone = guide === null || !failureReasons.every(isExplained);
      const reasons = failureReasons.map((reason, index) => (
        <span key={index} lang="it">
          {index > 0 && <br />}
          <Text>{reason}</Text>
        </span>
      ));
      return (
        <ErrorPanel
          title={text.error}
          text={reasons.length === 0 ? text.errorText : reasons}
          bill={sent?.toPay !== undefined && <Bill rows={[[text.due, money(sent.toPay)]]} />}
          onRetry={retry}
          phone={null}
        >
          {otherMethod}
          {skip}
          {guide !== null && (
            <a className={buttonClass('quiet')} href={guide} target="_blank" rel="noopener noreferrer">
              <Text>{text.guide}</Text>
              <NewTab />
            </a>
          )}
          {needsPhone && supportPhone !== null && <PhoneLink phone={supportPhone} text={text.call(supportPhone)} />}
        </ErrorPanel>
      );
    }
    case 'NOT_FOUND':
      return <NotFound />;
    // The person has nothing to decide in these statuses.
    case 'LOADING':
    case 'COMPLETED':
    case 'SKIPPED':
      return null;
    default:
      return status satisfies never;
  }
}

function NotFound() {
  const text = useText();
  return (
    <Notice mark="empty" title={text.notFoundTitle} text={text.notFound}>
      <AppLink to={{ to: 'orders' }} className={buttonClass('primary', 'large')}>
        {text.orders}
      </AppLink>
    </Notice>
  );
}

/** The method that pays what the vouchers do not; undefined where they were to pay alone. */
const restOf = (sent: SentPayment | null): string | undefined =>
  sent?.partialAmountMethod ? sent.definedAmountMethod?.paymentInstrument.label : undefined;

interface OfferProps {
  /** What this browser sent the payment with. */
  sent: SentPayment | null;
  ticket: EdenredTicket;
  problem: ReactNode;
  children: ReactNode;
}

/**
 * The vouchers that pay: each value with its count, and the total; then what they leave to pay, where the amount is known. Vouchers of one
 * value need one bill for both.
 */
function Offer({ sent, ticket, problem, children }: OfferProps) {
  const text = useText();
  const money = useMoney();
  const { username, vouchers, total } = ticket;
  const [first, ...more] = vouchers;
  const due = sent?.toPay;
  const left = due === undefined ? -1 : due - total;
  const lineOf = ({ value, count }: (typeof vouchers)[number]) => [text.line(money(value), count), money(value * count)] as const;
  return (
    <section className={css.offer}>
      <div className={css.head}>
        <ProviderLogo provider="edenred_ticket" />
        <div className={css.heading}>
          <Heading level={2} className={css.title}>
            {text.confirmTitle}
          </Heading>
          {username !== null && <p className={css.account}>{text.account(username)}</p>}
        </div>
      </div>
      {(more.length > 0 || left < 0) && <Bill rows={[...vouchers.map(lineOf), [text.total, money(total)]]} />}
      {due !== undefined && left >= 0 && (
        <Bill
          rows={[
            [text.due, money(due)],
            [first && more.length === 0 ? `${text.used}: ${lineOf(first)[0]}` : text.used, `−${money(total)}`],
            [left > 0 ? text.restWith(restOf(sent)) : text.nothingLeft, money(left)],
          ]}
        />
      )}
      {left !== 0 && <p className={css.account}>{text.rest}</p>}
      <Problem problem={problem} className={css.problem} />
      <div className={css.actions}>{children}</div>
    </section>
  );
}

/** `problem`: why an earlier login did not work. */
function NeedLogin({ problem, children, ...ports }: EdenredLoginPorts & { problem: ReactNode; children: Elements }) {
  const text = useText();
  const login = useEdenredLogin(ports);
  return (
    <EdenredLogin login={login} title={text.needLoginTitle} why={text.needLogin} problem={problem}>
      {children}
    </EdenredLogin>
  );
}
