import type { HostConfig } from '../config.ts';

const FIRST_MS = 5000;
const LONGEST_MS = 5 * 60_000;

/** How often this document was loaded again by itself; the history entry outlives the document. */
const timesReloaded = (): number => Number((window.history.state as { reloads?: unknown } | null)?.reloads ?? 0) || 0;

/**
 * Loads a canteen's page again, once the server has it: later each time, and never into an error of the browser's, from
 * which nobody would come back.
 */
export function reloadWhenWell(): void {
  const times = timesReloaded();
  const waitMs = Math.min(FIRST_MS * 2 ** Math.min(times, 10), LONGEST_MS);
  const look = () =>
    fetch(window.location.href, { cache: 'no-store' })
      .then(({ ok }) => {
        if (!ok) throw new Error('not well');
        window.history.replaceState({ ...(window.history.state as object | null), reloads: times + 1 }, '');
        window.location.reload();
      })
      .catch(() => setTimeout(look, waitMs));
  setTimeout(look, waitMs);
}

/** A screen comes up again after a power cut without network. */
export async function keepScreen({ opensOffline }: HostConfig): Promise<void> {
  if (!import.meta.env.PROD) return;
  const { keepAppOffline, keepConfig } = await import('../offline/offline-app.ts');
  await keepAppOffline(opensOffline);
  if (opensOffline) await keepConfig();
}
