/**
 * The first requests, before React has loaded: the configuration, then the data that the path will need. A small separate
 * script of index.html. `takeEarlyConfig` and `fetchWithEarly` (early-answers.ts) consume each answer once.
 */
import { rescueScreen } from './screen/rescue.ts';

interface EarlyAnswer {
  readonly answer: Promise<Response>;
  /** Aborts the request when the consumer aborts. */
  readonly controller: AbortController;
}

/** The value of `window.pausaEarly`. */
export interface Early {
  config: Promise<Response> | null;
  readonly answers: Map<string, EarlyAnswer>;
}

const answers: Early['answers'] = new Map();

function ask(url: string, init: RequestInit): void {
  const controller = new AbortController();
  const answer = fetch(url, { ...init, cache: 'no-cache', signal: controller.signal });
  // Avoids an unhandled rejection when no code consumes the answer; a consumer still sees the failure.
  answer.catch(() => undefined);
  answers.set(url, { answer, controller });
}

function startWith(apiBaseUrl: string): void {
  const { pathname } = window.location;
  const menuId = /^\/(?:iframe-|screen-)?menu\/([\w-]{1,64})\/?$/.exec(pathname)?.[1];
  const headers: Record<string, string> = { Accept: 'application/json', 'Content-Type': 'application/json' };
  if (menuId !== undefined) {
    ask(`${apiBaseUrl}/b2c/menu/uuid/${menuId}`, { credentials: 'omit', headers });
    return;
  }
  // Only public menus may run in a frame.
  if (window.parent !== window || pathname.startsWith('/login')) return;
  try {
    // After an offline sign-out the cookie is still valid: the app must send the logout before any other request.
    if (window.localStorage.getItem('logout_pending') !== null) return;
    const token = window.localStorage.getItem('token');
    if (token) headers['Authorization'] = token;
  } catch {
    // Storage is blocked: the cookie may be enough.
  }
  const init: RequestInit = { credentials: 'include', headers };
  ask(`${apiBaseUrl}/b2c/navigation`, init);
  const areaId = /^\/selling-area\/([\w-]{1,64})(?:\/cart)?\/?$/.exec(pathname)?.[1];
  if (areaId !== undefined) ask(`${apiBaseUrl}/b2c/locker/selling-area/${areaId}`, init);
  const coffeeId = /^\/coffee\/selling-area\/([\w-]{1,64})\/?$/.exec(pathname)?.[1];
  if (coffeeId !== undefined) ask(`${apiBaseUrl}/b2c/coffee/selling-area/${coffeeId}/configs`, init);
  else if (pathname === '/') ask(`${apiBaseUrl}/b2c/home`, init);
}

const config = fetch('/config.json', { headers: { Accept: 'application/json' } });
config.catch(() => undefined);
(window as unknown as { pausaEarly: Early }).pausaEarly = { config, answers };
void config
  .then((response) => response.clone().json() as Promise<{ apiBaseUrl?: unknown }>)
  .then(
    ({ apiBaseUrl }) => startWith(typeof apiBaseUrl === 'string' ? apiBaseUrl.replace(/\/+$/, '') : ''),
    () => undefined,
  );

if (window.location.pathname.startsWith('/screen-menu/')) rescueScreen();
