import { useMachine } from '../shared/flow/machine.ts';
import type { WindowProps } from '../shared/payment/partner-window.ts';
import { PaymentStep, ProgressNotice } from '../shared/payment/PaymentStep.tsx';
import type { PayStepProps } from '../shared/payment/steps.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { CLOSED } from '../shared/ui/feedback/closed-mark.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { OpenSatispay, unlessReturned } from './OpenSatispay.tsx';
import { createSatispayTicket, type SatispayTicketEvent, type SatispayTicketState } from './satispay-ticket.ts';
import { text } from './text.ts';

type PaySatispayTicketProps = Pick<PayStepProps, 'uuid' | 'onLeave'> & WindowProps;

/** Pays with meal vouchers in a Satispay account (part 2 §4 'Satispay ticket pay'). */
export const PaySatispayTicket = unlessReturned(text.payTitle, ({ uuid, onLeave, openWindow }: PaySatispayTicketProps) => {
  const [state, send] = useMachine((runtime) => createSatispayTicket(runtime, uuid, openWindow), { type: 'opened' });
  return (
    <PaymentStep title={text.payTitle} state={state.name} onBack={onLeave}>
      <Status state={state} send={send} />
    </PaymentStep>
  );
});

function Status({ state, send }: { state: SatispayTicketState; send(event: SatispayTicketEvent): void }) {
  const retry = () => send({ type: 'retry-pressed' });
  switch (state.name) {
    case 'REQUEST_REDIRECT':
      return <ProgressNotice key="request" title={text.ticketTitle} text={text.ticket} slow={text.slow} icon="ticket" />;
    case 'REDIRECT_READY':
      return <OpenSatispay provider="satispay_ticket" href={state.href} isBlocked={state.isBlocked} send={send} />;
    case 'MAX_REQUEST_REDIRECT':
      return (
        <Notice mark={CLOSED} title={text.ticketMaxTitle} text={text.ticketMax} onRetry={retry}>
          {state.href !== null && (
            <Button look="secondary" onClick={() => send({ type: 'open-pressed' })}>
              {text.reopenPage}
            </Button>
          )}
        </Notice>
      );
    case 'ERROR_REQUEST_REDIRECT':
      return <ErrorPanel title={state.message ?? text.error} text={text.ticketErrorText} onRetry={retry} />;
    case 'LEFT':
      return <ProgressNotice key="left" title={text.leftTitle} text={text.left} icon="ticket" />;
    default:
      return state satisfies never;
  }
}
