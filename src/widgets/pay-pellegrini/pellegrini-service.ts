import { type AnswerOf, getPellegriniTicket, submitPellegriniTicket } from '../../api/index.ts';
import { ACTION_TIMEOUT_MS } from '../shared/payment/polled-payment.ts';
import type { VoucherService } from '../shared/payment/voucher/voucher.ts';
import { text } from './text.ts';

export type PellegriniStatus = AnswerOf<typeof getPellegriniTicket>['status'];

/** The number of digits of a code (part 2 §9), and its first digit. */
const LENGTH = 7;
const FIRST = '5';

/** Part 2 §4 'Pellegrini ticket status', §5. */
export const pellegriniService: VoucherService<PellegriniStatus> = {
  provider: 'pellegrini',
  meanings: { DRAFT: 'entry', AWAITING_COMPLETION: 'error', COMPLETED: 'redirect', CONFIRMED: 'redirect', CANCEL: 'over' },
  problemOf(code) {
    if (code === '') return text.required;
    if (code.length !== LENGTH) return text.wrongLength;
    if (!code.startsWith(FIRST)) return text.wrongStart;
    // Seven characters that are not all digits.
    return /^\d+$/.test(code) ? null : text.wrongLength;
  },
  read: (client, uuid, signal) => client.call(getPellegriniTicket, { params: { uuid }, signal }),
  submit: (client, uuid, token) => client.call(submitPellegriniTicket, { params: { uuid }, body: { token }, timeoutMs: ACTION_TIMEOUT_MS }),
};
