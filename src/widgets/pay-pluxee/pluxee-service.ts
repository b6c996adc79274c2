import { type AnswerOf, getPluxeeTicket, submitPluxeeTicket } from '../../api/index.ts';
import { ACTION_TIMEOUT_MS } from '../shared/payment/polled-payment.ts';
import type { VoucherService } from '../shared/payment/voucher/voucher.ts';
import { text } from './text.ts';

export type PluxeeStatus = AnswerOf<typeof getPluxeeTicket>['status'];

/** A digit first, 6 to 9 characters (part 2 §5). */
const CODE = /^\d.{5,8}$/u;

/** Part 2 §4 'Pluxee ticket status', §5. */
export const pluxeeService: VoucherService<PluxeeStatus> = {
  provider: 'sodexo',
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
  async read(client, uuid, signal) {
    const { status, redirect } = await client.call(getPluxeeTicket, { params: { uuid }, signal });
    return { status, redirect, message: null };
  },
  async submit(client, uuid, otp) {
    const { success, data, errorMessage } = await client.call(submitPluxeeTicket, {
      params: { uuid },
      body: { otp },
      timeoutMs: ACTION_TIMEOUT_MS,
    });
    return { status: data.status, redirect: data.redirect, message: success ? null : errorMessage };
  },
};
