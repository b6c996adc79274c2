/**
 * The host app: `vite` serves it with hot reload against the sandbox, `vite build` writes dist/app. In the mode `offline` it
 * writes dist/offline, whose payment vendors are in the sandbox.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkNameOf } from './tools/app-chunks.ts';
import { documentStyle } from './tools/document-style.ts';
import { earlyScript } from './tools/early-script.ts';
import { REACT_ALIASES, RUNTIME_ALIASES } from './tools/elements-runtime.ts';
import { embedScript } from './tools/embed-script.ts';
import { hoistImports } from './tools/hoist-imports.ts';
import { menuPage } from './tools/menu-page.ts';
import { noPreload } from './tools/no-preload.ts';
import { offlineVendors } from './tools/offline-vendors.ts';
import { prerenderedLogin } from './tools/prerendered-login.ts';
import { serviceWorker } from './tools/service-worker.ts';
import { shortStyleName } from './tools/style-names.ts';
import { terser } from './tools/terser.ts';

/** In development the sandbox answers on the dev server's own origin. */
const sandbox: Plugin = {
  name: 'pausa:sandbox',
  apply: 'serve',
  async configureServer(server) {
    const { sandboxMiddleware } = await import('./sandbox/server.ts');
    server.middlewares.use(sandboxMiddleware());
  },
};

export default defineConfig(({ command, mode }) => ({
  root: 'src/host',
  // Hot reload needs React (decision 0036).
  resolve: { alias: command === 'serve' ? REACT_ALIASES : RUNTIME_ALIASES },
  publicDir: 'public',
  appType: 'spa',
  plugins: [
    noPreload(),
    react(),
    // Nobody downloads the other build, and Terser takes half of its time.
    ...(mode === 'offline' ? [] : [terser()]),
    hoistImports(),
    vanillaExtractPlugin({ identifiers: command === 'serve' ? 'debug' : shortStyleName }),
    documentStyle(),
    earlyScript(),
    prerenderedLogin(new URL('src/host/prerender/login.tsx', import.meta.url)),
    sandbox,
    embedScript(new URL('src/host/embed.ts', import.meta.url)),
    menuPage(),
    serviceWorker(new URL('src/host/offline/service-worker.ts', import.meta.url), 'service-worker.js'),
    ...(command === 'serve' || mode === 'offline' ? [offlineVendors()] : []),
  ],
  build: {
    outDir: mode === 'offline' ? '../../dist/offline' : '../../dist/app',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    // One small file for all screens: no screen waits for its own.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: chunkNameOf, priority: 2 },
            { name: 'firebase', test: /node_modules\/(@firebase|firebase|idb)\//, priority: 3 },
          ],
        },
      },
    },
  },
}));
