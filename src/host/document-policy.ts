import { useEffect } from 'react';
import { METHOD_ROUTES } from '../registry/payment-methods.ts';
import { beginningsOf } from '../registry/routes.ts';

/** A page has the document policy (CSP, permissions) of the address at which it was loaded, wherever the app goes within it. */
function loadedAt(): string {
  const [load] = performance.getEntriesByType('navigation');
  return new URL(load?.name ?? window.location.href).pathname;
}

/**
 * Whether this page may run the scripts of the screens whose addresses begin so. A page that may not is loaded again at
 * the address where it stands, once: the vendor then finds the policy that the server gives to these addresses alone.
 */
export function hasPolicyOf(beginning: string | undefined): boolean {
  return beginning === undefined || loadedAt().startsWith(beginning);
}

/** Menus and the vendors' screens are served without the camera, whatever else stands below their addresses. */
const WITHOUT_CAMERA = [...beginningsOf('menu', 'framable'), ...METHOD_ROUTES.flatMap(({ policyOf = [] }) => policyOf)];
const hasCamera = (): boolean => !WITHOUT_CAMERA.some((beginning) => loadedAt().startsWith(beginning));

/** For the screens with the QR reader: true once the page is one that may open the camera. */
export function useCameraDocument(): boolean {
  const isRight = hasCamera();
  useEffect(() => {
    if (!isRight) loadAgain();
  }, [isRight]);
  return isRight;
}

/** Loads the page again, where it stands. */
export const loadAgain = (): void => window.location.reload();
