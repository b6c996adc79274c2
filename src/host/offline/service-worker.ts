/**
 * Caches the app's own files, so that the app opens offline. While there is a network, pages come from it, with the newest files
 * and the security policy of their address. The page itself caches answers (`offline-cache.ts`): it knows whose they are.
 */
import { PrecacheFallbackPlugin } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { methodRoute } from '../../registry/payment-methods.ts';
import { matchRoute } from '../routing/routes.ts';
import { isLoadOf, keepFiles, TIMEOUT_S } from './worker.ts';

/** The pages that open offline. A step with a vendor's script does not: it needs the policy of its own address. */
function isPageOfOurs(path: string): boolean {
  const match = matchRoute(path);
  return match !== null && methodRoute(match.name)?.policyOf === undefined;
}

registerRoute(
  isLoadOf(isPageOfOurs),
  new NetworkOnly({ networkTimeoutSeconds: TIMEOUT_S, plugins: [new PrecacheFallbackPlugin({ fallbackURL: '/index.html' })] }),
);
keepFiles(isPageOfOurs);
