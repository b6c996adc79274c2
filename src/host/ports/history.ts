import { matchRoute, pathTo } from '../routes.ts';

/** What we write down in an entry of the history. */
export interface EntryState {
  readonly isDialog?: boolean;
  readonly isOverRoot?: boolean;
  /**
   * Of a page of a payment: the paths of the entries below it, the nearest first, down to the page where the payment
   * began. Handing something back to one of them is going back there, and leaves none of the pages between.
   */
  readonly trail?: readonly string[];
}

export const entryState = (): EntryState => (window.history.state as EntryState | null) ?? {};

/** Whether this document was loaded again, or come back to. */
export function hasBeenHere(): boolean {
  const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/**
 * A page that was opened from outside gets the root below it, so that Back leads into the app (part 2 §2: a non-root
 * path is re-pushed over the root). Once for each entry: a reload must not pile them up.
 */
export function pushOverRoot(): void {
  const { pathname, search, hash } = window.location;
  // A link from an e-mail carries a code: nobody writes that down again.
  if (matchRoute(pathname)?.name === 'loginWithToken') return;
  if (pathname === '/' || window.parent !== window || entryState().isOverRoot === true) return;
  // Loaded again, or come back to: whatever lies below is there already, also below what was pushed since.
  if (hasBeenHere()) return;
  putOverRoot(pathname + search + hash);
}

function putOverRoot(path: string): void {
  window.history.replaceState({ isOverRoot: true }, '', '/');
  window.history.pushState({ isOverRoot: true }, '', path);
}

/** The code of a link from an e-mail is spent: it leaves the address, and the root comes below after all. */
export function forgetLinkCode(): void {
  putOverRoot(pathTo('loginWithToken'));
}
