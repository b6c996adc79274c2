import type { Plugin } from 'vite';

/**
 * Vite wraps each dynamic import in a helper that adds `<link>`s for what the module imports, and for its style sheet. The app has
 * one style sheet, and `hoistImports`; the elements' styles are in their scripts. The page of the menus keeps the helper, because
 * its style sheets come by it.
 */
export const noPreload = (): Plugin => ({
  name: 'pausa:no-preload',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper\.js$/ }, handler: () => 'export const __vitePreload = (load) => load();' },
});
