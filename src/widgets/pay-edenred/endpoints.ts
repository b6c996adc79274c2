import * as v from 'valibot';
import { endpoint } from '../../api/endpoint.ts';
import { completeListOf } from '../../api/member.ts';
import { instrument } from '../../api/payments.ts';
import { extend, int, invalidAsNull, label, link, listOf, object, orNull, sentence } from '../../api/schema.ts';

/** Voucher values and the total are already cents on the wire (part 2 §9). */
const edenredTicket = object({
  status: v.picklist([
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
  vouchers: completeListOf(object({ value: int, count: int })),
  total: int,
  failureReasons: listOf(label),
  username: invalidAsNull(label),
  skipOption: orNull(v.picklist(['CAN-SKIP'])),
});
export const getEdenredLogin = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/edenred/edenred-ticket/login',
  response: extend(link, { type: v.literal('external') }),
});
export const confirmEdenredLogin = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/edenred/edenred-ticket/login/confirm',
  body: object({ code: v.string() }),
  response: object({ instrument: orNull(instrument), message: invalidAsNull(sentence) }),
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
  body: object({}),
  response: edenredTicket,
});
export const skipEdenredTicket = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/edenred/edenred-ticket/{uuid}/skip',
  body: object({}),
  response: edenredTicket,
});
