import type { Link } from '../../../api/index.ts';

/**
 * The library asks, the host decides: four small interfaces between the widgets and whatever surrounds them.
 * (The fifth port, Identity, belongs to the host: no widget outside the login needs it, and menus never load it.)
 */

/** Where a widget wants to go, as an intent; the host maps it to a path of its own. */
export type Destination =
  | { readonly to: 'home' }
  | { readonly to: 'selling-area'; readonly areaId: string }
  | { readonly to: 'cart'; readonly areaId: string }
  | { readonly to: 'locker-order'; readonly orderId: string }
  | { readonly to: 'orders' }
  | { readonly to: 'profile' }
  /** `returnTo`: a path of the host's own. */
  | { readonly to: 'consent'; readonly returnTo: string }
  | { readonly to: 'login' }
  | { readonly to: 'login-with-email'; readonly email?: string; readonly skipsDomain?: boolean };

export interface NavigationPort {
  go(destination: Destination, options?: { replace?: boolean }): void;
  /** The address of a destination, for links. */
  href(destination: Destination): string;
  /** Follows a link of the server through the link guard; false when the guard refuses it. */
  follow(link: Link, options?: { replace?: boolean }): boolean;
}

export interface TrackingPort {
  /** `label` is cut at 490 characters (part 1 §9); never put an e-mail, a password, a code or a token in it. */
  event(category: string, label: string): void;
}

/** The clock and the page, so that tests can hold both still. */
export interface EnvironmentPort {
  now(): number;
  isVisible(): boolean;
  /** Calls back each time the page becomes visible again; returns the way to stop. */
  onVisible(callback: () => void): () => void;
  /** Calls back each time it is seen no longer. */
  onHidden(callback: () => void): () => void;
}

export type { StoragePort } from './storage.ts';
