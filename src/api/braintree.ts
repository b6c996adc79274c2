import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instrument, paymentAction } from './payments.ts';
import { money, refusal, refusalOf } from './member.ts';
import { invalidAsNull, label, whole } from './schema.ts';

/** What a payment vendor made for its own code. */
const token = whole(50_000);
const nonce = z.object({ nonce: z.string() });
const added = z.union([z.object({ instrument }), refusalOf(refusal, 'instrument')]);

export const getBraintreeToken = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/braintree/token',
  response: z.object({ clientToken: token }),
});
export const addCard = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/braintree/braintree-cc-pi/add-card',
  body: nonce,
  response: added,
});
export const addPaypalAccount = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/braintree/braintree-paypal-pi/add-account',
  body: nonce,
  response: added,
});

/** What a 3-D Secure verification needs; `amount` in cents. */
export const getThreeDSecureFlow = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/{uuid}',
  response: z.object({
    token,
    nonce: token,
    bin: label,
    amount: money,
    threeDSecureParameters: z.object({ additionalInformation: z.record(z.string(), z.unknown()) }),
    cardholderName: invalidAsNull(label),
    cardLabel: label,
  }),
});
/** Costs money. */
export const finishThreeDSecureFlow = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/{uuid}',
  body: nonce,
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
  body: z.object({ cardholderName: z.string() }),
  response: z.object({ success: z.boolean(), code: z.optional(z.union([label, z.number()])) }),
});

/** Costs money. */
export const submitDeviceData = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/braintree/braintree-paypal-payment/submit-device-data/{uuid}',
  body: z.object({ deviceData: z.string() }),
  response: paymentAction,
});
export const cancelPaypalPayment = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/braintree/braintree-paypal-payment/cancel/{uuid}',
  body: z.object({}),
  response: paymentAction,
});
