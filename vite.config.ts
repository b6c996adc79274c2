/**
 * The host app: `vite` serves it with hot reload against the sandbox, `vite build` writes dist/app. In the mode `offline` it
 * writes dist/offline, whose payment vendors are in the sandbox.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { documentStyle } from './tools/document-style.ts';
import { earlyScript } from './tools/early-script.ts';
import { embedScript } from './tools/embed-script.ts';
import { menuPage } from './tools/menu-page.ts';
import { neededBy } from './tools/needed-by.ts';
import { offlineVendors } from './tools/offline-vendors.ts';
import { queriesOnly } from './tools/query-core.ts';
import { serviceWorker } from './tools/service-worker.ts';

/** In development the sandbox answers on the dev server's own origin. */
const sandbox: Plugin = {
  name: 'pausa:sandbox',
  apply: 'serve',
  async configureServer(server) {
    const { sandboxMiddleware } = await import('./sandbox/server.ts');
    server.middlewares.use(sandboxMiddleware());
  },
};

/** Screens that are opened from another screen: the first load does not preload their chunks. */
const LATE = /\/(pay-\w+|Payment\w*|Wallet\w*|Recharge\w*|MeScreen|EmailLogin\w*|TokenLogin\w*|PrivacyPolicy\w*)-[\w-]+\.js$/;

/** The screens that a person sees first. */
const FIRST = [
  ['selling', neededBy('src/host/screens/SellingAreaScreen.tsx')],
  ['sign-in', neededBy('src/host/screens/LoginScreen.tsx')],
] as const;

export default defineConfig(({ command, mode }) => ({
  root: 'src/host',
  // React has this hook since version 18, so wouter's replacement is not needed.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: 'public',
  appType: 'spa',
  plugins: [
    react(),
    queriesOnly(),
    vanillaExtractPlugin(),
    documentStyle(),
    earlyScript({ '/index.html': '/early.ts', ...(command === 'serve' ? { '/menu.html': '/menu/early.ts' } : {}) }),
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
    sourcemap: true,
    // One small file for all screens: no screen waits for its own.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, dependencies) => (LATE.test(`/${file}`) ? [] : dependencies),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|regexparam|scheduler|wouter)\//, priority: 3 },
            // What the app starts with, in one file; the early script stays apart.
            { name: 'app', tags: ['$initial'], test: /^(?!.*early\.ts$)/, priority: 2 },
            // What a first screen has in common with others, by which of the first need it.
            {
              name: (id, context) => FIRST.flatMap(([name, isNeeded]) => (isNeeded(id, context) ? [name] : [])).join('-') || null,
              test: /src\//,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'shared', minShareCount: 6 },
            { name: 'firebase', test: /node_modules\/(@firebase|firebase|idb)\//, priority: 3 },
          ],
        },
      },
    },
  },
}));
