import type { AnyEndpoint } from '../../src/api/endpoint.ts';
import { BRAINTREE_API, placeOf, vendorAddress } from '../vendors/address.ts';
import type { Call, HandlerTable } from './handler.ts';
import { findOrTry, type Payment } from './payments.ts';

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

type PaymentCall = Pick<Call<AnyEndpoint>, 'world' | 'user'> & { readonly params: { readonly uuid: string } };

/** The payment of a card or PayPal step. */
export const paymentOf = ({ world, user, params }: PaymentCall, type: string): Payment => findOrTry(world, user, params.uuid, type);

/** The payment waits for this step. A payment that is paid, failed or cancelled stays as it is. */
export const isOpen = (payment: Payment, type: string): boolean => payment.state === 'waiting' && payment.means?.type === type;

export const braintreeHandlers = { getBraintreeToken: (call) => ({ clientToken: clientToken(call) }) } satisfies Partial<HandlerTable>;
