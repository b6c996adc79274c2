import { navigate } from 'wouter/use-browser-location';
import type { AddressPolicy } from '../../widgets/shared/rules/addresses.ts';
import { guardServerLink } from '../../widgets/shared/rules/links.ts';
import { pathOf } from '../../widgets/shared/runtime/destination-path.ts';
import type { NavigationPort } from '../../widgets/shared/runtime/ports.ts';
import { type EntryState, entryState } from './history.ts';

/** Nobody goes deeper into a payment; a trail must not grow with pages that lead in a circle. */
const TRAIL_LIMIT = 8;

const isOfPayment = (path: string) => path.startsWith('/payment');

/** Goes to a path of ours. A page of a payment remembers what it lies on, also where it takes another's place. */
function goTo(path: string, options: { replace?: boolean; state?: EntryState } = {}): void {
  if (!isOfPayment(path)) return navigate(path, options);
  const { pathname, search } = window.location;
  const below = entryState().trail ?? [];
  const trail = options.replace === true ? below : [pathname + search, ...(isOfPayment(pathname) ? below : [])].slice(0, TRAIL_LIMIT);
  navigate(path, trail.length === 0 ? options : { ...options, state: { ...options.state, trail } });
}

/** Goes to a page of a payment that the server named; its path is already through the link guard. */
export const goToStep = (path: string): void => goTo(path);

/** Whether an entry of the history is the page that `path` asks for. Both may write the same query in their own way. */
export function isPage(entry: string, path: string): boolean {
  const [there, wanted] = [entry, path].map((address) => new URL(address, 'https://path.invalid'));
  if (there === undefined || wanted === undefined || there.pathname !== wanted.pathname) return false;
  // A page that was asked for without its query may have had one.
  return wanted.search === '' || String(there.searchParams) === String(wanted.searchParams);
}

/**
 * Leaves a page of a payment for `path`: back to it where it lies below, else in this page's place. A page that lies below
 * may be another document by now, which the browser then loads: `beforeBack` leaves it what it needs.
 */
export function goBackTo(path: string, beforeBack: () => void): void {
  const index = (entryState().trail ?? []).findIndex((below) => isPage(below, path));
  if (index < 0) return goTo(path, { replace: true });
  beforeBack();
  window.history.go(-(index + 1));
}

/** Leaves a page that the person gives up: whatever lies below is where they came from, and the root always does. */
export const goBack = (): void => window.history.back();

/** The navigation port over the browser's history. */
export const createBrowserNavigation = (addresses: AddressPolicy): NavigationPort => ({
  // The cart lies over its shop: closing it is going back.
  go: (destination, options) => goTo(pathOf(destination), destination.to === 'cart' ? { ...options, state: { isDialog: true } } : options),
  href: pathOf,
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
 * Closes a dialog that the address opened: back over its own history entry when it has one, else to `path`. Going back
 * takes a moment, and a second press within it must not leave the screen below too.
 */
export function leaveDialog(path: string): void {
  if (isLeavingDialog) return;
  if (entryState().isDialog !== true) return navigate(path, { replace: true });
  isLeavingDialog = true;
  window.addEventListener('popstate', () => (isLeavingDialog = false), { once: true });
  window.history.back();
}
