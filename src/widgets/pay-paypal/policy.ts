import { BRAINTREE_HOSTS, type MethodPolicy } from '../../registry/document-policy.ts';

export const braintree_paypal = {
  policy: {
    'script-src': ['https://www.paypal.com', 'https://www.paypalobjects.com', 'https://c.paypal.com'],
    'connect-src': [...BRAINTREE_HOSTS, 'https://www.paypal.com', 'https://c.paypal.com'],
    'frame-src': ['https://www.paypal.com', 'https://checkout.paypal.com', 'https://c.paypal.com'],
    // Pictures of the button, and tracking pixels that identify the device for PayPal.
    'img-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
    'style-src-attr': ["'unsafe-inline'"],
  },
} as const satisfies MethodPolicy;
