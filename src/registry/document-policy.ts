import type { ScreenKind } from './manifest.ts';

/** Sources by directive of a content security policy. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** What the server must add to the app's own headers for the pages of a payment method. */
export interface MethodPolicy {
  /** Additional sources for the content security policy of all its pages; these pages then have no camera permission. */
  readonly policy?: Policy;
  /** Screens to which a partner redirects in a window that we opened: they keep `window.opener`. */
  readonly keepsOpener?: readonly ScreenKind[];
}

/** The hosts to which Braintree's SDK sends its requests for cards and PayPal. */
export const BRAINTREE_HOSTS: readonly string[] = ['https://api.braintreegateway.com', 'https://api.sandbox.braintreegateway.com'];

/** What the pages have of document.css in themselves, and the policy the hash of: all but comments and indentation. */
export const documentStyleOf = (css: string): string => css.replaceAll(/\/\*[^]*?\*\/\n?|^ +/gm, '');
