import * as css from './connection.css.ts';

/** How often a page that lost the connection looks for it, where the browser believes that there is one. */
const LOOK_EVERY_MS = 10_000;
/** How long it stays on the page that it is back. */
const BACK_MS = 4000;

let bar: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
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
}

function goneOffline(): void {
  isOffline = true;
  say('Sei offline');
}

function backOnline(): void {
  if (!isOffline) return;
  isOffline = false;
  clearTimeout(timer);
  say('Di nuovo online');
  timer = setTimeout(() => say(''), BACK_MS);
}

/** Asks our own server, past every store: an address that nothing keeps. */
const isReachable = () =>
  fetch('/config.json?now', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

async function look(): Promise<void> {
  clearTimeout(timer);
  if (await isReachable()) {
    // Whoever waits for the connection hears of it as if the browser had known.
    if (isOffline) window.dispatchEvent(new Event('online'));
    return;
  }
  goneOffline();
  timer = setTimeout(() => void look(), LOOK_EVERY_MS);
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
