import { useState } from 'react';
import { ownOpener } from '../shared/payment/partner-window.ts';
import { PaymentStep } from '../shared/payment/PaymentStep.tsx';
import { ReturnedWindow } from '../shared/payment/ReturnedWindow.tsx';
import type { AddStepProps } from '../shared/payment/steps.ts';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { buttonClass } from '../shared/ui/controls/Button.tsx';
import { Notice } from '../shared/ui/feedback/Notice.tsx';
import { postCode } from './gateway.ts';
import { text } from './text.ts';

/** Time for the code to reach the opener. */
const POST_CODE_MS = 250;

/**
 * The page to which Edenred redirects its window. It sends the code to its opener and closes itself (part 2 §2). Without a
 * code the person cancelled at Edenred.
 */
export function ConfirmEdenred({ query, onQuery }: Pick<AddStepProps, 'query' | 'onQuery'>) {
  // The code is removed from the address after it has been sent.
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
          closeAfterMs={POST_CODE_MS}
          onReturn={() => {
            if (code !== undefined && code !== '') postCode(opener, code, state);
            onQuery({});
          }}
        />
      )}
    </PaymentStep>
  );
}
