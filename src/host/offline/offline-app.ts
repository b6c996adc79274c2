const SCRIPT = '/service-worker.js';

/** Lets the app open without a connection, or takes that back where the provider does not want it (`opensOffline`). */
export async function keepAppOffline(isWanted: boolean): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Missing where the page is not secure, and of no use in somebody else's.
  if (container === undefined || window.parent !== window) return;
  if (!isWanted) {
    for (const registration of await container.getRegistrations()) {
      if (registration.active?.scriptURL.endsWith(SCRIPT)) await registration.unregister();
    }
    return;
  }
  const registration = await container.register(SCRIPT);
  registration.waiting?.postMessage('pausa:take-over');
}
