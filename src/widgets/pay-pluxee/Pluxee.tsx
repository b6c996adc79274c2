import { type AnswerOf, ApiError, getPluxeeTicket, submitPluxeeTicket } from '../../api/index.ts';
import { ACTION_TIMEOUT_MS } from '../shared/payment/polled-payment.ts';
import type { PayStepProps } from '../shared/payment/steps.ts';
import type { VoucherService } from '../shared/payment/voucher/voucher.ts';
import { VoucherStep } from '../shared/payment/voucher/VoucherStep.tsx';
import * as css from './Pluxee.css.ts';
import { useText } from './text.ts';

export type PluxeeStatus = AnswerOf<typeof getPluxeeTicket>['status'];

/** The rules of P2-4.34 to P2-4.38 and P2-5.8 to P2-5.10. */
export const pluxeeService: VoucherService<PluxeeStatus, 'invalid'> = {
  provider: 'sodexo',
  meanings: {
    DRAFT: 'entry',
    AWAITING_COMPLETION: 'wait',
    COMPLETED: 'redirect',
    CANCELLED: 'redirect',
    REFUNDED: 'redirect',
    AWAITING_REFUND: 'redirect',
  },
  /** A code has 6 to 9 characters, and begins with a digit (P2-5.9). */
  problemOf: (code) => (/^\d.{5,8}$/u.test(code) ? null : 'invalid'),
  async read(client, uuid, signal) {
    const { status, redirect } = await client.call(getPluxeeTicket, { params: { uuid }, signal });
    return { status, redirect, message: null };
  },
  async submit(client, uuid, otp) {
    const call = { params: { uuid }, body: { otp }, timeoutMs: ACTION_TIMEOUT_MS };
    const { success, data, errorMessage } = await client.call(submitPluxeeTicket, call);
    if (success && data === null) throw new ApiError('submitPluxeeTicket', { kind: 'unexpected-answer', issue: 'data' });
    return { status: data?.status ?? 'DRAFT', redirect: data?.redirect ?? null, message: success ? null : errorMessage };
  },
};

/** 'Ricarica Pluxee': pays with a code from the Pluxee app (P2-2.67). */
export function Pluxee(props: Pick<PayStepProps, 'uuid' | 'onLeave'>) {
  const { steps, ...text } = useText();
  return (
    // A code may hold letters: the specification says only that it begins with a digit (P2-5.9).
    <VoucherStep {...props} {...text} service={pluxeeService} keyboard="text">
      {/* Some browsers expose a list without markers as a list only when it has the role. */}
      <ol className={css.steps} role="list">
        {steps.map((step) => (
          <li key={step} className={css.step}>
            <span className={css.words}>{step}</span>
          </li>
        ))}
      </ol>
    </VoucherStep>
  );
}
