import * as v from 'valibot';
import { endpoint } from '../../api/endpoint.ts';
import { completeListOf } from '../../api/member.ts';
import { instrument } from '../../api/payments.ts';
import {
  extend,
  invalidAsNull,
  isObject,
  label,
  link,
  listOf,
  object,
  orElse,
  orNull,
  prepared,
  sentence,
  string,
  unknownAs,
} from '../../api/schema.ts';
import { quantity } from '../../api/values.ts';

/** Voucher values and the total are already cents on the wire (P2-3.13). */
const ticketFields = object({
  status: unknownAs(
    ['COMPLETED', 'SKIPPED', 'NOT_FOUND', 'NEED_LOGIN', 'AWAITING_CONFIRM', 'NO_VOUCHERS', 'ERROR', 'EMPTY_WALLET', 'LOADING'],
    'LOADING',
  ),
  // The specification calls its link `url` (P2-3.12).
  redirect: orNull(prepared(link, (value) => (isObject(value) ? { ...value, link: value['link'] || value['url'] } : value))),
  vouchers: orElse(completeListOf(object({ value: quantity, count: quantity })), []),
  total: orNull(quantity),
  failureReasons: orElse(listOf(label), []),
  username: invalidAsNull(label),
  skipOption: invalidAsNull(v.picklist(['CAN-SKIP'])),
});
/** A total that the server does not name is the sum of the vouchers. */
const edenredTicket = v.pipe(
  ticketFields,
  v.transform(({ total, ...ticket }) => ({
    ...ticket,
    total: total ?? ticket.vouchers.reduce((sum, { value, count }) => sum + value * count, 0),
  })),
);
export const getEdenredLogin = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/edenred/edenred-ticket/login',
  response: extend(link, { type: v.literal('external') }),
});
export const confirmEdenredLogin = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/edenred/edenred-ticket/login/confirm',
  body: object({ code: string }),
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
