import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
/** The paths of all modules of styles, from the sources' folder on. */
const MODULES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.css.ts'))
  .sort();
const A = 'a'.charCodeAt(0);
if (MODULES.length > 26 * 26) throw new Error('Two letters do not name all modules of styles.');
const letters = (index: number): string => String.fromCharCode(A + Math.floor(index / 26), A + (index % 26));
/** The part of vanilla-extract's own names that stands for the module. */
const scopes = new Map<string, string>();

interface Identified {
  /** vanilla-extract's hash of the module, then the number of the style in it (base 36). */
  readonly hash: string;
  readonly filePath: string;
}

/**
 * Class names for documents and shadow trees of our own: an underscore, two letters for the module, and the number of the style in it. The
 * option `short` of vanilla-extract has six characters of a hash instead. The underscore keeps vanilla-extract, which looks for the names
 * in all selectors, from finding one in another word.
 */
export function shortStyleName({ hash, filePath }: Identified): string {
  // From the root of the build: the project, or src/host.
  const module = MODULES.indexOf(filePath.replace(/^(?:src\/|\.\.\/|)/, (start) => (start === '' ? 'host/' : '')));
  // Of a test's own element.
  if (module < 0) return `_${hash}`;
  // The first style of a module has the number 0.
  const scope = scopes.get(filePath) ?? hash.slice(0, -1);
  if (!hash.startsWith(scope) || (!scopes.has(filePath) && !hash.endsWith('0'))) throw new Error(`${hash} is no name of ${filePath}.`);
  scopes.set(filePath, scope);
  return `_${letters(module)}${hash.slice(scope.length)}`;
}
