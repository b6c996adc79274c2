/**
 * Plants the defects of tests/mutants, one at a time, in a copy of the sources, and reports which suite detects each of them.
 *
 * npm run mutants -- --list | --only id,id | --area host | --layer unit,types | --report mutants.json | --baseline
 *
 * `--baseline` plants nothing: a suite that fails then would count as having seen any defect.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { MUTANTS } from '../../tests/mutants/index.ts';
import { type Layer, LAYERS, type Mutant } from '../../tests/mutants/mutant.ts';
import { copyProject } from './copy-project.ts';
import { onStop, run, runTool, stopChildren } from '../steps.mjs';

const MINUTE_MS = 60_000;
const BUILD_LIMIT_MS = 10 * MINUTE_MS;
/** Time-out of a suite. A longer suite gives no result: a defect may make each of its tests reach its own time-out. */
const SUITE_LIMIT_MS = 20 * MINUTE_MS;
/** Time-out of a unit test. Vitest's own configuration is more generous, for busy machines. */
const TEST_LIMIT_MS = 2 * MINUTE_MS;

// ---- The copy ---------------------------------------------------------------------------------------------------

const copy = mkdtempSync(join(tmpdir(), 'pausa-mutants-'));
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** A repository of its own, because tests read git's list of files. */
async function makeCopy(): Promise<void> {
  copyProject(copy);
  await run('git', ['init', '--quiet'], { cwd: copy, quiet: true });
  await run('git', ['add', '--all'], { cwd: copy, quiet: true });
}

// ---- What is built ----------------------------------------------------------------------------------------------

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
  [/^tests\/built\//, ['app', 'elements', 'package']],
  [/^tests\/package\//, ['elements', 'package']],
  [/^tests\/engines\//, ['elements']],
  [/^tests\/a11y\/stories/, ['stories']],
  [/^tests\/elements\/manual/, ['stories']],
  [/^tests\/elements\//, ['app', 'offline', 'elements']],
  [/^tests\/(a11y|deploy|e2e)\//, ['app', 'offline']],
];
const IS_BUILT_FROM = /^(src|stories|tools|sandbox)\/|^vite\.|^scripts\/package/;
/** The defect in each build. */
const built = new Map<Build, string>();

/** @returns the build that failed, or null */
async function build(planted: string, { file, tests = [] }: Mutant): Promise<string | null> {
  const wanted = new Set(tests.flatMap((test) => BUILDS_OF.find(([pattern]) => pattern.test(test))?.[1] ?? []));
  const state = IS_BUILT_FROM.test(file) ? planted : '';
  for (const name of wanted) {
    if (built.get(name) === state) continue;
    const [script, ...args] = BUILDS[name];
    const { code } = await runTool(script, args, { cwd: copy, quiet: true, limitMs: BUILD_LIMIT_MS });
    if (code !== 0) return name;
    built.set(name, state);
  }
  return null;
}

// ---- What is asked ----------------------------------------------------------------------------------------------

/** A suite's result: its first failure, null when all tests passed, or why it could not run. */
type Answer = { readonly caughtBy: string | null } | { readonly broken: string };

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}
interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly { readonly ok: boolean; readonly file: string; readonly title: string }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Runs a suite that writes a report, and reads the first failure from the report. */
async function ask(
  script: string,
  args: readonly string[],
  report: string,
  read: (json: never) => string | null,
  env = {},
): Promise<Answer> {
  rmSync(join(copy, report), { force: true });
  const { code, isLate, output } = await runTool(script, args, { cwd: copy, quiet: true, limitMs: SUITE_LIMIT_MS, env });
  if (isLate) return { broken: `did not end within ${SUITE_LIMIT_MS / MINUTE_MS} minutes` };
  if (code === 0) return { caughtBy: null };
  const failure = existsSync(join(copy, report)) ? read(JSON.parse(readFileSync(join(copy, report), 'utf8')) as never) : null;
  return failure === null ? { broken: output.trim().slice(-2000) } : { caughtBy: failure };
}

function firstOfVitest({ testResults }: VitestReport): string | null {
  for (const { name, status, assertionResults } of testResults) {
    const failed = assertionResults.find((test) => test.status === 'failed');
    const file = relative(copy, name).replace(/^(\.\.\/)+.*?(?=(src|tests|sandbox|conformance|scripts|stories)\/)/, '');
    if (failed !== undefined) return `${file} › ${failed.fullName}`;
    if (status === 'failed' && assertionResults.length === 0) return `${file} (could not be loaded)`;
  }
  return null;
}

const failuresOf = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failuresOf),
];
const firstOfPlaywright = ({ suites }: { suites: readonly PlaywrightSuite[] }) => suites.flatMap(failuresOf)[0] ?? null;

const vitest = (projects: readonly string[], how: readonly string[], env = {}): Promise<Answer> => {
  const chosen = projects.map((project) => `--project=${project}`);
  const report = 'test-results/mutant.json';
  const flags = [
    '--run',
    '--bail=1',
    '--passWithNoTests',
    `--testTimeout=${TEST_LIMIT_MS}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return ask('vitest/vitest.mjs', [...how, ...chosen, ...flags], report, firstOfVitest, env);
};
const EXHAUSTIVE = { PAUSA_TEST_EXHAUSTIVE: '1' };

const playwright = (how: readonly string[], env = {}): Promise<Answer> =>
  ask('@playwright/test/cli.js', ['test', '-x', '--pass-with-no-tests', ...how], 'test-results/journeys.json', firstOfPlaywright, env);

interface Stage {
  readonly layer: Layer;
  /** True when `npm test` runs it; false when only `npm test -- --all` does. */
  readonly isQuick: boolean;
  run(): Promise<Answer>;
}

const check = async (script: string, args: readonly string[]): Promise<Answer> => {
  const { code, output } = await runTool(script, args, { cwd: copy, quiet: true, limitMs: SUITE_LIMIT_MS });
  return { caughtBy: code === 0 ? null : (linesOf(output)[0] ?? script) };
};

/** The suites for a mutant, in order until one detects it. Those of `npm test` come first. */
function stagesOf({ file, layer, tests = [] }: Mutant): readonly Stage[] {
  const unit = ['unit', 'unit-dom'];
  const isImported = /\.tsx?$/.test(file);
  const browser = tests.filter((test) => test.endsWith('.spec.ts'));
  const built = tests.filter((test) => /^tests\/(built|package)\//.test(test));
  const engines = tests.filter((test) => test.startsWith('tests/engines/'));
  const named = tests.filter((test) => ![...browser, ...built, ...engines].includes(test));
  const stages: (Stage | false)[] = [
    layer === 'types' && { layer: 'types', isQuick: true, run: () => check('typescript-7/bin/tsc', ['--noEmit']) },
    named.length > 0 && { layer: 'unit', isQuick: true, run: () => vitest(unit, [...named]) },
    isImported && { layer: 'unit', isQuick: true, run: () => vitest(unit, ['related', file]) },
    built.length > 0 && { layer: 'built', isQuick: true, run: () => vitest(['built'], built) },
    engines.length > 0 && { layer: 'engines', isQuick: true, run: () => vitest(['engines'], engines) },
    browser.length > 0 && { layer: 'browser', isQuick: true, run: () => playwright([...browser, '--grep', '@quick']) },
    browser.length > 0 && { layer: 'browser', isQuick: false, run: () => playwright(browser, EXHAUSTIVE) },
    isImported && { layer: 'unit', isQuick: false, run: () => vitest(unit, ['related', file], EXHAUSTIVE) },
  ];
  return stages.filter((stage) => stage !== false);
}

// ---- One mutant after another -----------------------------------------------------------------------------------

interface MutantResult {
  readonly id: string;
  readonly kind: 'caught' | 'SURVIVED' | 'STALE' | 'BROKEN' | 'left' | 'sound';
  readonly layer?: Layer;
  readonly isQuick?: boolean;
  /** The test that detected it, or the error. */
  readonly by: string;
}

async function runMutant(mutant: Mutant, layers: readonly string[], isBaseline: boolean): Promise<MutantResult> {
  const { id, file, before, after, layer } = mutant;
  const path = join(copy, file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const places = source.split(before);
  if (places.length !== 2) return { id, kind: 'STALE', by: `${file}: its text stands there ${places.length - 1} times` };
  if (!isBaseline) writeFileSync(path, places.join(after));
  try {
    for (const { layer, isQuick, run } of stagesOf(mutant)) {
      if (!layers.includes(layer)) continue;
      if (layer !== 'unit' && layer !== 'types') {
        const failed = await build(isBaseline ? '' : id, mutant);
        if (failed !== null) return { id, kind: 'caught', layer: 'built', isQuick: true, by: `the build of ${failed} failed` };
      }
      const answer = await run();
      if ('broken' in answer) return { id, kind: 'BROKEN', by: answer.broken };
      if (answer.caughtBy !== null && isBaseline) return { id, kind: 'BROKEN', by: `without a defect: ${answer.caughtBy}` };
      if (answer.caughtBy !== null) return { id, kind: 'caught', layer, isQuick, by: answer.caughtBy };
    }
  } finally {
    writeFileSync(path, source);
  }
  if (isBaseline) return { id, kind: 'sound', by: '' };
  return layers.includes(layer) ? { id, kind: 'SURVIVED', by: mutant.harm } : { id, kind: 'left', by: `to the layer ${layer}` };
}

function summarise(results: readonly MutantResult[]): void {
  const caught = results.filter(({ kind }) => kind === 'caught');
  console.log(`\n  ${caught.length} of ${results.length} caught`);
  for (const layer of LAYERS)
    console.log(`    ${layer.padEnd(10)}${String(caught.filter((result) => result.layer === layer).length).padStart(4)}`);
  const late = caught.filter(({ isQuick }) => isQuick !== true);
  console.log(`  by \`npm test\`: ${caught.length - late.length} of ${results.length}; by \`npm test -- --all\` alone: ${late.length}`);
  for (const { id, by } of late) console.log(`    ${id.padEnd(34)}${by}`);
  for (const { id, kind, by } of results)
    if (kind !== 'caught' && kind !== 'sound') console.log(`  ${kind}: ${id} – ${linesOf(by)[0] ?? ''}`);
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    area: { type: 'string' },
    layer: { type: 'string', default: LAYERS.join(',') },
    list: { type: 'boolean', default: false },
    report: { type: 'string' },
    baseline: { type: 'boolean', default: false },
  },
});
const [only, areas, layers] = [values.only?.split(','), values.area?.split(','), values.layer.split(',')];
const chosen = MUTANTS.filter(({ id, area }) => (only?.includes(id) ?? true) && (areas?.includes(area) ?? true));
const unknown = (only ?? []).filter((id) => !MUTANTS.some((mutant) => mutant.id === id));
if (unknown.length > 0 || chosen.length === 0) throw new Error(`No such mutant: ${unknown.join(', ') || 'none is chosen'}`);

if (values.list) {
  for (const { id, area, file, layer, harm } of chosen)
    console.log(`${id.padEnd(34)}${area.padEnd(12)}${layer.padEnd(9)}${file}\n    ${harm}`);
} else {
  const leave = () => rmSync(copy, { recursive: true, force: true });
  onStop(async () => {
    await stopChildren();
    leave();
  });
  await makeCopy();
  const results: MutantResult[] = [];
  for (const mutant of chosen) {
    const since = performance.now();
    const result = await runMutant(mutant, layers, values.baseline);
    results.push(result);
    const { id, kind, layer = '', by } = result;
    console.log(
      `${kind.padEnd(9)}${id.padEnd(34)}${layer.padEnd(8)}${((performance.now() - since) / 1000).toFixed(0).padStart(4)} s  ${by}`,
    );
    if (values.report !== undefined) {
      mkdirSync(dirname(values.report), { recursive: true });
      writeFileSync(values.report, `${JSON.stringify(results, null, 2)}\n`);
    }
  }
  summarise(results);
  leave();
  process.exitCode = results.some(({ kind }) => kind === 'SURVIVED' || kind === 'STALE' || kind === 'BROKEN') ? 1 : 0;
}
