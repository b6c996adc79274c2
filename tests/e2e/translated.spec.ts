/** What browsers do that translate a page (facebook/react#11538): the amount on the screen is the one that is sent, and nothing crashes. */
import { addCard, expectCardForm, fillCard, test } from '../support/vendors.ts';
import { alert, field, password, press } from '../support/sign-in.ts';
import { expect, heading, ledger, putInCart } from '../support/journey.ts';
import { DEMO, PHONE } from '../support/test.ts';

test.use({ viewport: PHONE, translation: 1 });

test('a wrong password is told on a translated page @quick', async ({ page }) => {
  await page.goto('/login-with-email');
  await field(page).fill('demo@pausa.test');
  await press(page, 'continua');
  await password(page).fill('sbagliata');
  await press(page, 'login');
  await expect(alert(page)).toHaveText("L'email o la password inserita sono errate");
});

test.describe('signed in', () => {
  test.use({ account: DEMO, vendors: 'own' });

  test('the pay button has the amount that is paid, when the credits are off @quick', async ({ page, sandbox }) => {
    await putInCart(page, { 'milano-1-01': 5 });
    await page.goto('/selling-area/milano-1/cart');
    const order = page.getByRole('dialog');
    await expect(order.getByRole('button', { name: 'Paga 7,00 €' })).toBeVisible();
    for (const credit of await order.getByRole('switch').all()) await credit.click();
    const pay = order.getByRole('button', { name: /^Paga/ });
    await expect(pay).toHaveText('Paga 32,00 €');
    await pay.click();
    await expect(heading(page, 'Completato')).toBeVisible();
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 3200 }]);
  });

  test('the recharge says what it sends; an unknown code and a new card are told', async ({ page }) => {
    await page.goto('/wallet/recharge');
    await expect(page.getByRole('button', { name: 'Ricarica Wallet' })).toHaveText('Ricarica Wallet 25,00 €');
    await page.getByRole('radio', { name: '5 €', exact: true }).check();
    await expect(page.getByRole('button', { name: 'Ricarica Wallet' })).toHaveText('Ricarica Wallet 5,00 €');
    await page.goto('/code');
    await page.getByRole('textbox').fill('xxxx');
    await page.getByRole('button', { name: 'Conferma' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await page.goto('/payment/integration/braintree_cc/add?return-url=%2Fpayment&key-to-update=INSTRUMENTS_ADDED_PI');
    await expectCardForm(page);
    await fillCard(page);
    await addCard(page).click();
    await expect(page.getByText('Carta •••• 1111', { exact: true }).first()).toBeVisible();
  });
});
