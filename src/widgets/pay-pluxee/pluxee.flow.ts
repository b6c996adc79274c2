import type { VoucherRules } from '../shared/payment/voucher/voucher.flow.ts';
import { text } from './text.ts';

export type PluxeeStatus = 'DRAFT' | 'AWAITING_COMPLETION' | 'COMPLETED' | 'CANCELLED' | 'REFUNDED' | 'AWAITING_REFUND';

/** A digit first, 6 to 9 characters (part 2 §5). */
const CODE = /^\d.{5,8}$/u;

/** Part 2 §4 'Pluxee ticket status', §5. */
export const pluxeeRules: VoucherRules<PluxeeStatus> = {
  meanings: {
    DRAFT: 'entry',
    AWAITING_COMPLETION: 'wait',
    COMPLETED: 'redirect',
    CANCELLED: 'redirect',
    REFUNDED: 'redirect',
    AWAITING_REFUND: 'redirect',
  },
  problemOf(code) {
    if (code === '') return text.required;
    return CODE.test(code) ? null : text.invalid;
  },
};
