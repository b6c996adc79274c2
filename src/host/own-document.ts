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

/** Loads the page again, where it stands. */
export const loadAgain = (): void => window.location.reload();
