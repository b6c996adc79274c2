import { dirname } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { describeElements } from './describe.ts';

const FILES: Readonly<Record<string, string>> = {
  '/src/widgets/shared/runtime/elements/types.ts': 'export interface ElementErrorDetail { readonly message: string }',
  '/src/widgets/shared/props.ts': `
    /**
     * \`<pausa-probe>\`: a probe.
     *
     * @csspart title - its heading
     */
    export type SharedProps = Common & { size?: string };
    interface Common {
      /** How it is called. */
      label?: string;
    }`,
};

/** The description of an element whose file declares the type of its props so. */
function described(declaration: string, props = 'Props') {
  const files: Readonly<Record<string, string>> = {
    ...FILES,
    '/src/widgets/probe/element.ts': `
      declare function defineElement<Props>(options: { tag: 'pausa-probe'; attributes: { label: 'string' } }): Props;
      interface Common {
        /** How it is called. */
        label?: string;
      }
      ${declaration}
      defineElement<${props}>({ tag: 'pausa-probe', attributes: { label: 'string' } });`,
  };
  const options = { noLib: true, types: [], allowImportingTsExtensions: true, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getCurrentDirectory: () => '/',
    fileExists: (name) => Object.hasOwn(files, name),
    directoryExists: (folder) => Object.keys(files).some((name) => dirname(name).startsWith(folder)),
    readFile: (name) => files[name],
    getSourceFile: (name, target) => {
      const text = files[name];
      return text === undefined ? undefined : ts.createSourceFile(name, text, target);
    },
  };
  const [description] = describeElements(ts.createProgram(Object.keys(files), options, host));
  return { what: description?.description, parts: description?.parts.map(({ name }) => name) };
}

const COMMENT = `
/**
 * \`<pausa-probe>\`: a probe.
 *
 * @csspart title - its heading
 */`;
const PROBE = { what: '`<pausa-probe>`: a probe.', parts: ['title'] };

describe('the comment of the type of the props names the parts:', () => {
  it.each([
    ['an interface', `${COMMENT} export interface Props extends Common {}`],
    ['an alias of an object type', `${COMMENT} export type Props = {\n/** How it is called. */\nlabel?: string };`],
    ['an alias of an intersection', `${COMMENT} export type Props = Common & { size?: string };`],
    ['an alias of an interface', `${COMMENT} export type Props = Common;`],
    ['an alias in another file', "import type { SharedProps as Props } from '../shared/props.ts';"],
  ])('%s', (_, declaration) => expect(described(declaration)).toEqual(PROBE));
});

describe('without such a comment the build ends with an error:', () => {
  it.each([
    ['an interface that has none', 'interface Props extends Common {}', 'Props'],
    [
      'an alias that has none, of a type that has one',
      `${COMMENT} interface Documented extends Common {} type Props = Documented;`,
      'Props',
    ],
    ['a type that is written in place', '', '{\n/** How it is called. */\nlabel?: string }'],
  ])('%s', (_, declaration, props) =>
    expect(() => described(declaration, props)).toThrow('pausa-probe: its props need a named type with a comment that says what it is'),
  );
});
