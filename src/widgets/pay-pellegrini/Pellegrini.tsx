import type { PayStepProps } from '../shared/payment/steps.ts';
import { VoucherStep } from '../shared/payment/voucher/VoucherStep.tsx';
import type { PellegriniStatus } from './pellegrini.flow.ts';
import { text } from './text.ts';
import { usePellegrini } from './use-pellegrini.ts';

/** 'Ricarica Pellegrini': pays with a code from the Pellegrini app (part 2 §2 'Ticket providers'). */
export function Pellegrini({ uuid, onLeave }: Pick<PayStepProps, 'uuid' | 'onLeave'>) {
  const [state, send] = usePellegrini(uuid);
  return (
    <VoucherStep<PellegriniStatus>
      provider="pellegrini"
      title={text.title}
      label={text.code}
      keyboard="numeric"
      endings={{
        AWAITING_COMPLETION: { title: text.awaitingTitle, text: text.awaitingText },
        CANCEL: { title: text.cancelTitle, text: text.cancelText },
      }}
      state={state}
      send={send}
      onLeave={onLeave}
    >
      {text.lead}
    </VoucherStep>
  );
}
