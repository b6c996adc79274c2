/** `/menu/{UUID}`: the public menu as a page of the app. Nobody is signed in. */
import type { Locator, Page } from '@playwright/test';
import { CANTEEN, HIDDEN, MENU_ERROR, MENUS, storageUses, useOwnWorld, watchRequests, watchStorage } from '../support/partner.ts';
import { DESKTOP, expect, PHONE, test } from '../support/test.ts';

const PATH = `/menu/${MENUS.canteen}`;

const item = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function expectCanteen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(CANTEEN.map(([category]) => category));
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(CANTEEN.flatMap(([, ...items]) => items));
}

for (const [name, viewport, columns] of [
  ['phone', PHONE, 1],
  ['desktop', DESKTOP, 2],
] as const) {
  test.describe(`on the ${name}`, () => {
    test.use({ viewport });

    test('a list titled Menu, in its order, without hidden items or prices, and nothing to press at a dish [P2-2.110]', async ({
      page,
    }) => {
      await page.goto(PATH);
      await expectCanteen(page);
      await expect(page).toHaveTitle(/^Menu · /);
      for (const [category, ...items] of CANTEEN) {
        await expect(page.getByRole('region', { name: category }).getByRole('heading', { level: 3 })).toHaveText(items);
      }
      for (const hidden of HIDDEN) await expect(page.getByText(hidden)).toHaveCount(0);
      await expect(page.locator('#app')).not.toContainText('€');
      await expect(page.locator('#app li:has(h3)').locator('button, a, input')).toHaveCount(0);

      const facts = await page.evaluate(() => ({
        columns: new Set(Array.from(document.querySelectorAll('section:first-of-type li'), (li) => li.getBoundingClientRect().left)).size,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(facts).toStrictEqual({ columns, overflow: 0 });
    });

    test('the sentence and a way on when it does not come', async ({ page, fault, sandbox, world }) => {
      await useOwnWorld(page, world);
      await fault('b2c/menu/*', '500');
      await page.goto(PATH);
      await expect(page.getByRole('alert')).toContainText(MENU_ERROR);
      await expect(page.getByRole('button', { name: 'Riprova' })).toBeInViewport({ ratio: 1 });
      await sandbox.delete('/sandbox/faults');
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expectCanteen(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}

test('a menu full of hostile HTML is text, and its long words break', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { urls } = watchRequests(page);
  await page.goto(`/menu/${MENUS.hostile}`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(16);
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Piatto 1 <script>window.__hostile="script"</script>');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(
    await page.evaluate(() => ({
      ran: '__hostile' in window,
      strangers: document.querySelectorAll(
        '#app :is(script, style, iframe, form, math, details, base, meta, input), #app a:not([href^="#"]), #app [onerror], #app [onload], #app [style*=fixed]',
      ).length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    })),
  ).toStrictEqual({ ran: false, strangers: 0, overflow: 0 });
  expect(urls().filter((url) => /evil|hostile-/.test(url))).toStrictEqual([]);
});

test(
  'nobody signs in for a menu: no session call, no cookie, no storage, no firebase [P2-1.5]',
  { tag: '@quick' },
  async ({ page, context }) => {
    await watchStorage(page);
    const { urls, cookies } = watchRequests(page);
    const before = await context.cookies();
    await page.goto(PATH);
    await expectCanteen(page);
    await page.waitForLoadState('networkidle'); // all deferred requests have been sent
    expect(
      urls()
        .filter((url) => url.includes('/b2c/'))
        .map((url) => new URL(url).pathname),
    ).toStrictEqual([`/b2c/menu/uuid/${MENUS.canteen}`]);
    expect(await cookies()).toStrictEqual([undefined]);
    expect(await context.cookies()).toStrictEqual(before);
    expect(await storageUses(page)).toStrictEqual([]);
    expect(urls().filter((url) => /firebase|identitytoolkit|googleapis|Members|iframeResizer/i.test(url))).toStrictEqual([]);
  },
);

test.describe('the controls', () => {
  test('leave the first dish on a phone’s screen, and take no room when they come', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const tops = async () =>
      page
        .locator('section')
        .first()
        .evaluate((section) => section.getBoundingClientRect().top);
    // The test holds back the deferred script until it has measured the first picture.
    let letIn = () => {};
    const held = new Promise<void>((resolve) => (letIn = resolve));
    await page.route(/\/enhancements-[\w-]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PATH);
    await expectCanteen(page);
    // Dishes are higher in the page's font than in the one before it.
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await tops();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    letIn();
    await expect(page.getByRole('navigation', { name: 'Categorie' })).toBeVisible();
    expect(await tops()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .first(),
    ).toBeInViewport({ ratio: 0.99 });
  });

  test('a category has an address, which is no step for Back', async ({ page }) => {
    await page.goto(`${PATH}#dolci`);
    const nav = page.getByRole('navigation', { name: 'Categorie' });
    await expect(nav.getByRole('link', { name: 'Dolci' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { name: 'Dolci' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Dolci' })).toBeFocused();
    const length = await page.evaluate(() => history.length);
    await nav.getByRole('link', { name: 'Insalate e poke' }).click();
    await expect(page.getByRole('heading', { name: 'Insalate e poke' })).toBeInViewport();
    await expect(page).toHaveURL(/#insalate-e-poke$/);
    expect(await page.evaluate(() => history.length)).toBe(length);
    // Scrolling makes another category the current one.
    await page.mouse.wheel(0, -20_000);
    await expect(nav.getByRole('link', { name: 'Primi' })).toHaveAttribute('aria-current', 'true');
    // Also a scroll bar's or a script's scrolling, which has no input event; the jump may still be under way at first.
    await nav.getByRole('link', { name: 'Snack' }).click();
    await expect(nav.getByRole('link', { name: 'Snack' })).toHaveAttribute('aria-current', 'true');
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, 0));
        return nav.locator('[aria-current]').textContent();
      })
      .toBe('Primi');
  });

  test('by keyboard: search in 600 dishes, filter, and everything again', async ({ page }) => {
    await page.goto(`/menu/${MENUS.large}`);
    const search = page.getByRole('button', { name: 'Cerca nel menu' });
    await expect(search).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(search).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('SALMONE');
    await expect(page.getByRole('searchbox')).toHaveValue('SALMONE');
    const found = page.getByRole('status').filter({ hasText: / su 554/ });
    await expect(found).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Lasagna alla bolognese', exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(search).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const filter = page.getByRole('group', { name: 'Filtra' });
    await filter.getByRole('checkbox', { name: 'Latte e derivati' }).press('Space');
    await expect(found).toBeVisible();
    const free = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(free.first()).toBeVisible();
    // The filter hides dishes with milk, and dishes that do not declare it.
    await expect(free.filter({ hasText: /latte e derivati|Informazioni nutrizionali assenti/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(filter).toHaveCount(0);
    await page.getByRole('button', { name: 'Mostra tutto' }).press('Enter');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(554);
  });

  test('the address says the language, and that there are none', async ({ page }) => {
    await page.goto(`${PATH}?lang=en`);
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
    await expect(item(page, 'Spaghetti al pomodoro e basilico')).toContainText('Allergens: Cereals containing gluten');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.goto(`${PATH}?controls=none`);
    await expectCanteen(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#app').locator('button, a, input')).toHaveCount(0);
  });
});

test('on paper: every dish, filtered out or not, and the register of allergens', async ({ page }) => {
  await page.goto(`/menu/${MENUS.large}`);
  await page.getByRole('button', { name: 'Filtra' }).click();
  await page.getByRole('radio', { name: 'Vegano' }).check();
  await expect(page.getByRole('status').filter({ hasText: / su 554/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Registro degli allergeni' })).toBeVisible();
  // The table has a row for each dish, one for each of the seven categories, and the head.
  await expect(page.getByRole('row')).toHaveCount(554 + 7 + 1);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(554);
  const facts = await page.evaluate(() => ({
    controls: Array.from(document.querySelectorAll('#app :is(button, a, input)')).filter((element) => element.checkVisibility()).length,
    pictures: Array.from(document.querySelectorAll('#app :is(img, svg)')).filter((element) => element.checkVisibility()).length,
    undrawn: Array.from(document.querySelectorAll('#app li:has(h3)')).filter((element) => element.getBoundingClientRect().height < 20)
      .length,
    background: getComputedStyle(document.querySelector('[part=menu]') as Element).backgroundColor,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(facts).toStrictEqual({ controls: 0, pictures: 0, undrawn: 0, background: 'rgb(255, 255, 255)', sideways: 0 });
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a browser that prints finds the register, too', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('navigation', { name: 'Categorie' })).toBeVisible();
  await page.evaluate(() => {
    const tables = new MutationObserver(() => {
      const rows = document.querySelectorAll('tr').length;
      if (rows > 0) Object.assign(window, { rowsOnPaper: rows });
    });
    tables.observe(document.body, { childList: true, subtree: true });
  });
  await page.pdf({ format: 'A4' });
  // 37 dishes, seven categories, the head
  expect(await page.evaluate(() => (window as unknown as { rowsOnPaper?: number }).rowsOnPaper)).toBe(45);
  await expect(page.getByRole('table')).toHaveCount(0);
});
