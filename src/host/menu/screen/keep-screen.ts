import type { HostConfig } from '../../config.ts';
import { keepConfig, keepOffline } from '../../offline/offline-app.ts';

/** The delay of the first attempt; longer than a first load takes. */
const FIRST_MS = 2000;
const AGAIN_MS = 10 * 60_000;

/**
 * Makes a canteen's screen start without a network, for example after a power cut. The page is loaded once and runs for
 * weeks, so failed attempts are repeated. Returns a function that stops them.
 */
export function keepScreen({ opensOffline }: HostConfig): () => void {
  if (!import.meta.env.PROD) return () => undefined;
  let timer = setTimeout(keep, FIRST_MS);

  async function keep(): Promise<void> {
    try {
      await keepOffline('screen', opensOffline);
      if (opensOffline) await keepConfig();
    } catch {
      timer = setTimeout(keep, AGAIN_MS);
    }
  }
  return () => clearTimeout(timer);
}
