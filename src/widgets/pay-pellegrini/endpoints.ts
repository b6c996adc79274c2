import * as v from 'valibot';
import { endpoint } from '../../api/endpoint.ts';
import { invalidAsNull, link, object, orNull, sentence, string } from '../../api/schema.ts';

const pellegriniTicket = object({
  status: v.picklist(['DRAFT', 'AWAITING_COMPLETION', 'COMPLETED', 'CONFIRMED', 'CANCEL']),
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
  body: object({ token: string }),
  response: pellegriniTicket,
});
