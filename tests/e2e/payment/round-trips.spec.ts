/** From a page that needs a payment method to the page that adds it, and back, with the vendors' real SDKs. */
import type { Page } from '@playwright/test';
import { expect, expectPath, heading, ledger, pathOf, putInCart } from '../../support/journey.ts';
import { orderWithoutMethod, countCalls, prefer, saveCard } from '../../support/payments.ts';
import { DEMO, EMPTY, PHONE } from '../../support/test.ts';
import { addCard, atBank, expectCardForm, fillCard, savedInstruments, test } from '../../support/vendors.ts';

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
    'a new card: added, chosen at once, back in the cart, and the order is paid with it [P2-2.34]',
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

  test('Indietro and the browser’s Back lead to the page before, Forward comes again, and nothing is chosen', async ({ page }) => {
    await openOptions(page);
    const calls = countCalls(page);
    await entry(page, /Carta di credito o debito/).click();
    await expectCardForm(page);
    const form = pathOf(page);
    await page.goBack();
    await expectPath(page, OPTIONS);
    await page.goForward();
    await expectPath(page, form);
    await expectCardForm(page);
    await back(page);
    await expectPath(page, OPTIONS);
    await page.goBack();
    await expectPath(page, CART);
    await expect(change(page, 'Carta •••• 4242')).toBeVisible();
    await page.goForward();
    await expectPath(page, OPTIONS);
    await back(page);
    await expectPath(page, CART);
    await expect(change(page, 'Carta •••• 4242')).toBeVisible();
    await page.goBack();
    await expectPath(page, '/selling-area/milano-1');
    expect(calls(PREFERENCE)).toBe(0);
  });

  test('a reload of the card form in the middle: the way back is still known, and the round trip leaves nothing in the history', async ({
    page,
  }) => {
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
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    await page.goBack();
    await expectPath(page, '/');
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

  test('AGGIUNGI, a saved one, paid: one preference, one update [P2-2.41]', async ({ page, sandbox }) => {
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
});
