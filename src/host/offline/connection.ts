import * as css from './connection.css.ts';

/** How often a page that lost the connection looks for it, where the browser believes that there is one. */
const LOOK_EVERY_MS = 10_000;
/** A server that does not answer by then is out of reach. */
const TIMEOUT_MS = 5000;
/** How long it stays on the page that it is back. */
const BACK_MS = 4000;

let bar: HTMLElement | undefined;
let nextLook: ReturnType<typeof setTimeout> | undefined;
let endOfNews: ReturnType<typeof setTimeout> | undefined;
let isOffline = false;

function say(text: string): void {
  if (bar === undefined) {
    bar = document.createElement('div');
    bar.className = css.bar;
    bar.dataset['pausaRoot'] = '';
    bar.dataset['theme'] = 'auto';
    bar.setAttribute('role', 'status');
    document.body.prepend(bar);
  }
  bar.textContent = text;
  // The drawer is as high as the window, less what lies above it.
  document.documentElement.style.setProperty('--pausa-bar', `${bar.offsetHeight}px`);
}

function goneOffline(): void {
  isOffline = true;
  clearTimeout(endOfNews);
  say('Sei offline');
}

function backOnline(): void {
  if (!isOffline) return;
  isOffline = false;
  clearTimeout(nextLook);
  say('Di nuovo online');
  endOfNews = setTimeout(() => say(''), BACK_MS);
}

/** Asks our own server, past every store: an address that nothing keeps. */
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

async function look(): Promise<void> {
  clearTimeout(nextLook);
  if (await isReachable()) {
    // Whoever waits for the connection hears of it as if the browser had known.
    if (isOffline) window.dispatchEvent(new Event('online'));
    return;
  }
  goneOffline();
  nextLook = setTimeout(() => void look(), LOOK_EVERY_MS);
}

/** Says 'Sei offline' for as long as that is so. */
export function watchConnection(): void {
  if (bar !== undefined) return;
  say('');
  window.addEventListener('offline', goneOffline);
  window.addEventListener('online', backOnline);
  if (!navigator.onLine) goneOffline();
}

/** A call had no answer. A network without internet counts as being offline too; a back end that is down does not. */
export function checkConnection(): void {
  watchConnection();
  if (!isOffline && navigator.onLine) void look();
}
