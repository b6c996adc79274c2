const SCRIPT = '/service-worker.js';
/** For loading all the app's files. */
const WORKER_LIMIT_MS = 60_000;

/** Lets the app open without a connection, or takes that back where the provider does not want it (`opensOffline`). */
export async function keepAppOffline(isWanted: boolean): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Missing where the page is not secure, and of no use in somebody else's.
  if (container === undefined || window.parent !== window) return;
  if (!isWanted) {
    for (const registration of await container.getRegistrations()) {
      if (registration.active?.scriptURL.endsWith(SCRIPT)) await registration.unregister();
    }
    const stores = await caches.keys();
    await Promise.all(stores.filter((name) => /^(pausa|workbox)-/.test(name)).map((name) => caches.delete(name)));
    return;
  }
  const registration = await container.register(SCRIPT);
  // Named by its files: a page that came from what is kept may be of an older version than the one that waits.
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].map(({ src }) => new URL(src).pathname);
  registration.waiting?.postMessage({ type: 'pausa:take-over', scripts });
}

/**
 * The configuration was read before the worker was there to keep it; a page that is loaded once and never again asks once
 * more. @throws where no worker came, as when one of its files was lost
 */
export async function keepConfig(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (container === undefined || window.parent !== window) return;
  if (container.controller === null)
    await new Promise((resolve, reject) => {
      container.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(reject, WORKER_LIMIT_MS, new Error('No service worker took the page over.'));
    });
  await fetch('/config.json');
}
