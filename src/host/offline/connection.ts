import * as css from './connection.css.ts';

/** How often an offline page checks the connection while the browser claims to be online. */
const CHECK_EVERY_MS = 10_000;
/** Time limit of the check; a slower server counts as unreachable. */
const TIMEOUT_MS = 5000;
/** How long the page shows that the connection is back. */
const BACK_ONLINE_MS = 4000;

let bar: HTMLElement | undefined;
let nextCheck: ReturnType<typeof setTimeout> | undefined;
let statusTimer: ReturnType<typeof setTimeout> | undefined;
let isOffline = false;

function showStatus(text: string): void {
  if (bar === undefined) {
    bar = document.createElement('div');
    bar.className = css.bar;
    bar.dataset['pausaRoot'] = '';
    bar.dataset['theme'] = 'auto';
    bar.setAttribute('role', 'status');
    document.body.prepend(bar);
  }
  bar.textContent = text;
  // The height of the drawer is the window's minus the bar's.
  document.documentElement.style.setProperty('--pausa-bar', `${bar.offsetHeight}px`);
}

function goneOffline(): void {
  isOffline = true;
  clearTimeout(statusTimer);
  showStatus('Sei offline');
}

function backOnline(): void {
  if (!isOffline) return;
  isOffline = false;
  clearTimeout(nextCheck);
  showStatus('Di nuovo online');
  statusTimer = setTimeout(() => showStatus(''), BACK_ONLINE_MS);
}

/** Requests a URL of our own server that no cache holds. */
async function isReachable(): Promise<boolean> {
  const controller = new AbortController();
  const limit = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    await fetch('/config.json?now', { method: 'HEAD', cache: 'no-store', signal: controller.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(limit);
  }
}

async function check(): Promise<void> {
  clearTimeout(nextCheck);
  if (await isReachable()) {
    // The browser did not notice: dispatch its `online` event for the code that waits for it.
    if (isOffline) window.dispatchEvent(new Event('online'));
    return;
  }
  goneOffline();
  nextCheck = setTimeout(() => void check(), CHECK_EVERY_MS);
}

/** Shows 'Sei offline' while the page is offline. */
export function watchConnection(): void {
  if (bar !== undefined) return;
  showStatus('');
  window.addEventListener('offline', goneOffline);
  window.addEventListener('online', backOnline);
  if (!navigator.onLine) goneOffline();
}

/** Call it after a request without an answer. A network without internet counts as offline, a failed back end does not. */
export function checkConnection(): void {
  watchConnection();
  if (!isOffline && navigator.onLine) void check();
}
