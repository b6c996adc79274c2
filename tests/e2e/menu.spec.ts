/** `/menu/{UUID}`: the public menu as a page of the app. Nobody is signed in. */
import type { Locator, Page } from '@playwright/test';
import {
  CANTEEN,
  HIDDEN,
  MENU_ERROR,
  MENUS,
  storageUses,
  turnMenusRound,
  useOwnWorld,
  watchRequests,
  watchStorage,
} from '../support/partner.ts';
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

    test('a list titled Menu, in its order, without hidden items, prices or buttons', async ({ page }) => {
      await page.goto(PATH);
      await expectCanteen(page);
      await expect(page).toHaveTitle(/^Menu · /);
      for (const [category, ...items] of CANTEEN) {
        await expect(page.getByRole('region', { name: category }).getByRole('heading', { level: 3 })).toHaveText(items);
      }
      for (const hidden of HIDDEN) await expect(page.getByText(hidden)).toHaveCount(0);
      await expect(page.locator('#app')).not.toContainText('€');
      await expect(page.locator('#app').locator('button, a, input')).toHaveCount(0);

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

test('the order comes from displayOrder, not from the wire', async ({ page }) => {
  await turnMenusRound(page);
  await page.goto(PATH);
  await expectCanteen(page);
});

test('allergens and ingredients, compact items without them, and unknown ones', async ({ page }) => {
  await page.goto(PATH);
  const big = item(page, 'Spaghetti al pomodoro e basilico');
  await expect(big).toContainText('Vegano');
  await expect(big).toContainText('Allergeni: cereali contenenti glutine; può contenere tracce di soia, senape');
  await expect(big).toContainText('Ingredienti: spaghetti di semola di grano duro (glutine) 56%');
  await expect(item(page, 'Vellutata di zucca con crostini')).toContainText(
    'Allergeni: cereali contenenti glutine, latte e derivati, sedano',
  );
  await expect(item(page, 'Vellutata di zucca con crostini')).not.toContainText('Ingredienti:');
  await expect(item(page, 'Gnocchi gorgonzola e noci')).toContainText('Informazioni nutrizionali assenti');
});

for (const fault of ['html', 'malformed', 'drop', '503']) {
  test(`the same sentence after ${fault}`, async ({ page, fault: set, sandbox, world }) => {
    await useOwnWorld(page, world);
    await set('b2c/menu/*', fault);
    await page.goto(PATH);
    await expect(page.getByRole('alert')).toContainText(MENU_ERROR);
    await sandbox.delete('/sandbox/faults');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expectCanteen(page);
  });
}

test('an unknown menu, an empty one, and 600 items', async ({ page }) => {
  await page.goto(`/menu/${MENUS.unknown}`);
  await expect(page.getByRole('alert')).toContainText(MENU_ERROR);
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();

  await page.goto(`/menu/${MENUS.empty}`);
  await expect(page.getByRole('heading', { name: 'Oggi il menu è vuoto' })).toBeVisible();

  await page.goto(`/menu/${MENUS.large}`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(554);
});

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
        '#app :is(script, style, iframe, form, a, math, details, base, meta, input), #app [onerror], #app [onload], #app [style*=fixed]',
      ).length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    })),
  ).toStrictEqual({ ran: false, strangers: 0, overflow: 0 });
  expect(urls().filter((url) => /evil|hostile-/.test(url))).toStrictEqual([]);
});

test('nobody signs in for a menu: no session call, no cookie, no storage, no firebase', async ({ page, context }) => {
  await watchStorage(page);
  const { urls, cookies } = watchRequests(page);
  const before = await context.cookies();
  await page.goto(PATH);
  await expectCanteen(page);
  await page.waitForLoadState('networkidle'); // what would be fetched later, has been
  expect(
    urls()
      .filter((url) => url.includes('/b2c/'))
      .map((url) => new URL(url).pathname),
  ).toStrictEqual([`/b2c/menu/uuid/${MENUS.canteen}`]);
  expect(await cookies()).toStrictEqual([undefined]);
  expect(await context.cookies()).toStrictEqual(before);
  expect(await storageUses(page)).toStrictEqual([]);
  expect(urls().filter((url) => /firebase|identitytoolkit|googleapis|Members|iframeResizer/i.test(url))).toStrictEqual([]);
});
