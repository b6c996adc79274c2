import { type AnswerOf, getPellegriniTicket, submitPellegriniTicket } from '../../api/index.ts';
import { ACTION_TIMEOUT_MS } from '../shared/payment/polled-payment.ts';
import type { PayStepProps } from '../shared/payment/steps.ts';
import type { VoucherService } from '../shared/payment/voucher/voucher.ts';
import { VoucherStep } from '../shared/payment/voucher/VoucherStep.tsx';
import { useText } from './text.ts';

export type PellegriniStatus = AnswerOf<typeof getPellegriniTicket>['status'];

/** The rules of P2-4.29 to P2-4.33 and P2-5.5 to P2-5.7. */
export const pellegriniService: VoucherService<PellegriniStatus, 'length' | 'start'> = {
  provider: 'pellegrini',
  meanings: { DRAFT: 'entry', AWAITING_COMPLETION: 'error', COMPLETED: 'redirect', CONFIRMED: 'redirect', CANCEL: 'over' },
  /** A code has 7 digits, and begins with 5 (P2-9.8). */
  problemOf(code) {
    if (code.length !== 7) return 'length';
    if (!code.startsWith('5')) return 'start';
    // Seven characters that are not all digits.
    return /^\d+$/.test(code) ? null : 'length';
  },
  read: (client, uuid, signal) => client.call(getPellegriniTicket, { params: { uuid }, signal }),
  submit: (client, uuid, token) => client.call(submitPellegriniTicket, { params: { uuid }, body: { token }, timeoutMs: ACTION_TIMEOUT_MS }),
};

/** 'Ricarica Pellegrini': pays with a code from the Pellegrini app (P2-2.66). */
export function Pellegrini(props: Pick<PayStepProps, 'uuid' | 'onLeave'>) {
  const { where, ...text } = useText();
  return (
    <VoucherStep {...props} {...text} service={pellegriniService} keyboard="numeric">
      {where}
    </VoucherStep>
  );
}
