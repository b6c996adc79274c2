import type { Rollup } from 'vite';

/** A chunk's file, and those that load with it: its imports and theirs. `isLater`: also those that load later. */
export function loadedFiles(
  bundle: Rollup.OutputBundle,
  file: string,
  seen = new Set<string>(),
  options: { readonly isLater?: boolean } = {},
): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  const needed = options.isLater === true ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports;
  for (const each of needed) loadedFiles(bundle, each, seen, options);
  return seen;
}
