import { DEMO, DESKTOP, EMPTY, PHONE, test } from '../support/test.ts';
import { clearFaults, expect, expectPath, heading, putInCart, signInFromLogin, signInOnForm, want } from '../support/journey.ts';

test.describe('addresses and Back', () => {
  test.use({ account: DEMO, viewport: PHONE });

  for (const { path, title } of [
    { path: '/locker-selling-order/ordine-0903', title: 'Ordine' },
    { path: '/me', title: 'Giulia' },
  ]) {
    test(`Back from ${path}, opened from outside, leads Home [P2-2.19]`, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page, title, 1)).toBeVisible();
      await page.goBack();
      await expectPath(page, '/');
      await expect(heading(page, 'È ora di pausa.', 1)).toBeVisible();
      await page.goForward();
      await expectPath(page, path);
      await expect(heading(page, title, 1)).toBeVisible();
    });
  }

  test('a query and a fragment survive being pushed over the root', async ({ page }) => {
    await page.goto('/selling-area/milano-1?description=milano-1-19&altro=1#qui');
    await expect(page.getByRole('dialog', { name: 'Insalata greca' })).toBeVisible();
    await expectPath(page, '/selling-area/milano-1?description=milano-1-19&altro=1#qui');
  });

  test('the root is not pushed over itself, and reloads do not pile up', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, 'È ora di pausa.', 1)).toBeVisible();
    const length = () => page.evaluate(() => history.length);
    const atRoot = await length();
    await page.reload();
    expect(await length()).toBe(atRoot);

    await page.goto('/lista-ordini');
    await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
    const deep = await length();
    expect(deep).toBe(atRoot + 2);
    for (let count = 0; count < 3; count += 1) {
      await page.reload();
      await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
    }
    expect(await length()).toBe(deep);
    await page.goBack();
    await expectPath(page, '/');
    await expect(heading(page, 'È ora di pausa.', 1)).toBeVisible();
  });

  test('a reload of a page that was reached by a link adds nothing either', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'ORDINA: Frigo Torre Nord' }).click();
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    const before = await page.evaluate(() => history.length);
    await page.reload();
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expectPath(page, '/');
    await expect(heading(page, 'È ora di pausa.', 1)).toBeVisible();
  });

  test('a menu that the server links to: loaded there; Back leads into the app, and forward to the menu', async ({ page }) => {
    const link = { id: 'menu', type: 'internal', link: '/menu/00000000-0000-4000-8000-000000000001' };
    const sections = [{ type: 'link', data: { text: 'Che cosa c’è oggi?', link: { ...link, label: 'GUARDA IL MENU' } } }];
    await page.route('**/b2c/home', (route) => route.fulfill({ json: { sections } }));
    await page.goto('/');
    await page.getByRole('link', { name: 'GUARDA IL MENU' }).click();
    await expect(heading(page, 'Penne al pesto con mozzarella', 3)).toBeVisible();
    await page.goBack();
    await expectPath(page, '/');
    await expect(heading(page, 'È ora di pausa.', 1)).toBeVisible();
    await page.goForward();
    await expectPath(page, link.link);
    await expect(heading(page, 'Penne al pesto con mozzarella', 3)).toBeVisible();
  });

  test('a dialog opened by a press: in the address, kept by a reload, closed by Back [P1-2.38]', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/selling-area/milano-1');
    await page.getByRole('button', { name: 'VEDI INGREDIENTI: Insalata greca' }).click();
    const dialog = page.getByRole('dialog', { name: 'Insalata greca' });
    await expect(dialog).toBeVisible();
    await expectPath(page, '/selling-area/milano-1?description=milano-1-19');
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expectPath(page, '/selling-area/milano-1');
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    await page.goForward();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Chiudi' }).click();
    await expect(dialog).toBeHidden();
    await expectPath(page, '/selling-area/milano-1');
    await page.goBack();
    await expectPath(page, '/');
  });

  test('a double click on Chiudi, or Escape twice, closes the dialog and nothing else', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'ORDINA: Frigo Torre Nord' }).click();
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    for (const close of [
      () => page.getByRole('button', { name: 'Chiudi' }).dblclick(),
      async () => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      },
    ]) {
      await page.getByRole('button', { name: 'VEDI INGREDIENTI: Insalata greca' }).click();
      await expect(page.getByRole('dialog', { name: 'Insalata greca' })).toBeVisible();
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectPath(page, '/selling-area/milano-1');
      await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    }
  });

  test('the unsellable explanation by its address; Back closes it; from an item’s detail to it, and back to the shop [P1-2.39]', async ({
    page,
  }) => {
    await page.goto('/selling-area/milano-1');
    await page.getByRole('button', { name: 'NON ACQUISTABILE: Polpette al sugo con piselli' }).click();
    await expectPath(page, '/selling-area/milano-1?unsellable-item-info-banner=open');
    await page.reload();
    await expect(heading(page.getByRole('dialog'), 'Perché non posso acquistarlo?')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectPath(page, '/selling-area/milano-1');

    await page.goto('/selling-area/milano-1?description=milano-1-12');
    const detail = page.getByRole('dialog', { name: 'Polpette al sugo con piselli' });
    await detail.getByRole('button', { name: /NON ACQUISTABILE/ }).click();
    await expectPath(page, '/selling-area/milano-1?unsellable-item-info-banner=open');
    await page.getByRole('dialog').getByRole('button', { name: 'Ho capito' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectPath(page, '/selling-area/milano-1');
  });

  test('the cart’s address opens the dialog; closing leads to the shop, Back from there Home', async ({ page }) => {
    await putInCart(page, { 'milano-1-01': 1 });
    await page.goto('/selling-area/milano-1/cart');
    const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
    await expect(cart).toContainText('6,40 €');
    await page.reload();
    await expect(cart).toContainText('6,40 €');
    await cart.getByRole('button', { name: 'Chiudi' }).click();
    await expect(cart).toBeHidden();
    await expectPath(page, '/selling-area/milano-1');
    await page.goBack();
    await expectPath(page, '/');
  });

  test('opening and closing the cart three times leaves one step Back to Home', async ({ page }) => {
    await putInCart(page, { 'milano-1-01': 1 });
    await page.goto('/selling-area/milano-1');
    const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
    for (let count = 0; count < 3; count += 1) {
      await page.getByRole('link', { name: 'Il tuo ordine' }).click();
      await expect(cart).toBeVisible();
      await cart.getByRole('button', { name: 'Chiudi' }).click();
      await expect(cart).toBeHidden();
      await expectPath(page, '/selling-area/milano-1');
    }
    await page.getByRole('link', { name: 'Il tuo ordine' }).click();
    await expect(cart).toBeVisible();
    await page.goBack();
    await expect(cart).toBeHidden();
    await expectPath(page, '/selling-area/milano-1');
    await page.goBack();
    await expectPath(page, '/');
  });

  test('an order of the list by its address; Back closes it [P2-2.97]', async ({ page }) => {
    await page.goto('/lista-ordini');
    await page.getByRole('button', { name: 'VEDI ORDINE' }).first().click();
    await expectPath(page, '/lista-ordini?order=ordine-0903');
    await expect(page.getByRole('dialog', { name: 'Ordine' })).toContainText('16,70 €');
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Ordine' })).toContainText('16,70 €');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectPath(page, '/lista-ordini');
  });

  test('titles follow the screen, and the focus goes to its heading', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/^Home\b/);
    await page.getByRole('link', { name: 'ORDINA: Frigo Torre Nord' }).click();
    await expect(page).toHaveTitle('Frigo Torre Nord · Pausa');
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeFocused();
    await page.getByRole('link', { name: 'Ordini', exact: true }).click();
    await expect(page).toHaveTitle(/^Lista Ordini\b/);
    await expect(heading(page, 'Lista Ordini', 1)).toBeFocused();
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await expect(page).toHaveTitle(/^Profilo\b/);
    await expect(heading(page, 'Giulia', 1)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveTitle(/^Lista Ordini\b/);
    await expect(heading(page, 'Lista Ordini', 1)).toBeFocused();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(heading(page, 'È ora di pausa.', 1)).toBeFocused();
  });

  test('a new screen starts at its top', async ({ page }) => {
    await page.goto('/selling-area/milano-1');
    await want(page, 'Tè verde alla menta 0,5 l').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.getByRole('link', { name: 'Ordini', exact: true }).click();
    await expect(heading(page, 'Lista Ordini', 1)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('Back shows a screen where it was left, also when it has to be read again; forward, too', async ({ page, fault }) => {
    const position = () => page.evaluate(() => Math.round(scrollY));
    await page.goto('/selling-area/milano-1');
    await want(page, 'Tè verde alla menta 0,5 l').scrollIntoViewIfNeeded();
    await expect.poll(position).toBeGreaterThan(500);
    const left = await position();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveTitle('Home · Pausa');
    await expect.poll(position).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle('Frigo Torre Nord · Pausa');
    await expect.poll(async () => Math.abs((await position()) - left)).toBeLessThan(40);

    // After a reload the page has its scroll position again.
    await page.reload();
    await expect.poll(async () => Math.abs((await position()) - left)).toBeLessThan(40);

    // The home page is shorter than the shop, and its answer comes late.
    await page.goForward();
    await expect(heading(page, 'È ora di pausa.', 1)).toBeVisible();
    await expect.poll(position).toBe(0);
    await fault('b2c/locker/selling-area/*', 'slow:1500');
    await page.goBack();
    await expect.poll(async () => Math.abs((await position()) - left)).toBeLessThan(40);
  });

  test('/me is for phones: a wide screen is led Home, also when it widens [P1-2.3]', async ({ page }) => {
    await page.goto('/me');
    await expect(page.getByRole('main').getByText('demo@pausa.test')).toBeVisible();
    await expect(page.getByRole('link', { name: /800 123 456/ })).toHaveAttribute('href', 'tel:800123456');
    await expect(page.getByRole('main').getByText('0.0.1 production')).toBeVisible();
    await page.setViewportSize(DESKTOP);
    await expectPath(page, '/');
    await page.goto('/me');
    await expectPath(page, '/');
    await expect(heading(page, 'È ora di pausa.', 1)).toBeVisible();
  });
});

// These journeys end their session, so each signs in with the form.
test.describe('logout', () => {
  test.use({ viewport: PHONE });

  test('clears what is kept and leads to the login; Back shows nothing of the person [P1-7.8]', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/lista-ordini');
    await signInFromLogin(page);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectPath(page, '/login');
    await expect(page.getByRole('button', { name: 'Accedi con Email' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect((await page.request.get('/b2c/navigation')).status()).toBe(401);
    await page.goBack();
    await expectPath(page, '/login');
    await expect(page.getByRole('button', { name: 'Accedi con Email' })).toBeVisible();
    await expect(page.getByText('16,70 €')).toHaveCount(0);
  });

  test('from the drawer on a wide screen, and another person starts with nothing of the first [P1-2.21]', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/login-with-email');
    await signInOnForm(page);
    await expect(heading(page, 'È ora di pausa.')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectPath(page, '/login');
    await signInFromLogin(page, EMPTY);
    await expectPath(page, '/');
    await expect(page.getByText('vuoto@pausa.test')).toBeVisible();
    await expect(page.getByText('demo@pausa.test')).toHaveCount(0);
    await page.getByRole('link', { name: 'Lista Ordini', exact: true }).click();
    await expect(heading(page, 'Non hai ancora nessun ordine')).toBeVisible();
  });

  test('that the server could not hear of is finished before anybody comes in again', async ({ page, fault, sandbox }) => {
    await page.goto('/login-with-email');
    await signInOnForm(page);
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await fault('b2c/auth/logout', '500');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectPath(page, '/login');
    await page.goto('/lista-ordini');
    await expect(page.getByText('Ops! Sembra che qualcosa sia andato storto.')).toBeVisible();
    await clearFaults(sandbox);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expectPath(page, '/login');
    await signInFromLogin(page);
    await expectPath(page, '/lista-ordini');
  });
});

test('Back from the login, unsigned, is never an empty screen', async ({ page }) => {
  await page.goto('/selling-area/milano-1');
  await expectPath(page, '/login');
  await expect(page.getByRole('button', { name: 'Accedi con Email' })).toBeVisible();
  await page.goBack();
  await expectPath(page, '/login');
  await expect(page.getByRole('button', { name: 'Accedi con Email' })).toBeVisible();
});

test.describe('the bottom bar', () => {
  test.use({ account: DEMO, viewport: PHONE });

  test('more links than the bar has room for: they are on Me, and the bar says so', async ({ page }) => {
    await page.route('**/b2c/navigation', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { links: object[] };
      const more = ['Novità', 'Sondaggi'].map((label) => ({
        id: label,
        type: 'internal',
        link: '/wallet',
        label,
        short_label: label,
        icon: 'card',
      }));
      const [first, second, third, fourth] = answer.links;
      await route.fulfill({ response, json: { ...answer, links: [first, second, third, fourth, ...more] } });
    });
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Principale' });
    await expect(bar.getByRole('link')).toHaveCount(5);
    await expect(bar.getByText('Altre voci su Me: 2')).toBeAttached();
    await expect(bar.getByText('…')).toBeVisible();
    await bar.getByRole('link', { name: 'Me', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText(['Novità', 'Sondaggi']);
  });
});
