import { dirname } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { describeComponents, describeElements } from './describe.ts';

const FILES: Readonly<Record<string, string>> = {
  '/src/widgets/shared/runtime/elements/types.ts': `
    export interface ElementErrorDetail { readonly message: string }
    export interface ElementState {
      /** What it shows. */
      readonly status: 'loading' | 'ready';
    }`,
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

/** A program of these files alone. */
function programOf(files: Readonly<Record<string, string>>): ts.Program {
  const options = {
    noLib: true,
    strict: true,
    types: [],
    allowImportingTsExtensions: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
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
  return ts.createProgram(Object.keys(files), options, host);
}

/** The description of an element whose file declares the type of its props so. */
function described(declaration: string, props = 'Props') {
  const [description] = describeElements(
    programOf({
      ...FILES,
      '/src/widgets/probe/element.ts': `
        declare function defineElement<Props>(options: { tag: 'pausa-probe'; attributes: { label: 'string' } }): Props;
        interface Common {
          /** How it is called. */
          label?: string;
        }
        ${declaration}
        defineElement<${props}>({ tag: 'pausa-probe', attributes: { label: 'string' } });`,
    }),
  );
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

/** The descriptions of components that a file of the widget `probe` exports. */
const componentsOf = (declarations: string) =>
  describeComponents(
    programOf({
      ...FILES,
      '/src/widgets/index.ts': "export * from './probe/Probe.ts';",
      '/src/widgets/probe/Probe.ts': `
        interface Link { readonly link: string }
        ${declarations}`,
    }),
    ['src/widgets/index.ts'],
  );

describe('a component is described by its comments and its types:', () => {
  const [probe] = componentsOf(`
    export interface ProbeProps {
      /** How it is called (part 1 §2 'Probe'). */
      label: string;
      /** How it looks. */
      look?: 'plain' | 'loud';
      /** Where to go. */
      onDone?(link: Link | null): void;
      /** How many, in cents. */
      readonly cents?: number | null;
    }
    /** A probe. */
    export function Probe({ label, look = 'plain', cents = null }: ProbeProps) { return null; }
    export const probeOf = () => null;`);

  it('its name, its entry and what it is', () => expect(probe).toMatchObject({ name: 'Probe', entry: 'probe', description: 'A probe.' }));

  it.each([
    { name: 'label', type: 'string', isRequired: true, description: 'How it is called.', default: null },
    { name: 'look', type: "'plain' | 'loud'", isRequired: false, description: 'How it looks.', default: "'plain'" },
    { name: 'onDone', type: '(link: Link | null) => void', isRequired: false, description: 'Where to go.', default: null },
    { name: 'cents', type: 'number | null', isRequired: false, description: 'How many, in cents.', default: null },
  ])('$name', (prop) => expect(probe?.props).toContainEqual(prop));

  it('a component or a prop without a comment ends the build', () => {
    const props = 'interface Props { label: string }';
    expect(() => componentsOf('export function Probe() { return null; }')).toThrow('Probe has no comment that says what it is');
    expect(() => componentsOf(`${props} /** A probe. */ export function Probe(props: Props) { return null; }`)).toThrow(
      'Probe: label has no comment that says what it is',
    );
  });
});
