/** The security headers that a careful operator sets. */

export type Policy = Readonly<Record<string, readonly string[]>>;

/** Of every page of the app. */
export const APP_POLICY: Policy = {
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

/** A kind of page whose headers differ from those of the other pages. */
export interface PageKind {
  readonly name: string;
  /** Matches its paths, as the browser sent them; in the syntax that JavaScript and nginx share. */
  readonly path: string;
  /** What its security policy allows beyond the app's. */
  readonly policy?: Policy;
  /** Whether other sites may frame it. */
  readonly isFramable?: true;
  /** Whether it has no camera. */
  readonly isBlind?: true;
  /** Whether it keeps the window that opened it, also one of another site (no Cross-Origin-Opener-Policy). */
  readonly keepsOpener?: true;
}

const BRAINTREE_API = ['https://api.braintreegateway.com', 'https://api.sandbox.braintreegateway.com'];

/**
 * The one table of the pages that differ; the first that matches counts. `npm run docs` writes nginx's maps and the table of
 * docs/deploying.md from it.
 */
export const PAGE_KINDS: readonly PageKind[] = [
  // One plain segment and nothing else: whatever the app does not draw as a menu must not stand in a frame.
  { name: 'framed-menu', path: '^/(iframe|screen)-menu/[\\w-]{1,64}/?$', isFramable: true, isBlind: true, keepsOpener: true },
  { name: 'menu', path: '^/(iframe-|screen-)?menu/', isBlind: true },
  {
    // Hosted fields, and the bank's window of 3-D Secure.
    name: 'card',
    path: '^/payment/integration/braintree_cc/',
    isBlind: true,
    policy: {
      'script-src': ['https://*.cardinalcommerce.com'],
      // The SDK tells PayPal's logger how it fares.
      'connect-src': [...BRAINTREE_API, 'https://www.paypal.com', 'https://*.cardinalcommerce.com'],
      'frame-src': ['https://assets.braintreegateway.com', 'https://*.cardinalcommerce.com'],
      'img-src': ['https://*.cardinalcommerce.com'],
      'form-action': ['https://*.cardinalcommerce.com'],
      // On phones hosted fields put helpers around each frame, hidden by a style attribute.
      'style-src-attr': ["'unsafe-inline'"],
    },
  },
  {
    name: 'paypal',
    path: '^/payment/integration/braintree_paypal/',
    isBlind: true,
    policy: {
      'script-src': ['https://www.paypal.com', 'https://www.paypalobjects.com', 'https://c.paypal.com'],
      'connect-src': [...BRAINTREE_API, 'https://www.paypal.com', 'https://c.paypal.com'],
      'frame-src': ['https://www.paypal.com', 'https://checkout.paypal.com', 'https://c.paypal.com'],
      // The button's pictures, and those by which PayPal tells devices apart.
      'img-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
      'style-src-attr': ["'unsafe-inline'"],
    },
  },
  {
    // Partners come back to these in the window that we opened for them; the page must find its opener to talk to it.
    name: 'partner-return',
    path: '^/payment/integration/(edenred_ticket/add/confirm|satispay_standard/add|satispay_ticket/pay/[^/?]+)/?$',
    keepsOpener: true,
  },
];

/** What pages with anything signed in get, so that no window of another site keeps a hold on them. */
export const OPENER_POLICY = 'same-origin-allow-popups';

const kindOf = (path: string): PageKind | undefined => PAGE_KINDS.find((kind) => new RegExp(kind.path).test(path));

const policyOf = (kind: PageKind | undefined): string =>
  Object.entries({
    ...APP_POLICY,
    ...Object.fromEntries(
      Object.entries(kind?.policy ?? {}).map(([directive, sources]) => [directive, [...(APP_POLICY[directive] ?? []), ...sources]]),
    ),
    'frame-ancestors': [kind?.isFramable ? '*' : "'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** The decoder's worker alone compiles wasm: a worker has the policy of its own script, not of the page. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The headers of the app's page at a path, as the browser sent it, without its query. */
export function pageHeaders(path: string): Record<string, string> {
  const kind = kindOf(path);
  return {
    'content-security-policy': policyOf(kind),
    'permissions-policy': `camera=${kind?.isBlind ? '()' : '(self)'}, geolocation=(), microphone=()`,
    ...(kind?.keepsOpener ? {} : { 'cross-origin-opener-policy': OPENER_POLICY }),
  };
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

/** Of every answer. */
export const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;
