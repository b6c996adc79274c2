/** Another provider: only config.json differs. */
import { expect, heading } from '../support/journey.ts';
import { SECOND } from '../support/second-brand.ts';
import { DEMO, MENU, PHONE, test, violationsOf } from '../support/test.ts';

/** The first brand's own colours. */
const FIRST_COLOURS = ['rgb(11, 113, 70)', 'rgb(8, 90, 55)', 'rgb(211, 240, 210)', 'rgb(14, 59, 40)'];

test.use({ viewport: PHONE, account: DEMO });

test.beforeEach(async ({ context }) => {
  await context.route('**/config.json', (route) => route.fulfill({ json: SECOND }));
});

test('name, colours, telephone and mark are the second brand’s; nothing of the first one shows [P1-9.10]', async ({ page }) => {
  for (const path of [
    '/',
    '/selling-area/milano-1',
    '/selling-area/milano-1/cart',
    '/wallet',
    '/me',
    '/code',
    '/payment',
    `/menu/${MENU}`,
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(/ · Gusto$/);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(/Pausa/);
      const first = await page.evaluate((colours) => {
        const used = new Set<string>();
        for (const element of document.querySelectorAll('body *')) {
          const { color, backgroundColor, borderTopColor, fill } = getComputedStyle(element);
          for (const value of [color, backgroundColor, borderTopColor, fill])
            if (colours.includes(value)) used.add(`${value} <${element.tagName}>`);
        }
        return [...used];
      }, FIRST_COLOURS);
      expect(first).toEqual([]);
      expect(await violationsOf(page)).toBe('');
    });
  }
  await page.goto('/login');
  await page.goto('/selling-area/nessuno-9');
  await expect(heading(page, 'Punto vendita non trovato')).toBeVisible();
});

test('a method that the provider does not use has no page', async ({ page }) => {
  await page.goto('/payment/integration/satispay_standard/add');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata');
  await page.goto('/payment');
  await expect(heading(page, 'Pagamento', 1)).toBeVisible();
  await expect(page.getByText('Ticket Restaurant')).toHaveCount(0);
});
