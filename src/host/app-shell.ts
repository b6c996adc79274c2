/** True for the app's own page: only our index.html has this root. `early.ts` and the service worker use it. */
export const isAppShell = (html: string): boolean => html.includes('data-pausa-root');
