/** The security headers that a careful operator sets. */

type Policy = Readonly<Record<string, readonly string[]>>;

const APP_POLICY: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  // The manifest is made from the configuration.
  'manifest-src': ["'self'", 'blob:'],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

const BRAINTREE_API = ['https://api.braintreegateway.com', 'https://api.sandbox.braintreegateway.com'];

/** What the screens of a payment vendor need beyond the others, by the beginning of their path. */
const VENDOR_POLICIES: Readonly<Record<string, Policy>> = {
  // Hosted fields, and the bank's window of 3-D Secure.
  '/payment/integration/braintree_cc/': {
    'script-src': ['https://*.cardinalcommerce.com'],
    // The SDK tells PayPal's logger how it fares.
    'connect-src': [...BRAINTREE_API, 'https://www.paypal.com', 'https://*.cardinalcommerce.com'],
    'frame-src': ['https://assets.braintreegateway.com', 'https://*.cardinalcommerce.com'],
    'img-src': ['https://*.cardinalcommerce.com'],
    'form-action': ['https://*.cardinalcommerce.com'],
    // On phones hosted fields put helpers around each frame, hidden by a style attribute.
    'style-src-attr': ["'unsafe-inline'"],
  },
  '/payment/integration/braintree_paypal/': {
    'script-src': ['https://www.paypal.com', 'https://www.paypalobjects.com', 'https://c.paypal.com'],
    'connect-src': [...BRAINTREE_API, 'https://www.paypal.com', 'https://c.paypal.com'],
    'frame-src': ['https://www.paypal.com', 'https://checkout.paypal.com', 'https://c.paypal.com'],
    // The button's pictures, and those by which PayPal tells devices apart.
    'img-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
    'style-src-attr': ["'unsafe-inline'"],
  },
};

const written = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** The decoder's worker alone compiles wasm: a worker has the policy of its own script, not of the page. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Where the QR reader may be: menus and the pages of a vendor's scripts have no camera. */
export const permissionsOf = (path: string): string =>
  `camera=${/^\/((iframe-|screen-)?menu|payment\/integration\/braintree_(cc|paypal))\//.test(path) ? '()' : '(self)'}, geolocation=(), microphone=()`;

/** The app's page at a path. Two pages are made to stand in other people's; nothing else may be framed. */
export function appPolicy(path: string): string {
  const more = Object.entries(VENDOR_POLICIES).find(([beginning]) => path.startsWith(beginning))?.[1] ?? {};
  const policy: Record<string, readonly string[]> = {
    ...APP_POLICY,
    'frame-ancestors': [/^\/(iframe|screen)-menu\//.test(path) ? '*' : "'none'"],
  };
  for (const [directive, sources] of Object.entries(more)) policy[directive] = [...(policy[directive] ?? []), ...sources];
  return written(policy);
}

/** A strict partner: the widgets must work under it. */
export const partnerPolicy = (appOrigin: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${appOrigin}`,
    "style-src 'self'",
    `font-src ${appOrigin}`,
    `img-src 'self' ${appOrigin} data:`,
    `connect-src ${appOrigin}`,
    `frame-src ${appOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // Ours, for the provider's rich texts, and one of the partner's own.
    'trusted-types pausa intranet',
  ].join('; ');

/** The sandbox's own page: its style is inline, its script is not. */
export const PANEL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Storybook's own pages have scripts and styles inline; they too call nobody else. */
export const STORIES_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'";

export const COMMON_HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' } as const;
