import * as v from 'valibot';
import { endpoint } from '../../api/endpoint.ts';
import { instrument } from '../../api/payments.ts';
import { reason, refusalOf } from '../../api/member.ts';
import { invalidAsNull, link, object, string, unknownAs } from '../../api/schema.ts';
import { pathId } from '../../api/values.ts';

const refused = refusalOf(object({ error: reason }), 'data');
const status = v.union([
  object({ data: object({ status: unknownAs(['PENDING', 'ACCEPTED', 'CANCELED'], 'PENDING'), instrument: invalidAsNull(instrument) }) }),
  refused,
]);

export const addSatispay = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/satispay/standard/pi/add',
  body: object({ returnUrl: string, keyToUpdate: string }),
  response: v.union([object({ data: object({ id: pathId, redirect: link }) }), refused]),
});
export const getSatispayAdd = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/satispay/standard/pi/add/{id}/info',
  response: status,
});
export const cancelSatispayAdd = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/satispay/standard/pi/add/{id}/cancel',
  body: object({}),
  response: status,
});
export const getSatispayTicketRedirect = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/satispay/ticket/pa/{uuid}/get-match-code-redirect',
  response: v.union([
    object({ data: v.union([object({ loading: v.union([v.literal(true), v.literal(1)]) }), object({ redirect: link })]) }),
    refused,
  ]),
});
