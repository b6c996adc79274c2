import type { Language } from '../../widgets/shared/text/language.ts';
import { MISSING_CODE, missingCode } from '../../widgets/shared/flow/missing-code.ts';
import { setOffline } from '../../widgets/shared/flow/offline.ts';
import { documentText } from '../document/text.ts';
import * as css from './connection.css.ts';

/** How often an offline page checks the connection: the browser may not notice that it is back. */
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
  const { style } = document.documentElement;
  style.setProperty('--pausa-bar', `${bar.offsetHeight}px`);
  // What has the focus is scrolled from under it.
  style.scrollPaddingTop = `${bar.offsetHeight}px`;
}

function goneOffline(language: Language): void {
  isOffline = true;
  setOffline(true);
  clearTimeout(statusTimer);
  showStatus(documentText(language).offline);
}

function backOnline(language: Language): void {
  if (!isOffline) return;
  isOffline = false;
  setOffline(false);
  clearTimeout(nextCheck);
  showStatus(documentText(language).backOnline);
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

/** Whether this page has called the back end. */
const hasCalled = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/b2c/'));

async function check(language: Language): Promise<void> {
  clearTimeout(nextCheck);
  if (await isReachable()) {
    // The browser did not notice: dispatch its `online` event for the code that waits for it.
    if (isOffline) window.dispatchEvent(new Event('online'));
    return;
  }
  goneOffline(language);
  clearTimeout(nextCheck);
  nextCheck = setTimeout(() => void check(language), CHECK_EVERY_MS);
}

/** Shows 'Sei offline' while the page is offline. */
export function watchConnection(language: Language): void {
  if (bar !== undefined) return;
  showStatus('');
  // The browser's word is a reason to ask, no more: behind some VPNs it says 'offline' for ever.
  window.addEventListener('offline', () => void check(language));
  window.addEventListener('online', () => backOnline(language));
  window.addEventListener(MISSING_CODE, () => checkConnection(language));
  // A page that comes from the service worker proves no connection, and some browsers say 'online' there. A call of the back end
  // does prove it: when one fails, the session calls `checkConnection`.
  const isUnproved = navigator.serviceWorker?.controller && !hasCalled();
  if (!navigator.onLine || isUnproved || missingCode.isReported) void check(language);
}

/** Call it after a request without an answer. A network without internet counts as offline, a failed back end does not. */
export function checkConnection(language: Language): void {
  watchConnection(language);
  if (!isOffline) void check(language);
}
