/** The `.d.ts` files of the React entries, and the TypeScript program of our sources. */
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

/** `from './x.ts'` and `import('./x.ts')` in a declaration. */
const SPECIFIER = /(\bfrom |\bimport ?\(?)(["'])(\.{1,2}\/[^"']+?)(\.tsx?)\2/g;

/** References to the specification, which a consumer of the package does not have: `(part 1 §8)`, `(part 1 §8: why)`. */
const CITATION = / ?\((?:part \d §|wire contract)[^():]*(?::\s*([^()]*))?\)/g;
export const withoutCitations = (text: string) =>
  text.replace(CITATION, (_, reason?: string) => (reason === undefined ? '' : ` (${reason})`)).replace(/, part \d §\d+(?=\))/g, '');

/** The declarations that the entries need, by their path below `src`. Their specifiers end in `.js`. */
export function declarationsOf(program: ts.Program, root: string, entries: readonly string[]): Map<string, string> {
  const written = new Map<string, string>();
  // One by one: most files are not needed by any declaration, and each costs time.
  const visit = (file: string) => {
    const path = file.replace(/\.tsx?$/, '.d.ts');
    if (written.has(path)) return;
    const source = program.getSourceFile(`${root}/src/${file}`);
    if (source === undefined) throw new Error(`src/${file} is not there`);
    let text = '';
    const { diagnostics } = program.emit(source, (_name, declaration) => (text = declaration), undefined, true);
    const [first] = diagnostics;
    if (first !== undefined) throw new Error(ts.flattenDiagnosticMessageText(first.messageText, '\n'));
    written.set(path, withoutCitations(text).replace(SPECIFIER, '$1$2$3.js$2'));
    for (const [, , , specifier = '', ending = ''] of text.matchAll(SPECIFIER)) visit(posix.join(posix.dirname(file), specifier + ending));
  };
  for (const entry of entries) visit(entry.replace('src/', ''));
  return written;
}
