import { minify, type MinifyOptions } from 'terser';
import packageJson from 'terser/package.json' with { type: 'json' };
import type { Plugin } from 'vite';

/** Nothing of ours, nor of what we bundle, calls `new` on a function without `this`. */
const OPTIONS: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 4, unsafe_arrows: true, unsafe_methods: true } };

/**
 * Runs Terser after Vite's own minifier. Both together make the elements 1.3 % smaller in brotli than one of them alone.
 * `build.minify: 'terser'` would replace the other minifier, and Rolldown would then reformat the code.
 */
export const terser = (): Plugin => ({
  name: 'pausa:terser',
  apply: 'build',
  // The file names' hashes are made before.
  augmentChunkHash: () => JSON.stringify([packageJson.version, OPTIONS]),
  generateBundle: {
    // After Vite, which makes the maps of scripts with dynamic imports anew.
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const mapFile = bundle[`${chunk.fileName}.map`];
        const sourceMap = mapFile?.type === 'asset' && { content: String(mapFile.source), includeSources: true };
        const { code, map } = await minify(chunk.code, { ...OPTIONS, sourceMap });
        chunk.code = code ?? '';
        if (mapFile?.type === 'asset') mapFile.source = String(map);
      }
    },
  },
});
