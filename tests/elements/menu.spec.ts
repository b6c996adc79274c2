/** `<pausa-menu>` on a partner's page: another origin, a strict policy, any CSS. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { CANTEEN, frames, HIDDEN, MENU_ERROR, MENUS, storageUses, useOwnWorld, watchRequests, watchStorage } from '../support/partner.ts';
import { APP, DESKTOP, expect, PARTNER, PHONE, test } from '../support/test.ts';

const PAGE = `${PARTNER}/script-tag/`;
const SCRIPT = `${APP}/elements/menu.js`;

const menu = (page: Page): Locator => page.locator('pausa-menu');
const item = (page: Page, name: string): Locator =>
  menu(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const setAttribute = (page: Page, name: string, value: string): Promise<void> =>
  menu(page).evaluate((host, [attribute, text]) => host.setAttribute(attribute, text), [name, value] as const);
const heightOf = (target: Locator): Promise<number> => target.evaluate((element) => element.getBoundingClientRect().height);

async function expectCanteen(scope: Locator): Promise<void> {
  await expect(scope.getByRole('heading', { level: 2 })).toHaveText('Menu');
  await expect(scope.getByRole('heading', { level: 3 })).toHaveText(CANTEEN.map(([category]) => category));
  await expect(scope.getByRole('heading', { level: 4 })).toHaveText(CANTEEN.flatMap(([, ...items]) => items));
}

test('a version of its own, checked by its published hash; a file with another hash does not run', async ({ page, request }) => {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  const file = `${version}/menu.js`;
  const hashes = (await (await request.get(`${APP}/elements/${version}/sri.json`)).json()) as Record<string, string>;
  // The page without its script.
  await page.route(SCRIPT, (route) => route.abort());
  const openWith = async (integrity: string) => {
    await page.goto(PAGE);
    return page.evaluate(
      async ([url, hash]) => {
        const policy = window.trustedTypes?.createPolicy('intranet', { createScriptURL: (address) => address });
        const script = Object.assign(document.createElement('script'), { type: 'module', integrity: hash, crossOrigin: 'anonymous' });
        script.src = (policy?.createScriptURL(url) ?? url) as string;
        const outcome = new Promise((resolve) => {
          script.addEventListener('load', () => resolve('runs'));
          script.addEventListener('error', () => resolve('refused'));
        });
        document.head.append(script);
        return outcome;
      },
      [`${APP}/elements/${file}`, integrity] as const,
    );
  };
  expect(await openWith(hashes[`${version}/shop.js`] ?? '')).toBe('refused');
  expect(await page.evaluate(() => customElements.get('pausa-menu'))).toBeUndefined();
  expect(await openWith(hashes[file] ?? '')).toBe('runs');
  await expectCanteen(menu(page));
});

test.describe('what it shows', () => {
  test(
    'categories and items in their order, without hidden ones or prices, and nothing to press at a dish',
    { tag: '@quick' },
    async ({ page }) => {
      await page.goto(PAGE);
      await expectCanteen(menu(page));
      for (const [category, ...items] of CANTEEN) {
        await expect(menu(page).getByRole('region', { name: category }).getByRole('heading', { level: 4 })).toHaveText(items);
      }
      for (const hidden of HIDDEN) await expect(menu(page).getByText(hidden)).toHaveCount(0);
      await expect(menu(page)).not.toContainText('€');
      await expect(menu(page).locator('li:has(h4)').locator('button, a, input')).toHaveCount(0);
    },
  );

  test('big items with diet, allergens and ingredients; small ones without ingredients; unknown ones say so', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(PAGE);
    const big = item(page, 'Spaghetti al pomodoro e basilico');
    await expect(big).toContainText('Vegano');
    await expect(big).toContainText('Allergeni: cereali contenenti glutine; può contenere tracce di soia, senape');
    await expect(big).toContainText('Ingredienti: spaghetti di semola di grano duro (glutine) 56%, passata di pomodoro 32%');
    await expect(item(page, 'Couscous di ceci e zucca')).toContainText('Ingredienti:'); // no type is big

    const small = item(page, 'Vellutata di zucca con crostini');
    await expect(small).toContainText('Vegetariano');
    await expect(small).toContainText('Allergeni: cereali contenenti glutine, latte e derivati, sedano');
    await expect(small).not.toContainText('Ingredienti:');
    expect(await heightOf(small)).toBeLessThan(0.5 * (await heightOf(big)));

    const unknown = item(page, 'Gnocchi gorgonzola e noci');
    await expect(unknown).toContainText('Informazioni nutrizionali assenti');
    await expect(unknown).not.toContainText('Allergeni:');
    await expect(unknown).not.toContainText('Ingredienti:');
    await expect(big).not.toContainText('Informazioni nutrizionali assenti');
  });

  test('a small card alone between big ones is as high as its row, without ingredients, and the filter hides it [P2-2.114]', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(PAGE);
    await expect(item(page, 'Vellutata di zucca con crostini')).not.toContainText('Ingredienti:');
    const boxOf = async (name: string) => (await item(page, name).boundingBox())!;
    const [small, before] = [await boxOf('Vellutata di zucca con crostini'), await boxOf('Couscous di ceci e zucca')];
    expect([small.y, small.height]).toStrictEqual([before.y, before.height]);
    await menu(page).getByRole('button', { name: 'Filtra' }).click();
    await menu(page).getByRole('group', { name: 'Filtra' }).getByRole('checkbox', { name: 'Latte e derivati' }).press('Space');
    await expect(item(page, 'Orecchiette alle cime di rapa')).toBeVisible();
    await expect(menu(page).getByText('Vellutata di zucca con crostini')).toBeHidden();
  });

  test('small cards fill the place beside a big one, in the kitchen’s order', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.route('**/b2c/menu/uuid/**', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { items: object[] };
      const items = answer.items.map((dish, index) => ({ ...dish, menuDisplayType: index % 4 === 0 ? 'BIG' : 'SMALL' }));
      await route.fulfill({ response, json: { ...answer, items } });
    });
    await page.goto(PAGE);
    await expect(menu(page).getByRole('listitem').first()).toBeVisible();
    const cards = await menu(page).evaluate((host) =>
      Array.from(host.shadowRoot?.querySelectorAll('section:first-of-type li') ?? [], (card) => {
        const { left, top, bottom } = card.getBoundingClientRect();
        return { left, top, bottom };
      }),
    );
    const [big, small, , below] = cards;
    expect(below?.left).toBe(small?.left);
    expect(below?.bottom).toBeLessThan(big?.bottom ?? 0);
    const tops = cards.map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('a page sets colours by their role; the names of version 0.1 still work, and the new name counts before them', async ({ page }) => {
    await page.goto(PAGE);
    await expectCanteen(menu(page));
    const backgroundWith = (style: string) =>
      menu(page).evaluate((host, text) => {
        host.style.cssText = text;
        return getComputedStyle(host.shadowRoot?.querySelector('[part=menu]') ?? host).backgroundColor;
      }, style);
    for (const [theme, ours] of [
      ['light', 'rgb(245, 248, 242)'],
      ['dark', 'rgb(14, 23, 17)'],
    ] as const) {
      await setAttribute(page, 'theme', theme);
      await expect.poll(() => backgroundWith('')).toBe(ours);
      expect(await backgroundWith('--pausa-background: #010203')).toBe('rgb(1, 2, 3)');
      expect(await backgroundWith('--pausa-ground: #040506')).toBe('rgb(4, 5, 6)');
      expect(await backgroundWith('--pausa-ground: #040506; --pausa-background: #010203')).toBe('rgb(1, 2, 3)');
    }
  });

  for (const [name, viewport, columns] of [
    ['phone', PHONE, 1],
    ['desktop', DESKTOP, 3],
  ] as const) {
    test(`on the ${name} the page does not scroll sideways, and the columns fit`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(PAGE);
      await expect(item(page, 'Lasagna alla bolognese')).toBeVisible();
      const facts = await menu(page).evaluate((host) => ({
        columns: new Set(
          Array.from(host.shadowRoot?.querySelectorAll('section:first-of-type li') ?? [], (li) => li.getBoundingClientRect().left),
        ).size,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(facts).toStrictEqual({ columns, overflow: 0 });
    });
  }

  test('with hide-when-empty it is gone, and comes back with dishes', async ({ page }) => {
    await page.goto(PAGE);
    await setAttribute(page, 'hide-when-empty', '');
    await setAttribute(page, 'menu-id', MENUS.empty);
    await expect(menu(page)).toBeHidden();
    await setAttribute(page, 'menu-id', MENUS.canteen);
    await expectCanteen(menu(page));
    await expect(menu(page)).toBeVisible();
  });
});

test.describe('a menu full of hostile HTML', () => {
  // A translation has elements of its own.
  test.use({ translation: null });

  for (const [name, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    test(`is text and nothing else (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const { urls } = watchRequests(page);
      await page.goto(PAGE);
      await setAttribute(page, 'menu-id', MENUS.hostile);
      await expect(menu(page).getByRole('heading', { level: 4 })).toHaveCount(16);
      await expect(menu(page).getByRole('heading', { level: 4 }).first()).toHaveText('Piatto 1 <script>window.__hostile="script"</script>');
      await expect(menu(page).getByRole('heading', { level: 3 }).first()).toHaveText(
        'Primi <img src=x onerror="window.__hostile=\'img\'">',
      );
      await expect(menu(page)).toContainText('{{constructor.constructor("window.__hostile=1")()}}${window.__hostile=1}');
      // The filter builds its choices from the menu's texts, so the test opens it, too.
      await menu(page).getByRole('button', { name: 'Filtra' }).click();
      await expect(menu(page).getByRole('group', { name: 'Filtra' })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await frames(page, 5);

      const facts = await menu(page).evaluate((host) => {
        const inside = Array.from(host.shadowRoot?.querySelectorAll('*') ?? []);
        const edge = host.getBoundingClientRect();
        return {
          // (our <img> elements also stand for pictures that have not loaded yet)
          tags: [...new Set(inside.map((element) => element.localName))].filter((tag) => tag !== 'img').sort(),
          handlers: inside.filter((element) =>
            element
              .getAttributeNames()
              .some(
                (attribute) => /^on|srcdoc/.test(attribute) || (attribute === 'href' && !element.getAttribute('href')?.startsWith('#')),
              ),
          ).length,
          // its own menu and no other address
          sources: inside
            .flatMap((element) => element.getAttribute('src') ?? [])
            .filter((source) => !/^http:\/\/localhost:\d+\/x/.test(source)),
          outside: inside.filter((element) => element.getBoundingClientRect().right > edge.right + 0.5).length,
          scrolling: inside.filter(
            (element) =>
              !/^(img|svg)$/.test(element.localName) &&
              element.closest('nav') === null &&
              element.scrollWidth > element.clientWidth + 1 &&
              element.clientWidth > 0,
          ).length,
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          hostile: '__hostile' in window,
        };
      });
      expect(facts).toStrictEqual({
        tags: [
          ...['a', 'b', 'button', 'circle', 'div', 'fieldset', 'h2', 'h3', 'h4', 'input', 'label', 'legend', 'li', 'nav', 'p', 'path'],
          ...['rect', 'section', 'span', 'svg', 'ul'],
        ],
        handlers: 0,
        sources: [],
        outside: 0,
        scrolling: 0,
        sideways: 0,
        hostile: false,
      });
      expect(urls().filter((url) => /evil|hostile-/.test(url))).toStrictEqual([]);
      await expect(page.locator('script')).toHaveCount(1);
    });
  }
});

test.describe('when the menu does not come', () => {
  test("the sentence, then 'Riprova' recovers", async ({ page, fault, sandbox, world }) => {
    await useOwnWorld(page, world);
    await fault('b2c/menu/*', 'drop');
    await page.goto(PAGE);
    await expect(menu(page).getByRole('alert')).toContainText(MENU_ERROR);
    await expect(menu(page).getByRole('heading', { level: 4 })).toHaveCount(0);
    await sandbox.delete('/sandbox/faults');
    await menu(page).getByRole('button', { name: 'Riprova' }).press('Enter');
    await expectCanteen(menu(page));
    await expect(menu(page).getByRole('alert')).toHaveCount(0);
    // The button has disappeared, so the focus moves to the beginning of the menu.
    await expect(menu(page).getByRole('heading', { level: 2 })).toBeFocused();
  });

  test('a slow answer shows where it will stand', async ({ page, fault, world }) => {
    await useOwnWorld(page, world);
    await fault('b2c/menu/*', 'slow:60000');
    await page.goto(PAGE);
    await expect(menu(page).getByRole('status')).toHaveText('Caricamento del menu');
    expect(await heightOf(menu(page))).toBeGreaterThan(400);
  });
});

test.describe('as an element', () => {
  test('follows its attributes', async ({ page }) => {
    await page.goto(PAGE);
    await expectCanteen(menu(page));
    const background = (): Promise<string> =>
      menu(page).evaluate((host) => getComputedStyle(host.shadowRoot?.querySelector('[part=menu]') ?? host).backgroundColor);
    expect(await background()).toBe('rgb(245, 248, 242)');
    await setAttribute(page, 'theme', 'dark');
    await expect.poll(background).toBe('rgb(14, 23, 17)');

    const columns = (): Promise<number> =>
      menu(page).evaluate(
        (host) => new Set(Array.from(host.shadowRoot?.querySelectorAll('[part=item]') ?? [], (li) => li.getBoundingClientRect().left)).size,
      );
    expect(await columns()).toBe(3);
    await setAttribute(page, 'layout', 'list');
    await expect.poll(columns).toBe(2);
    await expectCanteen(menu(page));

    await setAttribute(page, 'menu-id', MENUS.empty);
    await expect(menu(page)).toContainText('Oggi il menu è vuoto');
    await menu(page).evaluate((host) => host.removeAttribute('menu-id'));
    await expect.poll(() => heightOf(menu(page))).toBe(0);
    await menu(page).evaluate((host, id) => Object.assign(host, { menuId: id }), MENUS.canteen);
    await expectCanteen(menu(page));
  });

  test('two on a page: the same menu is asked for once, another one is another', async ({ page }) => {
    const { urls } = watchRequests(page);
    await page.goto(PAGE);
    await expectCanteen(menu(page));
    await page.evaluate((id) => {
      for (const menuId of [id.canteen, id.empty]) {
        const another = document.createElement('pausa-menu');
        another.setAttribute('menu-id', menuId);
        document.querySelector('main')?.append(another);
      }
    }, MENUS);
    await expectCanteen(menu(page).nth(1));
    await expect(menu(page).nth(2)).toContainText('Oggi il menu è vuoto');
    await expectCanteen(menu(page).first());
    expect(
      urls()
        .filter((url) => url.includes('/b2c/'))
        .sort(),
    ).toStrictEqual([`${APP}/b2c/menu/uuid/${MENUS.canteen}`, `${APP}/b2c/menu/uuid/${MENUS.empty}`]);
  });

  test('made by script before its definition, by property or attribute', async ({ page }) => {
    await page.goto(`${PARTNER}/`);
    await page.evaluate((id) => {
      const byProperty = document.createElement('pausa-menu');
      Object.assign(byProperty, { menuId: id.canteen });
      const byAttribute = document.createElement('pausa-menu');
      byAttribute.setAttribute('menu-id', id.empty);
      document.querySelector('main')?.append(byProperty, byAttribute);
    }, MENUS);
    expect(await page.evaluate(() => customElements.get('pausa-menu') === undefined)).toBe(true);
    await page.evaluate((script) => import(script), SCRIPT);
    await expectCanteen(menu(page).first());
    await expect(menu(page).nth(1)).toContainText('Oggi il menu è vuoto');
  });

  test('removed while it loads, it gives the request up; put back, it shows the menu', async ({ page, fault, world }) => {
    await useOwnWorld(page, world);
    await fault('b2c/menu/*', 'slow:60000', { times: 1 });
    await page.goto(PAGE);
    await expect(menu(page).getByRole('status')).toHaveText('Caricamento del menu');
    const host = await menu(page).elementHandle();
    const given = page.waitForEvent('requestfailed', (request) => request.url().includes('/b2c/menu/'));
    await host?.evaluate((node) => node.remove());
    expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(menu(page)).toHaveCount(0);
    await host?.evaluate((node) => document.querySelector('main')?.append(node));
    await expectCanteen(menu(page));
  });

  test('its height is its content’s, and the page follows', async ({ page }) => {
    await page.goto(PAGE);
    await expectCanteen(menu(page));
    // Text has another height until its font has loaded.
    await expect
      .poll(() =>
        page.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('Montserrat') && status === 'loaded')),
      )
      .toBe(true);
    const facts = () =>
      menu(page).evaluate((host) => {
        const { height, bottom } = host.getBoundingClientRect();
        const content = host.shadowRoot?.querySelector('[part=menu]')?.getBoundingClientRect();
        const next = host.nextElementSibling?.getBoundingClientRect();
        return { height: Math.round(height), beyond: height - (content?.height ?? 0), below: (next?.top ?? 0) - bottom };
      });
    const first = await facts();
    expect(first).toStrictEqual({ height: first.height, beyond: 0, below: 28 });
    expect(first.height).toBeGreaterThan(3000);

    await setAttribute(page, 'menu-id', MENUS.large);
    await expect(menu(page).getByRole('heading', { level: 4 })).toHaveCount(554);
    const large = await facts();
    expect(large).toStrictEqual({ height: large.height, beyond: 0, below: 28 });
    expect(large.height).toBeGreaterThan(10 * first.height);

    await setAttribute(page, 'menu-id', MENUS.empty);
    await expect(menu(page)).toContainText('Oggi il menu è vuoto');
    const empty = await facts();
    expect(empty).toStrictEqual({ height: empty.height, beyond: 0, below: 28 });
    expect(empty.height).toBeLessThan(600);

    await setAttribute(page, 'menu-id', MENUS.canteen);
    await expectCanteen(menu(page));
    expect(await facts()).toStrictEqual(first);
    await page.setViewportSize(PHONE);
    await expect.poll(async () => (await facts()).height).toBeGreaterThan(1.5 * first.height);
    expect(await facts()).toMatchObject({ beyond: 0, below: 28 });
    await page.setViewportSize(DESKTOP);
    await expect.poll(facts).toStrictEqual(first);
  });

  test('keeps its width wherever the page puts it', async ({ page }) => {
    await page.goto(PAGE);
    await expectCanteen(menu(page));
    const widthAs = (how: { host?: string; parent?: string }): Promise<number> =>
      menu(page).evaluate((host, { host: own, parent }) => {
        const box = document.createElement('div');
        host.replaceWith(box);
        box.append(host);
        box.style.cssText = parent ?? '';
        (host as HTMLElement).style.cssText = own ?? '';
        const { width } = host.getBoundingClientRect();
        box.replaceWith(host);
        (host as HTMLElement).style.cssText = '';
        return width;
      }, how);
    expect(await widthAs({})).toBe(900);
    expect(await widthAs({ host: 'float: left' })).toBe(900);
    expect(await widthAs({ host: 'display: inline-block' })).toBe(900);
    expect(await widthAs({ host: 'display: table-cell' })).toBe(900);
    expect(await widthAs({ parent: 'display: flex' })).toBe(900);
    expect(await widthAs({ parent: 'display: flex; flex-direction: column; align-items: center' })).toBe(900);
    expect(await widthAs({ parent: 'display: grid; justify-content: start' })).toBe(900);
    expect(await widthAs({ parent: 'display: flex; width: 300px' })).toBe(300); // it has no minimum width
    expect(await widthAs({ host: 'width: 500px' })).toBe(500);
  });
});

test.describe('the controls', () => {
  test('lead to a category inside the shadow root, below the row and a bar of the page’s own', async ({ page }) => {
    await page.goto(PAGE);
    const nav = menu(page).getByRole('navigation', { name: 'Categorie' });
    await expect(nav).toBeVisible();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { scroll-behavior: smooth } pausa-menu::part(categories) { top: 40px }');
      document.adoptedStyleSheets = [sheet];
    });
    const length = await page.evaluate(() => history.length);
    await nav.getByRole('link', { name: 'Panini' }).press('Enter');
    await expect(nav.getByRole('link', { name: 'Panini' })).toHaveAttribute('aria-current', 'true');
    const heading = menu(page).getByRole('heading', { name: 'Panini', exact: true });
    await expect(heading).toBeFocused();
    const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBe(104);
    expect(await nav.evaluate((element) => element.getBoundingClientRect().top)).toBe(40);
    expect(await page.evaluate(() => [history.length, location.hash])).toStrictEqual([length, '']);
    // A page whose `scroll-padding` keeps the bar's place free.
    await page.evaluate(() => document.documentElement.style.setProperty('scroll-padding-top', '40px'));
    await nav.getByRole('link', { name: 'Secondi' }).press('Enter');
    await expect
      .poll(() =>
        menu(page)
          .getByRole('heading', { name: 'Secondi', exact: true })
          .evaluate((element) => Math.round(element.getBoundingClientRect().top)),
      )
      .toBe(104);
    await page.mouse.wheel(0, -20_000);
    await expect(nav.getByRole('link', { name: 'Primi' })).toHaveAttribute('aria-current', 'true');
  });

  test('can be left out, and speak English; the room for them is there from the beginning', async ({ page }) => {
    await page.goto(PAGE);
    await expectCanteen(menu(page));
    const high = await heightOf(menu(page));
    await expect(menu(page).getByRole('button', { name: 'Filtra' })).toBeVisible();
    expect(await heightOf(menu(page))).toBe(high);
    await setAttribute(page, 'lang', 'en');
    await expect(menu(page).getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
    await expect(item(page, 'Gnocchi gorgonzola e noci')).toContainText('No nutritional information');
    await menu(page).getByRole('button', { name: 'Filter', exact: true }).click();
    await menu(page).getByRole('radio', { name: 'Vegan' }).check();
    await expect(menu(page).getByText(/^\d+ of 37 dishes$/)).toBeVisible();
    await setAttribute(page, 'controls', 'none');
    await expectCanteen(menu(page));
    await expect(menu(page).locator('button, a, input')).toHaveCount(0);
  });

  test('print with the page: no controls, and the register at the end', async ({ page }) => {
    await page.goto(PAGE);
    await expect(menu(page).getByRole('button', { name: 'Filtra' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(menu(page).getByRole('heading', { name: 'Registro degli allergeni' })).toBeVisible();
    await expect(menu(page).getByRole('row')).toHaveCount(45);
    await expect(menu(page).getByRole('button')).toHaveCount(0);
    await expect(menu(page).getByRole('row').filter({ hasText: 'Gnocchi gorgonzola e noci' })).toContainText(
      'Informazioni nutrizionali assenti',
    );
  });

  test('print by a button of the page: the register is there before the paper is laid out, and goes on from sheet to sheet', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(menu(page).getByRole('button', { name: 'Filtra' })).toBeVisible();
    const rows = await menu(page).evaluate((host) => {
      let seen = 0;
      window.addEventListener('beforeprint', () => (seen = host.shadowRoot?.querySelectorAll('tr').length ?? 0));
      window.print();
      return seen;
    });
    expect(rows).toBe(45);
    await page.emulateMedia({ media: 'print' });
    await expect(menu(page).getByRole('row')).toHaveCount(45);
    // A box that is not a block moves to the next sheet as a whole, and the end of that sheet cuts it.
    const unbroken = await menu(page).evaluate((host) => {
      const found: string[] = [];
      for (let box = host.shadowRoot?.querySelector('table')?.parentElement; box; box = box.parentElement) {
        const { display, overflowY, containerType } = getComputedStyle(box);
        if (display !== 'block' || overflowY !== 'visible')
          found.push(`${box.outerHTML.slice(0, 60)}: ${display} ${overflowY} ${containerType}`);
      }
      return found;
    });
    expect(unbroken).toEqual([]);
  });
});

test('an element without what it needs says so', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await page.goto(PAGE);
  await expectCanteen(menu(page));
  await page.evaluate((app) => {
    const policy = window.trustedTypes?.createPolicy('intranet', { createScriptURL: (address) => address });
    for (const name of ['menu', 'shop', 'cart', 'coffee', 'wallet']) {
      const script = Object.assign(document.createElement('script'), { type: 'module' });
      const url = `${app}/elements/${name}.js`;
      script.src = (policy?.createScriptURL(url) ?? url) as string;
      document.body.append(document.createElement(`pausa-${name}`), script);
    }
  }, APP);
  await expect
    .poll(() => warnings.toSorted(), { timeout: 15_000 })
    .toEqual([
      '<pausa-cart> shows nothing without area-id',
      '<pausa-coffee> shows nothing without area-id or order-id',
      '<pausa-menu> shows nothing without menu-id',
      '<pausa-shop> shows nothing without area-id',
    ]);
});

test.describe('as a guest', () => {
  test('uses no cookie and no storage, and talks to nobody but its own origin', async ({ page, context }) => {
    await watchStorage(page);
    const { urls, cookies } = watchRequests(page);
    const before = await context.cookies();
    await page.goto(PAGE);
    await expectCanteen(menu(page));
    await setAttribute(page, 'menu-id', MENUS.empty);
    await expect(menu(page)).toContainText('Oggi il menu è vuoto');

    // Cookies do not depend on the port: a request with credentials would carry the sandbox's cookie.
    expect(before.map(({ name }) => name)).toStrictEqual(['sandbox-world', 'sandbox-vendors']);
    expect(await cookies()).toStrictEqual([undefined, undefined]);
    expect(await context.cookies()).toStrictEqual(before);
    expect(await storageUses(page)).toStrictEqual([]);
    expect(new Set(urls().map((url) => new URL(url).origin))).toStrictEqual(new Set([PARTNER, APP]));
    expect(urls().filter((url) => /firebase|identitytoolkit|googleapis|b2c\/(?!menu\/uuid\/)/.test(url))).toStrictEqual([]);

    // (the recorder works)
    await page.evaluate(() => {
      window.localStorage.setItem('a', 'b');
      document.cookie = 'c=d';
      window.indexedDB.open('e');
    });
    expect(await storageUses(page)).toStrictEqual(['localStorage', 'setItem a', 'cookie c=d', 'indexedDB', 'open e']);
  });

  test('needs nothing that the partner’s strict policy forbids', async ({ page, problems }) => {
    const { urls } = watchRequests(page);
    const response = await page.goto(PAGE);
    const policy = response?.headers()['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    await expectCanteen(menu(page));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family} ${status}`))).toContain(
      'Pausa Montserrat loaded',
    );
    expect(urls().some((url) => url.startsWith(`${APP}/elements/assets/montserrat`))).toBe(true);
    expect(problems.unexpected).toStrictEqual([]);

    // (the policy is in force, and the test sees its violations)
    const refused = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<p style="color: red">x</p>');
        return 'allowed';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
    expect(refused).toBe('refused');
    await expect.poll(() => problems.unexpected.length).toBeGreaterThan(0);
    problems.expect(/require-trusted-types-for|TrustedHTML/);
  });
});

/** The viewport is tall enough for the whole menu: every picture loads, and one screenshot shows everything. */

interface Inside {
  readonly names: string[];
  /** Every computed style of an element or of one of its pseudo-elements, each text once. */
  readonly texts: string[];
  readonly index: number[];
}

/** Every computed property of every element inside, and of the pseudo-elements around it. */
const computedInside = (host: Locator): Promise<Inside> =>
  host.evaluate((element) => {
    const names: string[] = [];
    const texts = new Map<string, number>();
    const index: number[] = [];
    for (const [place, node] of Array.from(element.shadowRoot?.querySelectorAll('*') ?? []).entries()) {
      for (const pseudo of [null, '::before', '::after', '::selection'] as const) {
        const style = getComputedStyle(node, pseudo);
        const properties =
          pseudo === '::selection'
            ? ['color', 'background-color', 'text-shadow', 'text-decoration', '-webkit-text-fill-color', '-webkit-text-stroke']
            : pseudo !== null && style.content === 'none' // no such box
              ? ['content']
              : Array.from(style);
        const text = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('\n');
        const known = texts.get(text) ?? texts.size;
        texts.set(text, known);
        names.push(`${place} ${node.localName}${pseudo ?? ''}`);
        index.push(known);
      }
    }
    return { names, texts: [...texts.keys()], index };
  });

/** The outermost wrapper has no text of its own, and its text decoration does not reach the text inside. */
const reachesOnlyTheShell = (name: string, line: string) =>
  name.startsWith('0 div') && line.startsWith('-webkit-text-decorations-in-effect:');

function differences(one: Inside, other: Inside): string[] {
  return one.names.flatMap((name, place) => {
    const [a = '', b = ''] = [one.texts[one.index[place] ?? -1], other.texts[other.index[place] ?? -1]];
    if (a === b) return [];
    const lines = b.split('\n');
    return a
      .split('\n')
      .flatMap((line, at) =>
        line === lines[at] || reachesOnlyTheShell(name, line) ? [] : [`${name} { ${line} } and not { ${lines[at] ?? ''} }`],
      );
  });
}

async function open(page: Page, name: 'neutral' | 'hostile'): Promise<void> {
  await page.goto(`${PARTNER}/script-tag/${name}.html`);
  await expectCanteen(menu(page));
  // The deferred parts have loaded, too.
  await expect(menu(page).getByRole('navigation', { name: 'Categorie' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

test.describe('on a page with hostile CSS', () => {
  // Each element is compared, and a translation adds some.
  test.use({ translation: null });
  test('every computed property inside is as on a neutral page [P2-9.17]', async ({ page }) => {
    await open(page, 'neutral');
    const neutral = await computedInside(menu(page));
    const neutralWidth = await menu(page).evaluate((host) => host.getBoundingClientRect().width);
    await open(page, 'hostile');
    // the rules do reach the page, and the box of the element
    expect(await page.locator('main > h1').evaluate((title) => getComputedStyle(title).backgroundColor)).toBe('rgb(255, 255, 0)');
    expect(await menu(page).evaluate((host) => getComputedStyle(host).color)).toBe('rgb(255, 0, 0)');
    expect(await menu(page).evaluate((host) => getComputedStyle(host).float)).toBe('left');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).not.toBe('16px');
    expect(await menu(page).evaluate((host) => host.getBoundingClientRect().width)).toBe(neutralWidth);

    const hostile = await computedInside(menu(page));
    expect(neutral.names.length).toBeGreaterThan(4 * 300);
    expect(neutral.texts[0]?.split('\n').length).toBeGreaterThan(300);
    expect(hostile.names).toStrictEqual(neutral.names);
    expect(differences(neutral, hostile).slice(0, 20)).toStrictEqual([]);
    const sizes = await menu(page).evaluate((host) =>
      ['h2', 'h3', 'h4', 'li p'].map((tag) => {
        const { fontSize, fontFamily, letterSpacing } = getComputedStyle(host.shadowRoot?.querySelector(tag) ?? host);
        return `${tag} ${fontSize} ${fontFamily} ${letterSpacing}`;
      }),
    );
    expect(sizes).toStrictEqual([
      'h2 24px "Pausa Montserrat", "Pausa Fallback", Arial, sans-serif -0.36px',
      'h3 13px "Pausa Montserrat", "Pausa Fallback", Arial, sans-serif 1.04px',
      'h4 16px "Pausa Montserrat", "Pausa Fallback", Arial, sans-serif normal',
      'li p 13px "Pausa Montserrat", "Pausa Fallback", Arial, sans-serif normal',
    ]);
  });
});
