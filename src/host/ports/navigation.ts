import { navigate } from 'wouter/use-browser-location';
import { guardServerLink } from '../../widgets/shared/rules/links.ts';
import type { NavigationPort } from '../../widgets/shared/runtime/ports.ts';
import { matchRoute, pathOf, pathTo } from '../routes.ts';

/** The navigation port over the browser's history. */
export const browserNavigation: NavigationPort = {
  // The cart lies over its shop: closing it is going back.
  go: (destination, options) =>
    navigate(pathOf(destination), destination.to === 'cart' ? { ...options, state: { isDialog: true } } : options),
  href: pathOf,
  follow(link, options) {
    const target = guardServerLink(link, window.location.origin);
    if (target === null) return false;
    if (target.kind === 'internal') navigate(target.path, options);
    else window.location.assign(target.href);
    return true;
  },
};

let isLeavingDialog = false;

/**
 * Closes a dialog that the address opened: back over its own history entry when it has one, else to `path`. Going back
 * takes a moment, and a second press within it must not leave the screen below too.
 */
export function leaveDialog(path: string): void {
  if (isLeavingDialog) return;
  if ((window.history.state as { isDialog?: boolean } | null)?.isDialog !== true) return navigate(path, { replace: true });
  isLeavingDialog = true;
  window.addEventListener('popstate', () => (isLeavingDialog = false), { once: true });
  window.history.back();
}

/**
 * A page that was opened from outside gets the root below it, so that Back leads into the app (part 2 §2: a non-root
 * path is re-pushed over the root). Once for each entry: a reload must not pile them up.
 */
export function pushOverRoot(): void {
  const { pathname, search, hash } = window.location;
  // A link from an e-mail carries a code: nobody writes that down again.
  if (matchRoute(pathname)?.name === 'loginWithToken') return;
  if (pathname === '/' || window.parent !== window || (window.history.state as { isOverRoot?: boolean } | null)?.isOverRoot === true)
    return;
  // Loaded again, or come back to: whatever lies below is there already, also below what was pushed since.
  const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  if (load?.type === 'reload' || load?.type === 'back_forward') return;
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
