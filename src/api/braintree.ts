import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { refusal, refusalOf } from './member.ts';
import { instrument } from './payments.ts';
import { isObject, object, prepared, string, untruncated } from './schema.ts';

/** A token that a payment vendor issues for its own SDK. */
export const vendorToken = untruncated(50_000);
/** The single-use nonce that a payment vendor's SDK returns for a card or an account. */
export const vendorNonce = object({ nonce: string });
/** The instrument, in an envelope or bare. */
export const addedByNonce = prepared(v.union([object({ instrument }), refusalOf(refusal, 'instrument')]), (answer) =>
  isObject(answer) && answer['id'] != null && answer['instrument'] == null ? { instrument: answer } : answer,
);

/** One token serves cards and PayPal. */
export const getBraintreeToken = endpoint({
  method: 'GET',
  path: 'b2c/payment/integration/braintree/token',
  response: object({ clientToken: vendorToken }),
});
