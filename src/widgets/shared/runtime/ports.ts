import type { Link, PaymentContext, WireId } from '../../../api/index.ts';
import type { PendingKey } from '../payment/pending-instrument.ts';
import type { MethodName } from '../../../registry/payment-methods.ts';

/** The ports: four interfaces between the widgets and the host that implements them. The fifth is `identity.ts`, for the login. */

/** Where a widget wants to go, as an intent; the host maps it to its own path. */
export type Destination =
  | { readonly to: 'home' }
  /** `reorder`: an earlier order, whose items are added to the cart. */
  | { readonly to: 'selling-area'; readonly areaId: string; readonly reorder?: string }
  /** `hasUpselling`: the cart suggests a further item. */
  | { readonly to: 'cart'; readonly areaId: string; readonly hasUpselling?: boolean }
  | { readonly to: 'locker-order'; readonly orderId: string }
  /** `isUncertain`: the answer to a payment was lost, and the list shows whether it went through. */
  | { readonly to: 'orders'; readonly isUncertain?: boolean }
  | { readonly to: 'profile' }
  | { readonly to: 'wallet' }
  /** `returnUrl`: the host's path to open after the recharge. `amountCents`: the preselected amount. */
  | { readonly to: 'wallet-recharge'; readonly returnUrl?: string | undefined; readonly amountCents?: number }
  | { readonly to: 'wallet-recharge-result'; readonly uuid: string; readonly returnUrl?: string }
  /** A coffee machine. */
  | { readonly to: 'coffee-area'; readonly areaId: string }
  /** `isFeedback`: with the machine's exact message, and how to get help. */
  | { readonly to: 'coffee-order'; readonly orderId: string; readonly isFeedback?: boolean }
  | { readonly to: 'coffee-nick-name' }
  /** `amountCents`: what was to be paid. */
  | { readonly to: 'insufficient-fund'; readonly returnUrl?: string; readonly amountCents?: number }
  | { readonly to: 'payment-methods' }
  | { readonly to: 'payment'; readonly uuid: string }
  /** `hidesSaved`: shows new methods only. */
  | ({ readonly to: 'payment-options'; readonly context: PaymentContext; readonly hidesSaved?: boolean } & PaymentReturnQuery)
  | ({ readonly to: 'add-payment-method'; readonly method: MethodName } & PaymentReturnQuery)
  /** `returnTo`: a path of the host's own. */
  | { readonly to: 'consent'; readonly returnTo: string }
  | { readonly to: 'login' }
  | { readonly to: 'login-with-email'; readonly email?: string; readonly skipsDomain?: boolean };

/** The method that pays now. `uuid`: of an instrument, where it is known. */
export interface CurrentMethod {
  readonly provider: string;
  readonly label: string;
  readonly uuid?: WireId;
}

/** The page that requested an instrument, and the path to return to (queries `key-to-update` and `return-url`). */
export interface PaymentReturnQuery {
  readonly keyToUpdate?: PendingKey;
  /** A path of the host's own. */
  readonly returnUrl?: string;
}

export interface NavigationPort {
  /** `prevented`: the page around the widget stays. `currentMethod`: for the payment options, which mark it. */
  go(destination: Destination, options?: { replace?: boolean; currentMethod?: CurrentMethod | undefined }): void | 'prevented';
  /** The address of a destination, for links. */
  href(destination: Destination): string;
  /** The address of a guarded path of the host's own, for links. */
  address(path: string): string;
  /** Follows a link of the server through the link guard; false when the guard refuses it. `prevented`: as of `go`. */
  follow(link: Link, options?: { replace?: boolean }): boolean | 'prevented';
}

export interface TrackingPort {
  /** `label` is truncated to 490 characters (P1-9.6); never put an e-mail, a password, a code or a token in it. */
  event(category: string, label: string): void;
}

/** The clock and the page's visibility, so that tests can control both. */
export interface EnvironmentPort {
  now(): number;
  isVisible(): boolean;
  /** Calls back each time the page becomes visible again; returns the unsubscribe function. */
  onVisible(callback: () => void): () => void;
  /** Calls back each time the page becomes hidden; returns the unsubscribe function. */
  onHidden(callback: () => void): () => void;
}

export type { StoragePort } from './storage.ts';
