import type { Page, Request } from '@playwright/test';
import { APP, DEMO, DESKTOP, PHONE, test } from '../support/test.ts';
import {
  clearFaults,
  expect,
  expectPath,
  heading,
  ledger,
  putInCart,
  quantityOf,
  serverCart,
  signInFromLogin,
  want,
} from '../support/journey.ts';

interface Call {
  /**
   * A proxy's page with a good status, half an answer, no answer: each journey uses one kind of failure. The client's unit tests
   * prove how it handles every kind.
   */
  readonly kind: 'html' | 'malformed' | 'drop';
  /** Matches the path of the call that fails. */
  readonly pattern: string;
  /** The steps from a working back end to the failure. */
  fail(page: Page, breakCall: () => Promise<void>): Promise<void>;
  /** The Italian sentence on the screen. */
  readonly sentence: string;
  /** The steps out of the failure, when the back end works again. */
  recover(page: Page): Promise<void>;
  /** The amount charged in the end. */
  readonly charged: readonly number[];
}

const alertOf = (page: Page, sentence: string) => page.getByRole('alert').filter({ hasText: sentence }).first();

const CALLS: Readonly<Record<string, Call>> = {
  home: {
    kind: 'html',
    pattern: 'b2c/home',
    sentence: 'Errore durante il caricamento',
    async fail(page, breakCall) {
      await breakCall();
      await page.goto('/');
    },
    async recover(page) {
      await page.getByRole('button', { name: 'Ricarica' }).click();
      await expect(heading(page, 'Frigo Torre Nord')).toBeVisible();
      await expect(page.getByRole('link', { name: 'ORDINA: Frigo Torre Nord' })).toHaveAttribute('href', '/selling-area/milano-1');
    },
    charged: [],
  },
  'selling-area': {
    kind: 'malformed',
    pattern: 'b2c/locker/selling-area/*',
    sentence: 'Errore durante il caricamento',
    async fail(page, breakCall) {
      await putInCart(page, { 'milano-1-01': 2 });
      await breakCall();
      await page.goto('/selling-area/milano-1');
    },
    async recover(page) {
      await page.getByRole('button', { name: 'Riprova' }).first().click();
      await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
      await expect(quantityOf(page, 'Penne al pesto con mozzarella')).toHaveText('2');
    },
    charged: [],
  },
  confirm: {
    kind: 'drop',
    pattern: 'b2c/locker/selling-order/confirm',
    sentence: 'Non sappiamo se il pagamento è partito: guarda i tuoi ordini prima di premere di nuovo.',
    async fail(page, breakCall) {
      await putInCart(page, { 'milano-1-01': 2 });
      await page.goto('/selling-area/milano-1/cart');
      await breakCall();
      await page.getByRole('button', { name: 'Conferma', exact: true }).click();
    },
    async recover(page) {
      const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
      await expect(cart.getByRole('definition').first()).toHaveText('12,80 €');
      await cart.getByRole('button', { name: 'Conferma', exact: true }).click();
      await expect(page).toHaveURL(/\/locker-selling-order\//);
    },
    charged: [1280],
  },
};

for (const [name, call] of Object.entries(CALLS)) {
  test.describe(name, () => {
    test.use({ viewport: PHONE, account: DEMO });

    test(`answered by ${call.kind}: a sentence, a way out, nothing lost or bought twice`, async ({ page, fault, sandbox }) => {
      await call.fail(page, () => fault(call.pattern, call.kind));
      await expect(alertOf(page, call.sentence)).toBeAttached();
      await clearFaults(sandbox);
      await call.recover(page);
      expect(await ledger(sandbox)).toEqual(call.charged.map((cents) => ({ kind: 'order', cents })));
    });
  });
}

test.describe('addresses of nothing', () => {
  test.use({ account: DEMO, viewport: PHONE });

  test('an area’s that cannot be one is not found; one that leads nowhere says so and leads on: by the navigation, and home', async ({
    page,
  }) => {
    await page.goto('/selling-area/non%20valido');
    await expect(heading(page, 'Punto vendita non trovato')).toBeVisible();
    await page.goto('/questo/non/esiste');
    await expect(heading(page, 'Pagina non trovata')).toBeVisible();
    await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Ordini' }).click();
    await expectPath(page, '/lista-ordini');
    await page.goBack();
    await page.getByRole('link', { name: 'Torna alla Home' }).click();
    await expect(heading(page, 'È ora di pausa.')).toBeVisible();
  });
});

test.describe('a session that ends', () => {
  test.use({ account: DEMO, viewport: PHONE });

  test('while choosing: after the sign-in the same address, with the cart', async ({ page, fault }) => {
    await putInCart(page, { 'milano-1-01': 2 });
    await page.goto('/selling-area/milano-1?description=milano-1-19');
    const dialog = page.getByRole('dialog', { name: 'Insalata greca' });
    await fault('b2c/locker/selling-order/edit-item', '401', { times: 1 });
    await dialog.getByRole('button', { name: /^LO VOGLIO/ }).click();
    await expectPath(page, '/login');
    await signInFromLogin(page);
    await expectPath(page, '/selling-area/milano-1?description=milano-1-19');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: /^LO VOGLIO/ }).click();
    await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-01': 2, 'milano-1-19': 1 });
  });

  test('while paying: back in the cart, nothing charged, then charged once', async ({ page, fault, sandbox }) => {
    await putInCart(page, { 'milano-1-01': 1 });
    await page.goto('/selling-area/milano-1/cart');
    await fault('b2c/locker/selling-order/confirm', '403', { times: 1 });
    await page.getByRole('button', { name: 'Conferma', exact: true }).click();
    await expectPath(page, '/login');
    expect(await page.evaluate(() => localStorage.getItem('redirect_to'))).toContain('/selling-area/milano-1/cart');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signInFromLogin(page);
    await expectPath(page, '/selling-area/milano-1/cart');
    expect(await ledger(sandbox)).toEqual([]);
    await page.getByRole('button', { name: 'Conferma', exact: true }).click();
    await expect(page).toHaveURL(/\/locker-selling-order\//);
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 640 }]);
  });

  test('fifty refusals at once lead to the login once', async ({ page, fault }) => {
    await page.goto('/selling-area/milano-1');
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    await page.evaluate(() => {
      const visits: string[] = [];
      Object.assign(window, { visits });
      for (const method of ['pushState', 'replaceState'] as const) {
        const original = history[method].bind(history);
        history[method] = (data, unused, url) => {
          visits.push(String(url));
          original(data, unused, url);
        };
      }
    });
    await fault('b2c/*', '401');
    await page.evaluate(() => {
      // A message from another tab makes the shop read again. The `online` event makes the other pages read again.
      const channel = new BroadcastChannel('pausa.ordering');
      for (let count = 0; count < 50; count += 1) {
        channel.postMessage({ areaId: 'milano-1', what: 'edited' });
        window.dispatchEvent(new Event('online'));
      }
    });
    await expectPath(page, '/login');
    // One more round trip, after which all earlier requests have their answers.
    await page.evaluate(() => fetch('/b2c/home'));
    expect(await page.evaluate(() => (window as unknown as { visits: string[] }).visits)).toEqual(['/login']);
    expect(await page.evaluate(() => localStorage.getItem('redirect_to'))).toMatch(/\/selling-area\/milano-1$/);
  });
});

test.describe('paying once', () => {
  test.use({ account: DEMO, viewport: PHONE });

  test.beforeEach(async ({ page }) => {
    await putInCart(page, { 'milano-1-01': 1, 'milano-1-23': 1 });
  });

  /** Counts the confirmations that leave the browser. */
  function confirmations(page: Page): Request[] {
    const seen: Request[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/selling-order/confirm')) seen.push(request);
    });
    return seen;
  }

  test('carried out, answer lost: one effect, and the order list tells', { tag: '@quick' }, async ({ page, fault, sandbox }) => {
    const sent = confirmations(page);
    await page.goto('/selling-area/milano-1/cart');
    // The server carries the call out, but the client gets a proxy's page with a good status, which does not show the outcome.
    await fault('b2c/locker/selling-order/confirm', 'html', { after: true });
    await page.getByRole('button', { name: 'Conferma', exact: true }).click();
    await expect(page.getByText('Il tuo ordine potrebbe essere già partito: controlla qui prima di riprovare.')).toBeVisible();
    await expect(page).toHaveURL(/\/lista-ordini/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('11,60 €');
    expect(sent).toHaveLength(1);
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 1160 }]);
  });

  test('two tabs that confirm at once make one order', { tag: '@quick' }, async ({ page, context, sandbox, fault }) => {
    const other = await context.newPage();
    await Promise.all([page.goto('/selling-area/milano-1/cart'), other.goto('/selling-area/milano-1/cart')]);
    const buttons = [page, other].map((tab) => tab.getByRole('button', { name: 'Conferma', exact: true }));
    for (const button of buttons) await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await fault('b2c/locker/selling-order/confirm', 'slow:2500', { times: 1 });
    const asked = page.waitForRequest('**/selling-order/confirm');
    await buttons[0]?.click();
    await asked;
    await buttons[1]?.click();
    await expect(other.getByText('Il pagamento è già in corso in un’altra finestra.').first()).toBeAttached();
    await expect(page).toHaveURL(/\/locker-selling-order\//);
    // The other tab hears that the cart is empty.
    await expect(heading(other, 'Il tuo ordine è vuoto').first()).toBeVisible();
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 1160 }]);
  });

  test('Back after the confirmation leads to the shop with an empty cart; forward, and a reload, show the order and order nothing', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/selling-area/milano-1');
    await page.getByRole('link', { name: 'Il tuo ordine' }).click();
    await page.getByRole('button', { name: 'Conferma', exact: true }).click();
    await expect(page).toHaveURL(/\/locker-selling-order\//);
    await page.goBack();
    await expectPath(page, '/selling-area/milano-1');
    await expect(want(page, 'Penne al pesto con mozzarella')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Il tuo ordine' })).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(/\/locker-selling-order\//);
    await expect(heading(page, 'Completato')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Completato')).toBeVisible();
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 1160 }]);
  });

  test('a reload while the answer is on its way: one effect, an empty cart, the order in the list', async ({ page, fault, sandbox }) => {
    await page.goto('/selling-area/milano-1/cart');
    await fault('b2c/locker/selling-order/confirm', 'slow:60000', { times: 1, after: true });
    const asked = page.waitForRequest('**/selling-order/confirm');
    await page.getByRole('button', { name: 'Conferma', exact: true }).click();
    await asked;
    await expect.poll(() => ledger(sandbox)).toHaveLength(1);
    await page.reload();
    await expect(heading(page.getByRole('dialog', { name: 'Il tuo ordine' }), 'Il tuo ordine è vuoto')).toBeVisible();
    await page.goto('/lista-ordini');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('11,60 €');
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 1160 }]);
  });

  test('a cart changed in another tab is not paid at the old price', async ({ page, sandbox }) => {
    await page.goto('/selling-area/milano-1/cart');
    const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
    await expect(cart.getByRole('definition').first()).toHaveText('11,60 €');
    await putInCart(page, { 'milano-1-23': 2 });
    await cart.getByRole('button', { name: 'Conferma', exact: true }).click();
    await expect(alertOf(page, 'Il tuo ordine è cambiato: controllalo e conferma di nuovo.')).toBeAttached();
    await expect(cart.getByRole('definition').first()).toHaveText('16,80 €');
    expect(await ledger(sandbox)).toEqual([]);
  });
});

test.describe('a person without money', () => {
  test.use({ viewport: DESKTOP, account: { email: 'vuoto@pausa.test', password: 'pranzo123' } });

  test('the app’s own files stay on its origin', async ({ page }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto('/selling-area/milano-1');
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    expect([...origins]).toEqual([APP]);
  });
});
