import type { Page } from '@playwright/test';
import { expect, heading } from '../support/journey.ts';
import { lookAt, type Screen, seenAs } from '../support/look.ts';
import { addCard, atBank, bank, fillCard, openCardForm, openPayPalRecharge, paypalButton, test } from '../support/vendors.ts';

test.describe.configure({ timeout: 90_000 });

/** Longer than any look. */
const FOR_EVER = 'slow:600000';
const CARD = '/payment/integration/braintree_cc/add';
const PAYPAL = '/payment/integration/braintree_paypal/add';
const VERIFY = '/payment/integration/braintree_cc/3dsecure-flow/prova-1';

async function verify(page: Page): Promise<void> {
  await page.goto(VERIFY);
  await page.getByLabel('Nome e cognome dell’intestatario').fill('Giulia Bianchi');
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'the card form': { isMain: true, open: (page) => openCardForm(page) },
  'the card form, with everything missing': {
    isMain: true,
    async open(page) {
      await openCardForm(page);
      await addCard(page).click();
      await expect(page.getByText('CVV obbligatorio')).toBeVisible();
    },
  },
  'the card form, on its way': {
    async open(page, { fault }) {
      await fault('b2c/payment/integration/braintree/token', FOR_EVER);
      await page.goto(CARD);
      await expect(heading(page, 'Aggiungi Carta', 1)).toBeVisible();
    },
  },
  'a declined card': {
    isMain: true,
    async open(page) {
      await openCardForm(page);
      await fillCard(page, '4000111111111115');
      await addCard(page).click();
      await expect(page.getByText('La banca ha rifiutato la carta. Prova con un’altra.')).toBeVisible();
    },
  },
  'no card form': {
    async open(page, { fault }) {
      await fault('b2c/payment/integration/braintree/token', '500');
      await page.goto(CARD);
      await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
    },
  },
  'whose card it is': {
    isMain: true,
    async open(page) {
      await page.goto(VERIFY);
      await expect(heading(page, 'Di chi è la carta?')).toBeVisible();
    },
  },
  'the bank asks': {
    async open(page) {
      await verify(page);
      await expect(bank(page).getByText('10,00 €')).toBeVisible();
    },
  },
  'the bank is being asked': {
    isMain: true,
    async open(page, { fault }) {
      await fault('*three_d_secure/lookup', FOR_EVER);
      await verify(page);
      await expect(heading(page, 'Verifica in corso')).toBeVisible();
    },
  },
  'the payment is being confirmed': {
    async open(page, { fault }) {
      await fault('b2c/*3dsecure-flow/prova-1', FOR_EVER, { method: 'POST' });
      await verify(page);
      await atBank(page, 'Conferma');
      await expect(heading(page, 'Conferma del pagamento in corso')).toBeVisible();
    },
  },
  'the bank said no': {
    isMain: true,
    async open(page) {
      await verify(page);
      await atBank(page, 'Rifiuta');
      await expect(page.getByText('Non ti abbiamo addebitato nulla.')).toBeVisible();
    },
  },
  'PayPal’s button': {
    isMain: true,
    async open(page) {
      await page.goto(PAYPAL);
      await expect(paypalButton(page)).toBeVisible();
    },
  },
  'PayPal on its way': {
    async open(page, { fault }) {
      await fault('b2c/payment/integration/braintree/token', FOR_EVER);
      await page.goto(PAYPAL);
      await expect(heading(page, 'Collegamento con PayPal in corso')).toBeVisible();
    },
  },
  'no PayPal': {
    isMain: true,
    async open(page, { fault }) {
      await fault('*www.paypal.com/sdk/js', '500');
      await page.goto(PAYPAL);
      await expect(page.getByRole('button', { name: 'indietro', exact: true })).toBeVisible();
    },
  },
  'the device that PayPal does not know': {
    async open(page, { fault }) {
      await fault('*c.paypal.com/da/r/fb.js', '500');
      await page.goto((await openPayPalRecharge(page)).path);
      await expect(page.getByRole('button', { name: 'Annulla' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
    },
  },
};

for (const [name, screen] of Object.entries(SCREENS)) {
  test.describe(name, () => {
    test.use(seenAs(screen));

    test('has no accessibility violation', async ({ page, sandbox, fault }) => {
      await lookAt(page, screen, { sandbox, fault });
    });
  });
}
