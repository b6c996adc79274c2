import { useEffect } from 'react';

/** A page has the security policy of the address at which it was loaded, wherever the app goes within it. */
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

/** Whether this page was loaded where the server allows the camera: menus and the vendors' screens have none. */
const hasCamera = (): boolean => !/^\/((iframe-|screen-)?menu|payment\/integration\/braintree_\w+)\//.test(loadedAt());

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
