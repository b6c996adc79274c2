import type { Link } from '../../../api/index.ts';
import type { Runtime } from '../runtime/runtime.tsx';

/**
 * Goes where a step of a payment leads (part 2 §4): an internal link takes the route's place, an external one leaves by
 * the browser's location. No link, or one that the guard refuses, is the caller's error state.
 * @returns whether the person is on the way
 */
export function followAction({ navigation, tracking }: Pick<Runtime, 'navigation' | 'tracking'>, link: Link | null): boolean {
  if (link !== null && navigation.follow(link, { replace: true })) return true;
  tracking.event('Error/Payment', link === null ? 'redirect without a link' : `refused ${link.type} link`);
  return false;
}
