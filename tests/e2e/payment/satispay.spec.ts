import type { BrowserContext, Page } from '@playwright/test';
import { clearFaults, expect, expectPath, expectWallet, heading, ledger } from '../../support/journey.ts';
import { EMPTY, PHONE, test } from '../../support/test.ts';

test.use({ viewport: PHONE, account: EMPTY });
test.describe.configure({ timeout: 60_000 });

const ADD = '/payment/integration/satispay_standard/add';
const NOTICE = 'Cliccando su continua sarai reindirizzato sulla pagina del nostro partner Satispay, segui le istruzioni.';
const OOPS = 'Ops! Sembra che qualcosa sia andato storto.';
const ASK = 'b2c/payment/integration/satispay/standard/pi/add';

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
    'accepted: the window closes itself, the account is linked once, and the person is back',
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

  test('refused: the error, and Riprova begins anew', async ({ page }) => {
    await begin(page);
    await answer(await toSatispay(page), 'Rifiuta');
    await expect(alert(page)).toContainText(OOPS);
    await press(page, 'Riprova');
    await expect(page.getByText(NOTICE)).toBeVisible();
    await answer(await toSatispay(page), 'Accetta');
    await expectPath(page, '/me');
    expect(await saved(page)).toEqual(['Satispay']);
  });

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

  test('Satispay is down: the window says so; here one can give up', async ({ page, fault }) => {
    await fault('sandbox/satispay/*', 'html:502');
    await begin(page);
    const [satispay] = await Promise.all([page.context().waitForEvent('page'), press(page, 'Continua')]);
    await expect(heading(satispay, 'Il proxy aziendale non riesce a raggiungere il server')).toBeVisible();
    await satispay.close();
    const id = idOf(page);
    await press(page, 'Annulla');
    await expectPath(page, '/');
    expect([await standing(page, id), await saved(page)]).toEqual(['CANCELED', []]);
  });

  test('the request fails: one request for each press', async ({ page, context, fault, sandbox }) => {
    const requests = counted(context, REQUESTS);
    await fault(ASK, 'drop');
    await page.goto(ADD);
    await expect(alert(page)).toContainText('Ops! Sembra che qualcosa sia andato storto durante la richiesta.');
    expect(requests()).toBe(1);
    await clearFaults(sandbox);
    await press(page, 'Riprova');
    await expect(page.getByText(NOTICE)).toBeVisible();
    expect(requests()).toBe(2);
  });

  test('cancelled, but the answer was lost: Riprova asks, hears that it is over, and makes no other request', async ({
    page,
    context,
    fault,
  }) => {
    const requests = counted(context, REQUESTS);
    await fault('b2c/payment/integration/satispay/standard/pi/add/*/cancel', '500', { after: true });
    await begin(page);
    const id = idOf(page);
    await press(page, 'Annulla');
    await expect(alert(page)).toContainText('Ops! Sembra che qualcosa sia andato storto durante la cancellazione.');
    expect(await standing(page, id)).toBe('CANCELED');
    await press(page, 'Riprova');
    await expect(alert(page)).toContainText('Satispay non ha collegato il tuo account. Puoi riprovare da capo.');
    await press(page, 'Torna indietro');
    await expectPath(page, '/');
    expect([requests(), await saved(page)]).toEqual([1, []]);
  });

  test('nobody answers for ten seconds: Ricarica and Annulla; the window closed by the person', async ({ page, context }) => {
    const asked = counted(context, /\/pi\/add\/[^/]+\/info$/);
    await page.clock.install();
    await begin(page);
    const satispay = await toSatispay(page);
    await satispay.close();
    // The clock advances by one second each, so that a slow machine can follow.
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return heading(page, 'Non abbiamo ancora la tua conferma').isVisible();
      })
      .toBe(true);
    expect(asked()).toBe(10);
    await page.clock.runFor(60_000);
    await expect(page.getByRole('button', { name: 'Ricarica' })).toBeVisible();
    expect(asked()).toBe(10);
    await press(page, 'Ricarica');
    await expect(heading(page, 'Aspettiamo la tua conferma')).toBeVisible();
    const id = idOf(page);
    await press(page, 'Annulla');
    await expectPath(page, '/');
    expect([await standing(page, id), await saved(page)]).toEqual(['CANCELED', []]);
  });

  test('a reload in the middle goes on with the same request', async ({ page, context }) => {
    const requests = counted(context, REQUESTS);
    await begin(page);
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

  test('ten answers that say loading; a reload, and Riprova', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${PAY}/prova-attesa`);
    for (let second = 0; second < 9; second += 1) {
      await Promise.all([page.waitForResponse('**/get-match-code-redirect'), page.clock.runFor(1000)]);
    }
    await expect(heading(page, 'Verifica account satispay in corso...')).toBeVisible();
    await press(page, 'Riprova');
    await expect(heading(page, 'Cerchiamo il tuo account Satispay')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Cerchiamo il tuo account Satispay')).toBeVisible();
  });
});
