/**
 * The page of the public menus, which `vite build` writes beside the app (`tools/menu-page.ts`). Like the stand-alone
 * elements it runs on Preact: most of its visitors load it once, on a phone.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentStyle } from './tools/document-style.ts';
import { earlyScript } from './tools/early-script.ts';
import { RUNTIME_ALIASES } from './tools/elements-runtime.ts';
import { serviceWorker } from './tools/service-worker.ts';
import { shortStyleName } from './tools/style-names.ts';
import { terser } from './tools/terser.ts';

export default defineConfig(({ mode }) => ({
  root: 'src/host',
  publicDir: false,
  resolve: { alias: RUNTIME_ALIASES },
  plugins: [
    react(),
    terser(),
    vanillaExtractPlugin({ identifiers: shortStyleName }),
    documentStyle(),
    earlyScript(),
    serviceWorker(new URL('src/host/menu/screen/service-worker.ts', import.meta.url), 'screen-worker.js'),
  ],
  build: {
    outDir: mode === 'offline' ? '../../dist/offline' : '../../dist/app',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/host/menu.html',
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What the page starts with, in one file.
            { name: 'menu', tags: ['$initial'] },
            // What the controls and a canteen's screen know of the kitchen's words, in one file, too.
            {
              name: 'kitchen-words',
              test: /src\/(texts\/(kitchen|\w+\/names)|widgets\/menu\/enhancements\/(kitchen-words|declared|diets))\./,
            },
          ],
        },
      },
    },
  },
}));
