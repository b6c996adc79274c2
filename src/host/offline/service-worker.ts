/**
 * Keeps the app's own files, so that it opens without a connection. Everything that a person reads or sends goes to the
 * server, past this worker: what was seen last is kept by the page (`last-seen.ts`), which knows whose it is.
 *
 * A page comes from the network while there is one: it has the newest files and the security policy of its address. The
 * files of an older version stay until no page of it is open, so that a deployment breaks nobody's visit.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { methodRoute } from '../../registry/payment-methods.ts';
import { isMenu, matchRoute } from '../routes.ts';
import { isOurPage, onlyJson } from './good-answers.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build (`tools/service-worker.ts`). */
declare const PAUSA_FILES: { url: string; revision: string | null }[];

/** A network that does not answer by then is as good as none. */
const TIMEOUT_S = 5;

/**
 * Menus are opened once, and framed by others, a canteen's screen aside; a step with a vendor's script needs the policy of
 * its own address. Whatever is no address of the app is no business of this worker.
 */
function isPageOfOurs(path: string): boolean {
  const match = matchRoute(path);
  return match !== null && (!isMenu(match) || match.name === 'screenMenu') && methodRoute(match.name)?.policyOf === undefined;
}

const isOwn = (url: URL) => url.origin === self.location.origin;

const PAGE = '/index.html';
const whatIsKept = new PrecacheFallbackPlugin({ fallbackURL: PAGE });
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isOwn(url) && matchRoute(url.pathname)?.name === 'screenMenu',
  new NetworkOnly({
    networkTimeoutSeconds: TIMEOUT_S,
    plugins: [
      whatIsKept,
      {
        // Nobody stands before a canteen's screen to reload an error, or to log in to a network. Not `fetchDidSucceed`: it is
        // not asked about an answer that the browser loaded ahead.
        handlerWillRespond: async ({ response }) =>
          (await isOurPage(response, TIMEOUT_S * 1000)) ? response : ((await matchPrecache(PAGE)) ?? response),
      },
    ],
  }),
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isOwn(url) && isPageOfOurs(url.pathname),
  new NetworkOnly({ networkTimeoutSeconds: TIMEOUT_S, plugins: [whatIsKept] }),
);
const files = PAUSA_FILES;
precacheAndRoute(files, { cleanURLs: false, directoryIndex: '' });

registerRoute(
  ({ url }) => isOwn(url) && url.pathname === '/config.json' && url.search === '',
  new NetworkFirst({
    cacheName: 'pausa-config',
    networkTimeoutSeconds: TIMEOUT_S,
    plugins: [{ fetchDidSucceed: ({ response }) => onlyJson(response) }],
  }),
);
registerRoute(
  // Of the app's own screens only: a menu shows what is there now.
  ({ url, request }) =>
    isOwn(url) &&
    request.destination === 'image' &&
    URL.canParse(request.referrer) &&
    isPageOfOurs(new URL(request.referrer).pathname) &&
    !url.pathname.startsWith('/assets/'),
  new StaleWhileRevalidate({ cacheName: 'pausa-images', plugins: [new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })] }),
);

clientsClaim();

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

// A page of this very version, and the only one: nothing of an older one is needed.
self.addEventListener('message', (event) => {
  const { type, scripts } = (event.data ?? {}) as { type?: string; scripts?: readonly string[] };
  if (type !== 'pausa:take-over' || scripts?.every((script) => files.some(({ url }) => url === script)) !== true) return;
  const takeOver = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length <= 1) await self.skipWaiting();
  };
  event.waitUntil(takeOver());
});
