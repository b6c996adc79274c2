import type { Page } from '@playwright/test';
import { DEMO, DESKTOP, PHONE, test } from '../support/test.ts';
import { clearFaults, expect, expectPath, heading, ledger, putInCart, quantityOf, serverCart, want } from '../support/journey.ts';

test.use({ account: DEMO, viewport: PHONE });

const SHOP = '/selling-area/milano-1';
const filter = (page: Page) => page.getByRole('button', { name: /^Filtra per dieta e allergeni/ });

test('a dish’s text as an office program writes it breaks no policy, and is shown without its styles [P1-3.6]', async ({ page }) => {
  const text =
    '<style><!-- p.MsoNormal { margin: 0 } --></style><p class="MsoNormal" style="text-align:justify;mso-line-height-rule:exactly" align="center">' +
    '<span lang="IT" style=\'font-size:11.0pt;font-family:"Calibri",sans-serif\'>Preparata <b style="mso-bidi-font-weight:normal">ogni mattina</b>.</span></p>';
  await page.route('**/b2c/locker/selling-area/milano-1', async (route) => {
    const response = await route.fetch();
    const area = JSON.parse(
      (await response.text()).replace(/"description":"(?:[^"\\]|\\.)*"/g, `"description":${JSON.stringify(text)}`),
    ) as object;
    await route.fulfill({ response, json: area });
  });
  await page.goto(`${SHOP}?description=milano-1-19`);
  const dialog = page.getByRole('dialog', { name: 'Insalata greca' });
  const bold = dialog.locator('b', { hasText: 'ogni mattina' });
  await expect(bold).toBeVisible();
  await expect(dialog.getByText('Preparata ogni mattina.')).toBeVisible();
  expect(await bold.evaluate((element) => element.getAttributeNames())).toEqual([]);
});

test.describe('dialogs by their query parameter: by address, kept by a reload, closed by Back [P1-2.40] [P1-2.41]', () => {
  for (const { query, open, title } of [
    { query: 'banner=open', open: 'SCOPRI DI PIÙ', title: 'È arrivato il menu di stagione' },
    { query: 'diet_preference=show', open: 'Filtra per dieta e allergeni', title: 'Scegli le tue preferenze' },
  ]) {
    test(query, async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: title });
      await page.goto(SHOP);
      await page.getByRole('button', { name: open, exact: true }).click();
      await expect(dialog).toBeVisible();
      await expectPath(page, `${SHOP}?${query}`);
      await page.reload();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expectPath(page, SHOP);

      await page.goto(`${SHOP}?${query}`);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expectPath(page, SHOP);
      await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    });
  }

  test('leave=need-confirm asks in the preview only', async ({ page }) => {
    await page.goto(`${SHOP}?leave=need-confirm`);
    await expect(want(page, 'Insalata greca')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(`${SHOP}?mode=preview&leave=need-confirm`);
    await expect(page.getByRole('dialog', { name: 'Vuoi ordinare?' })).toBeVisible();
  });

  test('a banner without content opens nothing', async ({ page }) => {
    await page.goto('/selling-area/mensa-2?banner=open');
    await expect(page.getByText('Oggi ritiro al banco fino alle 14:30')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectPath(page, '/selling-area/mensa-2');
  });

  test('they open in a closed shop, and on the cart’s address before the cart', async ({ page }) => {
    await page.goto('/selling-area/chiuso-3?diet_preference=show');
    await expect(page.getByRole('dialog', { name: 'Scegli le tue preferenze' })).toBeVisible();
    await page.goto(`${SHOP}/cart?upselling=true&description=milano-1-19`);
    const dish = page.getByRole('dialog', { name: 'Insalata greca' });
    await expect(dish).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Il tuo ordine' })).toBeVisible();
    await expect(dish).toBeHidden();
    await expectPath(page, `${SHOP}/cart?upselling=true`);
  });
});

test.describe('the diet filter', () => {
  const flags = (page: Page) => page.getByRole('main').getByText('PRODOTTO ESCLUSO DAL TUO FILTRO');

  test(
    'a preference flags cards, details and lines of the cart; deleting it unflags them [P1-1.4]',
    { tag: '@quick' },
    async ({ page }) => {
      await putInCart(page, { 'milano-1-01': 1 });
      await page.goto(SHOP);
      await page.getByRole('button', { name: /^Scegli le tue preferenze/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Scegli le tue preferenze' });
      await dialog.getByRole('radio', { name: 'Vegano', exact: true }).check();
      await dialog.getByText('Tutti gli allergeni', { exact: true }).click();
      await dialog.locator('summary').filter({ hasText: 'Sesamo' }).click();
      await dialog.getByRole('radiogroup', { name: 'Sesamo' }).getByRole('radio', { name: 'No, non lo voglio' }).check();
      await dialog.getByRole('button', { name: 'Conferma' }).click();
      await expect(dialog).toBeHidden();
      await expectPath(page, SHOP);
      await expect(flags(page)).toHaveCount(0);
      await expect(want(page, 'Penne al pesto con mozzarella')).toHaveCount(0);
      await page.getByRole('button', { name: /piatti per te · mostra tutti$/ }).click();
      await expect(flags(page).first()).toBeVisible();
      await expect(page.getByText('Scegli le tue preferenze')).toHaveCount(0);

      await page.reload();
      await expect(flags(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'VEDI INGREDIENTI: Penne al pesto con mozzarella' }).click();
      await expect(page.getByRole('dialog').getByText('escluso dal tuo filtro', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Il tuo ordine' }).click();
      await expect(page.getByRole('dialog', { name: 'Il tuo ordine' }).getByText('escluso dal tuo filtro', { exact: true })).toBeVisible();
      await page.goBack();

      await filter(page).click();
      await expect(dialog.getByRole('radio', { name: 'Vegano', exact: true })).toBeChecked();
      await dialog.getByRole('button', { name: 'Cancella tutte le preferenze' }).click();
      await expect(dialog).toBeHidden();
      await expect(flags(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Scegli le tue preferenze/ })).toBeVisible();
    },
  );

  test('while dishes are hidden, what says so does not cover a category’s title', async ({ page }) => {
    await page.goto(SHOP);
    await filter(page).click();
    await page.getByRole('radio', { name: 'Vegetariano', exact: true }).check();
    await page.getByRole('button', { name: 'Conferma' }).click();
    const all = page.getByRole('button', { name: /piatti per te · mostra tutti$/ });
    await page.getByRole('navigation', { name: 'Categorie' }).getByRole('link', { name: 'Secondi' }).click();
    const title = page.getByRole('heading', { name: 'Secondi', level: 2 });
    await expect(title).toBeInViewport();
    const band = all.locator('..');
    const edge = async () => (await band.boundingBox())!.y + (await band.boundingBox())!.height;
    await expect.poll(async () => (await title.boundingBox())!.y - (await edge())).toBeGreaterThanOrEqual(0);
    await expect(all).toBeInViewport();
  });

  test('what one window chooses, the other shows', async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([page.goto(SHOP), other.goto(SHOP)]);
    await expect(want(other, 'Insalata greca')).toBeVisible();
    await filter(page).click();
    await page.getByRole('radio', { name: 'Vegano', exact: true }).check();
    await page.getByRole('button', { name: 'Conferma' }).click();
    await expect(flags(other).first()).toBeVisible();
  });
});

test('search: by name and by ingredient, the cards can be bought, and closing shows all again', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/selling-area/mensa-2');
  await page.getByRole('button', { name: 'Cerca nel catalogo' }).click();
  const field = page.getByRole('searchbox', { name: 'Cerca nel catalogo' });
  await expect(field).toBeFocused();
  await field.fill('paccheri salmone');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect
    .poll(async () => (await cards.getByRole('heading', { level: 3 }).allInnerTexts()).every((name) => /paccheri/i.test(name)))
    .toBe(true);
  const [name = ''] = await cards.getByRole('heading', { level: 3 }).allInnerTexts();
  await want(page, name).click();
  await expect(quantityOf(page, name)).toHaveText('1');
  await field.fill('qqqq');
  await expect(heading(page, 'Nessun prodotto trovato')).toBeVisible();
  await page.getByRole('button', { name: 'Chiudi la ricerca' }).click();
  // Twelve dishes of each long category, and two categories of nineteen.
  await expect.poll(() => cards.count()).toBe(5 * 12 + 2 * 19);
});

test('the first screen: three dishes to press on a phone; search and filter stay when one scrolls', { tag: '@quick' }, async ({ page }) => {
  await page.goto(SHOP);
  await expect(page.getByRole('combobox', { name: 'Ordina i piatti' })).toBeVisible();
  const tabs = await page.getByRole('navigation', { name: 'Principale' }).boundingBox();
  const presses = await page
    .getByRole('main')
    .getByRole('button', { name: /^LO VOGLIO/ })
    .all();
  const boxes = await Promise.all(presses.map((press) => press.boundingBox()));
  expect(boxes.filter((box) => box !== null && box.x + box.width <= PHONE.width && box.y + box.height <= tabs!.y)).toHaveLength(3);
  const first = page.getByRole('main').getByRole('listitem').first();
  expect((await first.boundingBox())!.y).toBeLessThanOrEqual(156);

  await page.evaluate(() => window.scrollTo(0, 2000));
  const search = page.getByRole('button', { name: 'Cerca nel catalogo' });
  await expect(search).toBeInViewport({ ratio: 1 });
  await expect(filter(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Categorie' })).toBeInViewport();
  await search.click();
  await page.getByRole('searchbox').fill('salmone');
  await expect(page.getByText('2 prodotti trovati')).toBeInViewport();
  const [left, right] = await Promise.all(
    (await page.getByRole('region', { name: 'Risultati' }).getByRole('listitem').all()).map((card) => card.boundingBox()),
  );
  expect([left!.y, left!.x < right!.x]).toEqual([right!.y, true]);
});

test('on a desktop the banner stands beside the title; a closed shop has no panel for an order, and says when it opens', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(SHOP);
  await expect(page.getByRole('region', { name: 'Il tuo ordine' })).toBeVisible();
  const [title, banner] = await Promise.all(
    [heading(page, 'Frigo Torre Nord', 1), page.getByText('È arrivato il menu di stagione')].map((part) => part.boundingBox()),
  );
  expect(banner!.x).toBeGreaterThan(title!.x + title!.width - 1);
  expect(banner!.y).toBeLessThan(title!.y + title!.height);
  await page.goto('/selling-area/chiuso-3');
  await expect(heading(page, 'Torniamo domani alle 7:30.')).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test.describe('the preview', () => {
  test('LO VOGLIO asks to leave it; nothing is bought before [P1-2.42]', async ({ page, sandbox }) => {
    await page.goto(`${SHOP}?mode=preview`);
    await expect(page.getByRole('main').getByText('Anteprima del catalogo')).toBeVisible();
    await want(page, 'Insalata greca').click();
    await expectPath(page, `${SHOP}?mode=preview&leave=need-confirm`);
    const dialog = page.getByRole('dialog', { name: 'Vuoi ordinare?' });
    await dialog.getByRole('button', { name: 'Resta nell’anteprima' }).click();
    await expect(dialog).toBeHidden();
    await expectPath(page, `${SHOP}?mode=preview`);
    // The preview shows the detail of a dish.
    await page.getByRole('button', { name: 'VEDI INGREDIENTI: Insalata greca' }).click();
    await expectPath(page, `${SHOP}?mode=preview&description=milano-1-19`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /LO VOGLIO/ })
      .click();
    await dialog.getByRole('button', { name: 'Esci dall’anteprima' }).click();
    await expectPath(page, SHOP);
    expect(await serverCart(page)).toEqual({});
    await want(page, 'Insalata greca').click();
    await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-19': 1 });
    expect(await ledger(sandbox)).toEqual([]);
  });
});

test.describe('the cart', () => {
  test('upselling=true: what goes with it, without what is in it; a failure hides the row [P1-2.43]', async ({ page, fault, sandbox }) => {
    await putInCart(page, { 'milano-1-01': 1 });
    await page.goto(`${SHOP}/cart`);
    await expect(page.getByRole('button', { name: 'Conferma', exact: true })).toBeVisible();
    await expect(heading(page, 'Manca qualcosa?')).toHaveCount(0);
    await page.goto(`${SHOP}/cart?upselling=true`);
    const offer = page.getByRole('region', { name: 'Manca qualcosa?' });
    await expect(offer).toContainText('Un dolce o una bibita per finire');
    const name = await offer.getByRole('heading', { level: 4 }).first().innerText();
    await offer.getByRole('button', { name: `LO VOGLIO: ${name}` }).click();
    await expect(offer.getByRole('heading', { name })).toHaveCount(0);
    await expect(quantityOf(page.getByRole('dialog'), name)).toHaveText('1');

    await fault('b2c/upselling/*', '500');
    const failed = page.waitForResponse((response) => /\/b2c\/upselling\//.test(response.url()) && response.status() === 500);
    await page.reload();
    await failed;
    await expect(quantityOf(page.getByRole('dialog'), name)).toHaveText('1');
    await expect(offer).toHaveCount(0);
    await clearFaults(sandbox);
  });

  test('the cart behaviour turns it on, from the phone’s bar and from the desktop’s panel [P1-2.59]', async ({ page }) => {
    await putInCart(page, { 'mensa-2-001': 1 }, 'mensa-2');
    await page.goto('/selling-area/mensa-2');
    await page.getByRole('link', { name: 'Il tuo ordine' }).click();
    await expectPath(page, '/selling-area/mensa-2/cart?upselling=true');
    await page.goBack();
    await page.setViewportSize(DESKTOP);
    await page.getByRole('link', { name: 'VAI AL CARRELLO' }).click();
    await expectPath(page, '/selling-area/mensa-2/cart?upselling=true');
    await expect(page.getByRole('region', { name: 'Manca qualcosa?' })).toBeVisible();
  });
});

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`the code of what ${name} shows of the cart is lost: the dishes stay, and a link leads to the cart`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.route('**/assets/CartBesideShop-*.js', (route) => route.abort());
    await page.goto(SHOP);
    // The link opens a new document, which must find it.
    const saved = page.waitForResponse(/edit-item/);
    await want(page, 'Penne al pesto con mozzarella').click();
    await expect(quantityOf(page, 'Penne al pesto con mozzarella')).toHaveText('1');
    await saved;
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Il tuo ordine', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Il tuo ordine' }).getByText('Penne al pesto con mozzarella')).toBeVisible();
  });
}

test('the cart’s bar covers neither the tabs below it nor the last dish', async ({ page }) => {
  await putInCart(page, { 'milano-1-01': 1 });
  await page.goto(SHOP);
  const bar = page.getByRole('link', { name: 'Il tuo ordine' });
  await expect(bar).toBeInViewport();
  const last = page
    .getByRole('main')
    .getByRole('button', { name: /^LO VOGLIO/ })
    .last();
  await expect(last).toBeVisible();
  // At the end of the page, where the last content cannot be scrolled out from under the bar.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(() => page.evaluate(() => Math.ceil(window.scrollY + window.innerHeight) >= document.documentElement.scrollHeight))
    .toBe(true);
  const [dishBox, barBox, tabsBox] = await Promise.all(
    [last, bar, page.getByRole('navigation', { name: 'Principale' })].map((element) => element.boundingBox()),
  );
  expect(dishBox!.y + dishBox!.height, 'the last dish ends above the bar').toBeLessThanOrEqual(barBox!.y);
  expect(barBox!.y + barBox!.height, 'the bar ends above the tabs').toBeLessThanOrEqual(tabsBox!.y);
});

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`each category of 600 dishes is where its chip leads to, on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/selling-area/mensa-2');
    const chips = page.getByRole('navigation', { name: 'Categorie' }).getByRole('link');
    await expect(chips.first()).toBeVisible();
    const names = await chips.allInnerTexts();
    expect(names).toHaveLength(7);
    // Starts with the last categories, because the browser has not laid out the dishes before them yet.
    for (const label of names.toReversed()) {
      await chips.filter({ hasText: new RegExp(`^${label}$`) }).click();
      const title = heading(page, label === 'Consigliati' ? 'Lo chef consiglia' : label, 2);
      await expect(title).toBeFocused();
      await expect
        .poll(
          () =>
            title.evaluate((element) => {
              const chipsEnd = document.querySelector('nav[aria-label="Categorie"]')!.getBoundingClientRect().bottom;
              const { top, bottom } = element.getBoundingClientRect();
              return top >= chipsEnd && bottom <= window.innerHeight;
            }),
          { message: `${label} stands below the chips` },
        )
        .toBe(true);
    }
  });
}

test('as one scrolls, every dish of a long category is drawn, without a press [P1-2.47]', async ({ page }) => {
  await page.goto('/selling-area/mensa-2');
  const primi = page.getByRole('region', { name: 'Primi' });
  const more = primi.getByRole('button', { name: /^Mostra altri/ });
  await expect(more).toBeAttached();
  const { catalogue } = (await (await page.request.get('/b2c/locker/selling-area/mensa-2')).json()) as {
    catalogue: { categories: { id: string; label: string }[]; items: { categoryId: string }[] };
  };
  const { id } = catalogue.categories.find(({ label }) => label === 'Primi')!;
  const count = catalogue.items.filter(({ categoryId }) => categoryId === id).length;
  expect(count).toBeGreaterThan(60);
  await expect(async () => {
    // The wheel may pass the end in one step on a slow machine.
    await primi.getByRole('heading', { level: 3 }).last().scrollIntoViewIfNeeded();
    await expect(more).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await expect(primi.getByRole('heading', { level: 3 })).toHaveCount(count);
});

interface Area {
  dietPreference: object | null;
  catalogue: { items: { id: string; label: string; expired: boolean; new: boolean }[] };
}

/** The shop answers what the sandbox does, changed. */
const changeShop = (page: Page, change: (area: Area) => void) =>
  page.route('**/b2c/locker/selling-area/milano-1', async (route) => {
    const response = await route.fetch();
    const area = (await response.json()) as Area;
    change(area);
    await route.fulfill({ response, json: area });
  });

test('with a dish that expired in the cart the pay button leads to the explanation at its address, and Back to the cart', async ({
  page,
  sandbox,
}) => {
  await putInCart(page, { 'milano-1-01': 1 });
  await changeShop(page, ({ catalogue }) => {
    for (const item of catalogue.items) if (item.id === 'milano-1-01') item.expired = true;
  });
  await page.goto(`${SHOP}/cart`);
  const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
  await expect(cart.getByText('NON ACQUISTABILE')).toBeVisible();
  await cart.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByRole('dialog', { name: 'Perché non posso acquistarlo?' })).toBeVisible();
  await expectPath(page, `${SHOP}/cart?unsellable-item-info-banner=open`);
  await page.goBack();
  await expect(cart).toBeVisible();
  await expectPath(page, `${SHOP}/cart`);
  expect(await ledger(sandbox)).toEqual([]);
});

test('long names have two lines, and are cut after them: on cards, the chef’s recommendations and favourites [P1-2.35]', async ({
  page,
}) => {
  const name = 'Insalata tiepida di farro con verdure di stagione, ceci, pomodorini confit, olive taggiasche e basilico fresco';
  await changeShop(page, ({ catalogue }) => {
    for (const item of catalogue.items) if (item.id === 'milano-1-05') item.label = name;
  });
  await page.goto(SHOP);
  await page
    .getByRole('button', { name: `Preferito: ${name}` })
    .first()
    .click();
  await page.reload();
  const names = page.getByRole('heading', { name, level: 3 });
  await expect(names).toHaveCount(3);
  for (const heading of await names.all()) {
    const [lines, isCut] = await heading.evaluate((element) => [
      element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
      element.scrollHeight > element.clientHeight,
    ]);
    expect([lines, isCut]).toEqual([2, true]);
  }
});
