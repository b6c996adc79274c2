/**
 * The code of the npm package (`npm run package`), module by module, so that a consumer's bundler takes what is used: in
 * the mode `components` the React components into dist/npm/lib, with their style sheets as files; in the mode `elements`
 * the custom elements into dist/npm/elements, with their styles inside. React and the packages that we depend on stay
 * imports.
 */
import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { elementEntries, libraryEntries } from './scripts/build/entries.ts';
import { gatherStyles, keepFiles, keepWorkers } from './tools/package-files.ts';
import { veShadow } from './tools/ve-shadow.ts';

const THEME = 'widgets/shared/ui/theme/theme.css.ts';
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const isDependency = new RegExp(`^(${Object.keys(dependencies).join('|')})($|/)`);
/** Files of packages that are part of ours. */
const isOwnFile = /\.(woff2|wasm)($|\?)/;

const withoutEnding = (file: string) => file.replace(/^src\/|\.tsx?$/g, '');

/** The library's entries, and the modules that no other module imports: the decoder's worker and the theme. */
const components = [...libraryEntries().files, 'src/widgets/code-entry/decoder.worker.ts', `src/${THEME}`];

export default defineConfig(({ mode }) => {
  const isElements = mode === 'elements';
  return {
    base: './',
    publicDir: false,
    plugins: [
      react(),
      keepFiles(),
      keepWorkers(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      isElements ? veShadow() : gatherStyles(THEME),
    ],
    build: {
      outDir: isElements ? 'dist/npm/elements' : 'dist/npm/lib',
      target: 'es2022',
      minify: false,
      sourcemap: true,
      cssCodeSplit: true,
      lib: {
        formats: ['es'],
        entry: isElements
          ? { index: 'src/widgets/elements.ts', ...elementEntries() }
          : Object.fromEntries(components.map((file) => [withoutEnding(file), file])),
      },
      rolldownOptions: {
        external: (source) => isDependency.test(source) && !isOwnFile.test(source),
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          // npm leaves any folder of this name out of a package.
          entryFileNames: ({ name }) => `${name.replace('node_modules/', 'packages/')}.js`,
          assetFileNames: 'assets/[name][extname]',
        },
      },
    },
  };
});
