import * as v from 'valibot';
import { endpoint } from '../../api/endpoint.ts';
import { invalidAsNull, link, object, orNull, present, sentence } from '../../api/schema.ts';

const pluxeeStatus = v.picklist(['DRAFT', 'AWAITING_COMPLETION', 'COMPLETED', 'CANCELLED', 'REFUNDED', 'AWAITING_REFUND']);
export const getPluxeeTicket = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/sodexo/sodexo-ticket/{uuid}',
  response: object({ status: pluxeeStatus, redirect: orNull(link) }),
});
/** Costs money. */
export const submitPluxeeTicket = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/sodexo/sodexo-ticket/{uuid}',
  body: object({ otp: v.string() }),
  response: object({
    success: v.boolean(),
    data: object({ status: pluxeeStatus, redirect: orNull(link), errors: present }),
    errorMessage: invalidAsNull(sentence),
  }),
});
