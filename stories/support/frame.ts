/** What live examples and stories in a frame share: the sandbox in the place of the network, and the talk with the page around. */

import type { Lang } from '../../src/api/index.ts';
import type { Runtime } from '../../src/widgets/index.ts';

/** The name of what happened, and its detail. */
export interface Told {
  readonly pausaExample: string;
  readonly detail: unknown;
}

/** The example listens to settings. */
const READY = 'ready';
/** Nothing has changed for a while: a dialog that opens by itself stands. */
const QUIET = 'quiet';
const QUIET_MS = 1000;

/** What the page around sets. */
export interface Settings {
  /** By their names in HTML; null takes one away. */
  readonly attributes: Readonly<Record<string, string | null>>;
  /** By their names without `--pausa-`. */
  readonly colours?: Readonly<Record<string, string>>;
  readonly brand?: BrandSettings;
}

/** A provider's theme, as private properties of the root, and what else of its configuration is seen. */
export interface BrandSettings {
  readonly style: Readonly<Record<string, string>>;
  readonly lang: Lang;
  readonly product: Pick<Runtime, 'productName' | 'logoUrl' | 'supportPhone' | 'paymentMethods'>;
}

/**
 * The API's calls go to the sandbox, and never to the network; the provider has no look of its own. Each visit begins anew: nothing
 * is remembered from the one before.
 */
export function answerFrom(sandbox: typeof fetch): void {
  const network = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (pathname === '/elements/config.json') return Promise.resolve(Response.json({}));
    return pathname.startsWith('/b2c/') ? sandbox(input, init) : network(input, init);
  };
  for (const name of Object.keys(window.localStorage)) if (name.startsWith('pausa.')) window.localStorage.removeItem(name);
}

const isData = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** The data of a detail: functions, nodes and the browser's events are left out. */
const dataOf = (detail: unknown): unknown =>
  JSON.parse(
    JSON.stringify(detail, (_, value: unknown) => (typeof value === 'object' && value !== null && !isData(value) ? undefined : value)) ??
      'null',
  );

/** Tells the page around. */
export function tell(name: string, detail: unknown): void {
  window.parent.postMessage({ pausaExample: name, detail: dataOf(detail) } satisfies Told, window.location.origin);
}

/** Listens to the page around, and asks it for its settings. */
export function onSettings(listener: (settings: Settings) => void): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<{ pausaSettings?: Settings }>) => {
    if (source === window.parent && origin === window.location.origin && data.pausaSettings !== undefined) listener(data.pausaSettings);
  });
  tell(READY, null);
  const settle = () => {
    observer.disconnect();
    tell(QUIET, null);
  };
  let timer = setTimeout(settle, QUIET_MS);
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(settle, QUIET_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** The page's own colours, as those of the example in it. */
export const setTheme = (theme: string): void => void (document.documentElement.dataset['theme'] = theme);
