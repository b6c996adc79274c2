/** Whether a page is the app's own: its root (index.html) stands in nobody else's. For `early.ts` and the service worker. */
export const isOurs = (html: string): boolean => html.includes('data-pausa-root');
