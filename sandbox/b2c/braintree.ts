import type { AnyEndpoint } from '../../src/api/endpoint.ts';
import { BRAINTREE_API, placeOf, vendorAddress } from '../vendors/address.ts';
import type { Call, HandlerTable } from './handler.ts';
import { cancel, fail, findOrTry, type Payment, settle, wireAction } from './payments.ts';

/** The token from which Braintree's SDK reads its configuration; its addresses are those of the sandbox's stand-in. */
export function clientToken({ request, origin }: Pick<Call<AnyEndpoint>, 'request' | 'origin'>): string {
  return btoa(
    JSON.stringify({
      version: 2,
      environment: 'sandbox',
      merchantId: 'pausa',
      authorizationFingerprint: 'sandbox-fingerprint',
      configUrl: vendorAddress(`${BRAINTREE_API}/v1/configuration`, placeOf(request), origin),
    }),
  );
}

type PaymentCall = Pick<Call<AnyEndpoint>, 'world' | 'user' | 'now'> & { readonly params: { readonly uuid: string } };

/** The payment of a card or PayPal step. */
export const paymentOf = ({ world, user, params }: PaymentCall, type: string): Payment => findOrTry(world, user, params.uuid, type);

/** Pays, or refuses the vendor's proof with this sentence. A payment that is paid, failed or cancelled stays as it is. */
export function payStep(call: PaymentCall, type: string, isRefused: boolean, sentence: string) {
  const payment = paymentOf(call, type);
  if (payment.state === 'waiting' && payment.means?.type === type) {
    if (isRefused) fail(payment, sentence);
    else settle(payment, call.world, call.user, call.now);
  }
  return wireAction(payment);
}

export function cancelStep(call: PaymentCall, type: string) {
  const payment = paymentOf(call, type);
  cancel(payment, call.user);
  return wireAction(payment);
}

export const braintreeHandlers = { getBraintreeToken: (call) => ({ clientToken: clientToken(call) }) } satisfies Partial<HandlerTable>;
