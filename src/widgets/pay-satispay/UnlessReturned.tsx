import { type ReactNode, useState } from 'react';
import { isReturnedWindow } from '../shared/payment/partner-window.ts';
import { PaymentStep } from '../shared/payment/PaymentStep.tsx';
import { ReturnedWindow } from '../shared/payment/ReturnedWindow.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { text } from './text.ts';

/** Renders the step, except in the window that was opened for Satispay's page: after its return that window closes itself. */
export function UnlessReturned({ title, children }: { title: string; children: ReactNode }) {
  const [isReturned, setReturned] = useState(isReturnedWindow);
  if (!isReturned) return children;
  return (
    <PaymentStep title={title} state="returned">
      <ReturnedWindow title={text.returnedTitle} text={text.returned}>
        <Button look="outlined" onClick={() => setReturned(false)}>
          {text.stay}
        </Button>
      </ReturnedWindow>
    </PaymentStep>
  );
}
