import type { ReactNode } from 'react';
import { PartnerNotice } from '../shared/payment/PartnerNotice.tsx';
import { ProgressNotice } from '../shared/payment/PaymentStep.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { ErrorPanel } from '../shared/ui/feedback/Notice.tsx';
import type { EdenredLoginEvent, EdenredLoginState } from './edenred-login.flow.ts';
import { text } from './text.ts';

interface EdenredLoginProps {
  state: EdenredLoginState;
  send(event: EdenredLoginEvent): void;
  title: string;
  why: string;
  /** An earlier problem that the containing page knows. */
  problem?: string | null;
  children?: ReactNode;
}

/** The login at Edenred, as the opener of the login window shows it. */
export function EdenredLogin({ state, send, title, why, problem = null, children }: EdenredLoginProps) {
  const proceed = () => send({ type: 'continue-pressed' });
  switch (state.name) {
    case 'READY':
    case 'BLOCKED': {
      const reason = state.name === 'READY' ? (state.isClosed ? text.closed : problem) : text.blocked;
      return (
        <PartnerNotice provider="edenred_ticket" title={title} text={why} problem={reason}>
          <Button size="large" onClick={state.name === 'BLOCKED' ? () => send({ type: 'open-pressed' }) : proceed}>
            {state.name === 'BLOCKED' ? text.open : text.proceed}
          </Button>
          {children}
        </PartnerNotice>
      );
    }
    case 'REQUEST_LOGIN':
      return <ProgressNotice key="ask" title={text.askTitle} text={text.ask} slow={text.slow} icon="ticket" />;
    case 'AWAIT_CODE':
      return (
        <ProgressNotice key="await" title={text.awaitTitle} text={text.await} icon="ticket">
          <Button look="secondary" onClick={proceed}>
            {text.reopen}
          </Button>
          {children}
        </ProgressNotice>
      );
    case 'CONFIRM_LOGIN':
      return <ProgressNotice key="confirm" title={text.confirmLoginTitle} text={text.confirmLogin} slow={text.slow} icon="ticket" />;
    case 'ERROR_LOGIN':
      return (
        <ErrorPanel
          title={state.message ?? text.error}
          text={state.isUnknown ? text.loginUnknownText : text.loginErrorText}
          onRetry={proceed}
        >
          {children}
        </ErrorPanel>
      );
    case 'DONE':
      return <ProgressNotice key="done" title={text.doneTitle} text={text.done} icon="check" />;
    default:
      return state satisfies never;
  }
}
