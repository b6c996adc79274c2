import type { Page } from '@playwright/test';
import { expect, expectPath, heading, ledger, pathOf, putInCart } from '../../support/journey.ts';
import { countCalls, saveCard } from '../../support/payments.ts';
import { DEMO, EMPTY, PHONE, test } from '../../support/test.ts';

test.use({ viewport: PHONE, account: DEMO });
test.describe.configure({ timeout: 60_000 });

const entry = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

test.describe('the list of methods', () => {
  test('an instrument is deleted after a question, once [P2-1.2]', { tag: '@quick' }, async ({ page }) => {
    const calls = countCalls(page);
    await page.goto('/payment');
    await expect(heading(page, 'Pagamento', 1)).toBeVisible();
    await page.getByRole('button', { name: 'ELIMINA: Carta •••• 4242' }).click();
    const dialog = page.getByRole('dialog', { name: 'Eliminare questo metodo?' });
    const deleted = page.waitForResponse((response) => response.request().method() === 'PUT');
    await dialog.getByRole('button', { name: 'ELIMINA', exact: true }).dblclick();
    await expect(page.getByText('Non hai ancora un metodo di pagamento.')).toBeVisible();
    // The method disappears from the screen at once. A reload before the answer would abort the call.
    await deleted;
    await page.reload();
    await expect(page.getByText('Non hai ancora un metodo di pagamento.')).toBeVisible();
    expect(calls(/^PUT /)).toBe(1);
  });

  test('a provider’s mark has its letters', async ({ page }) => {
    await page.goto('/payment');
    await expect(page.getByRole('main').locator('svg text').filter({ hasText: /^VI$/ })).toBeVisible();
  });

  test('Aggiungi nuovo offers new methods only; Back leads to the list [P2-2.22]', async ({ page }) => {
    await page.goto('/payment');
    await page.getByRole('link', { name: /Aggiungi nuovo/ }).click();
    await expectPath(
      page,
      '/payment/payment-options/definedAmountMethod?key-to-update=INSTRUMENTS_ADDED_PI&return-url=%2Fpayment&hide=payment',
    );
    await expect(entry(page, /PayPal/)).toBeVisible();
    await expect(page.getByText('Carta •••• 4242')).toHaveCount(0);
    await page.getByRole('button', { name: 'Indietro' }).click();
    await expectPath(page, '/payment');
  });
});

test.describe('the options', () => {
  test('paymentOptionsNull leaves out the new methods, and no other value does [P2-2.43]', async ({ page }) => {
    for (const [query, isLeftOut] of [
      ['paymentOptionsNull=true', true],
      ['paymentOptionsNull=false', false],
    ] as const) {
      await page.goto(`/payment/payment-options/definedAmountMethod?${query}&key-to-update=INSTRUMENTS_ADDED_PI&return-url=%2Fpayment`);
      await expect(page.getByText('Carta •••• 4242')).toBeVisible();
      await expect(entry(page, /PayPal/)).toHaveCount(isLeftOut ? 0 : 1);
    }
  });

  test('a new method is added at its own page, which leads back here', async ({ page }) => {
    await page.goto('/payment/payment-options/definedAmountMethod?key-to-update=INSTRUMENTS_ADDED_PI&return-url=%2Fpayment');
    await entry(page, /PayPal/).click();
    await expect.poll(() => pathOf(page)).toContain('/payment/integration/braintree_paypal/add?');
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('key-to-update')).toBe('PAYMENT_OPTIONS_PICKED_PI');
    expect(searchParams.get('return-url')).toBe(
      '/payment/payment-options/definedAmountMethod?key-to-update=INSTRUMENTS_ADDED_PI&return-url=%2Fpayment',
    );
    // The page of a vendor is a document of its own.
    await expect(heading(page, 'Collega PayPal', 1)).toBeVisible();
    await page.goBack();
    await expect(entry(page, /PayPal/)).toBeVisible();
  });

  test('the guide to Day opens in another tab [P2-2.40]', async ({ page }) => {
    await page.goto('/payment/payment-options/walletRechargeMethod');
    const link = page.getByRole('link', { name: /^Day/ });
    await expect(link).toHaveAttribute('target', '_blank');
    const guide = await page.request.get((await link.getAttribute('href')) ?? '');
    expect([guide.status(), guide.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await guide.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test.describe('with nothing saved', () => {
    test.use({ account: EMPTY });

    test('the only way to add is opened once: Back shows the list and stays there [P2-4.12]', async ({ page }) => {
      await page.goto('/payment');
      await expect(heading(page, 'Pagamento', 1)).toBeVisible();
      await page.goto('/payment/payment-options/partialAmountMethod');
      await expect.poll(() => pathOf(page)).toContain('/payment/integration/edenred_ticket/add?');
      await page.goBack();
      await expectPath(page, '/payment/payment-options/partialAmountMethod');
      await expect(entry(page, /Ticket Restaurant/)).toBeVisible();
      await page.reload();
      await expect(entry(page, /Ticket Restaurant/)).toBeVisible();
      await expectPath(page, '/payment/payment-options/partialAmountMethod');
    });
  });
});

test('from the cart to another card and back: the order is paid with it', async ({ page, sandbox }) => {
  await saveCard(page, '1111');
  await putInCart(page, { 'milano-1-01': 5 }); // 32,00 €: 25,00 € by credit and wallet, the rest by card
  await page.goto('/selling-area/milano-1');
  await page.getByRole('link', { name: /Il tuo ordine/ }).click();
  await expectPath(page, '/selling-area/milano-1/cart');
  await page.getByRole('link', { name: 'Cambia metodo di pagamento: Carta •••• 4242' }).click();
  await expectPath(
    page,
    '/payment/payment-options/definedAmountMethod?key-to-update=SELLING_AREA_PICKED_PI&return-url=%2Fselling-area%2Fmilano-1%2Fcart',
  );
  await entry(page, /1111/).click();
  await expectPath(page, '/selling-area/milano-1/cart');
  await expect(page.getByRole('link', { name: 'Cambia metodo di pagamento: Carta •••• 1111' })).toBeVisible();
  const confirmed = page.waitForRequest(/selling-order\/confirm$/);
  await page.getByRole('button', { name: 'Paga 7,00 €', exact: true }).click();
  const { paymentInstrumentUUID } = (await confirmed).postDataJSON() as { paymentInstrumentUUID: string };
  const instruments = (await (await page.request.get('/b2c/payment-instrument/')).json()) as {
    instruments: { uuid: string; label: string }[];
  };
  expect(instruments.instruments.find(({ uuid }) => uuid === paymentInstrumentUUID)?.label).toBe('Carta •••• 1111');
  await expect(page.getByRole('heading', { name: /Apertura Frigo in corso|Completato/ })).toBeVisible();
  expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 3200 }]);
});
