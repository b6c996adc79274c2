/** Whether a page is the app's own: only our index.html has this root. For `early.ts` and the service worker. */
export const isAppShell = (html: string): boolean => html.includes('data-pausa-root');
