import { navigate } from 'wouter/use-browser-location';
import type { AddressPolicy } from '../../widgets/shared/rules/addresses.ts';
import { guardServerLink } from '../../widgets/shared/rules/links.ts';
import { destinationPath } from '../../widgets/shared/runtime/destination-path.ts';
import type { NavigationPort } from '../../widgets/shared/runtime/ports.ts';
import { type EntryState, entryState } from './history.ts';

/** The maximum length of a trail: pages that lead in a circle must not make it grow. Payments are never deeper. */
const TRAIL_LIMIT = 8;

const isOfPayment = (path: string) => path.startsWith('/payment');

/** Navigates to a guarded path of the app. A payment page stores the trail of the entries below it, also after `replace`. */
export function goTo(path: string, options: { replace?: boolean; state?: EntryState } = {}): void {
  if (!isOfPayment(path)) return navigate(path, options);
  const { pathname, search } = window.location;
  const below = entryState().trail ?? [];
  const trail = options.replace === true ? below : [pathname + search, ...(isOfPayment(pathname) ? below : [])].slice(0, TRAIL_LIMIT);
  navigate(path, trail.length === 0 ? options : { ...options, state: { ...options.state, trail } });
}

/** True if a history entry is the page at `path`. The parameters may be encoded differently. */
export function isPage(entry: string, path: string): boolean {
  const there = new URL(entry, 'https://path.invalid');
  const wanted = new URL(path, 'https://path.invalid');
  // A path without a query matches the page with any query.
  const isSameQuery = wanted.search === '' || String(there.searchParams) === String(wanted.searchParams);
  return there.pathname === wanted.pathname && isSameQuery;
}

/**
 * Leaves a payment page for `path`: goes back to it if it is in the trail, else replaces the current entry. `beforeBack` stores what
 * the page needs if going back loads another document.
 */
export function goBackTo(path: string, beforeBack: () => void): void {
  const index = (entryState().trail ?? []).findIndex((below) => isPage(below, path));
  if (index < 0) return goTo(path, { replace: true });
  beforeBack();
  window.history.go(-(index + 1));
}

/** Leaves a page that the person cancels: back to the previous entry. There always is one, at least the root. */
export const goBack = (): void => window.history.back();

export const createBrowserNavigation = (addresses: AddressPolicy): NavigationPort => ({
  // The cart is a dialog over its shop: closing it goes back.
  go: (destination, { currentMethod, ...options } = {}) =>
    goTo(destinationPath(destination), { ...options, state: destination.to === 'cart' ? { isDialog: true } : { currentMethod } }),
  href: destinationPath,
  address: (path) => path,
  follow(link, options) {
    const target = guardServerLink(link, addresses);
    if (target === null) return false;
    if (target.kind === 'internal') goTo(target.path, options);
    else window.location.assign(target.href);
    return true;
  },
});

let isLeavingDialog = false;

/**
 * Closes a dialog that has its own URL: goes back if it has its own history entry, else replaces it by `path`. Going back
 * is asynchronous, and a second press meanwhile must not leave the screen below too.
 */
export function leaveDialog(path: string): void {
  if (isLeavingDialog) return;
  if (entryState().isDialog !== true) return navigate(path, { replace: true });
  isLeavingDialog = true;
  window.addEventListener('popstate', () => (isLeavingDialog = false), { once: true });
  window.history.back();
}
