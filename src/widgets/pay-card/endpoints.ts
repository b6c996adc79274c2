import * as v from 'valibot';
import { addedByNonce, vendorNonce, vendorToken } from '../../api/braintree.ts';
import { endpoint } from '../../api/endpoint.ts';
import { money } from '../../api/member.ts';
import { paymentAction } from '../../api/payments.ts';
import { invalidAsNull, label, number, object } from '../../api/schema.ts';

export const addCard = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/braintree/braintree-cc-pi/add-card',
  body: vendorNonce,
  response: addedByNonce,
});

/** The data for a 3-D Secure verification; `amount` in cents. */
export const getThreeDSecureFlow = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/{uuid}',
  response: object({
    token: vendorToken,
    nonce: vendorToken,
    bin: label,
    amount: money,
    threeDSecureParameters: object({ additionalInformation: v.record(v.string(), v.unknown()) }),
    cardholderName: invalidAsNull(label),
    cardLabel: label,
  }),
});
/** Costs money. */
export const finishThreeDSecureFlow = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/{uuid}',
  body: vendorNonce,
  response: paymentAction,
});
/** A GET with an effect: never prefetch it. */
export const cancelThreeDSecureFlow = endpoint({
  method: 'GET',
  hasEffect: true,
  path: 'b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/{uuid}/cancel',
  response: paymentAction,
});
export const saveCardholderName = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/{uuid}/saveCreditCardData',
  body: object({ cardholderName: v.string() }),
  response: object({ success: v.boolean(), code: v.optional(v.union([label, number])) }),
});
