/**
 * `npm run bench:shop`: how long the shop with 600 dishes takes to respond to a tap or a key, on a processor slowed down
 * four times. Needs a build. The actions alternate, so that other load of the machine affects all of them alike.
 */
import { writeFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { launch, PHONE, signInByForm } from '../serve/browser.ts';
import { serve } from '../serve/serve.ts';

const PORT = 4573;
const ROUNDS = 15;
const SLOW_DOWN = 4;
/** Limit for the median response. */
const BUDGET_MS = 100;

/** From the input's own time stamp to the frame that shows its effect, in milliseconds. */
async function timeToPaint(page: Page, act: () => Promise<void>, type: string): Promise<number> {
  await page.evaluate((type) => {
    const target = window as unknown as { answer: Promise<number> };
    target.answer = new Promise((resolve) => {
      window.addEventListener(
        type,
        (event) => {
          // The callback of the second frame runs after the first one has been painted.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - event.timeStamp)));
        },
        { capture: true, once: true },
      );
    });
  }, type);
  await act();
  return page.evaluate(() => (window as unknown as { answer: Promise<number> }).answer);
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const served = await serve({ port: PORT, partnerPort: PORT + 1, say: () => {} });
const browser = await launch();
const figures = new Map<string, number[]>();
const note = (name: string, ms: number) => figures.set(name, [...(figures.get(name) ?? []), ms]);

try {
  const context = await browser.newContext({
    baseURL: served.app.origin,
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
  });
  const page = await context.newPage();
  await signInByForm(page);
  await page.goto('/selling-area/mensa-2');
  await page.getByRole('heading', { level: 1, name: 'Mensa Corso Italia' }).waitFor();
  await page
    .getByRole('button', { name: /^LO VOGLIO/ })
    .first()
    .tap();
  await page
    .getByRole('button', { name: /^Aggiungi uno/ })
    .first()
    .waitFor();

  const client: CDPSession = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const plus = page.getByRole('button', { name: /^Aggiungi uno/ }).first();
  const minus = page.getByRole('button', { name: /^Togli uno/ }).first();
  const settled = () => page.waitForFunction(() => document.querySelector('[aria-disabled=true]') === null);

  for (let round = 0; round < ROUNDS; round += 1) {
    note("tap on '+'", await timeToPaint(page, () => plus.tap(), 'click'));
    await settled();
    await minus.tap();
    await settled();

    note('opening the filter', await timeToPaint(page, () => page.getByRole('button', { name: /^Filtra/ }).tap(), 'click'));
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Cerca nel catalogo' }).tap();
    const field = page.getByRole('searchbox');
    for (const key of 'salm') note('typing in search', await timeToPaint(page, () => page.keyboard.press(key), 'keydown'));
    await field.press('Escape');
    await page.getByRole('button', { name: 'Cerca nel catalogo' }).waitFor();
  }
} finally {
  await browser.close();
  await served.close();
}

console.log(
  `\n  mensa-2, 600 dishes, ${PHONE.width} px, processor slowed down ${SLOW_DOWN} times, ${ROUNDS} rounds; ms to the next frame\n`,
);
for (const [name, values] of figures) {
  const sorted = values.toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  const middle = median(values);
  const verdict = middle <= BUDGET_MS ? `within ${BUDGET_MS}` : `OVER ${BUDGET_MS}`;
  console.log(`  ${name.padEnd(22)} median ${middle.toFixed(0).padStart(4)}   (${least.toFixed(0)} to ${most.toFixed(0)})   ${verdict}`);
}
writeFileSync('test-results/bench-shop.json', JSON.stringify(Object.fromEntries(figures), null, 2));
