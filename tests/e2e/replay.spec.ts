/** A provider's own traffic: a browser's recording is replayed in the place of a back end. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { readOptions, serve } from '../../scripts/serve/serve.ts';
import { expect, signInFromLogin } from '../support/journey.ts';
import { APP, MENU, PHONE, test } from '../support/test.ts';

const SCREENS = [
  '/',
  '/selling-area/milano-1',
  '/selling-area/milano-1/cart',
  '/lista-ordini',
  '/payment',
  '/payment/payment-options/definedAmountMethod',
  '/wallet',
  '/coffee/selling-area/caffe-1',
  '/me',
  `/menu/${MENU}`,
];

/** What each screen shows when its calls have been answered. */
async function walk(page: Page, origin: string): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  for (const path of SCREENS) {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // The categories of a menu come after its dishes: a heading, then also a button.
    if (path.startsWith('/menu/')) await expect(page.getByText('Primi', { exact: true })).toHaveCount(2);
    texts[path] = await page.locator('body').innerText();
  }
  return texts;
}

async function record(browser: Browser, path: string): Promise<Readonly<Record<string, string>>> {
  const context = await browser.newContext({ viewport: PHONE, recordHar: { path, content: 'embed' }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${APP}/`);
  await signInFromLogin(page);
  await expect(page.getByText('È ora di pausa.')).toBeVisible();
  const texts = await walk(page, APP);
  await context.close();
  expect(texts['/selling-area/milano-1']).toContain('LO VOGLIO');
  expect(texts['/wallet']).toMatch(/20,00\s€/);
  expect(texts['/coffee/selling-area/caffe-1']).toContain('Caffè espresso');
  return texts;
}

test('a browser’s recording opens each of its screens without a back end, and lets nobody order', async ({ browser }, info) => {
  const file = info.outputPath('visit.har');
  const recorded = await record(browser, file);
  // Only the recording may answer: the address of what was recorded does not exist.
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(`${APP}/b2c/`, 'https://api.ditta.example/pranzo/b2c/'));

  const lines: string[] = [];
  const served = await serve({
    port: 5101,
    partnerPort: 5201,
    isOffline: true,
    ...readOptions(['--replay', file]),
    say: (line) => lines.push(line),
  });
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    expect(await walk(page, served.app.origin)).toEqual(recorded);
    expect(lines.filter((line) => line.startsWith('Not in the recording'))).toEqual([]);

    await page.goto(`${served.app.origin}/selling-area/milano-1`);
    await page
      .getByRole('button', { name: /^LO VOGLIO/ })
      .first()
      .click();
    await expect(page.getByRole('alert')).toContainText(
      'Questa è una registrazione: si può guardare tutto, ma non ordinare, pagare o modificare.',
    );
  } finally {
    await context.close();
    await served.close();
  }
});
