/** What a developer waits for: the checks, the build, and a changed text in the browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { createServer } from 'vite';
import { ROOT, run } from '../steps.mjs';
import type { Suite } from './bench.ts';

const PORT = 4575;
const FILE = join(ROOT, 'src/widgets/login/text.ts');
const TEXT = 'Accedi con Email';

async function secondsOf(script: string): Promise<number> {
  const since = performance.now();
  const { code, output } = await run(process.execPath, [join(ROOT, 'scripts', script)], { quiet: true });
  if (code !== 0) throw new Error(`scripts/${script} failed:\n${output}`);
  return (performance.now() - since) / 1000;
}

/** From a change of a file until the browser shows it. The file itself stays as it is: the server reads another text. */
async function hotReloads(browser: Browser, rounds: number): Promise<number[]> {
  let text = TEXT;
  const server = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'silent',
    server: { port: PORT, strictPort: true },
    plugins: [
      {
        name: 'pausa:changed-file',
        enforce: 'pre',
        load: (id) => (id === FILE ? readFileSync(FILE, 'utf8').replace(TEXT, text) : null),
      },
    ],
  });
  const page = await browser.newPage();
  try {
    await server.listen();
    await page.goto(`http://localhost:${PORT}/login`);
    await page.getByText(TEXT).waitFor();
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      text = `${TEXT}, ${round}`;
      const shown = page.waitForFunction((wanted) => document.body.textContent.includes(wanted), text, { polling: 'raf' });
      const since = performance.now();
      server.watcher.emit('change', FILE);
      await shown;
      times.push((performance.now() - since) / 1000);
    }
    return times;
  } finally {
    await page.close();
    await server.close();
  }
}

export const developers: Suite = {
  name: 'What a developer waits for',
  about:
    'The whole of `npm run check` and of `npm run build`, once; the time from a change of a text until the browser shows it, without a new load of the page.',
  goals: [
    {
      row: 'a developer: npm run check, s',
      most: 100,
      inTheWay: 'its unit tests alone keep two cores busy for 90 to 130 s; the lint of what may import what takes 14 s beside them.',
    },
    { row: 'a developer: npm run build, s', most: 30 },
    { row: 'a developer: hot reload, s', most: 0.13 },
  ],
  async run({ browser, rounds, isQuick, note }) {
    for (const time of await hotReloads(browser, rounds)) note('a developer', 'hot reload, s', 'ours', time);
    if (isQuick) return;
    note('a developer', 'npm run build, s', 'ours', await secondsOf('build.mjs'));
    note('a developer', 'npm run check, s', 'ours', await secondsOf('check.mjs'));
  },
};
