/** The first requests of the app: a script in index.html itself. */
import { EARLY_CALLS } from '../registry/screens-early.ts';
import { startEarly } from './start-early.ts';

// The app does not run in a frame.
const isFramed = window.parent !== window;

// Where the server has not chosen the files of this screen, they are in a template (tools/early-script.ts).
for (const { content, dataset } of document.querySelectorAll<HTMLTemplateElement>('template[data-path]'))
  if (!isFramed && new RegExp(dataset['path'] as string).test(window.location.pathname)) document.head.append(content);

startEarly((_, apiBaseUrl, ask) => {
  const { pathname } = window.location;
  if (isFramed) return;
  // Without a header of its own a request to another origin needs no preflight.
  let headers: Record<string, string> = {};
  try {
    // After an offline sign-out the cookie is still valid: the app sends the logout before any other request.
    if (window.localStorage.getItem('logout_pending') !== null) return;
    const token = window.localStorage.getItem('token');
    if (token) headers = { Authorization: token, 'Content-Type': 'application/json' };
  } catch {
    // Storage is blocked: the cookie may be enough.
  }
  const [page, ...calls] = EARLY_CALLS.find(([path]) => path.test(pathname)) ?? [''];
  for (const call of calls) ask(`${apiBaseUrl}/b2c/${pathname.replace(page, call)}`, { credentials: 'include', headers });
});
