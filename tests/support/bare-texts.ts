import { resolve } from 'node:path';
import ts from 'typescript';

/**
 * Finds the texts of JSX that are next to a sibling, or that a component or a fragment hands out as they are: React keeps a text
 * node for each of them, and fails when a browser's translation has put elements in its place. Types tell what may be a text.
 * @param planted the contents of files to look at instead of ours: `src/widgets/planted0.tsx` and so on
 */
export function bareTexts(planted?: readonly string[]): string[] {
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config,
    ts.sys,
    process.cwd(),
  );
  const isOurs = (file: string) => /\/src\/(widgets|host)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|test-(dom|kit)/.test(file);
  const host = ts.createCompilerHost(config.options);
  const contents = new Map(planted?.map((content, index) => [resolve(`src/widgets/planted${index}.tsx`), content]));
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => contents.has(file) || fileExists(file);
  host.getSourceFile = (file, options, ...rest) => {
    const content = contents.get(file);
    return content === undefined ? getSourceFile(file, options, ...rest) : ts.createSourceFile(file, content, options);
  };
  const files = planted === undefined ? config.fileNames.filter(isOurs) : [...contents.keys()];
  const program = ts.createProgram([...files, ...config.fileNames.filter((file) => file.endsWith('.d.ts'))], config.options, host);
  const checker = program.getTypeChecker();

  const isText = (type: ts.Type): boolean =>
    type.isUnion()
      ? type.types.some(isText)
      : // An empty text draws nothing.
        !(type.isStringLiteral() && type.value === '') &&
        (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0;
  const isTextList = (type: ts.Type): boolean =>
    type.isUnion()
      ? type.types.some(isTextList)
      : checker.isArrayLikeType(type) && checker.getTypeArguments(type as ts.TypeReference).some(isText);

  return files.flatMap((name) => {
    const source = program.getSourceFile(name);
    if (source === undefined) return [];
    const found: string[] = [];
    const report = (node: ts.Node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${name.slice(process.cwd().length + 1)}:${line + 1} ${node.getText(source).trim().replaceAll(/\s+/g, ' ').slice(0, 80)}`);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const children = node.children.filter((child) =>
          ts.isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !ts.isJsxExpression(child) || child.expression !== undefined,
        );
        const isAlone = children.length === 1 && ts.isJsxElement(node);
        for (const child of children) {
          if (ts.isJsxText(child)) {
            if (!isAlone) report(child);
          } else if (ts.isJsxExpression(child) && child.expression !== undefined) {
            const type = checker.getTypeAtLocation(child.expression);
            if (isTextList(type) || (!isAlone && isText(type))) report(child);
          }
        }
      }
      // A component whose result may be a text: it can be next to a sibling where it is used.
      if (
        (ts.isFunctionDeclaration(node) ||
          (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isArrowFunction(node.initializer))) &&
        node.name !== undefined &&
        /^[A-Z][a-z]/.test(node.name.getText(source))
      ) {
        const [signature] = checker.getTypeAtLocation(node).getCallSignatures();
        if (signature !== undefined && isText(checker.getReturnTypeOfSignature(signature))) report(node.name);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
