/** Part of `early.ts`, and of nothing else: whatever is lost of the rest of the page, this is there. */
import { isAppShell } from '../app-shell.ts';

/** With the time for an answer and for loading, the screen stands within 60 s of the server's return. */
const LOOK_EVERY_MS = 30_000;
const TIMEOUT_MS = 10_000;

/**
 * Loads a canteen's screen again for as long as it does not stand (`data-stands` on the root element, set by
 * ScreenMenuScreen): a file was lost, the configuration did not come, or it could not be drawn. Only once the server has our
 * page: from an error of the browser's, or a network's login page, nobody would come back.
 */
export function rescueScreen(): void {
  setInterval(() => {
    if ('stands' in document.documentElement.dataset) return;
    const controller = new AbortController();
    setTimeout(() => controller.abort(), TIMEOUT_MS);
    fetch(window.location.href, { cache: 'no-store', signal: controller.signal })
      .then((response) => response.text())
      .then(
        (page) => isAppShell(page) && window.location.reload(),
        () => undefined,
      );
  }, LOOK_EVERY_MS);
}
