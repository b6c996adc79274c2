/** Elements are open on a partner's page while one person's session ends and another person signs in elsewhere. */
import type { BrowserContext, Locator } from '@playwright/test';
import { clearFaults, expect, heading, putInCart } from '../support/journey.ts';
import { DEMO, EMPTY, PARTNER, test as base } from '../support/test.ts';

const test = base.extend<{ signInSecond: () => Promise<void> }>({
  // The sign-in happens in another tab: in this page only the cookie changes.
  signInSecond: async ({ context, signedIn }, use) => {
    const { cookies } = await signedIn(EMPTY);
    await use(async () => {
      await context.addCookies(cookies.filter(({ name }) => name === 'pausa_session'));
    });
  },
});
test.use({ account: DEMO });
test.describe.configure({ timeout: 60_000 });

/** The person comes back to the window of the partner's page. */
const comeBack = (context: BrowserContext) =>
  context.pages()[0]?.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });

/** The element removes the first person's data before it shows the second person's. */
async function expectGone(element: Locator, first: string | RegExp): Promise<void> {
  await expect(element).toBeVisible();
  await expect(element).not.toContainText(first);
}

test('the wallet: nothing of the first person’s credit', async ({ page, context, fault, sandbox, signInSecond }) => {
  await page.goto(`${PARTNER}/wallet/`);
  const wallet = page.locator('pausa-wallet');
  await expect(wallet).toContainText('20,00 €');
  await signInSecond();
  await fault('b2c/wallet/', 'slow:60000');
  await comeBack(context);
  await expectGone(wallet, /20,00|Credito aziendale/);
  await clearFaults(sandbox);
  await page.reload();
  await expect(wallet.getByRole('region', { name: 'Il tuo credito' })).toContainText('0,00 €');
});

test('the coffee: nothing of the first person’s name, credit and lost order', async ({ page, context, fault, sandbox, signInSecond }) => {
  await page.goto(`${PARTNER}/coffee/`);
  const coffee = page.locator('pausa-coffee');
  await expect(heading(coffee, 'Ciao, Giulia')).toBeVisible();
  await fault('b2c/coffee/selling-area/*/confirm', '500', { after: true });
  await coffee.getByRole('button', { name: 'eroga: Cappuccino' }).click();
  await expect(coffee).toContainText('Non sappiamo se il tuo ordine è partito');
  await clearFaults(sandbox);
  await signInSecond();
  await comeBack(context);
  await expect(coffee.getByRole('button', { name: 'eroga: Cappuccino' })).toBeVisible();
  await expectGone(coffee, /Giulia|Non sappiamo|Non lo sappiamo|20,00|4,10/);
});

test('shop and cart: nothing of the first person’s cart, and an edit goes into the second’s', async ({ page, context, signInSecond }) => {
  await page.goto(`${PARTNER}/`);
  await putInCart(page, { 'milano-1-01': 2 });
  await page.goto(`${PARTNER}/shop/`);
  const cart = page.locator('pausa-cart');
  await expect(cart).toContainText('12,80 €');
  await signInSecond();
  await comeBack(context);
  await expectGone(cart, /12,80|Penne/);
  await page.locator('pausa-shop').getByRole('button', { name: 'LO VOGLIO: Panino crudo e mozzarella', exact: true }).click();
  await expect(cart).toContainText('5,20 €');
  await expectGone(cart, /12,80|Penne/);
});
