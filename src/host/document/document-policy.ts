import { useEffect } from 'react';
import { METHOD_ROUTES } from '../../registry/payment-methods.ts';
import { reload } from './page.ts';

/** The path at which the page was loaded. Its document policy (CSP, permissions) applies until the next page load. */
function loadedAt(): string {
  const [load] = performance.getEntriesByType('navigation');
  return new URL(load?.name ?? window.location.href).pathname;
}

/** Whether the page was loaded at its current path: loading it again would lead to the same document. */
export const isLoadedHere = (): boolean => loadedAt() === window.location.pathname;

/** Loads the page again at its current address when the condition is met: another document is needed there. */
export function useReloadWhen(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) reload();
  }, [isNeeded]);
}

/** For a screen whose vendor's scripts the server allows only on paths that start with `beginning`: false while it reloads the page. */
export function useVendorDocument(beginning: string | undefined): boolean {
  const isAllowed = beginning === undefined || loadedAt().startsWith(beginning);
  useReloadWhen(!isAllowed);
  return isAllowed;
}

/** For a screen with the QR reader, because vendors' pages have no camera permission: false while it reloads the page. */
export function useCameraDocument(): boolean {
  const isAllowed = !METHOD_ROUTES.some(({ policyOf }) => policyOf !== undefined && loadedAt().startsWith(policyOf));
  useReloadWhen(!isAllowed);
  return isAllowed;
}
