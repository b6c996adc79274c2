import type { VoucherRules } from '../shared/payment/voucher/voucher.flow.ts';
import { text } from './text.ts';

export type PellegriniStatus = 'DRAFT' | 'AWAITING_COMPLETION' | 'COMPLETED' | 'CONFIRMED' | 'CANCEL';

/** The number of digits of a code (part 2 §9), and its first digit. */
const LENGTH = 7;
const FIRST = '5';

/** Part 2 §4 'Pellegrini ticket status', §5. */
export const pellegriniRules: VoucherRules<PellegriniStatus> = {
  meanings: { DRAFT: 'entry', AWAITING_COMPLETION: 'error', COMPLETED: 'redirect', CONFIRMED: 'redirect', CANCEL: 'over' },
  problemOf(code) {
    if (code === '') return text.required;
    if (code.length !== LENGTH) return text.wrongLength;
    if (!code.startsWith(FIRST)) return text.wrongStart;
    // Seven characters that are not all digits.
    return /^\d+$/.test(code) ? null : text.wrongLength;
  },
};
