import { withDeadline } from '../../widgets/shared/flow/deadline.ts';
import type { Lang } from '../../api/index.ts';
import { isFramed } from '../document/page.ts';

/** The service worker must load all files of the app within this time. */
const WORKER_LIMIT_MS = 60_000;

/** The service workers: the app's, and that of a canteen's screen with the paths that it controls. */
const WORKERS = { app: ['/service-worker.js', '/'], screen: ['/screen-worker.js', '/screen-menu/'] } as const;

/**
 * Registers a service worker, or unregisters it for a provider without offline use (`opensOffline`). `lang`: the language whose
 * sentences it caches in addition to the Italian ones.
 */
export async function keepOffline(worker: keyof typeof WORKERS, isWanted: boolean, lang: Lang = 'it'): Promise<void> {
  const [script, scope] = WORKERS[worker];
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Insecure contexts have no `serviceWorker`; in a partner's frame it has no use.
  if (container === undefined || isFramed()) return;
  if (!isWanted) {
    for (const registration of await container.getRegistrations()) {
      if (registration.active !== null && new URL(registration.active.scriptURL).pathname === script) await registration.unregister();
    }
    const stores = await caches.keys();
    await Promise.all(stores.filter((name) => /^(pausa|workbox)-/.test(name)).map((name) => caches.delete(name)));
    return;
  }
  const registration = await container.register(lang === 'it' ? script : `${script}?lang=${lang}`, { scope });
  // The worker compares these names: a cached page may be of an older version than the waiting worker.
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].map(({ src }) => new URL(src).pathname);
  const offer = () => registration.waiting?.postMessage({ type: 'pausa:take-over', scripts });
  offer();
  // A newer worker may still be loading its files.
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  follow();
  registration.addEventListener('updatefound', follow);
}

/**
 * Requests the configuration again once the worker is active, so that the worker caches it: the first request came too early.
 * @throws DeadlineError when no worker became active, for example after a failed download
 */
export async function keepConfig(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (container === undefined || isFramed()) return;
  if (container.controller === null)
    await withDeadline(new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true })), WORKER_LIMIT_MS);
  await fetch('/config.json');
}
