import type { Page } from '@playwright/test';
import { expect, heading } from '../support/journey.ts';
import { lookAt, type Screen, seenAs } from '../support/look.ts';
import { expectAccessible, test } from '../support/test.ts';

test.describe.configure({ timeout: 60_000 });

/** Longer than any look. */
const FOR_EVER = 'slow:600000';
const ADD_SATISPAY = '/payment/integration/satispay_standard/add';
const SATISPAY = 'b2c/payment/integration/satispay/*';
const ADD_EDENRED = '/payment/integration/edenred_ticket/add';
const EDENRED = 'b2c/payment/integration/edenred/*';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const blockWindows = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null;
  });

/** A screen that an address leads to by itself. */
const at = (path: string, title: string, isMain = false): Screen => ({
  ...(isMain ? { isMain } : {}),
  async open(page) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
  },
});
const broken = (path: string, pattern: string, fault: string, title: string): Screen => ({
  async open(page, tools) {
    await tools.fault(pattern, fault);
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
  },
});
const OOPS = 'Ops! Sembra che qualcosa sia andato storto.';

const SCREENS: Readonly<Record<string, Screen>> = {
  'Satispay: asking for its page': broken(ADD_SATISPAY, SATISPAY, FOR_EVER, 'Prepariamo il collegamento'),
  'Satispay: its page is ready': at(ADD_SATISPAY, 'Continua su Satispay', true),
  'Satispay: its window is blocked': {
    isMain: true,
    async open(page) {
      await blockWindows(page);
      await page.goto(ADD_SATISPAY);
      await press(page, 'Continua');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'Satispay: waiting for the person': {
    isMain: true,
    async open(page, { fault }) {
      await page.goto(ADD_SATISPAY);
      await expect(heading(page, 'Continua su Satispay')).toBeVisible();
      await fault('*/info', FOR_EVER);
      await page.reload();
      await expect(heading(page, 'Aspettiamo la tua conferma')).toBeVisible();
    },
  },
  'Satispay: which request nobody knows': at(`${ADD_SATISPAY}?block-polling=true`, 'Non troviamo la tua richiesta', true),
  'Satispay: the request failed': broken(ADD_SATISPAY, SATISPAY, '500', 'Ops! Sembra che qualcosa sia andato storto durante la richiesta.'),
  'Satispay: no such request': at(`${ADD_SATISPAY}?id=nessuna&block-polling=true`, OOPS),
  'Satispay vouchers: loading': at('/payment/integration/satispay_ticket/pay/prova-attesa', 'Cerchiamo il tuo account Satispay'),
  'Satispay vouchers: its page is ready': at('/payment/integration/satispay_ticket/pay/prova-esterno', 'Continua su Satispay'),
  'Satispay vouchers: still checking': {
    async open(page) {
      await page.goto('/payment/integration/satispay_ticket/pay/prova-esterno');
      const [satispay] = await Promise.all([page.context().waitForEvent('page'), press(page, 'Continua')]);
      await satispay.close();
      await expect(heading(page, 'Verifica account satispay in corso...')).toBeVisible();
    },
  },
  'Satispay vouchers: refused': at('/payment/integration/satispay_ticket/pay/prova-errore', 'Il tuo account Satispay non ha buoni pasto.'),
  'Edenred: to its login': at(ADD_EDENRED, 'Collega i tuoi buoni pasto', true),
  'Edenred: its window is blocked': {
    async open(page) {
      await blockWindows(page);
      await page.goto(ADD_EDENRED);
      await press(page, 'Continua');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'Edenred: waiting for the person': {
    isMain: true,
    async open(page) {
      await page.goto(ADD_EDENRED);
      await Promise.all([page.context().waitForEvent('page'), press(page, 'Continua')]);
      await expect(heading(page, 'Ti aspettiamo qui')).toBeVisible();
    },
  },
  'Edenred: no login to be had': {
    async open(page, { fault }) {
      await fault(EDENRED, '500');
      await page.goto(ADD_EDENRED);
      await press(page, 'Continua');
      await expect(heading(page, OOPS)).toBeVisible();
    },
  },
  'Edenred: the callback page on its own': at(`${ADD_EDENRED}/confirm?code=x`, 'Non troviamo la finestra di partenza'),
  'Edenred: the vouchers': at('/payment/integration/edenred_ticket/pay/prova-skip', 'Paga con i tuoi buoni', true),
  'Edenred: LOADING': at('/payment/integration/edenred_ticket/pay/prova-loading', 'Controlliamo i tuoi buoni'),
  'Edenred: NEED_LOGIN': at('/payment/integration/edenred_ticket/pay/prova-need-login', 'Accedi a Edenred'),
  'Edenred: NO_VOUCHERS': at('/payment/integration/edenred_ticket/pay/prova-no-vouchers', 'Nessun buono da usare qui'),
  'Edenred: EMPTY_WALLET': at('/payment/integration/edenred_ticket/pay/prova-empty-wallet', 'Non hai buoni disponibili'),
  'Edenred: NOT_FOUND': at('/payment/integration/edenred_ticket/pay/prova-not-found', 'Pagamento non trovato'),
  'Edenred: ERROR': at('/payment/integration/edenred_ticket/pay/prova-error', OOPS, true),
};

for (const [name, screen] of Object.entries(SCREENS)) {
  test.describe(name, () => {
    test.use(seenAs(screen));
    test('is accessible on phone and desktop', async ({ page, sandbox, fault }) => {
      await lookAt(page, screen, { sandbox, fault });
    });
  });
}

for (const path of ['/sandbox/satispay/nessuna', '/sandbox/edenred/login', '/sandbox/guida-ticket']) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('SANDBOX', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}
