import type { Plugin, Rollup } from 'vite';

/**
 * Lets a chunk that is loaded on demand import whatever its imports import. The browser then requests all of it at once, and not
 * one level after the other.
 */
export const hoistImports = (): Plugin => ({
  name: 'pausa:hoist-imports',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = new Map(Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])));
    const importsOf = (chunk: Rollup.OutputChunk | undefined, seen = new Set<string>()): Set<string> => {
      for (const file of chunk?.imports ?? []) {
        if (seen.has(file)) continue;
        importsOf(chunks.get(file), seen.add(file));
      }
      return seen;
    };
    const ofStart = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).flatMap((chunk) => [...importsOf(chunk)]));
    for (const chunk of chunks.values()) {
      if (!chunk.isDynamicEntry) continue;
      const missing = [...importsOf(chunk)].filter((file) => !ofStart.has(file) && !chunk.imports.includes(file));
      const imports = missing.map((file) => `import"./${file.replace(/^.*\//, '')}";`).join('');
      chunk.code = chunk.code.replace(/(?=\n\/\/# sourceMappingURL=|$)/, () => imports);
    }
  },
});
