import { cookieOf } from '../b2c/http.ts';

/**
 * Where the vendors' servers are reached. `own`: below the sandbox's origin, for the build whose SDKs were told so
 * (`npm start`). `real`: under their own names, for the production build; somebody must lead these back to the sandbox,
 * as the journeys do.
 */
export type VendorPlace = 'own' | 'real';

/** Below it stands each vendor's host: `/sandbox/vendors/www.paypal.com/sdk/js`. */
export const VENDOR_PREFIX = '/sandbox/vendors/';

export const placeOf = (request: Request): VendorPlace =>
  (request.headers.get('x-sandbox-vendors') ?? cookieOf(request, 'sandbox-vendors')) === 'real' ? 'real' : 'own';

/** A vendor's address as the caller reaches it. */
export function vendorAddress(address: string, place: VendorPlace, origin: string): string {
  return place === 'real' ? address : `${origin}${VENDOR_PREFIX}${address.slice('https://'.length)}`;
}

export const BRAINTREE_API = 'https://api.sandbox.braintreegateway.com/merchants/pausa/client_api';
export const BRAINTREE_ASSETS = 'https://assets.braintreegateway.com';
export const PAYPAL_ASSETS = 'https://checkout.paypal.com';
export const SONGBIRD = 'https://songbirdstag.cardinalcommerce.com/cardinalcruise/v1/songbird.js';
export const BANK = 'https://centinelapistag.cardinalcommerce.com/bank';
