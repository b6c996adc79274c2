/** The security headers that a careful operator sets. */

const APP_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
];

/** The decoder's worker alone compiles wasm: a worker has the policy of its own script, not of the page. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Public menus are made to stand in other people's pages; nothing else is. */
export const appPolicy = (path: string): string =>
  [...APP_POLICY, `frame-ancestors ${/^\/(iframe-)?menu\//.test(path) ? '*' : "'none'"}`].join('; ');

/** A strict partner: the widgets must work under it. */
export const partnerPolicy = (appOrigin: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${appOrigin}`,
    "style-src 'self'",
    `font-src ${appOrigin}`,
    `img-src 'self' ${appOrigin} data:`,
    `connect-src ${appOrigin}`,
    `frame-src ${appOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** The sandbox's own page: its style is inline, its script is not. */
export const PANEL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Storybook's own pages have scripts and styles inline; they too call nobody else. */
export const STORIES_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'";

export const COMMON_HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' } as const;
