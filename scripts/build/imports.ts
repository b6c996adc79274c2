import { readFileSync } from 'node:fs';
import { type ESTree, parseAst } from 'vite';

export interface Import {
  /** The specifier as written: a package, or a path that begins with a dot. */
  readonly source: string;
  readonly isDynamic: boolean;
}

/** The static and dynamic imports of a built module whose specifier is a constant. */
export function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && 'source' in node) {
      const given = node.source as ESTree.Expression | null;
      // The minifier writes the specifier of a dynamic import as a template literal.
      const source = given?.type === 'TemplateLiteral' ? given.quasis[0]?.value.raw : given?.type === 'Literal' ? given.value : null;
      if (typeof source === 'string') found.push({ source, isDynamic: node.type === 'ImportExpression' });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(readFileSync(file, 'utf8')).body);
  return found;
}
