/**
 * Plants the defects of tests/planted-defects.ts, one at a time, in a copy of the sources, and reports the test that detects each.
 *
 * npm run planted-defects -- --list | --only id,id | --baseline
 *
 * `--baseline` plants nothing: a test that fails then would count as having detected any defect.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFECTS, type Defect } from '../../tests/planted-defects.ts';
import { copyProject } from './copy-project.ts';
import { onStop, run, runTool, stopChildren } from '../steps.mjs';

const BUILD_LIMIT_MS = 600_000;
/** A longer run gives no result: a defect may make each test reach its own time-out. */
const TEST_LIMIT_MS = 1_200_000;

const BUILDS = {
  app: ['vite/bin/vite.js', 'build'],
  offline: ['vite/bin/vite.js', 'build', '--mode', 'offline'],
  elements: ['vite/bin/vite.js', 'build', '-c', 'vite.elements.config.ts'],
  package: ['tsx/dist/cli.mjs', 'scripts/package/package.ts'],
  stories: ['storybook/dist/bin/dispatcher.js', 'build', '-c', 'stories/config', '-o', 'dist/storybook', '--disable-telemetry'],
} as const satisfies Record<string, readonly [script: string, ...args: string[]]>;
type Build = keyof typeof BUILDS;

const BUILDS_OF: readonly (readonly [tests: RegExp, builds: readonly Build[]])[] = [
  [/^tests\/built\/element-versions/, ['elements']],
  [/^tests\/package\//, ['elements', 'package']],
  [/^tests\/a11y\/stories/, ['stories']],
  [/^tests\/(elements|engines)\//, ['app', 'offline', 'elements']],
  [/^tests\/(deploy|e2e)\//, ['app', 'offline']],
];
const IS_BUILT_FROM = /^(src|stories|tools|sandbox)\/|^vite\.|^scripts\/package/;

const copy = mkdtempSync(join(tmpdir(), 'pausa-defects-'));
/** The defect in each build; an empty text for none. */
const built = new Map<Build, string>();

/** @returns the build that failed, or null */
async function build(planted: string, { file, tests }: Defect): Promise<string | null> {
  const state = IS_BUILT_FROM.test(file) ? planted : '';
  for (const name of new Set(tests.flatMap((test) => BUILDS_OF.find(([pattern]) => pattern.test(test))?.[1] ?? []))) {
    if (built.get(name) === state) continue;
    const [script, ...args] = BUILDS[name];
    const { code } = await runTool(script, args, { cwd: copy, quiet: true, limitMs: BUILD_LIMIT_MS });
    if (code !== 0) return name;
    built.set(name, state);
  }
  return null;
}

interface VitestReport {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[] }[];
}
interface PlaywrightSuite {
  readonly specs: readonly { readonly ok: boolean; readonly title: string }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const failuresOf = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(failuresOf),
];

/** @returns the first test that fails, or null. @throws when the tests could not run */
async function firstFailure(test: string): Promise<string | null> {
  const isBrowser = test.endsWith('.spec.ts');
  const report = isBrowser ? 'test-results/journeys.json' : 'test-results/defect.json';
  rmSync(join(copy, report), { force: true });
  const [script, ...args] = isBrowser
    ? ['@playwright/test/cli.js', 'test', '-x', test]
    : ['vitest/vitest.mjs', 'run', '--bail=1', '--reporter=json', `--outputFile.json=${report}`, test];
  const env = { PAUSA_TEST_EXHAUSTIVE: '1' };
  const { code, output } = await runTool(script as string, args, { cwd: copy, quiet: true, limitMs: TEST_LIMIT_MS, env });
  if (code === 0) return null;
  const json: unknown = existsSync(join(copy, report)) ? JSON.parse(readFileSync(join(copy, report), 'utf8')) : null;
  const failed = isBrowser
    ? (json as { suites: PlaywrightSuite[] } | null)?.suites.flatMap(failuresOf)[0]
    : (json as VitestReport | null)?.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .find(({ status }) => status === 'failed')?.fullName;
  if (failed === undefined) throw new Error(output.trim().slice(-2000));
  return `${test} › ${failed}`;
}

/** @returns the test that detects the defect; null when none does */
async function detect(defect: Defect, isBaseline: boolean): Promise<string | null> {
  const { id, file, before, after, tests } = defect;
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (!isBaseline)
    writeFileSync(
      path,
      source.replace(before, () => after),
    );
  try {
    const failed = await build(isBaseline ? '' : id, defect);
    if (failed !== null) return `the build of ${failed}`;
    for (const test of tests) {
      const failure = await firstFailure(test);
      if (failure !== null) return failure;
    }
    return null;
  } finally {
    writeFileSync(path, source);
  }
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, list: { type: 'boolean', default: false }, baseline: { type: 'boolean', default: false } },
});
const only = values.only?.split(',');
const chosen = DEFECTS.filter(({ id }) => only?.includes(id) ?? true);
if (chosen.length === 0) throw new Error(`No such defect: ${values.only ?? ''}`);

if (values.list) {
  for (const { id, file, harm } of chosen) console.log(`${id.padEnd(34)}${file}\n    ${harm}`);
} else {
  const leave = () => rmSync(copy, { recursive: true, force: true });
  onStop(async () => {
    await stopChildren();
    leave();
  });
  copyProject(copy);
  // Tests read git's list of files.
  await run('git', ['add', '--all'], { cwd: copy, quiet: true });
  for (const defect of chosen) {
    const by = await detect(defect, values.baseline);
    if ((by === null) !== values.baseline) process.exitCode = 1;
    console.log(`${by === null ? 'not detected' : 'detected    '} ${defect.id.padEnd(34)}${by ?? defect.harm}`);
  }
  leave();
}
