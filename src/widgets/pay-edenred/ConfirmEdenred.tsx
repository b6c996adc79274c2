import { useState } from 'react';
import { ownOpener } from '../shared/payment/partner-window.ts';
import { PaymentStep } from '../shared/payment/PaymentStep.tsx';
import { ReturnedWindow } from '../shared/payment/ReturnedWindow.tsx';
import type { AddStepProps } from '../shared/payment/steps.ts';
import { AppLink } from '../shared/ui/AppLink.tsx';
import { buttonClass } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import { handCode } from './gateway.ts';
import { text } from './text.ts';

/** Time for the code to reach the other window. */
const HAND_OVER_MS = 250;

/**
 * Where Edenred leads its window back to: the code goes to the window that opened this one, which then is closed (part 2
 * §2). Without a code the person gave up at Edenred.
 */
export function ConfirmEdenred({ query, onQuery }: Pick<AddStepProps, 'query' | 'onQuery'>) {
  // The code leaves the address once it is handed over.
  const [{ code, state = null }] = useState(query);
  const [opener] = useState(ownOpener);
  const restart = (
    <AppLink to={{ to: 'add-payment-method', method: 'edenred_ticket' }} className={buttonClass('primary', 'large')}>
      {text.restart}
    </AppLink>
  );
  return (
    <PaymentStep title={text.addTitle} state="returned">
      {opener === null ? (
        <Notice mark="empty" title={text.lostTitle} text={text.lost}>
          {restart}
        </Notice>
      ) : (
        <ReturnedWindow
          title={text.returnedTitle}
          text={text.returned}
          closeAfterMs={HAND_OVER_MS}
          onReturn={() => {
            if (code !== undefined && code !== '') handCode(opener, code, state);
            onQuery({});
          }}
        />
      )}
    </PaymentStep>
  );
}
