// `npm test` runs tests of every layer, `npm test -- --all` runs everything. The last line is the sum.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureChromium } from './install/chromium.mjs';
import { installBrowsers } from './install/debian.mjs';
import { ensureFirefox } from './install/firefox.mjs';
import { ensureNginx } from './install/nginx.mjs';
import { ensureWebKit } from './install/webkit.mjs';
import { countPlaywright, countVitest, playwrightFailures, playwrightFiles, vitestFailures, vitestFiles } from './test/count.mjs';
import { build, install, onStop, ROOT, runTool, stopChildren } from './steps.mjs';
import { readReport, runSuites, summary } from './test/suites.mjs';

const say = (line) => console.log(`  ${line}`);
const FIRST_PORT = 4273;
const unknown = process.argv.slice(2).find((argument) => argument !== '--all');
if (unknown !== undefined) {
  console.error(`  Unknown option ${unknown}. \`npm test\` runs what shows most mistakes, \`npm test -- --all\` runs everything.`);
  process.exit(2);
}
const isAll = process.argv.includes('--all');
/** Ten times as many schedules, and all visual checks of the stories. */
const exhaustive = isAll ? { PAUSA_TEST_EXHAUSTIVE: '1' } : {};

onStop(async () => {
  console.log('\n  Stopping …');
  await stopChildren();
});

/** A check that passes or fails as a whole: all of its programs, one after another. */
const check =
  (...programs) =>
  async (log) => {
    let failed = 0;
    for (const [script, ...args] of programs) if ((await runTool(script, args, { log })).code !== 0) failed += 1;
    return { passed: programs.length - failed, failed };
  };

/** A suite that writes its own counts; one that ended badly without a failure to show counts as one. */
async function counted(report, { count, files, failures }, run) {
  rmSync(join(ROOT, report), { force: true });
  const { code } = await run(report);
  const written = readReport(report);
  if (written === null) return { passed: 0, failed: 1 };
  const { passed, failed } = count(written);
  const isEmpty = passed + failed === 0;
  return {
    passed,
    failed: isEmpty || (code !== 0 && failed === 0) ? failed + 1 : failed,
    files: files(written, ROOT),
    failures: failures(written, ROOT),
  };
}

const vitest =
  (name, ...projects) =>
  (log) =>
    counted(`test-results/${name}.json`, { count: countVitest, files: vitestFiles, failures: vitestFailures }, (report) =>
      runTool(
        'vitest/vitest.mjs',
        [
          'run',
          ...projects.map((project) => `--project=${project}`),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        { log, env: exhaustive },
      ),
    );

async function isFree(port) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Two neighbouring free ports, so that a running `npm start` or a second test run does no harm. */
async function freePorts() {
  for (let port = FIRST_PORT; port < FIRST_PORT + 200; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error('No two free ports for the browsers.');
}

const browsers = async (log) => {
  const nginx = await ensureNginx(say);
  const port = await freePorts();
  const journeys = { count: countPlaywright, files: playwrightFiles, failures: playwrightFailures };
  return counted('test-results/journeys.json', journeys, () =>
    runTool('@playwright/test/cli.js', ['test', ...(isAll ? [] : ['--grep', '@quick'])], {
      log,
      env: { ...exhaustive, PAUSA_TEST_PORT: String(port), PAUSA_TEST_PARTNER_PORT: String(port + 1), NGINX_PATH: nginx },
    }),
  );
};

const builds = async (log) => {
  const print = (line) => log(`${line}\n`);
  for (const name of ['app', 'package', 'stories']) await build(print, name);
  return { passed: 1, failed: 0 };
};

/** Its packages are installed here, by whoever asks for everything. */
const site = async (log) => {
  const print = (line) => log(`${line}\n`);
  await install(print, 'site');
  await build(print, 'site');
  return vitest('site', 'site')(log);
};

/** A mock, a linter and a generator of others. */
const openapi = async (log) => {
  await install((line) => log(`${line}\n`), 'tests/openapi');
  return vitest('openapi', 'openapi')(log);
};

/** Those with a lock file have packages of their own, which are installed here. */
const examples = async (log) => {
  const folders = readdirSync(join(ROOT, 'examples')).map((name) => `examples/${name}`);
  for (const folder of folders.filter((each) => existsSync(join(ROOT, each, 'package-lock.json'))))
    await install((line) => log(`${line}\n`), folder);
  return vitest('examples', 'examples')(log);
};

const VITEST_FILE = /^ [✓❯✗×] /gm;
const PLAYWRIGHT_TEST = /^ {2}[✓✘-] +\d+ /gm;

const SUITES = [
  { name: 'Build', cores: 1, seconds: 60, start: builds },
  { name: 'Unit', cores: 2, seconds: isAll ? 200 : 120, counts: VITEST_FILE, start: vitest('unit', 'unit', 'unit-dom') },
  { name: 'Format', cores: 1, seconds: 1, start: check(['oxfmt/bin/oxfmt', '--check']) },
  { name: 'Lint', cores: 1, seconds: 10, start: check(['oxlint/bin/oxlint']) },
  {
    name: 'Types',
    cores: 1,
    seconds: 30,
    start: check(['typescript-7/bin/tsc', '--noEmit'], ['typescript-7/bin/tsc', '--noEmit', '-p', 'tsconfig.worker.json']),
  },
  { name: 'Bundles and package', cores: 1, seconds: 40, needs: ['Build'], counts: VITEST_FILE, start: vitest('built', 'built') },
  { name: 'Size', cores: 1, seconds: 20, needs: ['Build'], start: check(['tsx/dist/cli.mjs', 'scripts/bench/size.ts']) },
  {
    name: 'Elements in each engine',
    // Three browsers beside the four of the journeys would take longer than one after the other.
    cores: 2,
    seconds: isAll ? 420 : 180,
    needs: ['Build'],
    counts: VITEST_FILE,
    start: vitest('engines', 'engines'),
  },
  {
    name: 'Stories and journeys',
    cores: 2,
    seconds: isAll ? 900 : 240,
    needs: ['Build'],
    counts: PLAYWRIGHT_TEST,
    parts: (output) => /Running (\d+) tests?/.exec(output)?.[1],
    start: browsers,
  },
  ...(isAll
    ? [
        { name: 'Assurance', cores: 1, seconds: 150, start: vitest('assurance', 'assurance') },
        { name: 'Examples', cores: 1, seconds: 150, needs: ['Build'], start: examples },
        { name: 'OpenAPI in others’ tools', cores: 1, seconds: 300, needs: ['Build'], start: openapi },
        { name: 'Documentation site', cores: 1, seconds: 100, needs: ['Build'], start: site },
      ]
    : []),
];

const since = performance.now();
let results;
try {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  await Promise.all([install(say), installBrowsers(say)]);
  await ensureChromium(say);
  await ensureFirefox(say);
  await ensureWebKit(say);
  // More at once is no faster, and brings the tests near their time-outs.
  results = await runSuites(SUITES, { key: isAll ? 'all' : 'quick', cores: Math.max(2, availableParallelism()) });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  results = [{ name: 'Install', passed: 0, failed: 1, seconds: (performance.now() - since) / 1000 }];
}
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
console.log(summary(results, (performance.now() - since) / 1000));
