/**
 * `npm run assure`: plays every check of tests/assurance with all of its inputs, and the usual tests that show the rest with their
 * long counts; then it writes docs/assurance.md. It takes about an hour. `PAUSA_ASSURE_SEED=2` tries other inputs, and writes
 * nothing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { CHECKS, type CheckId, type Row, USUAL_CHECKS } from '../../tests/assurance/table.ts';
import { build, onStop, runTool, stopChildren } from '../steps.mjs';

onStop(stopChildren);

interface Assured {
  readonly id: CheckId;
  readonly inputs: number;
  readonly found: number;
}
interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly meta: { readonly assured?: Assured } }[] }[];
}

const REPORT = 'test-results/assure.json';
const DOCUMENT = 'docs/assurance.md';

/** The file that has a check. */
const fileOf = (id: CheckId) => `assurance/${id.startsWith('screens-') ? 'screens.test.tsx' : 'values.test.ts'}`;
const number = (value: number) => value.toLocaleString('en');

function documentOf(results: readonly Assured[]): string {
  const rows = (Object.entries(CHECKS) as [CheckId, Row][]).map(([id, { area, tried, holds, planted }]) => {
    const result = results.find((one) => one.id === id);
    const found = result === undefined ? 'not played' : result.found === 0 ? 'nothing' : number(result.found);
    return `| ${area} | \`${id}\` | ${tried} | ${number(result?.inputs ?? 0)} | ${holds} | ${found} | ${planted.join('; ')} | \`${fileOf(id)}\` «${id}» |`;
  });
  const usual = USUAL_CHECKS.map(({ area, tried, inputs, holds, shownBy }) => `| ${area} | ${tried} | ${inputs} | ${holds} | ${shownBy} |`);
  return `# Assurance

This page lists what was tried against Pausa, with the number of inputs and the findings. \`npm run assure\` runs all of them and writes this page; \`npm test -- --all\` runs a part of each check. One seeded generator makes the inputs from patterns, so they are the same on each machine; the repository contains no third-party list of inputs. [Security](../SECURITY.md) names the defence against each threat.

- **found** is the number of violations in the last run. A run with a finding fails.
- **planted defects**: the same check runs on each of these broken parts, and must report it. If it does not, the tests fail.
- **Shown by** names a test: the end of its path, and words of the test in « ».

## Checks of their own

| area | check | tried | inputs | must hold | found | planted defects | Shown by |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## Shown by the usual tests

\`npm run assure\` runs them with their long counts, and fails if one of them fails. \`npm run mutants\` changes the code that they test.

| area | tried | inputs | must hold | Shown by |
| --- | --- | --- | --- | --- |
${usual.join('\n')}

## What it does not try

- **Features that only a browser has** (policies at work, frames, windows, the service worker): \`tests/e2e\`, \`tests/elements\` and \`tests/deploy\` test them.
- **A canteen's screen** (\`ScreenMenu\`) with odd answers: it needs a layout. \`screen.spec.ts\` tests it with faults.
- **The back end.** \`npm run conformance\` checks one.
`;
}

mkdirSync('test-results', { recursive: true });
const own = await runTool(
  'vitest/vitest.mjs',
  ['run', '--project=assurance', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
  { env: { PAUSA_ASSURE: '1' } },
);
const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
const results = report.testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta.assured ?? []));
if (process.env['PAUSA_ASSURE_SEED'] === undefined) {
  const { code, errors } = await format(DOCUMENT, documentOf(results));
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  writeFileSync(DOCUMENT, code);
}
for (const { id, inputs, found } of results) console.log(`  ${id}: ${number(inputs)} inputs, ${found} found`);
const usualFiles = USUAL_CHECKS.flatMap(({ files }) => files);
const isJourney = (file: string) => file.endsWith('.spec.ts');
const env = { PAUSA_TEST_EXHAUSTIVE: '1' };
const usual = await runTool('vitest/vitest.mjs', ['run', '--project=unit', ...usualFiles.filter((file) => !isJourney(file))], { env });
for (const name of ['app', 'package']) await build(console.log, name);
const journeys = await runTool('@playwright/test/cli.js', ['test', ...usualFiles.filter(isJourney)], { env });
process.exitCode = [own, usual, journeys].every(({ code }) => code === 0) ? 0 : 1;
