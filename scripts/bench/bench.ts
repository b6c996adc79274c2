/**
 * `npm run bench`: how fast the pages, the taps and the elements are beside references in the same run, and whether anything grows.
 * Writes docs/benchmarks. Needs a build. `-- --quick` takes few rounds and writes to test-results; `-- --only "First load"` runs one suite.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../install/chromium.mjs';
import { CHROMIUM_ARGS } from '../serve/browser.ts';
import { serve } from '../serve/serve.ts';
import { install, ROOT } from '../steps.mjs';
import { developers } from './developers.ts';
import { firstLoad } from './first-load.ts';
import { growth } from './growth.ts';
import { peers } from './peers.ts';
import { type Figures, type Goal, report, type Result, summary, unnoticed } from './report.ts';
import { taps } from './taps.ts';

const PORT = 4573;
const ROUNDS = { usual: 7, quick: 2 };

export interface Bench {
  readonly browser: Browser;
  /** Of the sandbox with the built app. */
  readonly origin: string;
  readonly rounds: number;
  readonly isQuick: boolean;
  /** Keeps a measured value. `who` is 'ours' or the name of a reference; the metric's name ends with its unit. */
  note(subject: string, metric: string, who: string, value: number): void;
}

export interface Suite {
  readonly name: string;
  /** How it is measured, one sentence or two. */
  readonly about: string;
  readonly goals: readonly Goal[];
  /** A folder whose packages it needs. */
  readonly needs?: string;
  run(bench: Bench): Promise<void>;
}

const SUITES: readonly Suite[] = [firstLoad, taps, growth, peers, developers];

const { quick, only } = parseArgs({ options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } } }).values;
const folder = join(ROOT, quick ? 'test-results/benchmarks' : 'docs/benchmarks');
const suites = SUITES.filter(({ name }) => only === undefined || name === only);
const executablePath = findChromium();
for (const { needs } of suites) if (needs !== undefined) await install((line: string) => console.log(`  ${line}`), needs);
const served = await serve({ port: PORT, partnerPort: PORT + 1, say: () => {} });
const results: Result[] = [];
let version = '';
try {
  for (const suite of suites) {
    // Its own browser for each suite: nothing of the one before is in its caches.
    const args = [...CHROMIUM_ARGS, '--js-flags=--expose-gc', '--ignore-certificate-errors'];
    const browser = await chromium.launch({ args, ...(executablePath === undefined ? {} : { executablePath }) });
    version = browser.version();
    const figures: Figures = new Map();
    try {
      await suite.run({
        browser,
        origin: served.app.origin,
        rounds: quick ? ROUNDS.quick : ROUNDS.usual,
        isQuick: quick,
        note(subject, metric, who, value) {
          const row = figures.get(`${subject}: ${metric}`) ?? new Map<string, number[]>();
          figures.set(`${subject}: ${metric}`, row.set(who, [...(row.get(who) ?? []), value]));
        },
      });
    } finally {
      await browser.close();
    }
    const result = { name: suite.name, about: suite.about, goals: suite.goals, figures };
    results.push(result);
    console.log(summary(result));
    if (unnoticed(result).length > 0) {
      console.error('  A slow-down that was planted was not noticed: the machine is too busy for these figures.');
      process.exitCode = 1;
    }
  }
} finally {
  await served.close();
  // The suites before one that failed are not lost.
  mkdirSync(folder, { recursive: true });
  const machine = `Chromium ${version}, Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}, load ${loadavg()[0]?.toFixed(1)} at the end`;
  for (const [file, content] of report(machine, results)) writeFileSync(join(folder, file), content);
  console.log(`  Written to ${folder}.`);
}
