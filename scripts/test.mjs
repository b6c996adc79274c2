// `npm test`: every suite, one after another; the last line is the sum. Goes on after a failing suite.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureFirefox } from './firefox.mjs';
import { ensureNginx } from './nginx.mjs';
import { countPlaywright, countVitest } from './count.mjs';
import { build, buildPackage, buildStories, install, onStop, ROOT, runTool, stopChildren } from './steps.mjs';

const say = (line) => console.log(`  ${line}`);
const FIRST_PORT = 4273;

onStop(async () => {
  console.log('\n  Stopping …');
  await stopChildren();
});

const read = (report) => {
  const path = join(ROOT, report);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
};
const one = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A check that passes or fails as a whole. */
const check = (script, args) => async () => one((await runTool(script, args)).code);

/** A suite that writes its own counts; one that ended badly without a failure to show counts as one. */
const counted = (report, count, start) => async () => {
  rmSync(join(ROOT, report), { force: true });
  const { code } = await start(report);
  const written = read(report);
  if (written === null) return { passed: 0, failed: 1 };
  const { passed, failed } = count(written);
  const isEmpty = passed + failed === 0;
  return { passed, failed: isEmpty || (code !== 0 && failed === 0) ? failed + 1 : failed };
};

const vitest = (name, projects) =>
  counted(`test-results/${name}.json`, countVitest, (report) =>
    runTool('vitest/vitest.mjs', [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  );

async function isFree(port) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Two neighbouring ports that nobody uses, so that a running `npm start` or a second test run is no obstacle. */
async function freePorts() {
  for (let port = FIRST_PORT; port < FIRST_PORT + 200; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error('No two free ports for the journeys.');
}

const journeys = counted('test-results/journeys.json', countPlaywright, async () => {
  await ensureChromium(say);
  const nginx = await ensureNginx(say);
  const port = await freePorts();
  return runTool('@playwright/test/cli.js', ['test'], {
    env: {
      PAUSA_TEST_PORT: String(port),
      PAUSA_TEST_PARTNER_PORT: String(port + 1),
      NGINX_PATH: nginx,
    },
  });
});

const engines = async () => {
  await ensureChromium(say);
  await ensureFirefox(say);
  return vitest('engines', ['engines'])();
};

const size = async () => {
  await ensureChromium(say);
  return one((await runTool('tsx/dist/cli.mjs', ['scripts/size.ts'])).code);
};

const builds = async () => {
  await build(say, { force: true });
  await Promise.all([buildPackage(say), buildStories(say)]);
  return one(0);
};

const SUITES = [
  ['Format', check('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])],
  ['Lint', check('oxlint/bin/oxlint', [])],
  ['Types', check('typescript/bin/tsc', ['--noEmit'])],
  ['Types of the worker', check('typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.worker.json'])],
  ['Unit', vitest('unit', ['unit', 'unit-dom'])],
  ['Build', builds],
  ['Bundles and package', vitest('built', ['built'])],
  ['Size', size],
  ['Elements in two engines', engines],
  ['Journeys, elements, accessibility', journeys],
];

const sums = [];
const since = performance.now();
try {
  await install(say);
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  sums.push({ name: 'Install', passed: 0, failed: 1, seconds: 0 });
}

if (sums.length === 0) {
  for (const [name, suite] of SUITES) {
    console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
    const start = performance.now();
    let result;
    try {
      result = await suite();
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      result = { passed: 0, failed: 1 };
    }
    sums.push({ name, ...result, seconds: (performance.now() - start) / 1000 });
  }
}

const total = (key) => sums.reduce((sum, row) => sum + row[key], 0);
console.log(`\n── Sum ${'─'.repeat(57)}`);
for (const { name, passed, failed, seconds } of sums) {
  console.log(
    `  ${name.padEnd(36)}${String(passed).padStart(5)} passed${String(failed).padStart(5)} failed${seconds.toFixed(1).padStart(8)} s`,
  );
}
console.log(`  In all ${((performance.now() - since) / 1000).toFixed(0)} s.\n`);
process.exitCode = total('failed') > 0 ? 1 : 0;
console.log(`${total('passed')} passed, ${total('failed')} failed`);
