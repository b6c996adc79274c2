import { type ComponentType, useState } from 'react';
import { isReturnedWindow } from '../shared/payment/partner-window.ts';
import { PaymentStep } from '../shared/payment/PaymentStep.tsx';
import { ReturnedWindow } from '../shared/payment/ReturnedWindow.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { text } from './text.ts';

/** Renders the step, except in the window that was opened for Satispay's page: after its return that window closes itself. */
export function unlessReturned<Props extends object>(title: string, Step: ComponentType<Props>) {
  return function ReturnableStep(props: Props) {
    const [isReturned, setReturned] = useState(isReturnedWindow);
    if (!isReturned) return <Step {...props} />;
    return (
      <PaymentStep title={title} state="returned">
        <ReturnedWindow title={text.returnedTitle} text={text.returned}>
          <Button look="outlined" onClick={() => setReturned(false)}>
            {text.stay}
          </Button>
        </ReturnedWindow>
      </PaymentStep>
    );
  };
}
