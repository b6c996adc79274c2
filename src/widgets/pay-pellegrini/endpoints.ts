import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { invalidAsNull, link, orNull, sentence } from '../../api/schema.ts';

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
