import type { Link } from '../../../api/index.ts';
import type { Runtime } from '../runtime/runtime.tsx';

/**
 * Follows the link of a payment's step (P2-4.7, P2-4.8): an internal link replaces the route, an external one the browser's
 * location. Without a link, or if the guard refuses it, the caller shows its error state.
 * @returns whether the navigation has started
 */
export function followAction({ navigation, tracking }: Pick<Runtime, 'navigation' | 'tracking'>, link: Link | null): boolean {
  if (link !== null && navigation.follow(link, { replace: true })) return true;
  tracking.event('Error/Payment', link === null ? 'redirect without a link' : `refused ${link.type} link`);
  return false;
}
