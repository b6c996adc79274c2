import { useState } from 'react';
import { CLOSED } from '../shared/ui/closed-mark.tsx';
import { PartnerNotice } from '../shared/payment/PartnerNotice.tsx';
import { isReturnedWindow, openWindow as openBrowserWindow, type OpenWindow } from '../shared/payment/partner-window.ts';
import { PaymentStep, Waiting } from '../shared/payment/PaymentStep.tsx';
import { ReturnedWindow } from '../shared/payment/ReturnedWindow.tsx';
import type { PayStepProps } from '../shared/payment/steps.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { ErrorPanel, Notice } from '../shared/ui/Notice.tsx';
import { PartnerWays } from './PartnerWays.tsx';
import type { SatispayTicketEvent, SatispayTicketState } from './satispay-ticket.flow.ts';
import { text } from './text.ts';
import { useSatispayTicket } from './use-satispay-ticket.ts';

export type PaySatispayTicketProps = Pick<PayStepProps, 'uuid' | 'onLeave'> & {
  /** For tests and stories: how a window opens. */
  openWindow?: OpenWindow;
};

/** Pays with meal vouchers that Satispay keeps (part 2 §4 'Satispay ticket pay'). */
export function PaySatispayTicket({ openWindow = openBrowserWindow, ...props }: PaySatispayTicketProps) {
  const [isReturned, setReturned] = useState(isReturnedWindow);
  if (!isReturned) return <Paying {...props} openWindow={openWindow} />;
  return (
    <PaymentStep title={text.payTitle} state="returned">
      <ReturnedWindow title={text.returnedTitle} text={text.returned}>
        <Button look="outlined" onClick={() => setReturned(false)}>
          {text.stay}
        </Button>
      </ReturnedWindow>
    </PaymentStep>
  );
}

function Paying({ uuid, onLeave, openWindow }: Required<PaySatispayTicketProps>) {
  const [state, send] = useSatispayTicket(uuid, openWindow);
  return (
    <PaymentStep title={text.payTitle} state={state.name} onBack={onLeave}>
      <Status state={state} send={send} />
    </PaymentStep>
  );
}

function Status({ state, send }: { state: SatispayTicketState; send(event: SatispayTicketEvent): void }) {
  const { supportPhone } = useRuntime();
  const open = () => send({ type: 'open-pressed' });
  const retry = () => send({ type: 'retry-pressed' });
  switch (state.name) {
    case 'REQUEST_REDIRECT':
      return <Waiting key="request" title={text.ticketTitle} text={text.ticket} slow={text.slow} icon="ticket" />;
    case 'REDIRECT_READY':
      return (
        <PartnerNotice
          provider="satispay_ticket"
          title={text.readyTitle}
          text={text.redirect}
          problem={state.isBlocked ? text.blocked : null}
        >
          <PartnerWays href={state.href} isBlocked={state.isBlocked} onOpen={open} onFollowed={() => send({ type: 'link-followed' })} />
        </PartnerNotice>
      );
    case 'MAX_REQUEST_REDIRECT':
      return (
        <Notice mark={CLOSED} title={text.ticketMaxTitle} text={text.ticketMax}>
          <Button size="large" icon="reload" onClick={retry}>
            {text.retry}
          </Button>
          {state.href !== null && (
            <Button look="secondary" onClick={open}>
              {text.reopenPage}
            </Button>
          )}
        </Notice>
      );
    case 'ERROR_REQUEST_REDIRECT':
      return <ErrorPanel title={state.message ?? text.error} text={text.ticketErrorText} onRetry={retry} phone={supportPhone} />;
    case 'LEFT':
      return <Waiting key="left" title={text.leftTitle} text={text.left} icon="ticket" />;
    default:
      return state satisfies never;
  }
}
