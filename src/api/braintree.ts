import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { refusal, refusalOf } from './member.ts';
import { instrument } from './payments.ts';
import { whole } from './schema.ts';

/** What a payment vendor made for its own code. */
export const vendorToken = whole(50_000);
/** What a payment vendor's code gives for a card or an account; it is worth one use. */
export const vendorNonce = z.object({ nonce: z.string() });
export const addedByNonce = z.union([z.object({ instrument }), refusalOf(refusal, 'instrument')]);

/** One token serves cards and PayPal. */
export const getBraintreeToken = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/braintree/token',
  response: z.object({ clientToken: vendorToken }),
});
