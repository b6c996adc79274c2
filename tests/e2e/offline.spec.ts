/** The app without a connection: what was seen last, to look at; nothing can be bought; back by itself. */
import type { Page } from '@playwright/test';
import { expect, expectPath, heading, quantityOf, serverCart, want } from '../support/journey.ts';
import { DEMO, PHONE, test, violationsOf } from '../support/test.ts';

test.use({ viewport: PHONE, account: DEMO, serviceWorkers: 'allow' });
test.describe.configure({ timeout: 60_000 });

const SHOP = '/selling-area/milano-1';
const note = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const OFFLINE_SHOP = /Sei offline: per ordinare serve la connessione\. Dati delle \d\d:\d\d\./;
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Sei offline' });

/** The app is installed in this browser, and has kept what was read from these addresses. */
async function settle(page: Page, ...addresses: string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const address of addresses) {
    await expect.poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address)).toBe(true);
  }
}

async function visitAll(page: Page): Promise<void> {
  await page.goto('/');
  await settle(page, '/b2c/home', '/b2c/navigation');
  await page.goto('/lista-ordini');
  await settle(page, '/b2c/selling-order/list?take=100');
  await page.goto(SHOP);
  await settle(page, '/b2c/locker/selling-area/milano-1');
}

test('load, offline, reload: shell, catalogue and orders to read, buying explained; back online it recovers by itself', async ({
  page,
  context,
}) => {
  await visitAll(page);
  await context.setOffline(true);

  await page.reload();
  await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
  await expect(note(page, OFFLINE_SHOP)).toBeVisible();
  await expect(want(page, 'Insalata greca')).toHaveAttribute('aria-disabled', 'true');
  expect(await violationsOf(page)).toBe('');
  await page.getByRole('button', { name: 'VEDI INGREDIENTI: Insalata greca', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Insalata greca' })).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: 'Ordini', exact: true }).click();
  await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
  await expect(note(page, /Sei offline\. Dati delle \d\d:\d\d\./)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(note(page, /Sei offline\. Dati delle/)).toBeVisible();
  expect(await violationsOf(page)).toBe('');

  await page.goto('/');
  await expect(page.getByRole('main').getByText('Frigo Torre Nord').first()).toBeVisible();
  await expect(note(page, /Sei offline\. Dati delle/)).toBeVisible();
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  expect(await violationsOf(page)).toBe('');
  await page.goto(SHOP);
  await expect(note(page, OFFLINE_SHOP)).toBeVisible();

  await context.setOffline(false);
  await expect(note(page, 'Sei offline')).toHaveCount(0);
  await want(page, 'Insalata greca').click();
  await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-19': 1 });
  await expect(quantityOf(page, 'Insalata greca')).toHaveText('1');
  await expectPath(page, SHOP);
});
