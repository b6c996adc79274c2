/**
 * Caches the app's own files, so that the app opens at once, and offline. The server renews the page behind: a newer version is
 * there at the next load. The page itself caches answers (`offline-cache.ts`): it knows whose they are.
 */
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { methodRoute } from '../../registry/payment-methods.ts';
import { isAppShell } from '../document/app-shell.ts';
import { matchRoute } from '../routing/routes.ts';
import { cachedPage, isLoadOf, keepFiles, TIMEOUT_S, withoutConfig } from './worker.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = '/index.html';
/** This cache exists, empty, while the server has a newer page than this worker. */
const OUTDATED = 'pausa-outdated';

/** The pages that open offline. A step with a vendor's script does not: it needs its address's policy. */
function isPageOfOurs(path: string): boolean {
  const match = matchRoute(path);
  return match !== null && methodRoute(match.name)?.policyOf === undefined;
}

/** Pages with the headers of index.html. The page to which a payment's partner returns has others. */
const isPlainPage = (path: string) => methodRoute(matchRoute(path)?.name ?? 'home') === undefined;

const fromNetwork = new NetworkOnly({
  networkTimeoutSeconds: TIMEOUT_S,
  plugins: [{ handlerDidError: () => cachedPage(PAGE) }],
});

/**
 * What a page is apart from its configuration and its address, to compare: the server leaves lines out, templates around files, and the
 * sign-in, which is in its own page alone.
 */
const filesOf = (page: string) =>
  withoutConfig(page.replace(/<template id="login-[^]*(?=<noscript>)/, '')).replace(/\s+|<\/?template[^>]*>/g, '');

/** Asks the server for the page that the cache has answered, and notes when it has a newer one. */
async function compare(page: Response, answer: Promise<Response>): Promise<void> {
  const response = await answer;
  const [ours, theirs] = await Promise.all([page.text(), response.text()]);
  if (response.ok && isAppShell(theirs) && filesOf(ours) !== filesOf(theirs)) await caches.open(OUTDATED);
}

registerRoute(isLoadOf(isPageOfOurs), async ({ event, request, url }) => {
  // A person who reloads a page wants the newest.
  const isReload = request.cache === 'no-cache' || request.cache === 'reload';
  const page = isReload || !isPlainPage(url.pathname) || (await caches.has(OUTDATED)) ? undefined : await cachedPage(PAGE);
  if (page === undefined) return fromNetwork.handle({ event, request });
  // The browser has begun to ask the server while this worker started (navigation preload).
  const answer = Promise.resolve((event as FetchEvent).preloadResponse as Promise<Response | undefined>);
  event.waitUntil(
    compare(
      page.clone(),
      answer.then((response) => response ?? fetch(request)),
    ).catch(() => undefined),
  );
  return page;
});
keepFiles(isPageOfOurs, 'cache');

self.addEventListener('activate', (event) => event.waitUntil(caches.delete(OUTDATED)));
