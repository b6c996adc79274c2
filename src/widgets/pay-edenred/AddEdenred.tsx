import type { WindowProps } from '../shared/payment/partner-window.ts';
import { PaymentStep } from '../shared/payment/PaymentStep.tsx';
import type { AddStepProps } from '../shared/payment/steps.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { EdenredLogin } from './EdenredLogin.tsx';
import { text } from './text.ts';
import { useEdenredLogin } from './use-edenred-login.ts';

export type AddEdenredProps = Pick<AddStepProps, 'onAdded' | 'onLeave'> & WindowProps;

/** Adds the Ticket Restaurant vouchers of an Edenred account (part 2 §2 'Ticket providers'). */
export function AddEdenred({ onAdded, onLeave, openWindow }: AddEdenredProps) {
  const [state, send] = useEdenredLogin({ openWindow, onDone: onAdded });
  return (
    <PaymentStep title={text.addTitle} state={state.name} onBack={onLeave}>
      <EdenredLogin state={state} send={send} title={text.addReadyTitle} why={text.addReady}>
        <Button look="quiet" onClick={onLeave}>
          {text.back}
        </Button>
      </EdenredLogin>
    </PaymentStep>
  );
}
