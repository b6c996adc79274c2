import type { Page } from '@playwright/test';
import { clearFaults, expect, expectWallet, expectPath, heading } from '../../support/journey.ts';
import { DEMO } from '../../support/test.ts';
import { atPayPal, BUILDS, chooseIn, effects, openPayPalRecharge, paypalButton, savedInstruments, test } from '../../support/vendors.ts';

test.use({ account: DEMO });
test.describe.configure({ timeout: 60_000 });

const ADD = '/payment/integration/braintree_paypal/add?return-url=%2Fpayment&key-to-update=INSTRUMENTS_ADDED_PI';
const error = (code: number) => `C'è stato un errore. Riprova o contattaci al 800 123 456 (Gateway error: ${code})`;

const retry = (page: Page) => page.getByRole('button', { name: 'Riprova', exact: true });
const leave = (page: Page) => page.getByRole('button', { name: 'indietro', exact: true });

async function openButton(page: Page): Promise<void> {
  await page.goto(ADD);
  await expect(heading(page, 'Collega PayPal', 1)).toBeVisible();
  await expect(paypalButton(page)).toBeVisible();
}

for (const [build, vendors] of BUILDS) {
  test.describe(build, () => {
    test.use({ vendors });

    test('PayPal is linked from the list of methods, and stands in it [P2-2.73]', { tag: '@quick' }, async ({ page }) => {
      await page.goto('/payment');
      await page.getByRole('link', { name: 'Aggiungi nuovo' }).click();
      await page.getByRole('button', { name: /PayPal/ }).click();
      await expect(page.getByText('Clicca qui per aggiungere PayPal al tuo profilo Pausa.')).toBeVisible();
      await atPayPal(page, 'Accetta e continua');
      await expectPath(page, '/payment');
      await expect(page.getByRole('region', { name: 'Metodi di Pagamento' }).getByText('PayPal', { exact: true })).toBeVisible();
      // The message is announced to screen readers, and visible.
      await expect(page.getByRole('status').filter({ hasText: 'Aggiunto: PayPal' })).toHaveText('Aggiunto: PayPal');
      await expect(page.locator('[popover]', { hasText: 'Aggiunto: PayPal' })).toBeVisible();
      expect(await savedInstruments(page, 'braintree_paypal')).toEqual(['PayPal']);
      await page.goBack();
      await expectPath(page, '/');
    });

    test('the device is made known, and the money moves once [P2-7.50]', { tag: '@quick' }, async ({ page, sandbox }) => {
      const { uuid, path } = await openPayPalRecharge(page);
      await page.goto(path);
      await expectWallet(page);
      expect(await effects(sandbox)).toEqual([{ kind: 'recharge', intent: uuid, cents: 1000 }]);
    });
  });
}

test.describe('linking PayPal', () => {
  test('the agreement is for the vault, without an address; who says no there is back at the options, and then at the list [P2-9.14]', async ({
    page,
  }) => {
    const asked = page.waitForRequest(/setup_billing_agreement/);
    await page.goto('/payment');
    await page.getByRole('link', { name: 'Aggiungi nuovo' }).click();
    await page.getByRole('button', { name: /PayPal/ }).click();
    await atPayPal(page, 'Annulla');
    const body = (await asked).postDataJSON() as { description?: string; experienceProfile?: { noShipping?: string } };
    expect(body.description).toBe('Acquisti su Pausa');
    expect(body.experienceProfile?.noShipping).toBe('true');
    await expect(page.getByRole('main').getByRole('button', { name: /PayPal/ })).toBeVisible();
    await page.getByRole('button', { name: 'Indietro' }).click();
    await expectPath(page, '/payment');
    expect(await savedInstruments(page, 'braintree_paypal')).toEqual([]);
  });

  test('a window that is closed counts as a no', async ({ page }) => {
    await openButton(page);
    const opening = page.waitForEvent('popup');
    await paypalButton(page).click();
    const popup = await opening;
    await expect(popup.getByText('PayPal di prova')).toBeVisible();
    await popup.close();
    await expect.poll(() => page.url()).not.toContain('braintree_paypal');
  });

  test('Braintree fails, then PayPal’s script, then each call of the button: 20144 each, and another try links it', async ({
    page,
    fault,
    sandbox,
  }) => {
    await fault('*client_api/v1/configuration', '503');
    await page.goto(ADD);
    await expect(heading(page, error(20144))).toBeVisible();
    await expect(leave(page)).toBeVisible();
    await clearFaults(sandbox);
    await fault('*www.paypal.com/sdk/js', '500');
    await retry(page).click();
    await expect(heading(page, 'Collegamento con PayPal in corso')).toBeHidden();
    await expect(heading(page, error(20144))).toBeVisible();
    for (const [pattern, isAgreed] of [
      ['*setup_billing_agreement', false],
      ['*payment_methods/paypal_accounts', true],
    ] as const) {
      await clearFaults(sandbox);
      await retry(page).click();
      await expect(paypalButton(page)).toBeVisible();
      await fault(pattern, '500');
      const opening = page.waitForEvent('popup');
      await paypalButton(page).click();
      const popup = await opening;
      if (isAgreed) await chooseIn(popup, 'Accetta e continua');
      await expect(heading(page, error(20144))).toBeVisible();
    }
    await clearFaults(sandbox);
    await retry(page).click();
    await atPayPal(page, 'Accetta e continua');
    await expectPath(page, '/payment');
    expect(await savedInstruments(page, 'braintree_paypal')).toEqual(['PayPal']);
  });

  test('a window that the browser blocks: said so, nothing uncaught, and another try links it', async ({ page }) => {
    await openButton(page);
    await page.evaluate(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await paypalButton(page).click();
    await expect(heading(page, error(20144))).toBeVisible();
    await expect(
      page.getByText('Il browser ha bloccato la finestra di PayPal. Consenti le finestre di questo sito e riprova.'),
    ).toBeVisible();
    await retry(page).click();
    await atPayPal(page, 'Accetta e continua');
    await expectPath(page, '/payment');
    expect(await savedInstruments(page, 'braintree_paypal')).toEqual(['PayPal']);
  });

  test('Back while PayPal’s window is open: what is agreed to there is not heard any more', async ({ page }) => {
    await openButton(page);
    const opening = page.waitForEvent('popup');
    await paypalButton(page).click();
    const popup = await opening;
    await expect(popup.getByRole('button', { name: 'Accetta e continua' })).toBeVisible();
    await page.goBack();
    await expectPath(page, '/');
    await chooseIn(popup, 'Accetta e continua');
    await expect.poll(() => popup.isClosed()).toBe(true);
    expect(await savedInstruments(page, 'braintree_paypal')).toEqual([]);
  });

  test('a reload begins anew; two quick presses open one window, and add one account', async ({ page, context }) => {
    await openButton(page);
    await page.reload();
    const opening = page.waitForEvent('popup');
    await paypalButton(page).dblclick();
    await chooseIn(await opening, 'Accetta e continua');
    await expectPath(page, '/payment');
    expect(context.pages().filter((each) => !each.isClosed())).toHaveLength(1);
    expect(await savedInstruments(page, 'braintree_paypal')).toEqual(['PayPal']);
  });
});

test.describe('the device data', () => {
  test('Braintree is down, the fingerprint does not come, the line is lost: a code for each; then paid once', async ({
    page,
    fault,
    sandbox,
  }) => {
    const { uuid, path } = await openPayPalRecharge(page);
    await fault('*client_api/v1/configuration', '503');
    await page.goto(path);
    await expect(heading(page, 'Verifica PayPal', 1)).toBeVisible();
    await expect(heading(page, error(20144))).toBeVisible();
    for (const [pattern, kind, code] of [
      ['*c.paypal.com/da/r/fb.js', '500', 20146],
      ['*submit-device-data/*', 'drop', 20147],
    ] as const) {
      await clearFaults(sandbox);
      await fault(pattern, kind);
      await retry(page).click();
      await expect(heading(page, error(code))).toBeVisible();
      await expect(page.getByText('Con questo metodo non abbiamo addebitato nulla.')).toBeVisible();
      expect(await effects(sandbox)).toEqual([]);
    }
    await clearFaults(sandbox);
    await retry(page).click();
    await expectWallet(page);
    expect(await effects(sandbox)).toEqual([{ kind: 'recharge', intent: uuid, cents: 1000 }]);
  });

  test('a reload in the middle pays once', async ({ page, fault, sandbox }) => {
    const { uuid, path } = await openPayPalRecharge(page);
    await fault('*c.paypal.com/da/r/fb.js', 'slow:3000', { times: 1 });
    await page.goto(path);
    await expect(heading(page, 'Verifica in corso')).toBeVisible();
    await page.reload();
    await expectWallet(page);
    expect(await effects(sandbox)).toEqual([{ kind: 'recharge', intent: uuid, cents: 1000 }]);
  });
});
