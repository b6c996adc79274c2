import type { Page } from '@playwright/test';
import { test } from '../support/test.ts';
import { expect, heading } from '../support/journey.ts';
import { lookAt, type Screen, seenAs } from '../support/look.ts';

test.describe.configure({ timeout: 60_000 });

const PELLEGRINI = '/payment/integration/pellegrini/pay/prova-1';
const PLUXEE = '/payment/integration/sodexo/pay/prova-1';

async function send(page: Page, path: string, code: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('textbox', { name: /^Codice/ }).fill(code);
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'Pellegrini: on its way': {
    async open(page, { fault }) {
      await fault('b2c/payment/integration/*', 'slow:300000');
      await page.goto(PELLEGRINI);
      await expect(page.getByText('Caricamento della ricarica')).toBeAttached();
    },
  },
  'Pellegrini: does not come': {
    async open(page, { fault }) {
      await fault('b2c/payment/integration/*', '500');
      await page.goto(PELLEGRINI);
      await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
    },
  },
  'Pellegrini: draft': {
    isMain: true,
    async open(page) {
      await page.goto(PELLEGRINI);
      await expect(page.getByRole('textbox', { name: 'Codice Pellegrini' })).toBeVisible();
    },
  },
  'Pellegrini: no code': {
    async open(page) {
      await send(page, PELLEGRINI, '');
      await expect(page.getByText('Codice obbligatorio')).toBeVisible();
    },
  },
  'Pellegrini: refused': {
    isMain: true,
    async open(page) {
      await send(page, PELLEGRINI, '5000002');
      await expect(page.getByText('Il codice è scaduto: generane uno nuovo nell’app Pellegrini.')).toBeVisible();
    },
  },
  'Pellegrini: being sent': {
    isMain: true,
    async open(page, { fault }) {
      await fault('b2c/payment/integration/*', 'slow:300000', { method: 'POST' });
      await send(page, PELLEGRINI, '5000001');
      await expect(page.getByText('Stiamo verificando il codice: di solito bastano pochi secondi.')).toBeVisible();
    },
  },
  'Pellegrini: being checked': {
    async open(page, { fault }) {
      await fault('b2c/payment/integration/*', 'slow:0', { method: 'GET', times: 2 });
      await fault('b2c/payment/integration/*', 'slow:300000', { method: 'GET' });
      await fault('b2c/payment/integration/*', 'drop', { method: 'POST' });
      await send(page, PELLEGRINI, '5000001');
      await expect(page.getByText('Controlliamo a che punto è la ricarica prima di continuare.')).toBeVisible();
    },
  },
  'Pellegrini: not known': {
    async open(page, { fault }) {
      await fault('b2c/payment/integration/*', 'slow:0', { method: 'GET', times: 2 });
      await fault('b2c/payment/integration/*', 'drop');
      await send(page, PELLEGRINI, '5000001');
      await expect(heading(page, 'Non sappiamo se il codice è stato usato')).toBeVisible();
    },
  },
  'Pellegrini: awaiting completion': {
    async open(page) {
      await send(page, PELLEGRINI, '5000003');
      await expect(heading(page, 'C’è stato un errore con il tuo codice')).toBeVisible();
    },
  },
  'Pellegrini: cancelled': {
    isMain: true,
    async open(page) {
      await send(page, PELLEGRINI, '5000004');
      await expect(heading(page, 'Transazione annullata')).toBeVisible();
    },
  },
  'Pellegrini: leads nowhere': {
    async open(page) {
      await page.goto('/payment/integration/pellegrini/pay/prova-no-link');
      await expect(heading(page, 'Non riusciamo a portarti avanti')).toBeVisible();
    },
  },
  'Pluxee: draft': {
    isMain: true,
    async open(page) {
      await page.goto(PLUXEE);
      await expect(page.getByText('al massimo 8 buoni')).toBeVisible();
    },
  },
  'Pluxee: refused': {
    async open(page) {
      await send(page, PLUXEE, '100004');
      await expect(page.getByText('Il codice è scaduto: generane uno nuovo nell’app Pluxee.')).toBeVisible();
    },
  },
  'Pluxee: waited for': {
    isMain: true,
    async open(page) {
      await page.clock.install();
      await send(page, PLUXEE, '100002');
      await expect(heading(page, 'Stiamo confermando i tuoi buoni')).toBeVisible();
    },
  },
  'Pluxee: late': {
    isMain: true,
    async open(page) {
      await page.clock.install();
      await send(page, PLUXEE, '100002');
      await expect(heading(page, 'Stiamo confermando i tuoi buoni')).toBeVisible();
      for (let time = 0; time < 6; time += 1) {
        const asked = page.waitForResponse((response) => response.url().includes('/sodexo-ticket/'));
        await page.clock.runFor(2000);
        await asked;
      }
      await expect(heading(page, 'Conferma in corso...')).toBeVisible();
    },
  },
};

for (const [name, screen] of Object.entries(SCREENS)) {
  test.describe(() => {
    test.use(seenAs(screen));
    test(name, async ({ page, sandbox, fault }) => lookAt(page, screen, { sandbox, fault }));
  });
}
