/** The public names of the package with their declarations. A change of `api.txt` is a change for partners: see docs/package.md. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const PACKAGE = fileURLToPath(new URL('../../dist/npm', import.meta.url));

/** The declaration of each name that an entry exports, without comments. A name of several entries stands with the first. */
function report(): string {
  const { exports } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  };
  // The root has what the other entries have.
  const entries = Object.entries(exports)
    .flatMap(([path, target]) => (typeof target === 'string' ? [] : [[path, `${PACKAGE}/${target.types}`] as const]))
    .toSorted(([one], [other]) => Number(one === '.') - Number(other === '.') || one.localeCompare(other));
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.ReactJSX, strict: true, types: [] },
  );
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  const resolved = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const homes = new Map<ts.Symbol, string>();
  /** What the declarations of the entries name, and no entry exports. */
  const used = new Set<ts.Symbol>();

  function print(symbol: ts.Symbol): string {
    const declarations = (symbol.declarations ?? []).map((declaration) => {
      const visit = (node: ts.Node): void => {
        const named = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
        const other = named && resolved(named);
        const home = other?.declarations?.[0];
        if (other && home?.parent && ts.isSourceFile(home.parent) && home.getSourceFile().fileName.startsWith(PACKAGE)) used.add(other);
        ts.forEachChild(node, visit);
      };
      visit(declaration);
      const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
      return printer.printNode(ts.EmitHint.Unspecified, statement, declaration.getSourceFile());
    });
    return `${symbol.name}:\n${declarations.join('\n')}`;
  }

  const sections = entries.flatMap(([path, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) return [];
    const lines = checker
      .getExportsOfModule(module)
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map((name) => {
        const symbol = resolved(name);
        const home = homes.get(symbol);
        if (home !== undefined) return `${name.name}: see ${home}`;
        homes.set(symbol, path);
        return print(symbol);
      });
    return [[`# ${path}`, ...lines].join('\n\n')];
  });
  // A set's iteration includes what is added meanwhile.
  const inner: string[] = [];
  for (const symbol of used) if (!homes.has(symbol)) inner.push(print(symbol));
  return `${[...sections, '# used by them', ...inner.toSorted()].join('\n\n')}\n`;
}

test('the public names are those of api.txt: a change of them is seen in review', async () => {
  const text = report();
  expect(text).toContain('# ./menu\n');
  expect(text).toMatch(/menuId/);
  await expect(text).toMatchFileSnapshot('api.txt');
});
