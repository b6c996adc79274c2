import { CLOSED } from '../shared/ui/feedback/closed-mark.tsx';
import { openWindow as openBrowserWindow, type OpenWindow } from '../shared/payment/partner-window.ts';
import { PaymentStep, Waiting } from '../shared/payment/PaymentStep.tsx';
import type { PayStepProps } from '../shared/payment/steps.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { ExternalLoginOptions } from './ExternalLoginOptions.tsx';
import type { SatispayTicketEvent, SatispayTicketState } from './satispay-ticket.flow.ts';
import { text } from './text.ts';
import { UnlessReturned } from './UnlessReturned.tsx';
import { useSatispayTicket } from './use-satispay-ticket.ts';

export type PaySatispayTicketProps = Pick<PayStepProps, 'uuid' | 'onLeave'> & {
  /** Replaces `window.open` in tests and stories. */
  openWindow?: OpenWindow;
};

/** Pays with meal vouchers in a Satispay account (part 2 §4 'Satispay ticket pay'). */
export function PaySatispayTicket({ openWindow = openBrowserWindow, ...props }: PaySatispayTicketProps) {
  return (
    <UnlessReturned title={text.payTitle}>
      <Paying {...props} openWindow={openWindow} />
    </UnlessReturned>
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
      return <ExternalLoginOptions provider="satispay_ticket" href={state.href} isBlocked={state.isBlocked} send={send} />;
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
