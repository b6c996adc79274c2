/**
 * What the service workers of the app and of a canteen's screen share: each caches the files of its page, which then opens offline.
 * Files of an older version stay while a page of that version is open.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { withDeadline } from '../../widgets/shared/flow/deadline.ts';
import { onlyJson } from './good-answers.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build inserts it (`tools/service-worker.ts`). */
declare const PAUSA_FILES: { url: string; revision: string | null }[];

/** Time limit of the network; then the worker answers from its cache. */
export const TIMEOUT_S = 5;

/** How long the cache may take to find an answer: in some damaged profiles it never does. */
let cacheLimitMs = 2000;
/** The limit after the cache has missed it once: a page needs several files one after the other. */
const NEXT_CACHE_LIMIT_MS = 200;
/** No page waits for a worker that is being installed. One missed limit would end its installation. */
let isInstalling = false;

/** @throws DeadlineError while there may be a network, which then answers in the cache's place */
const withinCacheLimit = <T>(found: Promise<T>): Promise<T> =>
  navigator.onLine && !isInstalling
    ? withDeadline(found, cacheLimitMs).catch((thrown: unknown) => {
        cacheLimitMs = NEXT_CACHE_LIMIT_MS;
        throw thrown;
      })
    : found;

/** A cache that hangs fails like one that is broken, in workbox's calls too. */
function limitCaches(): void {
  const { match, has } = CacheStorage.prototype;
  caches.match = (...wanted) => withinCacheLimit(match.apply(caches, wanted));
  caches.has = (name) => withinCacheLimit(has.call(caches, name));
}

/** A predicate for the loads of pages of our origin whose path passes `isPage`. */
export const isLoadOf =
  (isPage: (path: string) => boolean) =>
  ({ request, url }: { request: Request; url: URL }): boolean =>
    request.mode === 'navigate' && url.origin === self.location.origin && isPage(url.pathname);

/** A page without the configuration that the server put into it, which may be an old one: it then asks for `/config.json`. */
export const withoutConfig = (page: string): string =>
  page.replace(/<!--#.*?-->|<link[^>]+"\/config\.json"[^>]*>|(?<=id="config">)[^]*?(?=<\/script>)/g, '');

/** The cached page, for every address. */
export async function cachedPage(url: string): Promise<Response | undefined> {
  const page = await matchPrecache(url);
  return page && new Response(withoutConfig(await page.text()), page);
}

/**
 * Caches the files, the configuration and the pictures of the pages whose path passes `isPage`. Call it after their routes.
 * @param configFrom a canteen's screen, which no person reloads, asks the network first
 */
export function keepFiles(isPage: (path: string) => boolean, configFrom: 'network' | 'cache' = 'network'): void {
  // The page says in the address of this script which language's sentences it needs (offline-app.ts).
  const lang = new URLSearchParams(self.location.search).get('lang');
  const files = PAUSA_FILES.filter(({ url }) => {
    const sentences = /^\/assets\/(?:texts\.(\w+)|menus)-/.exec(url);
    return sentences === null || (lang !== null && (sentences[1] ?? lang) === lang);
  });
  const isOwn = (url: URL) => url.origin === self.location.origin;
  const config = {
    cacheName: 'pausa-config',
    plugins: [{ fetchDidSucceed: ({ response }: { response: Response }) => onlyJson(response) }],
  };
  limitCaches();
  self.addEventListener('install', () => (isInstalling = true));
  self.addEventListener('activate', () => (isInstalling = false));
  precacheAndRoute(files, { cleanURLs: false, directoryIndex: '' });

  registerRoute(
    ({ url }) => isOwn(url) && url.pathname === '/config.json' && url.search === '',
    configFrom === 'cache' ? new StaleWhileRevalidate(config) : new NetworkFirst({ ...config, networkTimeoutSeconds: TIMEOUT_S }),
  );
  registerRoute(
    ({ url, request }) =>
      isOwn(url) &&
      request.destination === 'image' &&
      URL.canParse(request.referrer) &&
      isPage(new URL(request.referrer).pathname) &&
      !url.pathname.startsWith('/assets/'),
    new StaleWhileRevalidate({
      cacheName: 'pausa-images',
      plugins: [new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
    }),
  );

  // A cache that is broken or hangs (a damaged profile, a full disk) fails all of its answers: then the server's count.
  setCatchHandler(({ request }) => fetch(request));

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
}
