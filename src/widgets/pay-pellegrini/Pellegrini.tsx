import type { PayStepProps } from '../shared/payment/steps.ts';
import { VoucherStep } from '../shared/payment/voucher/VoucherStep.tsx';
import { pellegriniService } from './pellegrini-service.ts';
import { text } from './text.ts';

/** 'Ricarica Pellegrini': pays with a code from the Pellegrini app (part 2 §2 'Ticket providers'). */
export const Pellegrini = (props: Pick<PayStepProps, 'uuid' | 'onLeave'>) => (
  <VoucherStep
    {...props}
    service={pellegriniService}
    title={text.title}
    label={text.code}
    keyboard="numeric"
    endings={{
      AWAITING_COMPLETION: { title: text.awaitingTitle, text: text.awaitingText },
      CANCEL: { title: text.cancelTitle, text: text.cancelText },
    }}
  >
    {text.lead}
  </VoucherStep>
);
