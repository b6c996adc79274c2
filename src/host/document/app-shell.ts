/** True for a page of the app's own: only index.html and menu.html have this root. The early script and the service worker use it. */
export const isAppShell = (html: string): boolean => html.includes('data-pausa-root');
