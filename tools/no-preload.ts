import type { Plugin } from 'vite';

/**
 * Vite wraps each dynamic import in a helper that adds `<link>`s for what the module imports, and for its style sheet. The app's
 * page names the files of its first screens, and the elements' styles are in their scripts; the page of the menus needs it.
 */
export const noPreload = (): Plugin => ({
  name: 'pausa:no-preload',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper\.js$/ }, handler: () => 'export const __vitePreload = (load) => load();' },
});
