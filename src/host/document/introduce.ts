import type { Language } from '../../widgets/shared/text/language.ts';
import { METHOD_NAMES } from '../../registry/payment-methods.ts';
import { MissingScreen } from '../AuthenticatedApp.tsx';
import { type HostConfig, loadConfig } from '../config.ts';
import { watchConnection } from '../offline/connection.ts';
import { keepOffline } from '../offline/offline-app.ts';
import { introduceProduct } from './brand-document.ts';
import { watchInstallOffer } from './install.ts';

/** What can wait until the first screen is drawn: icon and manifest, the state of the connection, the offline copy. */
export async function introduce(config: HostConfig, language: Language): Promise<void> {
  watchConnection(language);
  try {
    // Before the rest, because the connection may go at any time.
    await MissingScreen.load();
  } finally {
    // The browser makes its offer after it has seen the manifest.
    watchInstallOffer();
    introduceProduct(config, language);
  }
  if (!import.meta.env.PROD) return;
  // The service worker has answered with the configuration of the last visit, and has renewed it since; or the configuration came
  // with the page, and the service worker does not know it yet.
  const hasWorker = Boolean(navigator.serviceWorker?.controller);
  const isOfPage = window.pausaConfig !== undefined;
  if (hasWorker && isOfPage) void fetch('/config.json').catch(() => undefined);
  const { opensOffline } = hasWorker && !isOfPage ? await loadConfig(METHOD_NAMES) : config;
  await keepOffline('app', opensOffline, language.lang);
}
