import { dirname, resolve } from 'node:path';
import { type ESTree, parseAst, type Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** What a module imports from another, or exports from there: the name there and here. `*` stands for everything. */
interface Link {
  readonly from: string;
  readonly there: string;
  readonly here: string;
}

const EVERYTHING = '*';
const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

function linkOf(from: string, specifier: ESTree.ImportDeclarationSpecifier | ESTree.ExportSpecifier): Link {
  if (specifier.type === 'ExportSpecifier') return { from, there: nameOf(specifier.local), here: nameOf(specifier.exported) };
  const here = specifier.local.name;
  if (specifier.type === 'ImportSpecifier') return { from, there: nameOf(specifier.imported), here };
  return { from, there: specifier.type === 'ImportDefaultSpecifier' ? 'default' : EVERYTHING, here };
}

/** The links of a module, and whether it is a barrel of ours: it only exports from others, as an `index.ts` does. */
function linksOf(id: string, code: string) {
  const { body } = parseAst(code);
  const links = body.flatMap((statement): Link[] => {
    if (!('source' in statement) || statement.source === null) return [];
    const from = resolve(dirname(id), statement.source.value);
    const specifiers = 'specifiers' in statement ? statement.specifiers : [];
    if (specifiers.length === 0) return [{ from, there: EVERYTHING, here: EVERYTHING }];
    return specifiers.map((specifier) => linkOf(from, specifier));
  });
  const isOnlyExports = body.every(
    (statement) => statement.type.startsWith('Export') && 'source' in statement && statement.source !== null,
  );
  return { links, isBarrel: isOnlyExports && !id.includes('/node_modules/') };
}

/** The modules that load with `root`, without a dynamic import between them. */
function closureOf(root: string, context: Context): ReadonlySet<string> {
  const known = new Map<string, ReturnType<typeof linksOf>>();
  const linked = (id: string) => {
    const found = known.get(id) ?? linksOf(id, context.getModuleInfo(id)?.code ?? ';');
    known.set(id, found);
    return found;
  };
  /** The modules that hold what a barrel exports under this name. */
  const holdersOf = (barrel: string, name: string): string[] =>
    linked(barrel).links.flatMap(({ from, there, here }) => {
      if (here !== name && here !== EVERYTHING) return [];
      if (linked(from).isBarrel) return holdersOf(from, here === name ? there : name);
      return here === name || context.getModuleInfo(from)?.exports.includes(name) ? [from] : [];
    });
  const needed = new Set([root]);
  // A set hands out what is added while it is read.
  for (const id of needed) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) if (!linked(imported).isBarrel) needed.add(imported);
    for (const { from, there } of linked(id).links) {
      if (linked(from).isBarrel) for (const module of there === EVERYTHING ? [from] : holdersOf(from, there)) needed.add(module);
    }
  }
  return needed;
}

/**
 * For the groups of `codeSplitting`: whether a module loads with `file`. Of a barrel it counts what is taken from there: the
 * bundler drops the rest, but its own graph has all of it.
 */
export function neededBy(file: string) {
  let needed: ReadonlySet<string> | undefined;
  return (id: string, context: Context): boolean => (needed ??= closureOf(resolve(file), context)).has(id);
}
