import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectPath, expectWallet, heading, ledger } from '../../support/journey.ts';
import { EMPTY, PARTNER, PHONE, test } from '../../support/test.ts';

test.use({ viewport: PHONE, account: EMPTY });
test.describe.configure({ timeout: 60_000 });

const ADD = '/payment/integration/edenred_ticket/add';
const CALLBACK = `${ADD}/confirm`;
const PAY = '/payment/integration/edenred_ticket/pay';
const OOPS = 'Ops! Sembra che qualcosa sia andato storto.';
const LOGIN = 'b2c/payment/integration/edenred/edenred-ticket/login';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const alert = (page: Page) => page.getByRole('alert');

const begin = async (page: Page): Promise<void> => {
  await page.goto(`${ADD}?key-to-update=INSTRUMENTS_ADDED_PI&return-url=/me`);
  await expect(heading(page, 'Aggiungi Ticket Restaurant Edenred', 1)).toBeVisible();
};

/** Presses 'Continua' and waits for Edenred's page in its window. */
async function toEdenred(page: Page, name = 'Continua'): Promise<Page> {
  const [edenred] = await Promise.all([page.context().waitForEvent('page'), press(page, name)]);
  await expect(heading(edenred, 'Edenred di prova')).toBeVisible();
  return edenred;
}

/** Edenred's answer opens the callback page, which posts its result to the app and closes the window. */
async function answer(edenred: Page, name: 'Accedi' | 'Annulla', username = 'demo'): Promise<void> {
  await edenred.getByRole('textbox', { name: 'Nome utente' }).fill(username);
  await Promise.all([edenred.waitForEvent('close'), press(edenred, name)]);
}

const saved = async (page: Page): Promise<string[]> => {
  const list = await page.request.get('/b2c/payment-instrument/');
  return ((await list.json()) as { instruments: { type: string }[] }).instruments.map(({ type }) => type);
};

function confirmations(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => (count += new URL(request.url()).pathname.endsWith('/login/confirm') ? 1 : 0));
  return () => count;
}

test.describe('Aggiungi Ticket Restaurant Edenred', () => {
  test(
    'logged in: the code comes back, the window closes, the vouchers are there once [P2-2.68]',
    { tag: '@quick' },
    async ({ page, context }) => {
      const confirmed = confirmations(context);
      await begin(page);
      const edenred = await toEdenred(page);
      expect(new URL(edenred.url()).searchParams.get('state')).toMatch(/^[0-9a-f]{32}$/);
      await expect(heading(page, 'Ti aspettiamo qui')).toBeVisible();
      await answer(edenred, 'Accedi');
      await expectPath(page, '/me');
      expect(await saved(page)).toEqual(['edenred_ticket']);
      expect(confirmed()).toBe(1);
      expect(context.pages()).toHaveLength(1);
    },
  );

  test('a partner that does not send the state back: the window’s name carries it', async ({ page }) => {
    await begin(page);
    const edenred = await toEdenred(page);
    const { pathname } = new URL(edenred.url());
    await edenred.goto(pathname);
    await answer(edenred, 'Accedi');
    await expectPath(page, '/me');
    expect(await saved(page)).toEqual(['edenred_ticket']);
  });

  test('given up at Edenred, or the window closed: it is said, and one may continue', async ({ page }) => {
    await begin(page);
    await answer(await toEdenred(page), 'Annulla');
    await expect(alert(page)).toHaveText('Hai chiuso la finestra di Edenred prima di finire. Quando vuoi, continua.');
    const edenred = await toEdenred(page);
    await edenred.close();
    await expect(alert(page)).toHaveText('Hai chiuso la finestra di Edenred prima di finire. Quando vuoi, continua.');
    expect(await saved(page)).toEqual([]);
  });

  test('no answer to the code: after 20 seconds the error', async ({ page, fault }) => {
    await page.clock.install();
    await fault(`${LOGIN}/confirm`, 'slow:600000');
    await begin(page);
    await answer(await toEdenred(page), 'Accedi');
    await expect(heading(page, 'Colleghiamo i tuoi buoni')).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(alert(page)).toContainText(OOPS);
  });

  test('a reload in the middle: the code of before is nobody’s any more; Back leaves and closes the window', async ({ page, context }) => {
    const confirmed = confirmations(context);
    await page.goto('/me');
    await begin(page);
    const edenred = await toEdenred(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continua', exact: true })).toBeVisible();
    await answer(edenred, 'Accedi');
    expect(confirmed()).toBe(0);
    const second = await toEdenred(page);
    await Promise.all([second.waitForEvent('close'), page.goBack()]);
    expect(confirmed()).toBe(0);
  });
});

test.describe('codes that are not ours', () => {
  const forge = (code: string) => ({ type: 'pausa-edenred:code', code, state: 'f'.repeat(32) });

  test('a hostile opener, a window and a frame beside, a replay: none is heard', async ({ page, context, problems }) => {
    // The browser reports that our pages must not be framed.
    problems.expect(/frame-ancestors/);
    const confirmed = confirmations(context);

    // Another site opens the app and posts messages to it all the time.
    await page.goto(`${PARTNER}/script-tag/`);
    const [app] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(
        (address) => {
          (window as unknown as { victim: Window | null }).victim = window.open(address);
        },
        new URL(ADD, process.env['PAUSA_TEST_PORT'] ? `http://localhost:${process.env['PAUSA_TEST_PORT']}` : 'http://localhost:4273').href,
      ),
    ]);
    await expect(heading(app, 'Aggiungi Ticket Restaurant Edenred', 1)).toBeVisible();
    const edenred = await toEdenred(app);
    const state = new URL(edenred.url()).searchParams.get('state') ?? '';

    // A message from the app's opener, where only the origin is wrong.
    await page.evaluate(
      (message) => {
        const { victim } = window as unknown as { victim: Window };
        for (let time = 0; time < 50; time += 1) victim.postMessage(message, '*');
      },
      { ...forge('ostile'), state },
    );
    // Messages from our origin, but not from the window that the app opened: from itself, a frame, another window, the callback
    // page.
    await app.evaluate(
      (messages) => {
        const frame = document.createElement('iframe');
        document.body.append(frame);
        const script = frame.contentDocument?.createElement('p');
        for (const message of messages) {
          window.postMessage(message, '*');
          frame.contentWindow?.parent.postMessage(message, '*');
        }
        script?.remove();
      },
      [forge('finto'), { ...forge('finto'), state }],
    );
    const [callback] = await Promise.all([
      context.waitForEvent('page'),
      app.evaluate((address) => void window.open(address), `${CALLBACK}?code=finto&state=${state}`),
    ]);
    if (!callback.isClosed()) await callback.waitForEvent('close');
    // Messages from the right window, with a wrong `state` or shape.
    await edenred.evaluate(
      (messages) => {
        for (const message of messages) (window.opener as Window).postMessage(message, '*');
      },
      [forge('finto'), { code: 'finto', state }, 'finto', null],
    );
    await expect(heading(app, 'Ti aspettiamo qui')).toBeVisible();
    expect(confirmed()).toBe(0);

    await answer(edenred, 'Accedi');
    await expectPath(app, '/payment');
    expect(confirmed()).toBe(1);
    expect(await saved(app)).toEqual(['edenred_ticket']);
  });
});

test.describe('Ticket Restaurant Edenred', () => {
  const confirm = (page: Page) => page.getByRole('button', { name: 'Conferma', exact: true });

  test('the vouchers, Conferma, and on to the result; paid once', { tag: '@quick' }, async ({ page, sandbox }) => {
    await page.goto(`${PAY}/prova-1`);
    await expect(heading(page, 'Ticket Restaurant Edenred', 1)).toBeVisible();
    await expect(page.getByText('1 × 8,00 €')).toBeVisible();
    await expect(page.getByText('Account vuoto@pausa.test')).toBeVisible();
    await confirm(page).dblclick();
    await expectWallet(page);
    expect(await ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 800 }]);
  });

  test('refused with 010: the provider’s guide [P2-8.18]', async ({ page }) => {
    await page.goto(`${PAY}/prova-error`);
    await expect(page.getByText('Transazione rifiutata (010)')).toBeVisible();
    await expect(page.getByRole('link', { name: /Leggi la guida/ })).toHaveAttribute('href', '/sandbox/guida-ticket');
  });

  test('a reload while it is under way, and two tabs: paid once', async ({ page, context, sandbox, fault }) => {
    const other = await context.newPage();
    await Promise.all([page, other].map((tab) => tab.goto(`${PAY}/prova-1`)));
    await expect(confirm(page)).toBeVisible();
    await expect(confirm(other)).toBeVisible();
    await fault('b2c/payment/integration/edenred/edenred-ticket/prova-1', 'slow:60000', { method: 'POST', after: true });
    await confirm(page).click();
    await expect(heading(page, 'Stiamo usando i tuoi buoni')).toBeVisible();
    await expect.poll(() => ledger(sandbox)).toHaveLength(1);
    // The first page still waits for its answer, so the second one sends nothing and reads the payment.
    await confirm(other).click();
    await expectWallet(other);
    await page.reload();
    await expectWallet(page);
    await page.goto(`${PAY}/prova-1`);
    await expectWallet(page);
    expect(await ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 800 }]);
  });
});
