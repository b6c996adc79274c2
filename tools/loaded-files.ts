import type { Rollup } from 'vite';

/** A chunk's file, and those that load with it: its imports and theirs. */
export function loadedFiles(bundle: Rollup.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const needed of chunk.imports) loadedFiles(bundle, needed, seen);
  return seen;
}
