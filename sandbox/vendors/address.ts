import { cookieOf } from '../b2c/http.ts';

/**
 * The addresses of the vendors' servers. `own`: below the sandbox's origin, for the build whose SDKs are configured so
 * (`npm start`). `real`: the vendors' own host names, for the production build; the caller must redirect these to the sandbox,
 * as the end-to-end tests do.
 */
export type VendorPlace = 'own' | 'real';

/** The prefix of each vendor's host name: `/sandbox/vendors/www.paypal.com/sdk/js`. */
export const VENDOR_PREFIX = '/sandbox/vendors/';

export const placeOf = (request: Request): VendorPlace =>
  (request.headers.get('x-sandbox-vendors') ?? cookieOf(request, 'sandbox-vendors')) === 'real' ? 'real' : 'own';

/** The address at which the caller reaches a vendor. */
export function vendorAddress(address: string, place: VendorPlace, origin: string): string {
  return place === 'real' ? address : `${origin}${VENDOR_PREFIX}${address.slice('https://'.length)}`;
}

export const BRAINTREE_API = 'https://api.sandbox.braintreegateway.com/merchants/pausa/client_api';
export const BRAINTREE_ASSETS = 'https://assets.braintreegateway.com';
export const PAYPAL_ASSETS = 'https://checkout.paypal.com';
export const SONGBIRD = 'https://songbirdstag.cardinalcommerce.com/cardinalcruise/v1/songbird.js';
export const BANK = 'https://centinelapistag.cardinalcommerce.com/bank';
