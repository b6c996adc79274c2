/** `<pausa-shop>` and `<pausa-cart>` on a partner's page: two elements with one cart, under the partner's origin and policy. */
import type { Locator, Page } from '@playwright/test';
import { expect, ledger, putInCart, serverCart, signInOnForm } from '../support/journey.ts';
import { APP, DEMO, DESKTOP, expectAccessible, PARTNER, PHONE, test } from '../support/test.ts';

const PAGE = `${PARTNER}/shop/`;
const PENNE = 'Penne al pesto con mozzarella';
const SPAGHETTI = 'Spaghetti al pomodoro e basilico';

const shop = (page: Page): Locator => page.locator('pausa-shop');
const cart = (page: Page): Locator => page.locator('pausa-cart');
const want = (page: Page, label: string): Locator =>
  shop(page)
    .getByRole('button', { name: `LO VOGLIO: ${label}` })
    .first();
const line = (page: Page, label: string): Locator =>
  cart(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) });

/** Records an event of the elements; with `isPrevented` it also prevents it, so that the page stays. */
async function listen(page: Page, type: string, isPrevented: boolean): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(
    ([name, prevents]) => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener(name, (event) => {
        heard.push((event as CustomEvent).detail);
        if (prevents) event.preventDefault();
      });
    },
    [type, isPrevented] as const,
  );
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
}

test.describe('nobody is signed in', () => {
  test('both say so, with the way to the login and back', async ({ page, context }) => {
    await page.goto(PAGE);
    await expect(shop(page).getByRole('heading', { name: 'Accedi per ordinare' })).toBeVisible();
    await expect(cart(page).getByRole('heading', { name: 'Accedi per vedere il tuo ordine' })).toBeVisible();
    const link = shop(page).getByRole('link', { name: 'Accedi' });
    await expect(link).toHaveAttribute('href', `${APP}/login?redirect_to=%2Fselling-area%2Fmilano-1`);
    await expectAccessible(page);

    const [login] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await login.getByRole('button', { name: 'Accedi con Email' }).click();
    await signInOnForm(login, DEMO);
    await expect(login.getByRole('heading', { name: 'Frigo Torre Nord' })).toBeVisible();
    await login.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(want(page, PENNE)).toBeVisible();
    await expect(cart(page).getByRole('heading', { name: 'Il tuo ordine è vuoto' })).toBeVisible();
  });

  test('a page with a sign-in of its own hears of it, and our link is gone', async ({ page }) => {
    const heard = await listen(page, 'pausa-session-required', true);
    await page.goto(PAGE);
    await expect(shop(page).getByRole('heading', { name: 'Accedi per ordinare' })).toBeVisible();
    await expect(shop(page).getByRole('link', { name: 'Accedi' })).toHaveCount(0);
    // Each element reports for itself. The order depends on which of them renders first.
    const addresses = async () => (await heard()).map((detail) => (detail as { loginUrl: string }).loginUrl).toSorted();
    await expect
      .poll(addresses)
      .toEqual([`${APP}/login?redirect_to=%2Fselling-area%2Fmilano-1`, `${APP}/login?redirect_to=%2Fselling-area%2Fmilano-1%2Fcart`]);
  });
});

test.describe('signed in', () => {
  test.use({ account: DEMO });

  test('the totals, which stay at the bottom of the window, never cover the cart’s title', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await putInCart(page, { 'milano-1-01': 1 });
    await page.goto(PAGE);
    const title = cart(page).getByRole('heading', { name: 'Il tuo ordine' });
    await expect(cart(page).getByRole('button', { name: /^(Paga|Conferma)/ })).toBeAttached();
    // The title stands at the lower edge, where the totals would be.
    await title.evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().bottom - window.innerHeight + 8));
    const isOnTop = (heading: Element) => {
      const { left, top, height } = heading.getBoundingClientRect();
      return heading.contains((heading.getRootNode() as ShadowRoot).elementFromPoint(left + 4, top + height / 2));
    };
    expect(await title.evaluate(isOnTop)).toBe(true);
  });

  test('one cart: what is taken in the shop stands in the cart, and back', { tag: '@quick' }, async ({ page }) => {
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/b2c/locker/selling-area/')) reads.push(request.url());
    });
    await page.goto(PAGE);
    await want(page, PENNE).click();
    await expect(line(page, PENNE)).toContainText('6,40 €');
    await shop(page)
      .getByRole('button', { name: `Aggiungi uno: ${PENNE}` })
      .first()
      .click();
    await expect(line(page, PENNE)).toContainText('12,80 €');
    await line(page, PENNE)
      .getByRole('button', { name: `Togli uno: ${PENNE}` })
      .click();
    await expect(shop(page).getByRole('group', { name: PENNE }).first()).toContainText('1');
    await expect(cart(page).getByRole('button', { name: 'Conferma' })).toBeEnabled();
    expect(await serverCart(page)).toEqual({ 'milano-1-01': 1 });
    // Both share one request.
    expect(reads).toHaveLength(1);
  });

  test('a removal can be undone, and does not take the focus out of the shop', async ({ page }) => {
    await putInCart(page, { 'milano-1-01': 1, 'milano-1-02': 1 });
    await page.goto(PAGE);
    await line(page, PENNE)
      .getByRole('button', { name: `Rimuovi ${PENNE}` })
      .click();
    await expect(line(page, PENNE)).toHaveCount(0);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(line(page, PENNE)).toContainText('6,40 €');
    const bin = shop(page)
      .getByRole('button', { name: `Rimuovi ${SPAGHETTI}` })
      .first();
    await bin.focus();
    await page.keyboard.press('Enter');
    await expect(line(page, SPAGHETTI)).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('pausa-cart');
  });

  test("'Conferma' pays once and leads into the app, unless the page prevents it", async ({ page, sandbox }) => {
    await putInCart(page, { 'milano-1-01': 1 });
    const heard = await listen(page, 'pausa-navigate', true);
    await page.goto(PAGE);
    await cart(page).getByRole('button', { name: 'Conferma' }).dblclick();
    await expect.poll(heard).toEqual([{ href: `${APP}/locker-selling-order/ordine-1001`, to: 'link' }]);
    expect(page.url()).toBe(PAGE);
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 640 }]);
  });

  test('not prevented, the order opens in the app', async ({ page }) => {
    await putInCart(page, { 'milano-1-01': 1 });
    await page.goto(PAGE);
    await cart(page).getByRole('button', { name: 'Conferma' }).click();
    await page.waitForURL(`${APP}/locker-selling-order/ordine-1001`);
    await expect(page.getByRole('heading', { name: 'Dettaglio ordine' })).toBeVisible();
  });

  test('dialogs open inside the element, Escape closes them and the focus is back; a modal of the page does not hear it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { escapes: 0 });
      document.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') (window as unknown as { escapes: number }).escapes += 1;
      });
    });
    await page.goto(PAGE);
    const opener = shop(page)
      .getByRole('button', { name: `VEDI INGREDIENTI: ${PENNE}` })
      .first();
    await opener.click();
    const dialog = shop(page).getByRole('dialog', { name: PENNE });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    const escapes = () => page.evaluate(() => (window as unknown as { escapes: number }).escapes);
    expect(await escapes()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await escapes()).toBe(1);
    await shop(page).getByRole('button', { name: 'Filtra per dieta e allergeni' }).click();
    await expect(shop(page).getByRole('dialog')).toBeVisible();
  });

  test('on a page with CSS zoom, dialogs have their place in the window', async ({ page }) => {
    await page.goto(PAGE);
    for (const [zoom, size] of [
      ['1.6', DESKTOP],
      ['2', PHONE],
      ['0.5', PHONE],
    ] as const) {
      await page.setViewportSize(size);
      await page.evaluate((value) => document.documentElement.style.setProperty('zoom', value), zoom);
      for (const opener of [`VEDI INGREDIENTI: ${PENNE}`, 'Filtra per dieta e allergeni']) {
        await shop(page).getByRole('button', { name: opener }).first().click();
        const dialog = shop(page).getByRole('dialog');
        await expect(dialog).toBeInViewport({ ratio: 1 });
        const box = (await dialog.boundingBox())!;
        if (size === PHONE) expect(Math.round(box.width), `${opener} at ${zoom}`).toBe(PHONE.width);
        else expect(Math.round(box.x + box.width / 2), `${opener} at ${zoom}`).toBe(DESKTOP.width / 2);
        if (size === PHONE) expect(Math.round(box.y + box.height), `${opener} at ${zoom}`).toBe(PHONE.height);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    }
  });

  test("the page's own storage is neither read nor shared", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('token', 'Bearer of-the-intranet'));
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/b2c/') && request.method() !== 'OPTIONS') sent.push(request.headers()['authorization']);
    });
    await putInCart(page, { 'milano-1-01': 1 });
    await page.goto(PAGE);
    await cart(page).getByRole('switch', { name: 'Usa il portafoglio' }).click();
    await expect(cart(page).getByRole('button', { name: 'Paga 1,40 €' })).toBeVisible();
    expect(sent).not.toContain('Bearer of-the-intranet');
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      `pausa.${APP}.session_owner`,
      `pausa.${APP}.wallet_off`,
      'token',
    ]);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('Bearer of-the-intranet');
    // The switch stays off for 12 hours, also after a reload.
    await page.reload();
    await expect(cart(page).getByRole('button', { name: 'Paga 1,40 €' })).toBeVisible();
  });

  test('an area that does not exist is said in both', async ({ page }) => {
    await page.goto(PAGE);
    await expect(want(page, PENNE)).toBeVisible();
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('pausa-shop, pausa-cart')) element.setAttribute('area-id', 'nessuno');
    });
    await expect(shop(page).getByRole('heading', { name: 'Punto vendita non trovato' })).toBeVisible();
    await expect(cart(page).getByRole('heading', { name: 'Il tuo ordine non è disponibile' })).toBeVisible();
  });

  test('a failure is said where it is, and Riprova mends both', async ({ page, fault, sandbox }) => {
    await fault('b2c/locker/selling-area/*', '500');
    await page.goto(PAGE);
    await expect(shop(page).getByRole('heading', { name: 'Errore durante il caricamento' })).toBeVisible();
    await sandbox.delete('/sandbox/faults');
    await cart(page).getByRole('button', { name: 'Riprova' }).click();
    await expect(want(page, PENNE)).toBeVisible();
  });

  test('in a narrow column of a wide window the shop is as on a small phone', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(PAGE);
    await expect(want(page, PENNE)).toBeVisible();
    await shop(page).evaluate((host) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('pausa-shop { width: 280px !important }');
      host.ownerDocument.adoptedStyleSheets = [...host.ownerDocument.adoptedStyleSheets, sheet];
    });
    const widthOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().width);
    const heightOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(() => widthOf(shop(page))).toBe(280);
    // The categories are in one row from margin to margin.
    expect(await heightOf(shop(page).getByRole('navigation', { name: 'Categorie' }))).toBeLessThan(70);
    expect(await widthOf(shop(page).getByRole('button', { name: /Scegli le tue preferenze/ }))).toBe(224);
    expect(await widthOf(shop(page).getByRole('listitem').first())).toBe(224);
  });

  for (const [name, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    test(`accessible, and the page does not scroll sideways (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await putInCart(page, { 'milano-1-01': 1 });
      await page.goto(PAGE);
      await expect(line(page, PENNE)).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });
  }
});
