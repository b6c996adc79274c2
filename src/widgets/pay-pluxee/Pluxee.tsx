import type { PayStepProps } from '../shared/payment/steps.ts';
import { VoucherStep } from '../shared/payment/voucher/VoucherStep.tsx';
import * as css from './Pluxee.css.ts';
import type { PluxeeStatus } from './pluxee.flow.ts';
import { text } from './text.ts';
import { usePluxee } from './use-pluxee.ts';

/** 'Ricarica Pluxee': pays with a code from the Pluxee app (part 2 §2 'Ticket providers'). */
export function Pluxee({ uuid, onLeave }: Pick<PayStepProps, 'uuid' | 'onLeave'>) {
  const [state, send] = usePluxee(uuid);
  return (
    // The specification says only that the first character is a digit (part 2 §5).
    <VoucherStep<PluxeeStatus>
      provider="sodexo"
      title={text.title}
      label={text.code}
      keyboard="text"
      state={state}
      send={send}
      onLeave={onLeave}
    >
      {/* Some browsers expose a list without markers as a list only when it has the role. */}
      <ol className={css.steps} role="list">
        {text.steps.map((step) => (
          <li key={step} className={css.step}>
            <span className={css.words}>{step}</span>
          </li>
        ))}
      </ol>
    </VoucherStep>
  );
}
