import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { completeListOf } from '../../api/member.ts';
import { instrument } from '../../api/payments.ts';
import { invalidAsNull, label, link, listOf, orNull, sentence } from '../../api/schema.ts';

/** Voucher values and the total are already cents on the wire (part 2 §9). */
const edenredTicket = z.object({
  status: z.enum([
    'COMPLETED',
    'SKIPPED',
    'NOT_FOUND',
    'NEED_LOGIN',
    'AWAITING_CONFIRM',
    'NO_VOUCHERS',
    'ERROR',
    'EMPTY_WALLET',
    'LOADING',
  ]),
  redirect: orNull(link),
  vouchers: completeListOf(z.object({ value: z.int(), count: z.int() })),
  total: z.int(),
  failureReasons: listOf(label),
  username: invalidAsNull(label),
  skipOption: orNull(z.enum(['CAN-SKIP'])),
});
export const getEdenredLogin = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/edenred/edenred-ticket/login',
  response: z.extend(link, { type: z.literal('external') }),
});
export const confirmEdenredLogin = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/edenred/edenred-ticket/login/confirm',
  body: z.object({ code: z.string() }),
  response: z.object({ instrument: orNull(instrument), message: invalidAsNull(sentence) }),
});
export const getEdenredTicket = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/edenred/edenred-ticket/{uuid}',
  response: edenredTicket,
});
/** Costs money. */
export const confirmEdenredTicket = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/edenred/edenred-ticket/{uuid}',
  body: z.object({}),
  response: edenredTicket,
});
export const skipEdenredTicket = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/edenred/edenred-ticket/{uuid}/skip',
  body: z.object({}),
  response: edenredTicket,
});
