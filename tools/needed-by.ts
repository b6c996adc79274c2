import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** For the groups of `codeSplitting`: whether a module loads with `file`, that is without a dynamic import between them. */
export function neededBy(file: string) {
  const needed = new Set([resolve(file)]);
  let isComplete = false;
  return (id: string, context: Context): boolean => {
    // A set hands out what is added while it is read.
    if (!isComplete)
      for (const module of needed) for (const imported of context.getModuleInfo(module)?.importedIds ?? []) needed.add(imported);
    isComplete = true;
    return needed.has(id);
  };
}
