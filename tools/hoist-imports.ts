import type { Plugin } from 'vite';
import { loadedFiles } from './loaded-files.ts';

/**
 * Lets a chunk that is loaded on demand import whatever its imports import. The browser then requests all of it at once, and not
 * one level after the other.
 */
export const hoistImports = (): Plugin => ({
  name: 'pausa:hoist-imports',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const ofStart = new Set(chunks.flatMap(({ isEntry, fileName }) => (isEntry ? [...loadedFiles(bundle, fileName)] : [])));
    for (const chunk of chunks) {
      if (!chunk.isDynamicEntry) continue;
      const known = new Set([...ofStart, ...chunk.imports, chunk.fileName]);
      const missing = [...loadedFiles(bundle, chunk.fileName)].filter((file) => !known.has(file));
      const imports = missing.map((file) => `import"./${file.replace(/^.*\//, '')}";`).join('');
      chunk.code += imports;
    }
  },
});
