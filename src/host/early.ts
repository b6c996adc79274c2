/** The first requests of the app: a small separate script of index.html. */
import { EARLY_CALLS, EARLY_SCREENS } from '../registry/screens-early.ts';
import { startEarly } from './start-early.ts';

// The app does not run in a frame.
const isFramed = window.parent !== window;

// The page has a template with the files of each of these screens (tools/early-script.ts).
for (const [name, path] of Object.entries(EARLY_SCREENS)) {
  const files = !isFramed && path.test(window.location.pathname) && document.getElementById(name);
  if (files instanceof HTMLTemplateElement) document.head.append(files.content);
}

startEarly((apiBaseUrl, ask) => {
  if (isFramed) return;
  let headers: Record<string, string> = {};
  try {
    // After an offline sign-out the cookie is still valid: the app sends the logout before any other request. Nobody takes
    // the answers that the browser has asked for by the page's header.
    if (window.localStorage.getItem('logout_pending') !== null) return;
    const token = window.localStorage.getItem('token');
    if (token) headers = { Authorization: token, 'Content-Type': 'application/json' };
  } catch {
    // Storage is blocked: the cookie may be enough.
  }
  const { pathname } = window.location;
  for (const [page, ...calls] of EARLY_CALLS) {
    const path = new RegExp(page);
    if (!path.test(pathname)) continue;
    for (const call of calls) ask(`${apiBaseUrl}/b2c/${pathname.replace(path, call)}`, { credentials: 'include', headers });
    return;
  }
});
