import { DEMO, DESKTOP, PHONE, test } from '../support/test.ts';
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

test.describe.configure({ timeout: 60_000 });

const SCREENS = { phone: PHONE, desktop: DESKTOP } as const;

for (const [name, viewport] of Object.entries(SCREENS)) {
  test.describe(`on the ${name}`, () => {
    test.use({ viewport });
    const isDesktop = name === 'desktop';

    test('lunch from a deep link to the open fridge, paid by credit and wallet', async ({ page, sandbox, fault }) => {
      await page.clock.install();
      await page.goto('/selling-area/milano-1');
      await expectPath(page, '/login');
      await signInFromLogin(page);
      await expectPath(page, '/selling-area/milano-1');
      await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();

      if (isDesktop) {
        const panel = page.getByRole('region', { name: 'Il tuo ordine' });
        await expect(panel).toBeVisible();
        expect((await page.getByRole('complementary').boundingBox())?.width).toBe(320);
        const drawer = page.getByRole('navigation', { name: 'Principale' });
        expect(await drawer.boundingBox()).toMatchObject({ x: 0, width: 280 });
        await expect(drawer.getByText(DEMO.email)).toBeVisible();
        await expect(page.getByText('0.0.1 production')).toBeVisible();
        await expect(panel.getByText('Il tuo ordine è vuoto')).toBeVisible();
      } else {
        await expect(page.getByRole('complementary')).toBeHidden();
        await expect(page.getByRole('navigation', { name: 'Principale' }).getByRole('link')).toHaveText([
          'Home',
          'Frigo',
          'Codice',
          'Ordini',
          'Me',
        ]);
        await expect(page.getByRole('link', { name: 'Il tuo ordine' })).toHaveCount(0);
      }

      // Penne 6,40 € twice, panino 5,20 € up to two and down to one.
      await want(page, 'Penne al pesto con mozzarella').click();
      await page.getByRole('button', { name: 'Aggiungi uno: Penne al pesto con mozzarella' }).click();
      await want(page, 'Panino crudo e mozzarella').click();
      await page.getByRole('button', { name: 'Aggiungi uno: Panino crudo e mozzarella' }).click();
      await page.getByRole('button', { name: 'Togli uno: Panino crudo e mozzarella' }).click();
      await expect(quantityOf(page, 'Penne al pesto con mozzarella')).toHaveText('2');
      await expect(quantityOf(page, 'Panino crudo e mozzarella')).toHaveText('1');

      if (isDesktop) {
        const panel = page.getByRole('region', { name: 'Il tuo ordine' });
        await expect(panel.getByRole('listitem').filter({ hasText: 'Penne al pesto con mozzarella' })).toContainText('12,80 €');
        await expect(panel.getByRole('listitem').filter({ hasText: 'Panino crudo e mozzarella' })).toContainText('5,20 €');
        await expect(panel).toContainText('18,00 €');
        await panel.getByRole('link', { name: 'Modifica' }).click();
      } else {
        await expect(page.getByRole('link', { name: 'Il tuo ordine' })).toContainText('18,00 €');
        await page.getByRole('link', { name: 'Il tuo ordine' }).click();
      }
      await expectPath(page, '/selling-area/milano-1/cart');

      const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
      await expect(cart.getByRole('listitem').filter({ hasText: 'Penne al pesto con mozzarella' })).toContainText('12,80 €');
      if (!isDesktop) await expect.poll(() => cart.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      // In this order: the whole, then what the company gives, then the wallet.
      await expect(cart.getByRole('term')).toHaveText(['Totale', 'Credito aziendale', 'Portafoglio']);
      await expect(cart.getByRole('definition')).toHaveText(['18,00 €', '−5,00 €', '−13,00 €']);

      await cart.getByRole('button', { name: 'Conferma', exact: true }).click();
      await expect(heading(page, 'Apertura Frigo in corso')).toBeVisible();
      await expect(page.getByText('15 secondi')).toBeVisible();
      await expect(page).toHaveURL(/\/locker-selling-order\/ordine-\d+$/);
      await expect(heading(page, 'Completato')).toBeVisible();
      await expect(page.getByText('Il frigo è aperto.')).toBeVisible();
      const details = page.getByRole('region', { name: 'Dettaglio ordine' }).getByRole('listitem');
      await expect(details).toHaveText([/^Penne al pesto con mozzarella\s*x 2$/, /^Panino crudo e mozzarella\s*x 1$/]);

      // Offered for 60 seconds, and opening again starts them again.
      const reopen = page.getByRole('button', { name: 'Riapri il fridge' });
      await page.clock.fastForward(50_000);
      await expect(reopen).toBeVisible();
      await fault('b2c/locker/selling-order/info/*/retry-opening', 'slow:1500', { times: 1 });
      await reopen.click();
      await expect(heading(page, 'Apertura Frigo in corso')).toBeVisible();
      await expect(heading(page, 'Completato')).toBeVisible();
      await page.clock.fastForward(45_000);
      await expect(reopen).toBeVisible();
      await page.clock.fastForward(16_000);
      await expect(reopen).toBeHidden();

      await page.getByRole('link', { name: 'LISTA ORDINI', exact: true }).click();
      await expectPath(page, '/lista-ordini');
      const first = page.getByRole('main').getByRole('listitem').first();
      await expect(first).toContainText('Completato');
      await expect(heading(first, '2 prodotti')).toBeVisible();
      await expect(first).toContainText('18,00 €');
      await first.getByRole('button', { name: 'VEDI ORDINE' }).click();
      await expect(page.getByRole('dialog', { name: 'Ordine' }).getByRole('listitem')).toHaveText([
        /^Penne al pesto con mozzarella\s*x 2$/,
        /^Panino crudo e mozzarella\s*x 1$/,
      ]);
      await expect(page.getByRole('dialog', { name: 'Ordine' })).toContainText('18,00 €');

      expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 1800 }]);
      expect(await serverCart(page)).toEqual({});
    });

    test.describe('signed in', () => {
      test.use({ account: DEMO });

      test('above 25,00 € the saved card pays the rest, to the cent', async ({ page, sandbox }) => {
        // 3 × 6,30 + 3 × 1,90 + 0,90 + 3,90 = 29,40: in binary fractions this is not 29.4.
        await putInCart(page, { 'milano-1-07': 3, 'milano-1-40': 3, 'milano-1-37': 1, 'milano-1-32': 1 });
        await page.goto('/selling-area/milano-1');
        await page.getByRole('link', { name: isDesktop ? 'Modifica' : 'Il tuo ordine' }).click();
        const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
        await expect(cart.getByRole('term')).toHaveText(['Totale', 'Credito aziendale', 'Portafoglio', 'Da pagare']);
        await expect(cart.getByRole('definition')).toHaveText(['29,40 €', '−5,00 €', '−20,00 €', '4,40 €']);
        await expect(cart.getByText('Carta •••• 4242')).toBeVisible();

        // Up and down again in the cart: the button follows, to the cent.
        await cart.getByRole('button', { name: 'Aggiungi uno: Acqua frizzante 0,5 l' }).click();
        await expect(cart.getByRole('button', { name: 'Paga 5,30 €', exact: true })).toBeVisible();
        await cart.getByRole('button', { name: 'Togli uno: Acqua frizzante 0,5 l' }).click();
        const pay = cart.getByRole('button', { name: 'Paga 4,40 €', exact: true });
        await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
        await pay.click();
        await expect(heading(page, 'Pagamento in corso')).toBeVisible();
        await expect(heading(page, 'Apertura Frigo in corso')).toBeVisible();
        await expect(heading(page, 'Completato')).toBeVisible();

        expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 2940 }]);
        const area = (await (await page.request.get('/b2c/locker/selling-area/milano-1')).json()) as Record<
          'wallet' | 'corporateCredit',
          { balance: number }
        >;
        expect([area.corporateCredit.balance, area.wallet.balance]).toEqual([0, 0]);
        await page.getByRole('link', { name: 'LISTA ORDINI', exact: true }).click();
        await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('29,40 €');
      });
    });
  });
}

test.describe('the edges of the catalogue', () => {
  test.use({ account: DEMO, viewport: PHONE });

  test('exactly 25,00 € needs no card: the button reads Conferma', async ({ page }) => {
    // 6,40 + 5,90 + 6,90 + 3,90 + 1,90 = 25,00
    await putInCart(page, { 'milano-1-01': 1, 'milano-1-02': 1, 'milano-1-03': 1, 'milano-1-25': 1, 'milano-1-40': 1 });
    await page.goto('/selling-area/milano-1/cart');
    const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
    await expect(cart.getByRole('definition')).toHaveText(['25,00 €', '−5,00 €', '−20,00 €']);
    await expect(cart.getByRole('button', { name: 'Conferma', exact: true })).toBeVisible();
    await expect(cart.getByRole('button', { name: /^Paga/ })).toHaveCount(0);
  });

  test('a source switched off pays nothing, also after a reload', { tag: '@quick' }, async ({ page, sandbox }) => {
    await putInCart(page, { 'milano-1-01': 1 });
    await page.goto('/selling-area/milano-1/cart');
    const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
    await expect(cart.getByRole('definition')).toHaveText(['6,40 €', '−5,00 €', '−1,40 €']);
    await cart.getByRole('switch', { name: 'Usa il credito aziendale' }).click();
    await expect(cart.getByRole('definition')).toHaveText(['6,40 €', '−6,40 €']);
    await cart.getByRole('switch', { name: 'Usa il portafoglio' }).click();
    await expect(cart.getByRole('definition')).toHaveText(['6,40 €']);
    await page.reload();
    await expect(cart.getByRole('switch', { name: 'Usa il portafoglio' })).not.toBeChecked();
    await cart.getByRole('button', { name: 'Paga 6,40 €', exact: true }).click();
    await expect(page).toHaveURL(/\/locker-selling-order\//);
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 640 }]);
    const area = (await (await page.request.get('/b2c/locker/selling-area/milano-1')).json()) as Record<
      'wallet' | 'corporateCredit',
      { balance: number }
    >;
    expect([area.corporateCredit.balance, area.wallet.balance]).toEqual([5, 20]);
  });

  test('an item of 0,00 € is ordered like any other', async ({ page, sandbox }) => {
    await page.goto('/selling-area/milano-1');
    await expect(page.getByRole('listitem').filter({ has: heading(page, 'Acqua naturale 0,5 l') })).toContainText('0,00 €');
    await want(page, 'Acqua naturale 0,5 l').click();
    await page.getByRole('link', { name: 'Il tuo ordine' }).click();
    const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
    await expect(cart.getByRole('term')).toHaveText(['Totale']);
    await expect(cart.getByRole('definition')).toHaveText(['0,00 €']);
    await cart.getByRole('button', { name: 'Conferma', exact: true }).click();
    await expect(heading(page, 'Completato')).toBeVisible();
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 0 }]);
  });

  test('of the last one there is only one', async ({ page }) => {
    await page.goto('/selling-area/milano-1');
    await want(page, 'Tiramisù con fragola').click();
    await page.getByRole('button', { name: 'Aggiungi uno: Tiramisù con fragola' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'È disponibile solo 1 Tiramisù con fragola' })).toHaveCount(1);
    await expect(quantityOf(page, 'Tiramisù con fragola')).toHaveText('1');
    await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-32': 1 });
  });

  test('of five there are no six', async ({ page }) => {
    await putInCart(page, { 'milano-1-01': 5 });
    await page.goto('/selling-area/milano-1');
    await page.getByRole('button', { name: 'Aggiungi uno: Penne al pesto con mozzarella' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Sono disponibili solo 5 Penne al pesto con mozzarella' })).toHaveCount(1);
    await expect(quantityOf(page, 'Penne al pesto con mozzarella')).toHaveText('5');
    expect(await serverCart(page)).toEqual({ 'milano-1-01': 5 });
  });

  test('an expired item opens the explanation instead of the cart', async ({ page }) => {
    await page.goto('/selling-area/milano-1');
    const unsellable = page.getByRole('button', { name: 'NON ACQUISTABILE: Polpette al sugo con piselli' });
    await expect(unsellable).toBeVisible();
    await expect(want(page, 'Polpette al sugo con piselli')).toHaveCount(0);
    await unsellable.click();
    await expectPath(page, '/selling-area/milano-1?unsellable-item-info-banner=open');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('confezione');
    await expect(dialog).toContainText('sospensione temporanea');
    await dialog.getByRole('button', { name: 'Ho capito' }).click();
    await expect(dialog).toBeHidden();
    expect(await serverCart(page)).toEqual({});
  });

  test('the list price is struck through beside the price', async ({ page }) => {
    await page.goto('/selling-area/milano-1');
    const card = page.getByRole('listitem').filter({ has: heading(page, 'Caesar salad con pollo') });
    await expect(card).toContainText('7,60 €');
    const listPrice = card.locator('s');
    await expect(listPrice).toHaveText('Prezzo di listino 9,10 €');
    await expect(listPrice).toHaveCSS('text-decoration-line', 'line-through');
    await expect(page.locator('s')).toHaveCount(1);
  });

  test('an item without nutritional data says so', async ({ page }) => {
    await page.goto('/selling-area/milano-1');
    await page.getByRole('button', { name: 'VEDI INGREDIENTI: Wrap falafel e hummus' }).click();
    await expect(page.getByRole('dialog', { name: 'Wrap falafel e hummus' })).toContainText('Informazioni nutrizionali assenti');
  });

  test('new items stand under the chef’s recommendation, categories in capitals', async ({ page }) => {
    await page.goto('/selling-area/milano-1');
    const recommended = page.getByRole('region', { name: 'Lo chef consiglia' });
    await expect(recommended.getByRole('heading', { level: 3 })).toHaveText(['Couscous di ceci e zucca', 'Poke salmone, avocado e uovo']);
    const first = heading(page, 'Primi', 2).or(heading(page, 'PRIMI', 2));
    expect(await first.evaluate((title: HTMLElement) => title.innerText)).toBe('PRIMI');
  });

  test('from the detail: one portion into the cart, removed again at one', async ({ page }) => {
    await page.goto('/selling-area/milano-1');
    await page.getByRole('button', { name: 'VEDI INGREDIENTI: Insalata greca' }).click();
    const dialog = page.getByRole('dialog', { name: 'Insalata greca' });
    await expect(dialog).toContainText('6,90 €');
    await dialog.getByRole('button', { name: /^LO VOGLIO/ }).click();
    await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-19': 1 });
    await dialog.getByRole('button', { name: 'Rimuovi Insalata greca' }).click();
    await expect(dialog.getByRole('button', { name: /^LO VOGLIO/ })).toBeVisible();
    await expect.poll(() => serverCart(page)).toEqual({});
  });

  test('what is removed in the cart is gone, and the last removal leaves the empty cart', async ({ page }) => {
    await putInCart(page, { 'milano-1-01': 2, 'milano-1-23': 1 });
    await page.goto('/selling-area/milano-1/cart');
    const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
    await cart.getByRole('button', { name: 'Rimuovi Penne al pesto con mozzarella' }).click();
    await expect(cart.getByRole('definition').first()).toHaveText('5,20 €');
    await cart.getByRole('button', { name: 'Rimuovi Panino crudo e mozzarella' }).click();
    await expect(heading(cart, 'Il tuo ordine è vuoto')).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Conferma', exact: true })).toHaveCount(0);
    await expect.poll(() => serverCart(page)).toEqual({});
    await cart.getByRole('button', { name: 'Torna al catalogo' }).click();
    await expect(cart).toBeHidden();
  });

  test('edits show at once; nobody can pay before the server has them', async ({ page, fault, sandbox }) => {
    await putInCart(page, { 'milano-1-01': 1 });
    await page.goto('/selling-area/milano-1/cart');
    const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
    const confirm = cart.getByRole('button', { name: 'Conferma', exact: true });
    await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
    await fault('b2c/locker/selling-order/edit-item', 'slow:2500', { times: 1 });
    await cart.getByRole('button', { name: 'Aggiungi uno: Penne al pesto con mozzarella' }).click();
    await expect(cart.getByRole('definition').first()).toHaveText('12,80 €');
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await confirm.click({ force: true });
    await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
    expect(await serverCart(page)).toEqual({ 'milano-1-01': 2 });
    expect(await ledger(sandbox)).toEqual([]);
    await clearFaults(sandbox);
  });
});

for (const { outcome, title, action, money } of [
  {
    outcome: 'failed',
    title: 'Ordine Fallito',
    action: null,
    money: [
      { kind: 'order', cents: 640 },
      { kind: 'refund', cents: 640 },
    ],
  },
  {
    outcome: 'openingLockerError',
    title: 'Il Frigo non si è aperto ?',
    action: 'RIPROVA APERTURA',
    money: [{ kind: 'order', cents: 640 }],
  },
] as const) {
  test.describe(`an order that ends in ${outcome}`, () => {
    test.use({ account: DEMO, viewport: PHONE });

    test('says so, keeps the money right and has a way out', async ({ page, sandbox }) => {
      await sandbox.post('/sandbox/next-order', { data: { outcome } });
      await putInCart(page, { 'milano-1-01': 1 });
      await page.goto('/selling-area/milano-1/cart');
      await page.getByRole('button', { name: 'Conferma', exact: true }).click();
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('link', { name: /800 123 456/ })).toHaveAttribute('href', 'tel:800123456');
      await expect(page.getByRole('link', { name: 'LISTA ORDINI', exact: true })).toBeVisible();
      if (action !== null) {
        await page.getByRole('button', { name: action }).click();
        await expect(heading(page, 'Completato')).toBeVisible();
      }
      expect(await ledger(sandbox)).toEqual(money);
    });
  });
}

test.describe('an order that never ends', () => {
  test.use({ account: DEMO, viewport: PHONE });

  test('is asked for seven times, two seconds apart, then by hand', async ({ page, sandbox }) => {
    await sandbox.post('/sandbox/next-order', { data: { outcome: 'neverending' } });
    await putInCart(page, { 'milano-1-01': 1 });
    await page.clock.install();
    let asked = 0;
    page.on('response', (response) => {
      if (/\/order\/info\//.test(response.url().replace('selling-', '')) && response.request().method() === 'GET') asked += 1;
    });
    await page.goto('/selling-area/milano-1/cart');
    await page.getByRole('button', { name: 'Conferma', exact: true }).click();
    await expect(heading(page, 'Apertura Frigo in corso')).toBeVisible();
    for (let tries = 2; tries <= 7; tries += 1) {
      // The pause begins with the answer: go forward until the next one came.
      await expect(async () => {
        await page.clock.runFor(500);
        expect(asked).toBeGreaterThanOrEqual(tries);
      }).toPass({ timeout: 15_000, intervals: [50] });
    }
    await expect(heading(page, 'Ordine in corso')).toBeVisible();
    await page.clock.runFor(10_000);
    expect(asked).toBe(7);
    await page.getByRole('button', { name: 'RICARICA' }).click();
    await expect(heading(page, 'Apertura Frigo in corso')).toBeVisible();
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 640 }]);
  });
});
