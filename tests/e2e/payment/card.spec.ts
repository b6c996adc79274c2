import type { Page } from '@playwright/test';
import { clearFaults, expect, expectPath, expectWallet, heading } from '../../support/journey.ts';
import { expectVisibleFocus, tabTo } from '../../support/keyboard.ts';
import { DEMO } from '../../support/test.ts';
import {
  addCard,
  atBank,
  bank,
  BUILDS,
  effects,
  expectCardForm,
  field,
  fillCard,
  holder,
  openCardForm,
  openCardRecharge,
  savedInstruments,
  standOf,
  test,
} from '../../support/vendors.ts';

test.use({ account: DEMO });
test.describe.configure({ timeout: 60_000 });

const TO_LIST = '?return-url=%2Fpayment&key-to-update=INSTRUMENTS_ADDED_PI';
const GATEWAY_ERROR = "C'è stato un errore. Riprova o contattaci al 800 123 456 (Gateway error: 20142)";
const VERIFICATION_ERROR = "C'è stato un errore durante la verifica del pagamento (CODE: 20141)";

const retry = (page: Page) => page.getByRole('button', { name: 'Riprova', exact: true });
const cancel = (page: Page) => page.getByRole('button', { name: 'Annulla', exact: true });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Opens the bank's window for a payment that the sandbox has created. */
async function openVerification(page: Page, uuid = 'prova-1'): Promise<void> {
  await page.goto(`/payment/integration/braintree_cc/3dsecure-flow/${uuid}`);
  await enterName(page);
}
async function enterName(page: Page): Promise<void> {
  await expect(heading(page, 'Di chi è la carta?')).toBeVisible();
  await page.getByLabel('Nome e cognome dell’intestatario').fill('Giulia Bianchi');
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
}
const PAID = [{ kind: 'recharge', intent: 'prova-1', cents: 1000 }];

for (const [build, vendors] of BUILDS) {
  test.describe(build, () => {
    test.use({ vendors });

    test('a card is added from the list of methods, and stands in it [P2-2.29]', async ({ page }) => {
      await page.goto('/payment');
      await page.getByRole('link', { name: 'Aggiungi nuovo' }).click();
      await page.getByRole('button', { name: /Carta di credito o debito/ }).click();
      await expectCardForm(page);
      await fillCard(page);
      await addCard(page).click();
      await expectPath(page, '/payment');
      await expect(page.getByText('Carta •••• 1111', { exact: true }).first()).toBeVisible();
      expect(await savedInstruments(page, 'braintree_cc')).toEqual(['Carta •••• 4242', 'Carta •••• 1111']);
    });

    test('the bank asks, the customer confirms, the money moves once [P2-2.72]', { tag: '@quick' }, async ({ page, sandbox }) => {
      await openVerification(page);
      await expect(bank(page).getByText('10,00 €')).toBeVisible();
      await atBank(page, 'Conferma');
      await expectWallet(page);
      expect(await effects(sandbox)).toEqual(PAID);
    });
  });
}

test.describe('the card form', () => {
  test('a declined card: the server’s sentence, everything typed stays, another number is taken', { tag: '@quick' }, async ({ page }) => {
    await openCardForm(page, TO_LIST);
    await fillCard(page, '4000111111111115');
    await addCard(page).click();
    await expect(alert(page, 'La banca ha rifiutato la carta. Prova con un’altra.')).toBeVisible();
    await expect(field(page, 'number')).toHaveValue('4000 1111 1111 1115');
    await expect(holder(page)).toHaveValue('Giulia Bianchi');
    expect(await savedInstruments(page, 'braintree_cc')).toEqual(['Carta •••• 4242']);
    await field(page, 'number').fill('4111111111111111');
    await addCard(page).click();
    await expectPath(page, '/payment');
    expect(await savedInstruments(page, 'braintree_cc')).toEqual(['Carta •••• 4242', 'Carta •••• 1111']);
  });

  test('each field has its name, for eyes and for screen readers; what is missing is said at each field, and the focus goes to the first; what cannot be right, too [P2-2.32]', async ({
    page,
  }) => {
    await openCardForm(page);
    for (const [name, label] of [
      ['number', 'Numero della carta'],
      ['expirationDate', 'Scadenza (MM/AA)'],
      ['cvv', 'CVV'],
    ] as const) {
      await expect(page.getByText(label, { exact: true })).toBeVisible();
      await expect(field(page, name)).toHaveAccessibleName(label);
      await expect(page.getByTitle(label, { exact: true })).toHaveCount(1);
    }

    await addCard(page).click();
    for (const sentence of ['Intestatario obbligatorio', 'Numero obbligatorio', 'Scadenza obbligatoria', 'CVV obbligatorio'])
      await expect(page.getByText(sentence)).toBeVisible();
    await expect(holder(page)).toBeFocused();
    await expect(field(page, 'number')).toHaveAttribute('aria-invalid', 'true');
    await holder(page).fill('Giulia Bianchi');
    await addCard(page).click();
    await expect(field(page, 'number')).toBeFocused();
    await field(page, 'number').fill('4111111111111111');
    await expect(page.getByText('Numero obbligatorio')).toBeHidden();
    await expect(field(page, 'number')).not.toHaveAttribute('aria-invalid', 'true');

    await field(page, 'number').fill('4111111111111112');
    await field(page, 'expirationDate').fill('0120');
    await field(page, 'cvv').fill('12');
    await holder(page).focus();
    for (const sentence of ['Numero non valido', 'Scadenza non valida', 'CVV non valido'])
      await expect(page.getByText(sentence)).toBeVisible();
  });

  test('by keyboard alone: from field to field, and Enter in the last one sends', async ({ page }) => {
    await openCardForm(page, TO_LIST);
    await tabTo(page, holder(page));
    await page.keyboard.type('Giulia Bianchi');
    for (const [name, text] of [
      ['number', '4111111111111111'],
      ['expirationDate', '1230'],
      ['cvv', '123'],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(field(page, name)).toBeFocused();
      await expect(page.locator('[data-focused]')).toHaveCount(1);
      await page.keyboard.type(text);
    }
    await expect(field(page, 'number')).toHaveValue('4111 1111 1111 1111');
    await page.keyboard.press('Tab');
    await expect(addCard(page)).toBeFocused();
    await expectVisibleFocus(addCard(page));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectPath(page, '/payment');
    expect(await savedInstruments(page, 'braintree_cc')).toEqual(['Carta •••• 4242', 'Carta •••• 1111']);
  });

  test('Braintree is down: 20142, and another try', async ({ page, fault, sandbox }) => {
    await fault('*client_api/v1/configuration', '503');
    await page.goto(`/payment/integration/braintree_cc/add${TO_LIST}`);
    await expect(heading(page, GATEWAY_ERROR)).toBeVisible();
    await clearFaults(sandbox);
    await retry(page).click();
    await expectCardForm(page);
  });

  test('frames that never come are given up after 20 seconds', async ({ page, fault, sandbox }) => {
    await page.clock.install();
    await fault('*hosted-fields-frame.min.html', '503');
    const asked = page.waitForResponse(/hosted-fields-frame/);
    await page.goto(`/payment/integration/braintree_cc/add${TO_LIST}`);
    await asked;
    // The page's clock runs in real time, too, so a slow machine may have used part of the time already.
    await page.clock.runFor(14_000);
    await expect(heading(page, GATEWAY_ERROR)).toBeHidden();
    await page.clock.runFor(7000);
    await expect(heading(page, GATEWAY_ERROR)).toBeVisible();
    await page.clock.resume();
    await clearFaults(sandbox);
    await retry(page).click();
    await expectCardForm(page);
  });

  test('Braintree does not take the digits: 20142, everything typed stays; its token is over: the name stays, and a fresh form', async ({
    page,
    fault,
    sandbox,
  }) => {
    const tokens: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/braintree/token') && tokens.push(request.url())));
    await openCardForm(page, TO_LIST);
    await fillCard(page);
    await fault('*payment_methods/credit_cards', '422');
    await addCard(page).click();
    await expect(alert(page, GATEWAY_ERROR)).toBeVisible();
    await expect(field(page, 'number')).toHaveValue('4111 1111 1111 1111');
    expect(tokens).toHaveLength(1);
    await clearFaults(sandbox);
    await fault('*payment_methods/credit_cards', '401');
    await addCard(page).click();
    await expect(alert(page, 'Abbiamo ricaricato il modulo sicuro: scrivi di nuovo numero, scadenza e CVV.')).toBeVisible();
    await expect(field(page, 'number')).toHaveValue('');
    await expect(holder(page)).toHaveValue('Giulia Bianchi');
    expect(tokens).toHaveLength(2);
    await clearFaults(sandbox);
    await fillCard(page);
    await addCard(page).click();
    await expectPath(page, '/payment');
  });

  test('a reload in the middle: an empty form; Back leads to where the person came from, with nothing added', async ({ page }) => {
    await page.goto('/payment');
    await page.getByRole('link', { name: 'Aggiungi nuovo' }).click();
    await page.getByRole('button', { name: /Carta di credito o debito/ }).click();
    await expectCardForm(page);
    await fillCard(page);
    await page.reload();
    await expectCardForm(page);
    await expect(field(page, 'number')).toHaveValue('');
    await page.goBack();
    await expect(heading(page, 'Scegli come pagare')).toBeVisible();
    await page.goForward();
    await expectCardForm(page);
    await page.getByRole('button', { name: 'Indietro' }).click();
    await expect(heading(page, 'Scegli come pagare')).toBeVisible();
    expect(await savedInstruments(page, 'braintree_cc')).toEqual(['Carta •••• 4242']);
  });
});

test.describe('3-D Secure', () => {
  test.beforeEach(({ page }) => openCardRecharge(page, 'prova-1'));

  test('the bank asks, the customer refuses: 20141, and another try; Annulla there, and no answer, say the same', async ({
    page,
    sandbox,
  }) => {
    await openVerification(page);
    for (const choice of ['Rifiuta', 'Annulla', 'La banca non risponde'] as const) {
      await atBank(page, choice);
      await expect(heading(page, VERIFICATION_ERROR)).toBeVisible();
      await expect(page.getByText('Con questo metodo non abbiamo addebitato nulla.')).toBeVisible();
      await expect(page.getByRole('link', { name: '800 123 456' })).toHaveAttribute('href', 'tel:800123456');
      expect(await effects(sandbox)).toEqual([]);
      await retry(page).click();
    }
    await atBank(page, 'Conferma');
    await expectWallet(page);
    expect(await effects(sandbox)).toEqual(PAID);
  });

  test('Braintree is down, does not know the bank, does not take its word: 20141 each, and then paid once', async ({
    page,
    fault,
    sandbox,
  }) => {
    await page.request.post('/b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/prova-1/saveCreditCardData', {
      data: { cardholderName: 'Giulia Bianchi' },
    });
    await fault('*client_api/v1/configuration', '503');
    await page.goto('/payment/integration/braintree_cc/3dsecure-flow/prova-1');
    await expect(heading(page, VERIFICATION_ERROR)).toBeVisible();
    for (const [pattern, seesBank] of [
      ['*three_d_secure/lookup', false],
      ['*authenticate_from_jwt', true],
    ] as const) {
      await clearFaults(sandbox);
      await fault(pattern, '500');
      await retry(page).click();
      if (seesBank) await atBank(page, 'Conferma');
      await expect(heading(page, 'Verifica in corso')).toBeHidden();
      await expect(heading(page, VERIFICATION_ERROR)).toBeVisible();
    }
    expect(await effects(sandbox)).toEqual([]);
    await clearFaults(sandbox);
    await retry(page).click();
    await atBank(page, 'Conferma');
    await expectWallet(page);
    expect(await effects(sandbox)).toEqual(PAID);
  });

  test('the bank’s script does not come: given up after 15 seconds; Annulla cancels the payment at the server, and goes back', async ({
    page,
    fault,
    sandbox,
  }) => {
    await page.clock.install();
    // The SDK waits on.
    await fault('*songbird.js', 'drop');
    const looked = page.waitForResponse(/three_d_secure\/lookup/);
    await openVerification(page);
    await looked;
    await expect(heading(page, 'Verifica in corso')).toBeVisible();
    await page.clock.runFor(16_000);
    await expect(heading(page, VERIFICATION_ERROR)).toBeVisible();
    expect(await effects(sandbox)).toEqual([]);
    const cancelled = page.waitForRequest(/3dsecure-flow\/prova-1\/cancel$/);
    await cancel(page).click();
    await cancelled;
    // The app puts the home page into the history before a page that was opened by its address.
    await expectPath(page, '/');
    expect([await standOf(page, 'prova-1'), await effects(sandbox)]).toEqual(['cancelled', []]);
  });

  test('the bank learns the device’s address; when nobody knows it, the payment goes on without [P2-4.49]', async ({
    page,
    fault,
    sandbox,
  }) => {
    const additionalInfo = async (uuid: string) => {
      const looked = page.waitForRequest(/three_d_secure\/lookup/);
      await openVerification(page, uuid);
      const body = (await looked).postDataJSON() as { amount: string; bin: string; additionalInfo: Record<string, unknown> };
      expect(body).toMatchObject({ amount: '10.00', bin: '400000', additionalInfo: { productCode: 'FOD' } });
      return body.additionalInfo;
    };
    expect((await additionalInfo('prova-2'))['ipAddress']).toBe('203.0.113.7');
    // The look-up has no cookie, so it reaches the world that all tests share.
    await fault('*ip.example/', '500', { everyone: true });
    expect(await additionalInfo('prova-1')).not.toHaveProperty('ipAddress');
    await atBank(page, 'Conferma');
    await expectWallet(page);
    expect(await effects(sandbox)).toEqual(PAID);
  });

  test('whoever is missing a name is asked for it, once; a reload while the bank asks: it asks again, and the money moves once [P2-4.48]', async ({
    page,
    sandbox,
  }) => {
    await openVerification(page);
    await expect(bank(page).getByText('10,00 €')).toBeVisible();
    await page.reload();
    await atBank(page, 'Conferma');
    await expectWallet(page);
    expect(await effects(sandbox)).toEqual(PAID);
  });

  test('Back while the bank asks takes its window away, and nothing is paid', async ({ page, sandbox }) => {
    await openVerification(page);
    await expect(bank(page).getByText('10,00 €')).toBeVisible();
    await page.goBack();
    await expectPath(page, '/');
    await expect(page.getByRole('dialog', { name: 'Verifica della banca (sandbox)' })).toHaveCount(0);
    expect(await effects(sandbox)).toEqual([]);
  });
});
