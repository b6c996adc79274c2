/** `lang` of the elements on a partner's page, under its policy: the sentences of another language come from the provider's origin. */
import type { Page } from '@playwright/test';
import { expect, putInCart } from '../support/journey.ts';
import { DEMO, PARTNER, test } from '../support/test.ts';

const requestsOfTexts = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/(texts|menu)\.\w\w-[\w-]+\.js$/.test(request.url())) urls.push(request.url());
  });
  return urls;
};

const PAGES = [
  ['/shop/', 'pausa-shop', 'Filtra per dieta e allergeni', 'Filter by diet and allergens', 'Nach Ernährung und Allergenen filtern'],
  [
    '/shop/',
    'pausa-cart',
    'Rimuovi Penne al pesto con mozzarella',
    'Remove Penne al pesto con mozzarella',
    'Penne al pesto con mozzarella entfernen',
  ],
  ['/payment-picker/', 'pausa-payment-picker', 'Scegli come pagare', 'Choose how to pay', 'Zahlungsart wählen'],
  ['/wallet/', 'pausa-wallet', 'RICARICA', 'Top up', 'Aufladen'],
  ['/coffee/', 'pausa-coffee', 'eroga: Cappuccino', 'Dispense: Cappuccino', 'Zubereiten: Cappuccino'],
] as const;

test.describe('signed in', () => {
  test.use({ account: DEMO });

  for (const [address, tag, italian, english, german] of PAGES) {
    test(`<${tag}> changes its language while it stands`, { tag: '@quick' }, async ({ page }) => {
      if (tag === 'pausa-cart') await putInCart(page, { 'milano-1-01': 1 });
      const requests = requestsOfTexts(page);
      await page.goto(PARTNER + address);
      const element = page.locator(tag);
      const part = element.locator(':is(h1, h2, h3, a, button)');
      const named = (name: string) =>
        part.and(page.getByLabel(name, { exact: true })).or(part.filter({ hasText: new RegExp(`^${name}$`) }));
      await expect(named(italian).first()).toBeVisible();
      expect(requests).toEqual([]);
      await element.evaluate((node) => node.setAttribute('lang', 'en'));
      await expect(named(english).first()).toBeVisible();
      await expect(named(italian)).toHaveCount(0);
      expect(requests).toHaveLength(1);
      await element.evaluate((node) => node.setAttribute('lang', 'de'));
      await expect(named(german).first()).toBeVisible();
      await expect(named(english)).toHaveCount(0);
      expect(requests).toHaveLength(2);
      await element.evaluate((node) => node.removeAttribute('lang'));
      await expect(named(italian).first()).toBeVisible();
    });
  }
});

test('signed out, an English element asks in English', async ({ page }) => {
  await page.goto(`${PARTNER}/shop/`);
  await page.locator('pausa-shop').evaluate((node) => node.setAttribute('lang', 'en'));
  await expect(page.locator('pausa-shop').getByRole('heading', { name: 'Sign in to order' })).toBeVisible();
  await expect(page.locator('pausa-cart').getByRole('heading', { name: 'Accedi per vedere il tuo ordine' })).toBeVisible();
});

test('without the English sentences the element is Italian, and works', async ({ page }) => {
  await page.route(/\/texts\.en-[\w-]+\.js$/, (route) => route.abort());
  await page.goto(`${PARTNER}/shop/`);
  const shop = page.locator('pausa-shop');
  await shop.evaluate((node) => node.setAttribute('lang', 'en'));
  await expect(shop.getByRole('heading', { name: 'Accedi per ordinare' })).toBeVisible();
  await expect(shop.locator('[data-pausa-root]')).toHaveAttribute('lang', 'it');
});
