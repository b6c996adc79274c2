import type { Page } from '@playwright/test';
import { expect, heading } from '../support/journey.ts';
import { lookAt, type Screen, seenAs } from '../support/look.ts';
import { declinedPayment } from '../support/payments.ts';
import { test } from '../support/test.ts';

test.describe.configure({ timeout: 60_000 });

const RECHARGE = 'b2c/wallet-recharge';
const submit = (page: Page) => page.getByRole('button', { name: 'Ricarica Wallet', exact: true });

async function press(page: Page): Promise<void> {
  await page.goto('/wallet/recharge');
  await submit(page).click();
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'wallet: on its way': {
    async open(page, { fault }) {
      await fault('b2c/wallet/', 'slow:300000');
      await page.goto('/wallet');
      await expect(page.getByText('Caricamento del portafoglio')).toBeAttached();
    },
  },
  wallet: {
    isMain: true,
    async open(page) {
      await page.goto('/wallet');
      await expect(page.getByRole('region', { name: 'Il tuo credito' })).toContainText('20,00 €');
    },
  },
  'wallet: does not come': {
    async open(page, { fault }) {
      await fault('b2c/wallet/', '500');
      await page.goto('/wallet');
      await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
    },
  },
  'recharge: on its way': {
    async open(page, { fault }) {
      await fault(RECHARGE, 'slow:300000');
      await page.goto('/wallet/recharge');
      await expect(page.getByText('Caricamento della ricarica')).toBeAttached();
    },
  },
  'recharge: does not come': {
    async open(page, { fault }) {
      await fault(RECHARGE, '500');
      await page.goto('/wallet/recharge');
      await expect(heading(page, "Ops.. C'è stato un errore durante il caricamento dei dati.")).toBeVisible();
    },
  },
  recharge: {
    isMain: true,
    async open(page) {
      await page.goto('/wallet/recharge');
      await expect(submit(page)).toBeEnabled();
    },
  },
  'recharge: an amount of one’s own': {
    isMain: true,
    async open(page) {
      await page.goto('/wallet/recharge?importo=12.5');
      await expect(page.getByRole('textbox', { name: 'Importo specifico' })).toHaveValue('12,50');
    },
  },
  'recharge: not an amount': {
    async open(page) {
      await page.goto('/wallet/recharge?importo=12.5');
      await page.getByRole('textbox', { name: 'Importo specifico' }).fill('0,5');
      await expect(page.getByText('Scrivi un importo di almeno 1 euro, a passi di 10 centesimi.')).toBeVisible();
    },
  },
  'recharge: no method': {
    isMain: true,
    async open(page) {
      await page.goto('/wallet/recharge?payWithNull=true');
      await expect(page.getByText('Nessun metodo scelto')).toBeVisible();
    },
  },
  'recharge: being sent': {
    isMain: true,
    async open(page, { fault }) {
      await fault(RECHARGE, 'slow:300000', { method: 'POST' });
      await press(page);
      await expect(heading(page, 'Stiamo elaborandi i dati inviati.')).toBeVisible();
    },
  },
  'recharge: not known': {
    isMain: true,
    async open(page, { fault }) {
      await fault(RECHARGE, '500', { method: 'POST' });
      await press(page);
      await expect(heading(page, 'Non sappiamo se la ricarica è riuscita')).toBeVisible();
    },
  },
  'recharge: found': {
    async open(page, { fault }) {
      await fault(RECHARGE, '500', { method: 'POST', after: true });
      await press(page);
      await expect(heading(page, 'La ricarica è arrivata')).toBeVisible();
    },
  },
  'recharge: refused': {
    async open(page, { fault }) {
      await fault(RECHARGE, '400', { method: 'POST', message: 'L’importo massimo è 500,00 €.' });
      await press(page);
      await expect(heading(page, "Errore durante l'elaborazione della richiesta.")).toBeVisible();
    },
  },
  'result: waited for': {
    async open(page, { fault }) {
      await fault('b2c/wallet-recharge/*', 'slow:300000');
      await press(page);
      await page.waitForURL(/\/wallet\/recharge\/./);
      await expect(heading(page, 'Stiamo elaborandi i dati inviati.')).toBeVisible();
    },
  },
  'result: error': {
    isMain: true,
    async open(page) {
      await page.goto(`/wallet/recharge/${await declinedPayment(page)}`);
      await expect(page.getByText('La carta è stata rifiutata.')).toBeVisible();
    },
  },
  'result: does not come': {
    async open(page, { fault }) {
      await fault('b2c/wallet-recharge/*', '500');
      await page.goto('/wallet/recharge/una');
      await expect(heading(page, 'Errore durante il caricamento')).toBeVisible();
    },
  },
  'result: nobody’s': {
    async open(page) {
      await page.goto('/wallet/recharge/nessuna');
      await expect(heading(page, 'Ricarica non trovata')).toBeVisible();
    },
  },
  'Credito insufficiente': {
    isMain: true,
    async open(page) {
      await page.goto('/coffee/insufficient-fund');
      await expect(page.getByRole('link', { name: 'RICARICA WALLET' })).toBeVisible();
    },
  },
};

for (const [name, screen] of Object.entries(SCREENS)) {
  test.describe(() => {
    test.use(seenAs(screen));
    test(name, async ({ page, sandbox, fault }) => lookAt(page, screen, { sandbox, fault }));
  });
}
