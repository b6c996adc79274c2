import { type ReactNode, useState } from 'react';
import { PartnerNotice, ReturnedWindow } from '../shared/payment/PartnerNotice.tsx';
import { ownOpener } from '../shared/payment/partner-window.ts';
import { ProgressNotice, TaskShell } from '../shared/payment/TaskShell.tsx';
import type { AddStepProps } from '../shared/payment/steps.ts';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { italian } from '../shared/text/italian.tsx';
import { postCode } from './gateway.ts';
import { useText } from './text.ts';
import { useEdenredLogin } from './use-edenred-login.ts';
import type { Elements } from '../shared/text/Text.tsx';

/** Adds the Ticket Restaurant vouchers of an Edenred account (P2-2.68). */
export function AddEdenred({ onAdded, onLeave }: Pick<AddStepProps, 'onAdded' | 'onLeave'>) {
  const text = useText();
  const login = useEdenredLogin({ onDone: onAdded });
  return (
    <TaskShell title={text.addTitle} state={login.state.name} onBack={onLeave}>
      <EdenredLogin login={login} title={text.addReadyTitle} why={text.addReady}>
        <Button look="quiet" onClick={onLeave}>
          {text.back}
        </Button>
      </EdenredLogin>
    </TaskShell>
  );
}

interface EdenredLoginProps {
  login: ReturnType<typeof useEdenredLogin>;
  title: string;
  why: string;
  /** An earlier problem that the containing page knows. */
  problem?: ReactNode;
  children?: Elements;
}

/** The login at Edenred, as the opener of the login window shows it. */
export function EdenredLogin({ login: { state, proceed }, title, why, problem = null, children }: EdenredLoginProps) {
  const text = useText();
  switch (state.name) {
    case 'READY':
    case 'BLOCKED': {
      const reason = state.name === 'READY' ? (state.isClosed ? text.closed : problem) : text.blocked;
      return (
        <PartnerNotice provider="edenred_ticket" title={title} text={why} problem={reason}>
          <Button size="large" onClick={proceed}>
            {state.name === 'READY' ? text.proceed : text.open}
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
          title={italian(state.message) ?? text.error}
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

/** Time for the code to reach the opener. */
const POST_CODE_MS = 250;

/**
 * The page to which Edenred redirects its window. It sends the code to its opener and closes itself (P2-2.70). Without a
 * code the person cancelled at Edenred.
 */
export function ConfirmEdenred({ query, onQuery }: Pick<AddStepProps, 'query' | 'onQuery'>) {
  const text = useText();
  // The code is removed from the address after it has been sent.
  const [{ code, state = null }] = useState(query);
  const [opener] = useState(ownOpener);
  return (
    <TaskShell title={text.addTitle} state="returned">
      {opener === null ? (
        <Notice mark="empty" title={text.lostTitle} text={text.lost}>
          <AppLink to={{ to: 'add-payment-method', method: 'edenred_ticket' }} className={buttonClass('primary', 'large')}>
            {text.restart}
          </AppLink>
        </Notice>
      ) : (
        <ReturnedWindow
          text={text.returned}
          closeAfterMs={POST_CODE_MS}
          onReturn={() => {
            if (code !== undefined && code !== '') postCode(opener, code, state);
            onQuery({});
          }}
        />
      )}
    </TaskShell>
  );
}
