/**
 * `npm run soak`: a canteen's screen for 28 days under virtual time, with 1 % of the reads failing and one outage of 24
 * hours. Prints a line each day and the verdict; exit code 1 when a criterion is not met. Needs a build; takes a quarter of
 * an hour. `npm run soak -- 7` runs a week.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { launch } from '../serve/browser.ts';
import { serve } from '../serve/serve.ts';
import { evaluateSoak, soak, type SoakPlan } from './soak-screen.ts';

const PORT = 4673;
const DAY = 24;
const days = Number(process.argv[2] ?? 28);
if (!Number.isInteger(days) || days < 7) throw new Error('npm run soak -- <days>: a whole number, 7 at least');

const plan: SoakPlan = {
  hours: days * DAY,
  everyHours: DAY,
  failures: 0.01,
  outage: { fromHour: Math.floor(days / 2) * DAY, hours: DAY },
  seed: 20_261_122,
};

const served = await serve({ port: PORT, partnerPort: PORT + 1, say: () => {} });
const browser = await launch();
const began = Date.now();
try {
  const context = await browser.newContext({
    viewport: { width: 960, height: 540 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    serviceWorkers: 'block',
  });
  console.log(
    `\n  ${days} days, ${plan.failures * 100} % of the reads fail (seed ${plan.seed}), no network on day ${plan.outage.fromHour / DAY + 1}\n`,
  );
  console.log('   day   nodes  listeners    heap kB');
  const result = await soak(await context.newPage(), served.app.origin, plan, ({ hour, nodes, listeners, heapBytes, isOffline }) =>
    console.log(
      `  ${String(hour / DAY).padStart(4)}${String(nodes).padStart(8)}${String(listeners).padStart(11)}${(heapBytes / 1000).toFixed(0).padStart(11)}${isOffline ? '   no network' : ''}`,
    ),
  );
  console.log(
    `\n  ${result.reads} reads, ${result.failures} of them failed outside the outage; ${((Date.now() - began) / 60_000).toFixed(1)} minutes on the wall\n`,
  );
  const criteria = evaluateSoak(result);
  for (const { name, figure, isKept } of criteria) console.log(`  ${isKept ? 'kept  ' : 'BROKEN'}  ${name.padEnd(30)} ${figure}`);
  console.log();
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/soak.json', JSON.stringify({ plan, ...result, criteria }, null, 2));
  if (criteria.some(({ isKept }) => !isKept)) process.exitCode = 1;
} finally {
  await browser.close();
  await served.close();
}
