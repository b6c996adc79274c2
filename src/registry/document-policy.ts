import type { ScreenKind } from './manifest.ts';

/** Sources by directive of a content security policy. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** What the server must send beside the app's own headers with the pages of a payment method. */
export interface MethodPolicy {
  /** What the content security policy of all its pages allows beyond the app's; they then have no camera. */
  readonly policy?: Policy;
  /** Its screens to which a partner comes back in a window that we opened: they keep their opener. */
  readonly keepsOpener?: readonly ScreenKind[];
}

/** Where Braintree's SDK sends what cards and PayPal ask. */
export const BRAINTREE_HOSTS: readonly string[] = ['https://api.braintreegateway.com', 'https://api.sandbox.braintreegateway.com'];
