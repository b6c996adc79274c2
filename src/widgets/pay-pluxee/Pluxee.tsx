import type { PayStepProps } from '../shared/payment/steps.ts';
import { VoucherStep } from '../shared/payment/voucher/VoucherStep.tsx';
import * as css from './Pluxee.css.ts';
import { pluxeeService } from './pluxee-service.ts';
import { text } from './text.ts';

/** 'Ricarica Pluxee': pays with a code from the Pluxee app (part 2 §2 'Ticket providers'). */
export const Pluxee = (props: Pick<PayStepProps, 'uuid' | 'onLeave'>) => (
  // The specification says only that the first character is a digit (part 2 §5).
  <VoucherStep {...props} service={pluxeeService} title={text.title} label={text.code} keyboard="text">
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
