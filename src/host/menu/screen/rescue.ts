/** Part of the early script only, so that it works even if all other files fail to load. */
import { isAppShell } from '../../document/app-shell.ts';

/** Together with the time-out and the load, the screen is back within 60 s of the server's recovery. */
const CHECK_EVERY_MS = 30_000;
const TIMEOUT_MS = 10_000;

/**
 * Reloads a canteen's screen that is not drawn (ScreenMenuScreen sets `data-drawn` on the root element), when the server sends our
 * page: an error page or a captive portal would never reload itself.
 */
export function rescueScreen(): void {
  setInterval(() => {
    if ('drawn' in document.documentElement.dataset) return;
    const controller = new AbortController();
    setTimeout(() => controller.abort(), TIMEOUT_MS);
    fetch(window.location.href, { cache: 'no-store', signal: controller.signal })
      .then((response) => response.text())
      .then(
        (page) => isAppShell(page) && window.location.reload(),
        () => undefined,
      );
  }, CHECK_EVERY_MS);
}
