import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { instrument } from '../../api/payments.ts';
import { id, reason, refusalOf } from '../../api/member.ts';
import { link, orNull } from '../../api/schema.ts';

const refused = refusalOf(z.object({ error: reason }), 'data');
const status = z.union([
  z.object({ data: z.object({ status: z.enum(['PENDING', 'ACCEPTED', 'CANCELED']), instrument: orNull(instrument) }) }),
  refused,
]);

export const addSatispay = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/satispay/standard/pi/add',
  body: z.object({ returnUrl: z.string(), keyToUpdate: z.string() }),
  response: z.union([z.object({ data: z.object({ id, redirect: link }) }), refused]),
});
export const getSatispayAdd = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/satispay/standard/pi/add/{id}/info',
  response: status,
});
export const cancelSatispayAdd = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/satispay/standard/pi/add/{id}/cancel',
  body: z.object({}),
  response: status,
});
export const getSatispayTicketRedirect = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/satispay/ticket/pa/{uuid}/get-match-code-redirect',
  response: z.union([z.object({ data: z.union([z.object({ loading: z.literal(true) }), z.object({ redirect: link })]) }), refused]),
});
