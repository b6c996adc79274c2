import { isFramed } from '../document/page.ts';
import type { CurrentMethod } from '../../widgets/shared/runtime/ports.ts';
import { ROUTES } from '../../registry/routes.ts';
import { matchRoute } from '../routing/routes.ts';

/** The state that the app stores in a history entry. */
export interface EntryState {
  readonly isDialog?: boolean;
  readonly isOverRoot?: boolean;
  /** For the consent: the person must answer before the app continues, also after a reload. */
  readonly isConsentRequired?: boolean;
  /** For the payment options: the only option was opened automatically, which Back must not trigger again. */
  readonly hasOpenedSingle?: boolean;
  /** For the payment options: the method that pays now. It is not in the address, which servers and proxies write down. */
  readonly currentMethod?: CurrentMethod | undefined;
  /** For a payment page: the paths of the entries below it, the nearest first, so that the app can go back over several. */
  readonly trail?: readonly string[];
}

export const entryState = (): EntryState => (window.history.state as EntryState | null) ?? {};

/** True if this document was reloaded, or reached by Back or Forward. */
export function hasBeenHere(): boolean {
  const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/** Inserts the root below a page that was opened from outside, once for each entry, so that Back leads into the app (P2-2.19). */
export function pushOverRoot(): void {
  const { pathname, search, hash } = window.location;
  // The link of an e-mail contains a secret code, which must not stay in the history.
  if (matchRoute(pathname)?.name === 'loginWithToken') return;
  if (pathname === '/' || isFramed() || entryState().isOverRoot === true) return;
  // After a reload, Back or Forward, the entry below already exists.
  if (!hasBeenHere()) putOverRoot(pathname + search + hash);
}

function putOverRoot(path: string): void {
  window.history.replaceState({ isOverRoot: true }, '', '/');
  window.history.pushState({ isOverRoot: true }, '', path);
}

/** Removes the used code of an e-mail's link from the address, and inserts the root below. */
export const forgetLinkCode = (): void => putOverRoot(ROUTES.loginWithToken.template);
