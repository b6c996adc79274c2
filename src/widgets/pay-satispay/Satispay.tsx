import { type ComponentType, useState } from 'react';
import { useFlow } from '../shared/flow/flow.ts';
import { isReturnedWindow } from '../shared/payment/partner-window.ts';
import { PartnerNotice, ReturnedWindow } from '../shared/payment/PartnerNotice.tsx';
import { ProgressNotice, TaskShell } from '../shared/payment/TaskShell.tsx';
import type { AddStepProps, PayStepProps } from '../shared/payment/steps.ts';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { CLOSED } from '../shared/ui/feedback/closed-mark.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { italian } from '../shared/text/italian.tsx';
import { NewTab } from '../shared/ui/page/NewTab.tsx';
import { createSatispayAdd, requestOf, type SatispayAdd, type SatispayAddState } from './satispay-add.ts';
import { useText } from './text.ts';
import { useSatispayTicket } from './use-satispay-ticket.ts';
import { type Elements, Text } from '../shared/text/Text.tsx';

interface OpenSatispayProps {
  provider: 'satispay_standard' | 'satispay_ticket';
  href: string;
  /** The browser blocked the window: only the plain link works. */
  isBlocked: boolean;
  onOpen(href: string): void;
  /** The person opened the page by the plain link. */
  onOpened(href: string): void;
  children?: Elements;
}

/** Opens Satispay's page: 'Continua', or a plain link when the browser blocks the window. */
function OpenSatispay({ provider, href, isBlocked, onOpen, onOpened, children }: OpenSatispayProps) {
  const text = useText();
  return (
    <PartnerNotice provider={provider} title={text.readyTitle} text={text.redirect} problem={isBlocked ? text.blocked : null}>
      {isBlocked ? (
        // The window may return without an opener. The step then continues there, with the request from its address.
        <a className={buttonClass('primary', 'large')} href={href} target="_blank" rel="noopener noreferrer" onClick={() => onOpened(href)}>
          <Text>{text.openPage}</Text>
          <NewTab />
        </a>
      ) : (
        <Button size="large" onClick={() => onOpen(href)}>
          {text.proceed}
        </Button>
      )}
      {children}
    </PartnerNotice>
  );
}

/** Renders the step, except in the window that was opened for Satispay's page: after its return that window closes itself. */
function unlessReturned<Props extends object>(title: 'addTitle' | 'payTitle', Step: ComponentType<Props>) {
  return function ReturnableStep(props: Props) {
    const text = useText();
    const [isReturned, setReturned] = useState(isReturnedWindow);
    if (!isReturned) return <Step {...props} />;
    return (
      <TaskShell title={text[title]} state="returned">
        <ReturnedWindow text={text.returned}>
          <Button look="outlined" onClick={() => setReturned(false)}>
            {text.stay}
          </Button>
        </ReturnedWindow>
      </TaskShell>
    );
  };
}

/** Links a Satispay account, on Satispay's own page (P2-2.78). */
export const AddSatispay = unlessReturned('addTitle', (props: AddStepProps) => {
  const text = useText();
  const [state, flow] = useFlow(
    (runtime) => createSatispayAdd(runtime, props),
    (flow) => flow.open(),
  );
  return (
    <TaskShell title={text.addTitle} state={state.name} onBack={props.onLeave}>
      <AddStatus state={state} flow={flow} onLeave={props.onLeave} />
    </TaskShell>
  );
});

type AddStatusProps = Pick<AddStepProps, 'onLeave'> & { state: SatispayAddState; flow: SatispayAdd };

function AddStatus({ state, flow, onLeave }: AddStatusProps) {
  const text = useText();
  const { openPage: open, onPageOpened: opened, retry } = flow;
  const cancel = (
    <Button look="quiet" onClick={flow.cancel}>
      {text.cancel}
    </Button>
  );
  const reopen = requestOf(state)?.href != null && (
    <Button look="secondary" onClick={open}>
      {text.reopenPage}
    </Button>
  );
  const goBack = (
    <Button look="quiet" onClick={onLeave}>
      {text.back}
    </Button>
  );

  switch (state.name) {
    case 'REQUEST_REDIRECT':
      return <ProgressNotice key="request" title={text.requestTitle} text={text.request} slow={text.slow} icon="wallet" />;
    case 'REDIRECT_READY':
      return (
        <OpenSatispay provider="satispay_standard" href={state.request.href} isBlocked={state.isBlocked} onOpen={open} onOpened={opened}>
          {cancel}
        </OpenSatispay>
      );
    case 'REQUEST_INFO':
      return (
        <ProgressNotice key="info" title={text.infoTitle} text={text.info} icon="wallet">
          {reopen}
          {cancel}
        </ProgressNotice>
      );
    case 'REQUEST_INFO_MAX_ATTEMPT':
      return (
        <Notice
          mark={CLOSED}
          title={state.request === null ? text.lostTitle : text.maxTitle}
          text={state.request === null ? text.lost : text.max}
          retryLabel={text.reload}
          onRetry={retry}
        >
          {reopen}
          {cancel}
        </Notice>
      );
    case 'REQUEST_CANCEL':
      return <ProgressNotice key="cancel" title={text.cancelTitle} text={text.cancelText} slow={text.slow} icon="wallet" />;
    case 'ERROR_REQUEST_INFO':
      return (
        <ErrorPanel title={italian(state.message) ?? text.error} text={state.isOver ? text.overText : text.errorText} onRetry={retry}>
          {state.isOver ? goBack : cancel}
        </ErrorPanel>
      );
    case 'ERROR_REQUEST_REDIRECT':
    case 'ERROR_REQUEST_CANCEL': {
      const title = state.name === 'ERROR_REQUEST_REDIRECT' ? text.errorRequest : text.errorCancel;
      return (
        <ErrorPanel title={italian(state.message) ?? title} text={text.errorText} onRetry={retry}>
          {goBack}
        </ErrorPanel>
      );
    }
    case 'DONE':
    case 'LEFT':
      return <ProgressNotice key="left" title={text.leftTitle} text={text.left} icon="wallet" />;
    default:
      return state satisfies never;
  }
}

/** Pays with meal vouchers in a Satispay account (P2-2.79). */
export const PaySatispayTicket = unlessReturned('payTitle', ({ uuid, onLeave }: Pick<PayStepProps, 'uuid' | 'onLeave'>) => {
  const text = useText();
  const ticket = useSatispayTicket(uuid);
  return (
    <TaskShell title={text.payTitle} state={ticket.state.name} onBack={onLeave}>
      <TicketStatus {...ticket} />
    </TaskShell>
  );
});

function TicketStatus({ state, onRetry, onOpen, onOpened }: ReturnType<typeof useSatispayTicket>) {
  const text = useText();
  switch (state.name) {
    case 'REQUEST_REDIRECT':
      return <ProgressNotice key="request" title={text.ticketTitle} text={text.ticket} slow={text.slow} icon="ticket" />;
    case 'REDIRECT_READY':
      return <OpenSatispay provider="satispay_ticket" href={state.href} isBlocked={state.isBlocked} onOpen={onOpen} onOpened={onOpened} />;
    case 'MAX_REQUEST_REDIRECT': {
      const { href } = state;
      return (
        <Notice mark={CLOSED} title={text.ticketMaxTitle} text={text.ticketMax} onRetry={onRetry}>
          {href !== null && (
            <Button look="secondary" onClick={() => onOpen(href)}>
              {text.reopenPage}
            </Button>
          )}
        </Notice>
      );
    }
    case 'ERROR_REQUEST_REDIRECT':
      return <ErrorPanel title={italian(state.message) ?? text.error} text={text.ticketErrorText} onRetry={onRetry} />;
    case 'LEFT':
      return <ProgressNotice key="left" title={text.leftTitle} text={text.left} icon="ticket" />;
    default:
      return state satisfies never;
  }
}
