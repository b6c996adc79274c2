import { dirname, resolve } from 'node:path';
import { type ESTree, normalizePath, parseAst, type Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** What a module imports from another, or exports from there: the name in that module and its own. `*` is everything. */
interface ImportLink {
  readonly from: string;
  readonly imported: string;
  readonly local: string;
}

const EVERYTHING = '*';
const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

function linkOf(from: string, specifier: ESTree.ImportDeclarationSpecifier | ESTree.ExportSpecifier): ImportLink {
  if (specifier.type === 'ExportSpecifier') return { from, imported: nameOf(specifier.local), local: nameOf(specifier.exported) };
  const local = specifier.local.name;
  if (specifier.type === 'ImportSpecifier') return { from, imported: nameOf(specifier.imported), local };
  return { from, imported: specifier.type === 'ImportDefaultSpecifier' ? 'default' : EVERYTHING, local };
}

/** The links of a module, and whether it is a barrel of ours: it only exports from other modules, as an `index.ts` does. */
function linksOf(id: string, code: string) {
  const { body } = parseAst(code);
  const links = body.flatMap((statement): ImportLink[] => {
    if (!('source' in statement) || statement.source === null) return [];
    const from = normalizePath(resolve(dirname(id), statement.source.value));
    if (statement.type === 'ExportAllDeclaration' && statement.exported !== null)
      return [{ from, imported: EVERYTHING, local: nameOf(statement.exported) }];
    const specifiers = 'specifiers' in statement ? statement.specifiers : [];
    if (specifiers.length === 0) return [{ from, imported: EVERYTHING, local: EVERYTHING }];
    return specifiers.map((specifier) => linkOf(from, specifier));
  });
  const isOnlyExports = body.every(
    (statement) => statement.type.startsWith('Export') && 'source' in statement && statement.source !== null,
  );
  return { links, isBarrel: body.length > 0 && isOnlyExports && !id.includes('/node_modules/') };
}

/** The modules that load with one of these, without a dynamic import between them. */
function closureOf(roots: readonly string[], context: Context): ReadonlySet<string> {
  const known = new Map<string, ReturnType<typeof linksOf>>();
  const cachedLinksOf = (id: string) => {
    const links = known.get(id) ?? linksOf(id, context.getModuleInfo(id)?.code ?? '');
    known.set(id, links);
    return links;
  };
  /** The modules that define what a barrel exports under this name. */
  const definingModules = (barrel: string, name: string): string[] =>
    cachedLinksOf(barrel).links.flatMap(({ from, imported, local }) => {
      if (local !== name && local !== EVERYTHING) return [];
      if (imported !== EVERYTHING || local === EVERYTHING) {
        if (cachedLinksOf(from).isBarrel) return definingModules(from, local === name ? imported : name);
        if (local === EVERYTHING && !context.getModuleInfo(from)?.exports.includes(name)) return [];
      }
      return [from];
    });
  const needed = new Set(roots);
  // The iteration of a Set includes items that are added meanwhile.
  for (const id of needed) {
    const { links } = cachedLinksOf(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      // A barrel that is imported by another path than its file's counts as a whole.
      if (!cachedLinksOf(imported).isBarrel || !links.some(({ from }) => from === imported)) needed.add(imported);
    }
    for (const { from, imported } of links) {
      if (!cachedLinksOf(from).isBarrel) continue;
      for (const module of imported === EVERYTHING ? [from] : definingModules(from, imported)) needed.add(module);
    }
  }
  return needed;
}

/**
 * For the groups of `codeSplitting`: whether a module loads with one of `files`. Of a barrel it counts what is taken from there: the
 * bundler drops the rest, but its own graph has all of it.
 */
export function neededBy(...files: string[]) {
  let needed: ReadonlySet<string> | undefined;
  return (id: string, context: Context): boolean =>
    (needed ??= closureOf(
      files.map((file) => normalizePath(resolve(file))),
      context,
    )).has(id);
}
