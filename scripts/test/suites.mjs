// Runs the suites of `npm test`: as many at once as the machine has cores for, each with its output in a file, with a line
// that says how far they are, and a table at the end.
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../steps.mjs';

/**
 * @typedef {{ passed: number, failed: number, files?: { file: string, tests: number, seconds: number }[], failures?: string[] }} Result
 * @typedef {object} Suite
 * @property {string} name
 * @property {1 | 2} cores How many cores it keeps busy.
 * @property {number} seconds How long it takes on two cores, before this machine has run it.
 * @property {string[]} [needs] The suites that must have passed before.
 * @property {RegExp} [counts] Matches once for each finished part in its output.
 * @property {() => number} [parts] How many of these parts there are, where that is known.
 * @property {(log: (chunk: Buffer) => void) => Promise<Result>} start
 */

const LAST_TIMES = join(ROOT, '.cache', 'test-times.json');
const PROGRESS_MS = process.stdout.isTTY ? 1000 : 30_000;
const SLOWEST = 10;
/** How many failed tests the end names: a log that keeps only its last lines still shows them. */
const NAMED_FAILURES = 40;
const FAILURE_LINES = 400;

const clock = (exact) => {
  const seconds = Math.round(exact);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

function readLastTimes() {
  try {
    return JSON.parse(readFileSync(LAST_TIMES, 'utf8'));
  } catch {
    return {};
  }
}

/** Which of the waiting suites may start: those whose needs are met, in their order, while there are cores. */
export function startable(waiting, running, finished, cores) {
  let free = cores - running.reduce((sum, suite) => sum + Math.min(suite.cores, cores), 0);
  return waiting.filter((suite) => {
    const taken = Math.min(suite.cores, cores);
    const isReady = (suite.needs ?? []).every((name) => finished.has(name));
    if (!isReady || taken > free) return false;
    free -= taken;
    return true;
  });
}

function progressOf({ suite, since, output, expected }) {
  const seconds = (performance.now() - since) / 1000;
  const done = suite.counts === undefined ? 0 : [...output().matchAll(suite.counts)].length;
  const total = suite.parts?.(output());
  const parts = done === 0 ? '' : total === undefined ? `${done} done, ` : `${done} of ${total}, `;
  const left = expected - seconds;
  return `${suite.name} (${parts}${clock(seconds)}, ${left > 5 ? `about ${clock(left)} left` : 'soon done'})`;
}

/** Runs all suites, also after one has failed. `key` tells the kinds of run apart whose times are remembered. */
export async function runSuites(suites, { key, cores }) {
  const times = readLastTimes();
  const waiting = [...suites];
  const running = new Map();
  const finished = new Map();
  const failed = new Set();

  const report = () => {
    if (running.size === 0) return;
    const line = [...running.values()].map(progressOf).join(' · ');
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K  ${line.slice(0, process.stdout.columns - 3)}`);
    else console.log(`  … ${line}`);
  };
  const say = (line) => console.log(process.stdout.isTTY ? `\r\x1b[2K${line}` : line);
  const timer = setInterval(report, PROGRESS_MS);

  const start = async (suite) => {
    const file = join(ROOT, 'test-results', 'logs', `${suite.name.toLowerCase().replace(/\W+/g, '-')}.log`);
    mkdirSync(dirname(file), { recursive: true });
    const log = createWriteStream(file);
    let output = '';
    const hear = (chunk) => {
      output += chunk;
      log.write(chunk);
    };
    const since = performance.now();
    const expected = times[`${key} ${suite.name}`] ?? suite.seconds;
    running.set(suite.name, { suite, since, expected, output: () => output });
    say(`  ▸ ${suite.name}: about ${clock(expected)}`);
    let result;
    try {
      const missing = (suite.needs ?? []).find((name) => failed.has(name));
      if (missing !== undefined) throw new Error(`Not run: ${missing} failed.`);
      result = await suite.start(hear);
    } catch (error) {
      hear(`${error instanceof Error ? error.message : String(error)}\n`);
      result = { passed: 0, failed: 1 };
    }
    log.end();
    const seconds = (performance.now() - since) / 1000;
    running.delete(suite.name);
    finished.set(suite.name, { name: suite.name, ...result, seconds });
    if (result.failed > 0) {
      failed.add(suite.name);
      const lines = output.trimEnd().split('\n');
      say(`\n── ${suite.name} ${'─'.repeat(Math.max(0, 60 - suite.name.length))}`);
      console.log(lines.slice(-FAILURE_LINES).join('\n'));
      if (lines.length > FAILURE_LINES) console.log(`  (the last ${FAILURE_LINES} lines; all of them: ${file.slice(ROOT.length + 1)})`);
    } else times[`${key} ${suite.name}`] = Math.round(seconds);
    say(`  ${result.failed > 0 ? '✗' : '✓'} ${suite.name}: ${result.passed} passed, ${result.failed} failed, ${clock(seconds)}`);
  };

  await new Promise((resolve) => {
    const next = () => {
      const active = [...running.values()].map(({ suite }) => suite);
      for (const suite of startable(waiting, active, finished, cores)) {
        waiting.splice(waiting.indexOf(suite), 1);
        void start(suite).then(next);
      }
      if (waiting.length === 0 && running.size === 0) resolve();
    };
    next();
  });
  clearInterval(timer);
  mkdirSync(dirname(LAST_TIMES), { recursive: true });
  writeFileSync(LAST_TIMES, JSON.stringify(times, null, 2));
  return suites.map(({ name }) => finished.get(name));
}

/** The table at the end, with the names of what failed; its last line is the sum that other tools read. */
export function summary(results, seconds) {
  const total = (key) => results.reduce((sum, row) => sum + row[key], 0);
  const slowest = results
    .flatMap(({ files = [] }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  const failures = results.flatMap(({ name, failed, failures: named = [] }) =>
    failed > 0 && named.length === 0 ? [name] : named.map((test) => `${name}: ${test}`),
  );
  return [
    '',
    '  suite                                passed failed    time',
    ...results.map(
      ({ name, passed, failed, seconds: took }) =>
        `  ${name.padEnd(36)}${String(passed).padStart(7)}${String(failed).padStart(7)}${`${took.toFixed(1)} s`.padStart(9)}`,
    ),
    '',
    '  the slowest files                                                          tests    time',
    ...slowest.map(
      ({ file, tests, seconds: took }) => `  ${file.padEnd(72)}${String(tests).padStart(8)}${`${took.toFixed(1)} s`.padStart(9)}`,
    ),
    '',
    `  In all ${clock(seconds)}.`,
    ...(failures.length > 0 ? ['', '  failed', ...failures.slice(0, NAMED_FAILURES).map((line) => `  ✗ ${line}`)] : []),
    ...(failures.length > NAMED_FAILURES ? [`  … and ${failures.length - NAMED_FAILURES} more`] : []),
    '',
    `${total('passed')} passed, ${total('failed')} failed`,
  ].join('\n');
}

/** Reads a report that a suite wrote, or null when it wrote none. */
export function readReport(report) {
  const path = join(ROOT, report);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
