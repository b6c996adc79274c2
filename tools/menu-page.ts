import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { menuAddress } from '../src/registry/routes.ts';

const CONFIG = fileURLToPath(new URL('../vite.menu.config.ts', import.meta.url));

/** Builds the page of the menus beside the app; in development it is served at the menus' addresses. */
export function menuPage(): Plugin {
  let mode = 'production';
  return {
    name: 'pausa:menu-page',
    configResolved(config) {
      mode = config.mode;
    },
    configureServer(server) {
      const isMenu = new RegExp(menuAddress());
      server.middlewares.use((request, _, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        if (isMenu.test(pathname)) request.url = `/menu.html${search}`;
        next();
      });
    },
    async writeBundle() {
      await build({ configFile: CONFIG, mode, logLevel: 'warn' });
    },
  };
}
