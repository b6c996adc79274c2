/** Compiles the widgets for the stories as `vite.config.ts` does for the app; Storybook brings the rest. */
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { createProgram } from '../../scripts/package/declarations.ts';
import { describeElements } from '../../scripts/package/describe.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Provides the elements' description as a module, from which the package's metadata is written, too. */
function elementDescriptions(): Plugin {
  const name = 'virtual:pausa-elements';
  return {
    name: 'pausa:element-descriptions',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export default ${JSON.stringify(describeElements(createProgram(ROOT, ['src/widgets/elements.ts'])))}`
        : undefined,
  };
}

export default defineConfig({
  plugins: [elementDescriptions(), react(), vanillaExtractPlugin()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
