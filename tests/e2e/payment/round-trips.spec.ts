/** From a page that needs a payment method to the page that adds it, and back, with the vendors' real SDKs. */
import type { Page } from '@playwright/test';
import { expect, expectPath, heading, ledger, pathOf, putInCart } from '../../support/journey.ts';
import { orderWithoutMethod, countCalls, prefer, saveCard } from '../../support/payments.ts';
import { DEMO, EMPTY, PHONE } from '../../support/test.ts';
import { addCard, atBank, atPayPal, expectCardForm, fillCard, paypalButton, savedInstruments, test } from '../../support/vendors.ts';

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 90_000 });

const CART = '/selling-area/milano-1/cart';
const OPTIONS = `/payment/payment-options/definedAmountMethod?${new URLSearchParams({
  'key-to-update': 'SELLING_AREA_PICKED_PI',
  'return-url': CART,
}).toString()}`;
const PREFERENCE = /^POST .*\/payment-preference\/update\/definedAmountMethod$/;
const COLLECT = 'Non hai ancora associato un metodo di pagamento al tuo account. Aggiungilo ora!';

const entry = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
const change = (page: Page, label: string) => page.getByRole('link', { name: `Cambia metodo di pagamento: ${label}` });
const back = (page: Page) => page.getByRole('button', { name: 'Indietro' }).click();
const expectOrder = (page: Page) => expect(page.getByRole('heading', { name: /Apertura Frigo in corso|Completato/ })).toBeVisible();

test.describe('from the cart', () => {
  test.use({ account: DEMO });

  /** 32,00 €: 25,00 € by credit and wallet, the rest by card. */
  async function openOptions(page: Page): Promise<void> {
    await putInCart(page, { 'milano-1-01': 5 });
    await page.goto('/selling-area/milano-1');
    await page.getByRole('link', { name: /Il tuo ordine/ }).click();
    await expectPath(page, CART);
    await change(page, 'Carta •••• 4242').click();
    await expectPath(page, OPTIONS);
  }

  test(
    'a new card: added, chosen at once, back in the cart, and the order is paid with it',
    { tag: '@quick' },
    async ({ page, sandbox }) => {
      await openOptions(page);
      const calls = countCalls(page);
      await entry(page, /Carta di credito o debito/).click();
      await expectCardForm(page);
      await fillCard(page);
      await addCard(page).click();
      await expectPath(page, CART);
      await expect(change(page, 'Carta •••• 1111')).toBeVisible();
      expect(calls(PREFERENCE)).toBe(1);
      expect(calls(/^POST .*\/add-card$/)).toBe(1);
      expect(await savedInstruments(page, 'braintree_cc')).toEqual(['Carta •••• 4242', 'Carta •••• 1111']);

      const confirmed = page.waitForRequest(/selling-order\/confirm$/);
      await page.getByRole('button', { name: 'Paga 7,00 €', exact: true }).click();
      const { paymentInstrumentUUID } = (await confirmed).postDataJSON() as { paymentInstrumentUUID: string };
      const { instruments } = (await (await page.request.get('/b2c/payment-instrument/')).json()) as {
        instruments: { uuid: string; label: string }[];
      };
      expect(instruments.find(({ uuid }) => uuid === paymentInstrumentUUID)?.label).toBe('Carta •••• 1111');
      await expectOrder(page);
      expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 3200 }]);
    },
  );

  test('a saved card whose bank asks: cart, 3-D Secure, and the fridge opens; paid once', async ({ page, sandbox }) => {
    await prefer(page, 'definedAmountMethod', await saveCard(page, '1091'));
    await putInCart(page, { 'milano-1-01': 5 });
    await page.goto(CART);
    await expect(change(page, 'Carta •••• 1091')).toBeVisible();
    await page.getByRole('button', { name: 'Paga 7,00 €', exact: true }).click();
    await expect(heading(page, 'Verifica Pagamento', 1)).toBeVisible();
    expect(await ledger(sandbox)).toEqual([]);
    await page.getByLabel('Nome e cognome dell’intestatario').fill('Giulia Bianchi');
    await page.getByRole('button', { name: 'Conferma', exact: true }).click();
    await atBank(page, 'Conferma');
    await expectOrder(page);
    expect(pathOf(page)).toMatch(/^\/locker-selling-order\//);
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 3200 }]);
    // The payment has ended: Back does not open it again.
    await page.goBack();
    expect(pathOf(page)).not.toMatch(/^\/payment/);
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 3200 }]);
  });

  test('the round trip leaves nothing in the history: Back closes the cart, then leads home', async ({ page }) => {
    await openOptions(page);
    await entry(page, /Carta di credito o debito/).click();
    await expectCardForm(page);
    await fillCard(page);
    await addCard(page).click();
    await expectPath(page, CART);
    await expect(change(page, 'Carta •••• 1111')).toBeVisible();
    await page.goBack();
    await expectPath(page, '/selling-area/milano-1');
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    await page.goBack();
    await expectPath(page, '/');
  });

  test('Indietro on each page leads to the one before, and nothing is chosen', async ({ page }) => {
    await openOptions(page);
    const calls = countCalls(page);
    await entry(page, /Carta di credito o debito/).click();
    await expectCardForm(page);
    await back(page);
    await expectPath(page, OPTIONS);
    await back(page);
    await expectPath(page, CART);
    await expect(change(page, 'Carta •••• 4242')).toBeVisible();
    await page.goBack();
    await expectPath(page, '/selling-area/milano-1');
    expect(calls(PREFERENCE)).toBe(0);
  });

  test('the browser’s Back does the same, and Forward comes again', async ({ page }) => {
    await openOptions(page);
    await entry(page, /Carta di credito o debito/).click();
    await expectCardForm(page);
    const form = pathOf(page);
    await page.goBack();
    await expectPath(page, OPTIONS);
    await page.goForward();
    await expectPath(page, form);
    await expectCardForm(page);
    await page.goBack();
    await page.goBack();
    await expectPath(page, CART);
    await expect(change(page, 'Carta •••• 4242')).toBeVisible();
  });

  test('a reload of the card form in the middle: the way back is still known', async ({ page }) => {
    await openOptions(page);
    await entry(page, /Carta di credito o debito/).click();
    await expectCardForm(page);
    await page.reload();
    await expectCardForm(page);
    await fillCard(page);
    await addCard(page).click();
    await expectPath(page, CART);
    await expect(change(page, 'Carta •••• 1111')).toBeVisible();
    await page.goBack();
    await expectPath(page, '/selling-area/milano-1');
  });
});

test.describe('from the list of methods', () => {
  test.use({ account: DEMO });

  test('PayPal: linked, said, listed; Back leads home', async ({ page }) => {
    await page.goto('/payment');
    await page.getByRole('link', { name: /Aggiungi nuovo/ }).click();
    await entry(page, /PayPal/).click();
    await expect(paypalButton(page)).toBeVisible();
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

  test('who says no at PayPal is back at the options, and then at the list', async ({ page }) => {
    await page.goto('/payment');
    await page.getByRole('link', { name: /Aggiungi nuovo/ }).click();
    await entry(page, /PayPal/).click();
    await expect(paypalButton(page)).toBeVisible();
    await atPayPal(page, 'Annulla');
    await expect(entry(page, /PayPal/)).toBeVisible();
    await back(page);
    await expectPath(page, '/payment');
    expect(await savedInstruments(page, 'braintree_paypal')).toEqual([]);
  });
});

test.describe('from a payment without a method', () => {
  test.use({ account: EMPTY });

  async function openPayment(page: Page): Promise<string> {
    await putInCart(page, { 'milano-1-01': 1 });
    await page.goto(await orderWithoutMethod(page));
    await expect(heading(page, COLLECT)).toBeVisible();
    return pathOf(page);
  }

  test('AGGIUNGI, a saved one, paid: one preference, one update', async ({ page, sandbox }) => {
    await openPayment(page);
    await saveCard(page, '1111');
    const calls = countCalls(page);
    await page.getByRole('link', { name: 'AGGIUNGI', exact: true }).click();
    await entry(page, /1111/).click();
    await expectOrder(page);
    expect([calls(PREFERENCE), calls(/^POST .*\/update-pi$/)]).toEqual([1, 1]);
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 640 }]);
    // The payment has ended: Back does not open it again.
    await page.goBack();
    expect(pathOf(page)).not.toMatch(/^\/payment/);
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 640 }]);
  });

  test('AGGIUNGI, a new card, paid', async ({ page, sandbox }) => {
    await openPayment(page);
    const calls = countCalls(page);
    await page.getByRole('link', { name: 'AGGIUNGI', exact: true }).click();
    await entry(page, /Carta di credito o debito/).click();
    await expectCardForm(page);
    await fillCard(page);
    await addCard(page).click();
    await expectOrder(page);
    expect([calls(PREFERENCE), calls(/^POST .*\/update-pi$/)]).toEqual([1, 1]);
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 640 }]);
  });

  test('Indietro from the options shows the payment, and nothing is paid', async ({ page, sandbox }) => {
    const payment = await openPayment(page);
    await saveCard(page, '1111');
    await page.getByRole('link', { name: 'AGGIUNGI', exact: true }).click();
    await expect(entry(page, /1111/)).toBeVisible();
    await back(page);
    await expectPath(page, payment);
    await expect(heading(page, COLLECT)).toBeVisible();
    expect(await ledger(sandbox)).toEqual([]);
  });
});
