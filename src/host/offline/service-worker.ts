/**
 * Caches the app's own files, so that the app opens offline. Personal data bypasses this worker: the page itself caches the
 * last known answers (`last-seen.ts`), because it knows to which person they belong.
 *
 * While there is a network, pages come from it: with the newest files and the security policy of their address. Files of an
 * older version stay until no page of that version is open, so that a deployment does not break open pages.
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
/** The build inserts it (`tools/service-worker.ts`). */
declare const PAUSA_FILES: { url: string; revision: string | null }[];

/** Time limit of the network; then the worker answers from its cache. */
const TIMEOUT_S = 5;

/**
 * The pages that open offline. Menus do not, except on a canteen's screen: people open them once, and partners frame them. A
 * step with a vendor's script does not either: it needs the policy of its own address. Other paths are not of the app.
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
        // On a canteen's screen no person can reload an error page, or log in to a captive portal. Not `fetchDidSucceed`:
        // workbox does not call it for a navigation preload response.
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
  // Only for the app's own screens: a menu always shows the current pictures.
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

// Activate this worker at once if the only open page is of this worker's version: no page then needs older files.
self.addEventListener('message', (event) => {
  const { type, scripts } = (event.data ?? {}) as { type?: string; scripts?: readonly string[] };
  if (type !== 'pausa:take-over' || scripts?.every((script) => files.some(({ url }) => url === script)) !== true) return;
  const takeOver = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length <= 1) await self.skipWaiting();
  };
  event.waitUntil(takeOver());
});
