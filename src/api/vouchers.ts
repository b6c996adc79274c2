import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instrument } from './payments.ts';
import { completeListOf } from './member.ts';
import { invalidAsNull, label, link, listOf, orNull, sentence } from './schema.ts';

const pellegriniTicket = z.object({
  status: z.enum(['DRAFT', 'AWAITING_COMPLETION', 'COMPLETED', 'CONFIRMED', 'CANCEL']),
  redirect: orNull(link),
  message: invalidAsNull(sentence),
});
export const getPellegriniTicket = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/pellegrini/pellegrini-ticket/{uuid}',
  response: pellegriniTicket,
});
/** Costs money. */
export const submitPellegriniTicket = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/pellegrini/pellegrini-ticket/{uuid}',
  body: z.object({ token: z.string() }),
  response: pellegriniTicket,
});

const pluxeeStatus = z.enum(['DRAFT', 'AWAITING_COMPLETION', 'COMPLETED', 'CANCELLED', 'REFUNDED', 'AWAITING_REFUND']);
export const getPluxeeTicket = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/sodexo/sodexo-ticket/{uuid}',
  response: z.object({ status: pluxeeStatus, redirect: orNull(link) }),
});
/** Costs money. */
export const submitPluxeeTicket = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/sodexo/sodexo-ticket/{uuid}',
  body: z.object({ otp: z.string() }),
  response: z.object({
    success: z.boolean(),
    data: z.object({ status: pluxeeStatus, redirect: orNull(link), errors: z.unknown() }),
    errorMessage: invalidAsNull(sentence),
  }),
});

/** Voucher values and the total are cents on the wire already (part 2 §9). */
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
