/** The `.d.ts` files of the React entries, and the program that knows the types of our sources. */
import { posix } from 'node:path';
import ts from 'typescript';

export function createProgram(root: string, entries: readonly string[]): ts.Program {
  const { config, error } = ts.readConfigFile(`${root}/tsconfig.json`, (file) => ts.sys.readFile(file));
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(
    entries.map((entry) => `${root}/${entry}`),
    { ...options, noEmit: false, emitDeclarationOnly: true, declaration: true, rootDir: `${root}/src`, outDir: '/' },
  );
}

/** `from './x.ts'` and `import('./x.ts')`, as they are in a declaration. */
const SPECIFIER = /(\bfrom |\bimport ?\(?)(["'])(\.{1,2}\/[^"']+?)\.tsx?\2/g;

/** The declarations that the entries need, by their path below `src`; what they name ends in `.js`. */
export function declarationsOf(program: ts.Program, entries: readonly string[]): Map<string, string> {
  const emitted = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (file, text) => emitted.set(file.replace(/^\//, ''), text), undefined, true);
  const [first] = diagnostics;
  if (first !== undefined) throw new Error(ts.flattenDiagnosticMessageText(first.messageText, '\n'));

  const needed = new Map<string, string>();
  const visit = (file: string) => {
    const text = emitted.get(file);
    if (text === undefined) throw new Error(`TypeScript wrote no ${file}`);
    if (needed.has(file)) return;
    needed.set(file, text.replace(SPECIFIER, '$1$2$3.js$2').replace(/^\/\/# sourceMappingURL=.*$/m, ''));
    for (const [, , , specifier = ''] of text.matchAll(SPECIFIER)) visit(posix.join(posix.dirname(file), `${specifier}.d.ts`));
  };
  for (const entry of entries) visit(entry.replace(/^src\/|\.tsx?$/g, '').concat('.d.ts'));
  return needed;
}
