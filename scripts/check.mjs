// `npm run check`: format, lint, types, unit tests. `-- --changed`: the format and the lint of the files that differ from the last
// commit, the types, and the unit tests that import one of these files.
import { install, onStop, run, runTool, stopChildren } from './steps.mjs';

const isForChanged = process.argv.includes('--changed');
const TYPESCRIPT = /\.[cm]?[jt]sx?$/;

/** The files that differ from the last commit, and the new ones. */
async function changedFiles() {
  const lists = [
    ['diff', '--name-only', '--diff-filter=d', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const outputs = await Promise.all(lists.map((args) => run('git', args, { quiet: true })));
  return outputs.flatMap(({ output }) => output.split('\n').filter((line) => line !== ''));
}

onStop(stopChildren);
try {
  await install((line) => console.log(`  ${line}`));
  const files = isForChanged ? await changedFiles() : ['.'];
  const linted = isForChanged ? files.filter((file) => TYPESCRIPT.test(file)) : ['.'];
  /** Keeps what it has found out for the next time. */
  const types = (/** @type {string} */ project) =>
    runTool('typescript-7/bin/tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', `.cache/${project}.tsbuildinfo`], {
      quiet: true,
    });
  const staticChecks = [
    () => files.length > 0 && runTool('oxfmt/bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files], { quiet: true }),
    () => linted.length > 0 && runTool('oxlint/bin/oxlint', linted, { quiet: true }),
    () => types('tsconfig.json'),
    () => types('tsconfig.worker.json'),
  ];
  const tests = [
    () =>
      runTool('vitest/vitest.mjs', [
        'run',
        '--project=unit',
        '--project=unit-dom',
        ...(isForChanged ? ['--changed', '--passWithNoTests'] : []),
      ]),
  ];
  // They run beside each other, because vitest leaves a fifth of two cores idle. The first failure ends both.
  await Promise.all(
    [staticChecks, tests].map(async (steps) => {
      for (const step of steps) {
        const result = await step();
        if (result === false || result.code === 0) continue;
        if (result.output !== '') console.log(result.output);
        process.exitCode = result.code;
        await stopChildren();
        process.exit();
      }
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
  await stopChildren();
}
