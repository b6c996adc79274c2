/** `<pausa-wallet>` on a partner's page, with the partner's origin and policy. */
import { expect, signInOnForm } from '../support/journey.ts';
import { APP, DEMO, expectAccessible, PARTNER, test } from '../support/test.ts';

const PAGE = `${PARTNER}/wallet/`;

test('nobody is signed in: the way to the login and back, and then the credit', async ({ page, context }) => {
  await page.goto(PAGE);
  const wallet = page.locator('pausa-wallet');
  await expect(wallet.getByRole('heading', { name: 'Accedi per vedere il tuo portafoglio' })).toBeVisible();
  const link = wallet.getByRole('link', { name: 'Accedi' });
  await expect(link).toHaveAttribute('href', `${APP}/login?redirect_to=%2Fwallet`);
  const [login] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await login.getByRole('button', { name: 'Accedi con Email' }).click();
  await signInOnForm(login, DEMO);
  await expect(login.getByRole('heading', { name: 'Portafoglio', level: 1 })).toBeVisible();
  await login.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(wallet.getByRole('region', { name: 'Il tuo credito' })).toContainText('20,00 €');
});

test.describe('signed in', () => {
  test.use({ account: DEMO });

  test('the credit, and the way to the recharge in the app, which the page may prevent', { tag: '@quick' }, async ({ page }) => {
    await page.goto(PAGE);
    const wallet = page.locator('pausa-wallet');
    await expect(wallet.getByRole('region', { name: 'Il tuo credito' })).toContainText('20,00 €');
    await expect(wallet.getByText('Credito aziendale')).toBeVisible();
    await expect(wallet.getByRole('link', { name: /^Termini e condizioni/ })).toHaveAttribute('href', 'https://pausa.example/termini');
    await expect(wallet.getByRole('link', { name: /^Domande frequenti/ })).toHaveCount(0);
    await expectAccessible(page);

    const recharge = wallet.getByRole('link', { name: 'RICARICA' });
    await page.evaluate(() => {
      document.addEventListener(
        'pausa-navigate',
        (event) => {
          event.preventDefault();
          document.title = JSON.stringify((event as CustomEvent).detail);
        },
        { once: true },
      );
    });
    await recharge.click();
    expect(JSON.parse(await page.title())).toEqual({ href: `${APP}/wallet/recharge`, to: 'wallet-recharge' });
    await recharge.click();
    await expect(page).toHaveURL(`${APP}/wallet/recharge`);
    await expect(page.getByRole('button', { name: 'Ricarica Wallet' })).toBeEnabled();
  });

  test('a terms-url that is no https address has no link', async ({ page }) => {
    await page.goto(PAGE);
    const wallet = page.locator('pausa-wallet');
    await expect(wallet.getByRole('link', { name: /^Termini/ })).toBeVisible();
    await wallet.evaluate((element) => element.setAttribute('terms-url', 'javascript:alert(1)'));
    await expect(wallet.getByRole('link', { name: /^Termini/ })).toHaveCount(0);
  });

  test('no answer: the sentence, and Riprova helps', async ({ page, fault, sandbox }) => {
    await fault('b2c/wallet/', '500', { times: 1 });
    await page.goto(PAGE);
    const wallet = page.locator('pausa-wallet');
    await expect(wallet.getByRole('heading', { name: 'Errore durante il caricamento' })).toBeVisible();
    await sandbox.delete('/sandbox/faults');
    await wallet.getByRole('button', { name: 'Riprova' }).click();
    await expect(wallet.getByRole('region', { name: 'Il tuo credito' })).toContainText('20,00 €');
  });
});
