import { METHOD_ROUTES } from '../../registry/payment-methods.ts';
import { useReloadWhen } from './reload.ts';

/** The path at which the page was loaded. Its document policy (CSP, permissions) applies until the next page load. */
function loadedAt(): string {
  const [load] = performance.getEntriesByType('navigation');
  return new URL(load?.name ?? window.location.href).pathname;
}

/** Whether the page was loaded at its current path: loading it again would lead to the same document. */
export const isLoadedHere = (): boolean => loadedAt() === window.location.pathname;

/**
 * Whether the current document policy covers the screens whose paths start with `beginning`: the server sends a policy for
 * the vendor's scripts only with these paths. Without it, the page must be reloaded at its current URL.
 */
export function hasPolicyOf(beginning: string | undefined): boolean {
  return beginning === undefined || loadedAt().startsWith(beginning);
}

/** Path prefixes whose pages have no camera permission from the server: the vendors' screens. */
const WITHOUT_CAMERA = METHOD_ROUTES.flatMap(({ policyOf = [] }) => policyOf);
const hasCamera = (): boolean => !WITHOUT_CAMERA.some((beginning) => loadedAt().startsWith(beginning));

/** For the screens with the QR reader: true if the document may open the camera. Otherwise it reloads the page. */
export function useCameraDocument(): boolean {
  const isAllowed = hasCamera();
  useReloadWhen(!isAllowed);
  return isAllowed;
}
