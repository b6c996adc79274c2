import { endpoint } from '../../api/endpoint.ts';
import { invalidAsNull, isObject, link, object, orNull, prepared, sentence, string, unknownAs } from '../../api/schema.ts';
import { yesNo } from '../../api/values.ts';

const pluxeeStatus = unknownAs(
  ['DRAFT', 'AWAITING_COMPLETION', 'COMPLETED', 'CANCELLED', 'REFUNDED', 'AWAITING_REFUND'],
  'AWAITING_COMPLETION',
);
export const getPluxeeTicket = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/sodexo/sodexo-ticket/{uuid}',
  // Bare, or in the envelope of the other call.
  response: prepared(object({ status: pluxeeStatus, redirect: orNull(link) }), (answer) =>
    isObject(answer) && isObject(answer['data']) ? answer['data'] : answer,
  ),
});
/** Costs money. */
export const submitPluxeeTicket = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/sodexo/sodexo-ticket/{uuid}',
  body: object({ otp: string }),
  response: object({
    success: yesNo,
    // A refusal may have none.
    data: orNull(object({ status: pluxeeStatus, redirect: orNull(link) })),
    errorMessage: invalidAsNull(sentence),
  }),
});
