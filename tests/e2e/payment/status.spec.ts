import type { Page } from '@playwright/test';
import { expect, heading, ledger, pathOf, putInCart } from '../../support/journey.ts';
import { countCalls, declinedPayment, paymentState, saveCard, slowPayment } from '../../support/payments.ts';
import { DEMO, PHONE, test } from '../../support/test.ts';

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 60_000 });

const DECLINED = 'Pagamento Fallito: La carta è stata rifiutata.';
const UPDATE = /^POST .*\/update-pi$/;

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The recharge was paid: the page leads to its result, or to the wallet. */
const expectRecharged = (page: Page) => expect.poll(() => pathOf(page)).toMatch(/^\/wallet/);
const entry = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

test.describe('a payment that was refused', () => {
  test.use({ account: DEMO });

  test('is paid by another method: one update, one payment [P2-1.1]', { tag: '@quick' }, async ({ page, sandbox }) => {
    const uuid = await declinedPayment(page);
    const calls = countCalls(page);
    await page.goto(`/payment/${uuid}`);
    await expect(heading(page, DECLINED)).toBeVisible();
    await link(page, 'RIPROVA PAGAMENTO').click();
    await expect(heading(page, 'Scegli come pagare', 1)).toBeVisible();
    await entry(page, /4242/).dblclick();
    await expectRecharged(page);
    expect(calls(UPDATE)).toBe(1);
    expect(calls(/^POST .*\/payment-preference\/update\//)).toBe(1);
    expect(await ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 1000 }]);
  });

  test('a reload in the middle of paying pays once', async ({ page, sandbox, fault }) => {
    const uuid = await declinedPayment(page);
    await fault(`b2c/payment/${uuid}/update-pi`, 'slow:1500');
    await page.goto(`/payment/${uuid}`);
    await link(page, 'RIPROVA PAGAMENTO').click();
    const sent = page.waitForRequest(/update-pi$/);
    await entry(page, /4242/).click();
    await sent;
    await expect(heading(page, 'Pagamento in corso')).toBeVisible();
    await page.reload();
    // Either the first request succeeded, or nothing was paid and the page asks the person again.
    await expect.poll(async () => pathOf(page).startsWith('/wallet') || (await heading(page, DECLINED).isVisible())).toBe(true);
    expect((await ledger(sandbox)).length).toBeLessThanOrEqual(1);
  });

  test('Back from the options pays nothing and shows the payment', async ({ page, sandbox }) => {
    const uuid = await declinedPayment(page);
    await page.goto(`/payment/${uuid}`);
    await link(page, 'RIPROVA PAGAMENTO').click();
    await expect(heading(page, 'Scegli come pagare', 1)).toBeVisible();
    await page.goBack();
    await expect(heading(page, DECLINED)).toBeVisible();
    expect(await ledger(sandbox)).toEqual([]);
  });

  test('two windows pay it once', async ({ page, context, sandbox }) => {
    const uuid = await declinedPayment(page);
    const other = await context.newPage();
    for (const window of [page, other]) {
      await window.goto(`/payment/${uuid}`);
      await link(window, 'RIPROVA PAGAMENTO').click();
      await expect(entry(window, /4242/)).toBeVisible();
    }
    await Promise.all([page, other].map((window) => entry(window, /4242/).click()));
    for (const window of [page, other]) await expectRecharged(window);
    expect(await ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 1000 }]);
  });

  test('CANCELLA cancels it once and goes back', async ({ page, sandbox }) => {
    const uuid = await declinedPayment(page);
    const calls = countCalls(page);
    await page.goto('/lista-ordini');
    await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
    await page.goto(`/payment/${uuid}`);
    await button(page, 'CANCELLA').dblclick();
    await expect.poll(() => new URL(page.url()).pathname).not.toContain('/payment');
    expect(calls(/\/cancel$/)).toBe(1);
    expect(await paymentState(page, uuid)).toBe('cancelled');
    await page.goto(`/payment/${uuid}`);
    await expect(heading(page, 'PAGAMENTO CANCELLATO')).toBeVisible();
    expect(await ledger(sandbox)).toEqual([]);
  });
});

test.describe('a payment that takes its time', () => {
  test.use({ account: DEMO });

  test('is waited for, also over a reload, and followed when it is paid', async ({ page, sandbox }) => {
    const uuid = await slowPayment(page);
    await page.goto(`/payment/${uuid}`);
    await expect(heading(page, 'Pagamento in corso')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Pagamento in corso')).toBeVisible();
    await expectRecharged(page);
    expect(await ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 1000 }]);
  });
});

test.describe('a person without a method', () => {
  test.use({ account: { email: 'vuoto@pausa.test', password: 'pranzo123' } });

  test('chooses one from the cart, which says so; the next visit marks it; pays, and eats', async ({ page, sandbox }) => {
    await putInCart(page, { 'milano-1-01': 1 });
    await saveCard(page, '1111');
    await page.goto('/selling-area/milano-1/cart');
    await link(page, 'Scegli un metodo di pagamento').click();
    await expect(entry(page, /1111/)).toBeVisible();
    await expect(page.locator('[aria-current=true]')).toHaveCount(0);
    await entry(page, /1111/).click();
    await expect(page.getByRole('dialog').locator('[popover]')).toHaveText('Metodo salvato: Carta •••• 1111');
    await expect(button(page, 'Paga 6,40 €')).toBeVisible();
    await link(page, 'Cambia metodo di pagamento: Carta •••• 1111').click();
    await expect(entry(page, /1111/)).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await button(page, 'Paga 6,40 €').click();
    await expect(page.getByRole('heading', { name: /Apertura Frigo in corso|Completato/ })).toBeVisible();
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 640 }]);
  });
});
