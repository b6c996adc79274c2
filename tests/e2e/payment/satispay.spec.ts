import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectPath, expectWallet, heading, ledger } from '../../support/journey.ts';
import { EMPTY, PHONE, test } from '../../support/test.ts';

test.use({ viewport: PHONE, account: EMPTY });
test.describe.configure({ timeout: 60_000 });

const ADD = '/payment/integration/satispay_standard/add';
const NOTICE = 'Cliccando su continua sarai reindirizzato sulla pagina del nostro partner Satispay, segui le istruzioni.';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const alert = (page: Page) => page.getByRole('alert');

async function begin(page: Page, path = `${ADD}?key-to-update=INSTRUMENTS_ADDED_PI&return-url=/me`): Promise<void> {
  await page.goto('/me');
  await page.goto(path);
  await expect(page.getByText(NOTICE)).toBeVisible();
}

/** Presses 'Continua' and waits for Satispay's page in its window. */
async function toSatispay(page: Page, name = 'Continua'): Promise<Page> {
  const [satispay] = await Promise.all([page.context().waitForEvent('page'), press(page, name)]);
  await expect(heading(satispay, 'Satispay di prova')).toBeVisible();
  return satispay;
}

/** Satispay redirects its window to the app, which closes the window because another window has opened it. */
async function answer(satispay: Page, name: 'Accetta' | 'Rifiuta'): Promise<void> {
  await Promise.all([satispay.waitForEvent('close'), press(satispay, name)]);
}

const saved = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get('/b2c/payment-instrument/');
  return ((await answer.json()) as { instruments: { label: string }[] }).instruments.map(({ label }) => label);
};

/** The server's status of the request in the page's address. */
const idOf = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? '';
async function standing(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/b2c/payment/integration/satispay/standard/pi/add/${id}/info`);
  return ((await answer.json()) as { data: { status: string } }).data.status;
}

/** Counts the requests of a call. */
function counted(context: BrowserContext, pattern: RegExp): () => number {
  let count = 0;
  context.on('request', (request) => (count += pattern.test(new URL(request.url()).pathname) ? 1 : 0));
  return () => count;
}
const REQUESTS = /\/standard\/pi\/add$/;

test.describe('Aggiungi Satispay', () => {
  test(
    'accepted: the window closes itself, the account is linked once, and the person is back [P2-3.28]',
    { tag: '@quick' },
    async ({ page, context }) => {
      const requests = counted(context, REQUESTS);
      await begin(page);
      await expect(heading(page, 'Aggiungi Satispay', 1)).toBeVisible();
      await expect.poll(() => new URL(page.url()).search).toMatch(/[?&]id=satispay-\d+&block-polling=true/);
      const satispay = await toSatispay(page);
      await expect(heading(page, 'Aspettiamo la tua conferma')).toBeVisible();
      await answer(satispay, 'Accetta');
      await expectPath(page, '/me');
      expect(await saved(page)).toEqual(['Satispay']);
      expect(requests()).toBe(1);
      expect(context.pages()).toHaveLength(1);
    },
  );

  test('cancelled here: back, the request is cancelled at the server, and Satispay’s window closes', async ({ page, context }) => {
    const cancels = counted(context, /\/pi\/add\/[^/]+\/cancel$/);
    await begin(page);
    const satispay = await toSatispay(page);
    const id = idOf(page);
    expect(await standing(page, id)).toBe('PENDING');
    const closed = satispay.waitForEvent('close');
    await press(page, 'Annulla');
    await expectPath(page, '/');
    await closed;
    expect([await standing(page, id), cancels()]).toEqual(['CANCELED', 1]);
    // A person who accepts later links nothing.
    await page.request.post(`/sandbox/satispay/${id}`, { form: { answer: 'accept' } });
    expect([await standing(page, id), await saved(page)]).toEqual(['CANCELED', []]);
  });

  test('a reload in the middle goes on with the same request', async ({ page, context }) => {
    const requests = counted(context, REQUESTS);
    await begin(page);
    await expect.poll(() => idOf(page)).not.toBe('');
    await page.reload();
    // Its page was not opened yet.
    await expect(page.getByText(NOTICE)).toBeVisible();
    await toSatispay(page);
    await page.reload();
    await expect(heading(page, 'Aspettiamo la tua conferma')).toBeVisible();
    await answer(await toSatispay(page, 'Apri di nuovo Satispay'), 'Accetta');
    await expectPath(page, '/me');
    expect(requests()).toBe(1);
  });

  test('Back in the middle leaves, and Forward goes on with the same request', async ({ page, context }) => {
    const requests = counted(context, REQUESTS);
    await begin(page);
    const satispay = await toSatispay(page);
    await page.goBack();
    await expect(heading(page, 'Aggiungi Satispay', 1)).toBeHidden();
    await page.goForward();
    await expect(heading(page, 'Aspettiamo la tua conferma')).toBeVisible();
    await answer(satispay, 'Accetta');
    await expectPath(page, '/me');
    expect(requests()).toBe(1);
  });

  test('the browser blocks windows: a plain link; the page that comes back in it finishes by itself', async ({ page, context }) => {
    await context.addInitScript(() => {
      window.open = () => null;
    });
    await begin(page);
    await press(page, 'Continua');
    await expect(alert(page)).toHaveText('Il browser ha bloccato la nuova finestra: aprila da qui.');
    const [satispay] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /Apri la pagina di Satispay/ }).click(),
    ]);
    await press(satispay, 'Accetta');
    await expectPath(satispay, '/me');
    await expectPath(page, '/me');
    expect(await saved(page)).toEqual(['Satispay']);
  });

  test('a window of ours that comes back closes itself and makes no request', async ({ page, context }) => {
    const requests = counted(context, REQUESTS);
    await page.goto('/me');
    const [opened] = await Promise.all([context.waitForEvent('page'), page.evaluate((path) => void window.open(path), ADD)]);
    if (!opened.isClosed()) await opened.waitForEvent('close');
    expect(requests()).toBe(0);
  });
});

test.describe('Paga con Satispay', () => {
  const PAY = '/payment/integration/satispay_ticket/pay';

  test('loading, then on to the result; paid once', { tag: '@quick' }, async ({ page, sandbox }) => {
    await page.goto(`${PAY}/prova-1`);
    await expect(heading(page, 'Paga con Satispay', 1)).toBeVisible();
    await expectWallet(page);
    expect(await ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 1000 }]);
  });

  test('an external link: Satispay’s window, which closes itself, and on to the result', async ({ page, sandbox }) => {
    await page.goto(`${PAY}/prova-esterno`);
    await expect(page.getByText(NOTICE)).toBeVisible();
    const satispay = await toSatispay(page);
    await expect(heading(page, 'Verifica account satispay in corso...')).toBeVisible();
    await answer(satispay, 'Accetta');
    await expectWallet(page);
    expect(await ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 1000 }]);
  });
});
