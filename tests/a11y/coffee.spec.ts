import type { APIRequestContext, Page } from '@playwright/test';
import { expect, heading } from '../support/journey.ts';
import { lookAt, type Screen, seenAs } from '../support/look.ts';
import { test } from '../support/test.ts';

test.describe.configure({ timeout: 60_000 });

const CONFIGS = 'b2c/coffee/selling-area/*/configs';
const CONFIRM = 'b2c/coffee/selling-area/*/confirm';
const INFO = 'b2c/coffee/selling-order/*/info';

const eroga = (page: Page) => page.getByRole('button', { name: 'eroga: Cappuccino' });

async function press(page: Page): Promise<void> {
  await page.goto('/coffee/selling-area/caffe-1');
  await eroga(page).click();
}

/** An order that goes so, on its page. */
async function order(page: Page, sandbox: APIRequestContext, outcome: string, title: string): Promise<void> {
  await sandbox.post('/sandbox/next-coffee', { data: { outcome } });
  await press(page);
  await expect(heading(page, title)).toBeVisible();
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'machine: on its way': {
    async open(page, { fault }) {
      await fault(CONFIGS, 'slow:300000');
      await page.goto('/coffee/selling-area/caffe-1');
      await expect(page.getByText('Caricamento delle bevande')).toBeAttached();
    },
  },
  'machine: does not come': {
    async open(page, { fault }) {
      await fault(CONFIGS, '500');
      await page.goto('/coffee/selling-area/caffe-1');
      await expect(heading(page, 'Errore durante il caricamento dei dati.')).toBeVisible();
    },
  },
  'machine: nobody’s': {
    async open(page) {
      await page.goto('/coffee/selling-area/nessuna');
      await expect(heading(page, 'Macchina non trovata')).toBeVisible();
    },
  },
  machine: {
    isMain: true,
    async open(page) {
      await page.goto('/coffee/selling-area/caffe-1');
      await expect(eroga(page)).toBeVisible();
    },
  },
  'machine: closed': {
    isMain: true,
    async open(page) {
      await page.goto('/coffee/selling-area/caffe-2');
      await expect(heading(page, 'La macchina riapre alle 7:00.')).toBeVisible();
    },
  },
  'machine: what is in it': {
    isMain: true,
    async open(page) {
      await page.goto('/coffee/selling-area/caffe-1');
      await page.getByRole('button', { name: 'VEDI INGREDIENTI: Cioccolata' }).click();
      await expect(page.getByRole('dialog', { name: 'Cioccolata' })).toBeVisible();
    },
  },
  'machine: being sent': {
    isMain: true,
    async open(page, { fault }) {
      await fault(CONFIRM, 'slow:300000');
      await press(page);
      await expect(page.getByText('Stiamo inviando il tuo ordine: Cappuccino.')).toBeVisible();
    },
  },
  'machine: not known': {
    isMain: true,
    async open(page, { fault }) {
      await fault(CONFIRM, '500');
      await press(page);
      await expect(heading(page, 'Non sappiamo se il tuo ordine è partito')).toBeVisible();
    },
  },
  'machine: found': {
    async open(page, { fault }) {
      await fault(CONFIRM, '500', { after: true });
      await press(page);
      await expect(heading(page, 'Il tuo ordine è partito')).toBeVisible();
    },
  },
  'machine: refused': {
    async open(page, { fault }) {
      await fault(CONFIRM, '400', { message: 'La macchina è occupata.' });
      await press(page);
      await expect(heading(page, "Errore durante l'invio dei dati.")).toBeVisible();
    },
  },
  'machine: another window was quicker': {
    isMain: true,
    async open(page) {
      await page.goto('/coffee/selling-area/caffe-1');
      await expect(eroga(page)).toBeVisible();
      // As another window of the browser leaves it.
      await page.evaluate(() => {
        const of = { cents: 90, creditBefore: 2590, label: 'Cappuccino', answerId: 'caffe-1', isAcknowledged: true };
        const operation = { id: 'altra-1', idempotencyKey: '0'.repeat(32), request: '', ...of };
        localStorage.setItem('coffee_operation', `${Date.now()};${JSON.stringify(operation)}`);
      });
      await eroga(page).click();
      await expect(page.getByText(/^Hai appena ordinato un caffè in un’altra finestra/)).toBeVisible();
    },
  },
  'order: on its way': {
    async open(page, { fault }) {
      await fault(INFO, 'slow:300000');
      await press(page);
      await expect(page.getByText('Caricamento del tuo ordine')).toBeAttached();
    },
  },
  'order: confirmed': {
    isMain: true,
    open: (page, { sandbox }) => order(page, sandbox, 'confirmed', 'Ordine confermato'),
  },
  'order: completed': {
    isMain: true,
    open: (page, { sandbox }) => order(page, sandbox, 'completed', 'Erogazione completata'),
  },
  'order: failed': {
    isMain: true,
    open: (page, { sandbox }) => order(page, sandbox, 'failed', 'Qualcosa è andato storto, ti abbiamo rimborsato il tuo pagamento.'),
  },
  'order: expired': {
    open: (page, { sandbox }) => order(page, sandbox, 'expired', 'Ordine scaduto'),
  },
  'order: cancelled': {
    open: (page, { sandbox }) => order(page, sandbox, 'cancelled', 'Ordine annullato'),
  },
  'order: with help': {
    isMain: true,
    async open(page, { sandbox }) {
      await order(page, sandbox, 'neverending', 'Ordine confermato');
      await page.getByRole('link', { name: 'Ho bisogno di aiuto' }).click();
      await expect(page.getByRole('region', { name: 'Assistenza' })).toBeVisible();
    },
  },
  'order: does not come': {
    async open(page, { fault }) {
      await fault(INFO, '500');
      await press(page);
      await expect(heading(page, 'Errore durante il caricamento dei dati.')).toBeVisible();
    },
  },
  'order: nobody’s': {
    async open(page) {
      await page.goto('/coffee/selling-order/nessuno');
      await expect(heading(page, 'Ordine non trovato')).toBeVisible();
    },
  },
  name: {
    isMain: true,
    async open(page) {
      await page.goto('/coffee/collect-nick-name');
      await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Giulia');
    },
  },
  'name: too long': {
    isMain: true,
    async open(page) {
      await page.goto('/coffee/collect-nick-name');
      await page.getByRole('textbox', { name: 'Nome' }).fill('Massimiliano');
      await expect(page.getByText('Lunghezza massima consentita 10 caratteri.')).toBeVisible();
    },
  },
  'name: not saved': {
    async open(page, { fault }) {
      await fault('b2c/info', '500', { method: 'POST' });
      await page.goto('/coffee/collect-nick-name');
      await page.getByRole('button', { name: 'SALVA' }).click();
      await expect(page.getByText("Errore durante l'invio dei dati.")).toBeVisible();
    },
  },
};

for (const [name, screen] of Object.entries(SCREENS)) {
  test.describe(() => {
    test.use(seenAs(screen));
    test(name, async ({ page, sandbox, fault }) => lookAt(page, screen, { sandbox, fault }));
  });
}
