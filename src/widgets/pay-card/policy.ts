import { BRAINTREE_HOSTS, type MethodPolicy } from '../../registry/document-policy.ts';

/** Hosted fields, and the bank's window of 3-D Secure. */
export const braintree_cc = {
  policy: {
    'script-src': ['https://*.cardinalcommerce.com'],
    // The SDK reports events to PayPal's logger.
    'connect-src': [...BRAINTREE_HOSTS, 'https://www.paypal.com', 'https://*.cardinalcommerce.com'],
    'frame-src': ['https://assets.braintreegateway.com', 'https://*.cardinalcommerce.com'],
    'img-src': ['https://*.cardinalcommerce.com'],
    'form-action': ['https://*.cardinalcommerce.com'],
    // On phones the SDK adds helper inputs around each iframe and hides them with a style attribute.
    'style-src-attr': ["'unsafe-inline'"],
  },
} as const satisfies MethodPolicy;
