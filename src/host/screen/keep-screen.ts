import type { HostConfig } from '../config.ts';
import { keepAppOffline, keepConfig } from '../offline/offline-app.ts';

/** Later than a first load takes. */
const FIRST_MS = 2000;
const AGAIN_MS = 10 * 60_000;

/**
 * Lets a screen come up again after a power cut without network. It is loaded once and stays for weeks: what could not be
 * kept is tried again. Returns the way to stop.
 */
export function keepScreen({ opensOffline }: HostConfig): () => void {
  if (!import.meta.env.PROD) return () => undefined;
  let timer = setTimeout(keep, FIRST_MS);

  async function keep(): Promise<void> {
    try {
      await keepAppOffline(opensOffline);
      if (opensOffline) await keepConfig();
    } catch {
      timer = setTimeout(keep, AGAIN_MS);
    }
  }
  return () => clearTimeout(timer);
}
