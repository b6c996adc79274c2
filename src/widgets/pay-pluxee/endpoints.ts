import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { invalidAsNull, link, orNull, sentence } from '../../api/schema.ts';

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
