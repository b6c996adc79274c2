/** How many presses lunch costs a person who comes back. */
import type { Locator, Page } from '@playwright/test';
import { DEMO, PHONE, test } from '../support/test.ts';
import { expect, expectPath, heading, ledger, putInCart } from '../support/journey.ts';

test.use({ account: DEMO, viewport: PHONE });

const PENNE = 'Penne al pesto con mozzarella';
const cart = (page: Page) => page.getByRole('dialog', { name: 'Il tuo ordine' });
const confirm = (page: Page) => cart(page).getByRole('button', { name: 'Conferma', exact: true });

/** Presses as a finger does, and counts. */
function finger() {
  let count = 0;
  return {
    press: async (target: Locator) => {
      await target.tap();
      count += 1;
    },
    count: () => count,
  };
}

/** Has bought penne for 6,40 € and taken them from the fridge. */
async function haveOrdered(page: Page): Promise<void> {
  await putInCart(page, { 'milano-1-01': 1 });
  await page.goto('/selling-area/milano-1/cart');
  await confirm(page).click();
  await expect(heading(page, 'Completato')).toBeVisible();
}

test.describe(() => {
  test.use({ hasTouch: true });

  test('from Home two presses buy the usual lunch; it is paid by the second', { tag: '@quick' }, async ({ page, sandbox }) => {
    await haveOrdered(page);
    await page.goto('/');
    const { press, count } = finger();
    await press(page.getByRole('link', { name: `Ordina di nuovo: ${PENNE}` }));
    await expectPath(page, '/selling-area/milano-1/cart');
    await expect(confirm(page)).toBeVisible();
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 640 }]);
    await press(confirm(page));
    await expect(heading(page, 'Completato')).toBeVisible();
    expect(count()).toBe(2);
    expect(await ledger(sandbox)).toEqual([
      { kind: 'order', cents: 640 },
      { kind: 'order', cents: 640 },
    ]);
  });

  test('from a scan two presses buy the usual lunch', { tag: '@quick' }, async ({ page, sandbox }) => {
    await haveOrdered(page);
    // The code of the sticker on the fridge.
    await page.goto('/code-landing/milano1');
    await expectPath(page, '/selling-area/milano-1');
    const { press, count } = finger();
    await press(page.getByRole('button', { name: `Il solito? ${PENNE}` }));
    await expect(confirm(page)).toBeVisible();
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 640 }]);
    await press(confirm(page));
    await expect(heading(page, 'Completato')).toBeVisible();
    expect(count()).toBe(2);
    expect(await ledger(sandbox)).toHaveLength(2);
  });
});

test('the order list is marked while an order runs', async ({ page, sandbox }) => {
  await sandbox.post('/sandbox/next-order', { data: { outcome: 'neverending' } });
  await putInCart(page, { 'milano-1-01': 1 });
  await page.goto('/selling-area/milano-1/cart');
  await confirm(page).click();
  await expect(heading(page, 'Apertura Frigo in corso')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Ordini (ordine in corso)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'SEGUI ORDINE' })).toBeVisible();
});
