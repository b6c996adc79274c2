import * as v from 'valibot';
import { addedByNonce, vendorNonce, vendorToken } from '../../api/braintree.ts';
import { endpoint } from '../../api/endpoint.ts';
import { paymentAction } from '../../api/payments.ts';
import { invalidAsNull, isBlank, isObject, label, mapOf, object, ofType, prepared, string } from '../../api/schema.ts';
import { price } from '../../api/amounts.ts';
import { id, number, yesNo } from '../../api/values.ts';

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
  // The vendor's call needs `nonce`, `bin` and `amount`, which the specification does not place.
  response: prepared(
    object({
      token: vendorToken,
      nonce: vendorToken,
      bin: id,
      amount: price,
      threeDSecureParameters: mapOf(object({ additionalInformation: mapOf(ofType<Readonly<Record<string, unknown>>>('map', isObject)) })),
      cardholderName: invalidAsNull(label),
      cardLabel: invalidAsNull(label),
    }),
    (flow) => {
      if (!isObject(flow) || !isObject(flow['threeDSecureParameters'])) return flow;
      const inside = flow['threeDSecureParameters'];
      const placed = ['nonce', 'bin', 'amount'].map((name) => [name, isBlank(flow[name]) ? inside[name] : flow[name]]);
      return { ...flow, ...Object.fromEntries(placed) };
    },
  ),
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
  body: object({ cardholderName: string }),
  response: object({ success: yesNo, code: invalidAsNull(v.union([label, number])) }),
});
