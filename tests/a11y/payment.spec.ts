import type { Page } from '@playwright/test';
import { clearFaults, expect, heading } from '../support/journey.ts';
import { lookAt, type Screen, seenAs } from '../support/look.ts';
import { declinedPayment, slowPayment } from '../support/payments.ts';
import { test } from '../support/test.ts';

test.describe.configure({ timeout: 90_000 });

/** Longer than any look. */
const FOR_EVER = 'slow:600000';

const options = (page: Page, context: string, query = '') => page.goto(`/payment/payment-options/${context}${query}`);
const entry = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

const SCREENS: Readonly<Record<string, Screen>> = {
  'the list of methods': {
    isMain: true,
    async open(page) {
      await page.goto('/payment');
      await expect(page.getByText('Carta •••• 4242')).toBeVisible();
    },
  },
  'the list of methods, asking before it deletes': {
    async open(page) {
      await page.goto('/payment');
      await page.getByRole('button', { name: /^ELIMINA/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'the list of methods, not loaded': {
    async open(page, { fault }) {
      await fault('b2c/payment-instrument/', '500');
      await page.goto('/payment');
      await expect(heading(page, 'Errore durante il caricamento')).toBeVisible();
    },
  },
  'the options for a payment': {
    isMain: true,
    async open(page) {
      await options(page, 'definedAmountMethod');
      await expect(entry(page, /PayPal/)).toBeVisible();
    },
  },
  'the options for a recharge': {
    async open(page) {
      await options(page, 'walletRechargeMethod');
      await expect(page.getByRole('link', { name: /^Day/ })).toBeVisible();
    },
  },
  'the options, not loaded': {
    async open(page, { fault }) {
      await fault('b2c/payment/options/*', '500');
      await options(page, 'definedAmountMethod');
      await expect(heading(page, 'Ops.. Non è possibile continuare.')).toBeVisible();
    },
  },
  'the options, a choice on its way': {
    async open(page, { fault }) {
      await fault('b2c/payment-preference/update/*', FOR_EVER);
      await options(page, 'definedAmountMethod');
      await entry(page, /4242/).click();
      await expect(page.getByText('Invio della scelta in corso')).toBeAttached();
    },
  },
  'the options, a choice not sent': {
    async open(page, { fault }) {
      await fault('b2c/payment-preference/update/*', '500');
      await options(page, 'definedAmountMethod');
      await entry(page, /4242/).click();
      await expect(page.getByText('Errore invio dati')).toBeVisible();
    },
  },
  'a payment on its way': {
    isMain: true,
    async open(page, { fault }) {
      const uuid = await slowPayment(page);
      await fault(`b2c/payment/${uuid}`, FOR_EVER);
      await page.goto(`/payment/${uuid}`);
      await expect(heading(page, 'Pagamento in corso')).toBeVisible();
    },
  },
  'a payment that was refused': {
    isMain: true,
    async open(page) {
      await page.goto(`/payment/${await declinedPayment(page)}`);
      await expect(heading(page, 'Pagamento Fallito: La carta è stata rifiutata.')).toBeVisible();
    },
  },
  'a payment that was cancelled': {
    async open(page) {
      const uuid = await declinedPayment(page);
      await page.request.get(`/b2c/payment/${uuid}/cancel`);
      await page.goto(`/payment/${uuid}`);
      await expect(heading(page, 'PAGAMENTO CANCELLATO')).toBeVisible();
    },
  },
  'a payment whose status cannot be read': {
    async open(page, { fault, sandbox }) {
      await clearFaults(sandbox);
      await fault('b2c/payment/*', 'html:502');
      await page.goto('/payment/00000000-0000-4000-9000-000000000009');
      await expect(heading(page, 'Ops! Sembra che qualcosa sia andato storto.')).toBeVisible();
    },
  },
  'nobody’s payment': {
    async open(page) {
      await page.goto('/payment/00000000-0000-4000-9000-000000000009');
      await expect(heading(page, 'Pagamento non trovato')).toBeVisible();
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
