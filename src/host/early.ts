/** The first requests of the app: a small separate script of index.html. */
import { EARLY_SCREENS } from '../registry/screens-early.ts';
import { JSON_HEADERS, startEarly } from './start-early.ts';

// The app does not run in a frame.
const isFramed = window.parent !== window;

// The page has a template with the files of each of these screens (tools/early-script.ts).
const screen = isFramed ? undefined : Object.keys(EARLY_SCREENS).find((name) => EARLY_SCREENS[name]?.test(window.location.pathname));
const files = document.getElementById(screen ?? '');
if (files instanceof HTMLTemplateElement) document.head.append(files.content);

startEarly((apiBaseUrl, ask) => {
  const { pathname } = window.location;
  if (isFramed || pathname.startsWith('/login')) return;
  const headers: Record<string, string> = { ...JSON_HEADERS };
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
});
