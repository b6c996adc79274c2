/** The host app: `vite` serves it with hot reload against the sandbox, `vite build` writes dist/app. */
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { earlyScript } from './tools/early-script.ts';

/** In development the sandbox answers on the dev server's own origin. */
const sandbox: Plugin = {
  name: 'pausa:sandbox',
  apply: 'serve',
  async configureServer(server) {
    const { sandboxMiddleware } = await import('./sandbox/server.ts');
    server.middlewares.use(sandboxMiddleware());
  },
};

export default defineConfig({
  root: 'src/host',
  publicDir: 'public',
  appType: 'spa',
  plugins: [react(), vanillaExtractPlugin(), earlyScript(fileURLToPath(new URL('src/host/early.ts', import.meta.url))), sandbox],
  build: {
    outDir: '../../dist/app',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'firebase', test: /node_modules\/(@firebase|firebase)\//, priority: 3 },
          ],
        },
      },
    },
  },
});
