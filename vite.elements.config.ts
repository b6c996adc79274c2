/**
 * The script-tag build: `dist/elements/<widget>.js` defines `<pausa-widget>`, and loads shared chunks next to it.
 * `dist/elements/<version>/` and `dist/elements/latest/` have the same files.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { elementEntries } from './scripts/build/entries.ts';
import { ELEMENTS_FOLDER, RUNTIME_ALIASES } from './tools/elements-runtime.ts';
import { elementVersions } from './tools/element-versions.ts';
import { embedScript } from './tools/embed-script.ts';
import { neededBy } from './tools/needed-by.ts';
import { noPreload } from './tools/no-preload.ts';
import { shortPropertyNames } from './tools/property-names.ts';
import { shortStyleName } from './tools/style-names.ts';
import { terser } from './tools/terser.ts';
import { veShadow } from './tools/ve-shadow.ts';

const BUILT_INS = fileURLToPath(new URL('tools/built-ins.ts', import.meta.url));
const SHARED = /src\/(api\/(?!menu\.)|texts\/it\/|widgets\/shared\/(?!runtime\/public-runtime\.))/;
const isOfMenu = neededBy('src/widgets/menu/element.tsx');
const isOfMenuLater = neededBy('src/widgets/menu/screen/ScreenMenu.tsx', 'src/widgets/menu/enhancements/index.ts');
const isOfShop = neededBy('src/widgets/shop/element.tsx');
/** For the name of a group that takes the modules of a test. */
const onlyIf =
  (test: ReturnType<typeof neededBy>, name: string) =>
  (...module: Parameters<typeof test>) =>
    test(...module) ? name : null;

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

export default defineConfig({
  base: './', // a partner may serve the folder from anywhere
  publicDir: false,
  resolve: { alias: RUNTIME_ALIASES },
  plugins: [
    noPreload(),
    react(),
    terser(),
    shortPropertyNames(),
    vanillaExtractPlugin({ identifiers: shortStyleName }),
    veShadow(),
    embedScript(new URL('src/host/embed.ts', import.meta.url)),
    elementVersions(version),
  ],
  build: {
    outDir: ELEMENTS_FOLDER,
    target: 'es2022',
    assetsInlineLimit: 0, // fonts stay files: a data: URL would need a hole in the partner's CSP
    modulePreload: false,
    sourcemap: 'hidden', // named by the header `SourceMap`: a line in each file costs 1 % of the bytes
    rolldownOptions: {
      transform: { inject: { 'Array.from': [BUILT_INS, 'arrayFrom'], 'JSON.stringify': [BUILT_INS, 'stringify'] } },
      input: elementEntries(),
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        entryFileNames: '[name].js', // stable: partners write this name
        // A shared chunk is not named after the elements that share it, because every import would repeat their names.
        chunkFileNames: ({ name }) => `chunks/${name.startsWith('core~') ? 'core' : '[name]'}-[hash].js`,
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // Every element needs all of it.
            { name: 'vendor', test: /node_modules\/(preact|react|react-dom|scheduler|@r2wc|valibot)\//, priority: 2 },
            // What the menu and at least two other elements need.
            {
              name: onlyIf(isOfMenu, 'base'),
              test: /query|preload-helper|src\/(api\/(?!menu\.)|texts\/it\/|widgets\/shared\/)/,
              tags: ['$initial'],
              minShareCount: 3,
              priority: 2,
            },
            // Of what at least four elements need: what the menu loads later, and what the shop needs.
            { name: onlyIf(isOfMenuLater, 'shared'), test: SHARED, tags: ['$initial'], minShareCount: 4, priority: 1.8 },
            { name: onlyIf(isOfShop, 'member'), test: SHARED, tags: ['$initial'], minShareCount: 4, priority: 1.5 },
            // Splits by users, also in small chunks, so that the menu does not load the wallet's dialogs.
            {
              name: 'core',
              test: SHARED,
              tags: ['$initial'],
              minShareCount: 2,
              priority: 1,
              entriesAware: true,
              entriesAwareMergeThreshold: 0,
            },
            // What the shop shows first, and its late code needs as well.
            { name: onlyIf(isOfShop, 'catalogue'), test: /src\/widgets\/shop\//, tags: ['$initial'], minShareCount: 2, priority: 0.5 },
          ],
        },
      },
    },
  },
});
