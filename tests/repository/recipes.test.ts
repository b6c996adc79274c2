/**
 * The recipes of docs/how-to-add.md, followed in one copy of the project. The payment method buys lunch in a browser:
 * tests/e2e/payment/seventh-voucher.spec.ts.
 */
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changed, newCopy, type ProjectCopy, stepsOf } from '../support/recipe.ts';

/** Each recipe, with the titles of the tests that it adds. */
const RECIPES: Readonly<Record<string, readonly string[]>> = {
  'A field of a dish': ['no origin, no word of it', 'the origin of a dish, where the kitchen gives one'],
  'A widget with its element': [
    '<pausa-credit> for a stranger',
    '<pausa-credit> for somebody signed in',
    'data_fetched has a story',
    'the balance of the wallet',
  ],
  'A route': [
    '/aiuto',
    '/aiuto has the telephone number, without a sign-in',
    'every route of the app: a change here is a change of addresses that people have saved',
    'the intent {"to":"help"}',
  ],
  'A setting': [
    'a whole configuration is taken as it is',
    'the profile leads to the declaration of accessibility',
    'without one it has no link',
  ],
};
const ALL = ['A payment method', ...Object.keys(RECIPES)];
const IS_EXHAUSTIVE = process.env['PAUSA_TEST_EXHAUSTIVE'] === '1';
/** Tests that a new payment method affects, although the recipe does not change them: the lists of methods, and their imports. */
const WITH_LISTS = ['src/registry', 'src/host/screens/PaymentStepScreen', 'tests/repository/conformance'];
/** The files whose types name every call. */
const TABLES = ['sandbox/b2c/handlers.ts', 'conformance/coverage.ts', 'scripts/docs/openapi-summaries.ts'];
const MAX_FILES = 5;
const PAGE = readFileSync('docs/how-to-add.md', 'utf8');

const isTest = (file: string) => /\.test\.tsx?$|^(stories|tests)\//.test(file);
/** A file of the sentences in another language. */
const isOfLanguage = (file: string) => /^src\/texts\/\w\w\//.test(file);
const filesOf = (title: string) => [...new Set(stepsOf(title).map(({ file }) => file))];

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string; readonly failureMessages: readonly string[] }[];
  }[];
}

/** The type errors of these files only, because the whole project takes several times as long. */
function typeErrors(folder: string, files: readonly string[]): string[] {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${folder}/tsconfig.json`, ts.sys.readFile).config,
    ts.sys,
    folder,
  );
  const program = ts.createProgram(
    [...files.map((file) => `${folder}/${file}`), ...fileNames.filter((file) => file.endsWith('.d.ts'))],
    options,
  );
  return files.flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(`${folder}/${file}`))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

describe.each(ALL)('%s', (title) => {
  const all = stepsOf(title).filter(({ file }) => !isTest(file));
  const steps = all.filter(({ file }) => !isOfLanguage(file));
  const changes = new Set(steps.filter(({ isChange }) => isChange).map(({ file }) => file));
  const additions = new Set(steps.filter(({ isChange }) => !isChange).map(({ file }) => file));

  it('is as long as the table says', () => {
    const [, changed, added, translated] =
      new RegExp(`^\\| \\[${title.toLowerCase()}\\].*? \\| (\\d) \\| (.*) \\| (\\d) \\|$`, 'm').exec(PAGE) ?? [];
    expect(changes.size).toBe(Number(changed));
    const folders = new Set([...additions].map((file) => file.replace(/\/[^/]*$/, '')).filter((folder) => !existsSync(folder)));
    const inOld = [...additions].filter((file) => existsSync(file.replace(/\/[^/]*$/, ''))).length;
    expect(folders.size > 0 ? `${folders.size} folder` : `${inOld}`).toBe(added);
    const languages = all.flatMap(({ file }) => (isOfLanguage(file) ? [file.split('/')[2]] : []));
    expect(languages.sort()).toEqual(Number(translated) === 0 ? [] : ['de', 'en']);
    expect(changes.size + folders.size + inOld).toBeLessThanOrEqual(MAX_FILES);
  });
});

it('every recipe fits the sources, and the next one fits them too', () => {
  const copy = newCopy();
  try {
    for (const title of ALL) copy.follow(stepsOf(title));
    expect(copy.read('src/api/catalogue.ts')).toContain('origin: orNull(declaration)');
  } finally {
    copy.remove();
  }
});

/** The long run compiles the files that the recipes change, and runs the tests that they add. */
const tryRecipes = () => {
  let copy: ProjectCopy;
  let report: Report;
  let problems: readonly string[];

  beforeAll(async () => {
    copy = newCopy();
    for (const title of ALL) copy.follow(stepsOf(title));
    const files = ALL.flatMap(filesOf);
    const sources = files.filter((file) => /\.tsx?$/.test(file));
    const node = (script: string, ...args: string[]) => copy.node('--import', 'tsx', script, ...args);
    const check = async () => {
      // A test file that runs needs no compiler.
      const found = typeErrors(copy.folder, [...new Set([...sources.filter((file) => !/\.test\.tsx?$/.test(file)), ...TABLES])]);
      for (const [tool = '', ...args] of [
        ['oxlint/bin/oxlint', ...sources],
        ['oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files],
      ])
        await copy.node(`node_modules/${tool}`, ...args).catch((error: Error) => found.push(error.message));
      return found;
    };
    const tryOut = async () => {
      await node('scripts/docs/registry.ts');
      await Promise.all([node('scripts/docs/docs.ts'), node('scripts/docs/openapi.ts')]);
      // Those in `tests/built` and `tests/package` need a build.
      const own = files.filter((file) => /^(?!tests\/(built|package)\/).*\.test\.tsx?$/.test(file));
      const tests = [...own, ...WITH_LISTS];
      // The report has the failures.
      await copy.node('node_modules/vitest/vitest.mjs', 'run', '--reporter=json', '--outputFile=report.json', ...tests).catch(() => '');
      return JSON.parse(copy.read('report.json')) as Report;
    };
    report = await tryOut();
    problems = await check();
  }, 600_000);
  afterAll(() => copy.remove());

  it('compiles, and is linted and formatted', () => expect(problems).toEqual([]));

  it.each(Object.entries(RECIPES))('%s works', (title, titles) => {
    const names = filesOf(title);
    const results = report.testResults.filter(({ name }) => names.some((file) => name.endsWith(`/${file}`)));
    const tests = results.flatMap(({ assertionResults }) => assertionResults);
    // Without the identifiers of the requirements.
    const passed = tests.filter(({ status }) => status === 'passed').map((test) => test.title.replace(/( \[P[\d.-]+\])+$/, ''));
    expect(passed).toEqual(expect.arrayContaining([...titles]));
  });

  it('breaks no test', () => {
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(tests.filter(({ status }) => status !== 'passed').map(({ title, failureMessages }) => [title, failureMessages])).toEqual([]);
    expect(tests.length).toBeGreaterThan(300);
  });

  it('writes the generated files', () => {
    expect(copy.read('docs/embedding.md')).toContain('### `<pausa-credit>`');
    expect(copy.read('docs/theming.md')).toContain('| `<pausa-credit>` | `credit` (the line) |');
    expect(copy.read('docs/openapi.json')).toContain('"origin"');
  });
};
if (IS_EXHAUSTIVE) describe('a copy of the project in which each recipe was followed', tryRecipes);

describe('a recipe that is wrong', () => {
  const step = (text: string) => ({ file: 'a.ts', isChange: true, text });

  it.each([
    ['of a place that is gone', ' three\n+four\n'],
    ['of a place that is there twice', ' one\n+four\n'],
    ['of a line that does not end there', ' tw\n+four\n'],
  ])('is found out: %s', (_, diff) => expect(() => changed('one\ntwo\none\n', step(diff))).toThrow('a.ts has no single place for'));

  it('and one that is right changes what it says alone', () =>
    expect(changed('one\ntwo\nthree\n', step('@@ the first\n one\n+and a half\n@@ the last\n-three\n+four\n'))).toBe(
      'one\nand a half\ntwo\nfour\n',
    ));
});
