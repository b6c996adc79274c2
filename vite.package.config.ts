/**
 * The code of the npm package (`npm run package`), module by module, so that a consumer's bundler takes what is used. React
 * components and custom elements share the modules of dist/npm/lib. The style sheets are files for the components, and modules
 * that dist/npm/elements imports. React and the packages that we depend on stay imports.
 */
import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { elementEntries, libraryEntries } from './scripts/build/entries.ts';
import { CLIENT, gatherStyles, keepFiles, keepWorkers } from './tools/package-files.ts';

const THEME = 'widgets/shared/ui/theme/theme.css.ts';
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const isDependency = new RegExp(`^(${Object.keys(dependencies).join('|')})($|/)`);
/** Files of packages that are part of ours. */
const isOwnFile = /\.(woff2|wasm)($|\?)/;

const { files: components } = libraryEntries();
/** The library's entries, the elements, and the modules that no other module imports: the decoder's worker and the theme. */
const entries = [...components, ...Object.values(elementEntries()), 'src/widgets/code-entry/decoder.worker.ts', `src/${THEME}`];

export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [react(), keepFiles(), keepWorkers(), vanillaExtractPlugin({ identifiers: 'short' }), gatherStyles(THEME)],
  build: {
    outDir: 'dist/npm',
    target: 'es2022',
    minify: false,
    sourcemap: true,
    cssCodeSplit: true,
    lib: {
      formats: ['es'],
      entry: Object.fromEntries(entries.map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), file])),
    },
    rolldownOptions: {
      external: (source) => isDependency.test(source) && !isOwnFile.test(source),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // npm leaves any folder of the name `node_modules` out of a package.
        entryFileNames: ({ name }) => `lib/${name.replace('node_modules/', 'packages/')}.js`,
        assetFileNames: 'lib/assets/[name][extname]',
        // Server Components may import these.
        banner: ({ facadeModuleId }) => (components.some((file) => facadeModuleId?.endsWith(`/${file}`)) ? CLIENT : ''),
      },
    },
  },
});
