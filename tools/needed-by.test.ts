import { dirname, resolve } from 'node:path';
import { normalizePath, parseAst, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { neededBy } from './needed-by.ts';

const at = (file: string) => normalizePath(resolve(file));

/** The modules of a small program, as the bundler tells of them, that load with `main.ts`. */
function closure(program: Readonly<Record<string, string>>): string[] {
  const modules = new Map(Object.entries(program).map(([file, code]) => [at(file), code]));
  const getModuleInfo = (id: string) => {
    const code = modules.get(id);
    if (code === undefined) return null;
    const { body } = parseAst(code);
    const importedIds = body.flatMap((statement) =>
      'source' in statement && statement.source !== null ? [normalizePath(resolve(dirname(id), statement.source.value))] : [],
    );
    const exports = [...code.matchAll(/export const (\w+)/g)].map(([, name]) => name);
    return { code, importedIds, exports } as unknown as Rolldown.ModuleInfo;
  };
  const isNeeded = neededBy('main.ts');
  return Object.keys(program).filter((file) => isNeeded(at(file), { getModuleInfo } as never));
}

const PARTS = { 'a.ts': 'export const a = 1;', 'b.ts': 'export const b = 2;' };

test.each([
  ['a name', "import { a } from './index.ts';", "export * from './a.ts'; export * from './b.ts';", ['a.ts']],
  [
    'a name that is exported by name',
    "import { a } from './index.ts';",
    "export { a } from './a.ts'; export { b } from './b.ts';",
    ['a.ts'],
  ],
  ['another name', "import { c } from './index.ts';", "export { a } from './a.ts'; export { b as c } from './b.ts';", ['b.ts']],
  ['a default', "import a from './index.ts';", "export { a as default } from './a.ts'; export * from './b.ts';", ['a.ts']],
  ['a name that is handed on', "export { b } from './index.ts';", "export * from './a.ts'; export * from './b.ts';", ['b.ts']],
  ['a module under a name', "import { all } from './index.ts';", "export * as all from './a.ts'; export * from './b.ts';", ['a.ts']],
  ['everything', "import * as all from './index.ts'; all;", "export * from './a.ts'; export * from './b.ts';", ['a.ts', 'b.ts']],
  ['nothing but its effects', "import './index.ts';", "export * from './a.ts'; export * from './b.ts';", ['a.ts', 'b.ts']],
])('of an index.ts a module needs what it takes: %s', (_, main, index, expected) => {
  const program = { 'main.ts': `${main} export const own = 0;`, 'index.ts': index, ...PARTS };
  expect(closure(program).filter((file) => file in PARTS)).toEqual(expected);
});

test('through two of them; a dynamic import needs nothing', () => {
  const program = {
    'main.ts': "import { a } from './index.ts'; export const own = () => import('./late.ts');",
    'index.ts': "export * from './more.ts';",
    'more.ts': "export * from './a.ts'; export * from './b.ts';",
    'late.ts': 'export const late = 3;',
    ...PARTS,
  };
  expect(closure(program)).toEqual(['main.ts', 'a.ts']);
});

test('a module that does more than export has all that it imports', () => {
  const program = { 'main.ts': "import { x } from './x.ts';", 'x.ts': "import { a } from './a.ts'; export const x = a;", ...PARTS };
  expect(closure(program)).toEqual(['main.ts', 'x.ts', 'a.ts']);
});
