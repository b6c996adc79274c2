/**
 * Content with addresses of API calls. Some of these calls have an effect when a browser requests them (logout, opening a door).
 * However such an address is spelled, no picture, link or redirect may request it, and the session must survive. The unit tests
 * try the rule on all of these paths in `src/widgets/shared/rules/addresses.hostile.test.ts`; here each kind of content holds some.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { API_PATHS } from '../support/hostile-links.ts';
import { expect, expectPath, heading } from '../support/journey.ts';
import { APP, DEMO, MENU, PHONE, test } from '../support/test.ts';

test.use({ viewport: PHONE, account: DEMO });

const PATHS = API_PATHS.flatMap((path) => [path, APP + path.trimStart(), `//${new URL(APP).host}${path.trimStart()}`]);
/** One in so many of the paths. */
const oneIn = (count: number) => PATHS.filter((_, index) => index % count === 0);
/** Paths, whole addresses and addresses without a scheme, because ten is no multiple of three. */
const SOME = oneIn(10);

/**
 * Records the API requests that content has caused. Of the app's own calls, which use `fetch`, only those with an effect count.
 */
function watch(context: BrowserContext): readonly string[] {
  const made: string[] = [];
  context.on('request', (request) => {
    const path = new URL(request.url()).pathname.normalize('NFKC');
    // The app's own files.
    if (path.startsWith('/assets/')) return;
    if (/logout|retry-opening|cancel/i.test(path) || (/b2c|%/i.test(path) && request.resourceType() !== 'fetch'))
      made.push(`${request.resourceType()} ${request.url()}`);
  });
  return made;
}

/** Replaces content in answers of the API. */
async function change<T>(page: Page, path: string, edit: (answer: T) => unknown): Promise<void> {
  await page.route(`${APP}/b2c/${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: edit((await response.json()) as T) });
  });
}

/** Asks the server whether the session is still valid. */
async function expectSession(page: Page): Promise<void> {
  expect((await page.request.get('/b2c/navigation')).status()).toBe(200);
}

/** Scrolls to the end, so that the browser requests lazy pictures. */
const seeAll = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await Promise.all(Array.from(document.querySelectorAll('img'), (image) => image.decode().catch(() => undefined)));
  });

test('pictures of the public menu', async ({ page, context }) => {
  const made = watch(context);
  await change<{ items: Record<string, unknown>[] }>(page, `menu/uuid/${MENU}`, (menu) => ({
    ...menu,
    items: SOME.map((image, index) => ({ ...menu.items[0], id: `piatto-${index}`, label: `Piatto ${index}`, image })),
  }));
  await page.goto(`/menu/${MENU}`);
  await expect(heading(page, 'Piatto 0', 3)).toBeVisible();
  await expect(heading(page, `Piatto ${SOME.length - 1}`, 3)).toBeAttached();
  await seeAll(page);
  expect(await page.locator('img').count()).toBe(0);
  expect(made).toEqual([]);
  await expectSession(page);
});

test('pictures, banner and texts of a shop', async ({ page, context }) => {
  const made = watch(context);
  const anchors = SOME.map((href) => `<a href="${href.replaceAll('"', '&quot;')}">Scopri</a>`).join(' ');
  interface Area {
    readonly catalogue: { readonly items: readonly { readonly id: string }[] };
  }
  await change<Area>(page, 'locker/selling-area/milano-1', ({ catalogue, ...area }) => ({
    ...area,
    banner: { status: 'ON', style: 'LIGHT_GREEN', title: 'Novità', content: `<p>Da oggi. ${anchors}</p>`, icon: '/b2c/auth/logout' },
    cartBehaviour: { link: { type: 'internal', link: '/me/..%2fb2c/auth/logout' }, label: 'Vai a pagare' },
    catalogue: {
      ...catalogue,
      items: catalogue.items.map((item, index) => ({
        ...item,
        image: SOME[index % SOME.length],
        description: anchors,
      })),
    },
  }));
  for (const query of ['banner=open', 'description=milano-1-01']) {
    await page.goto(`/selling-area/milano-1?${query}`);
    // The links are there, but the app has removed their addresses.
    await expect(page.getByRole('dialog').locator('a')).toHaveCount(SOME.length);
    await seeAll(page);
    expect(await page.locator('main img, dialog img').count()).toBe(0);
    expect(await hrefsOf(page)).toEqual([]);
  }
  expect(made).toEqual([]);
  await expectSession(page);
});

/** Every address that the page would request when a person clicks, with any mouse button. */
const hrefsOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), ({ href }) => href).filter((href) =>
      /b2c|%/i.test(new URL(href).pathname),
    ),
  );

test('links of the home and of the navigation are not drawn: nothing is there for a middle click', async ({ page, context }) => {
  const made = watch(context);
  const links = SOME.flatMap((link, index) =>
    (['internal', 'external'] as const).map((type) => ({
      id: `${type}-${index}`,
      type,
      link,
      label: `Esci ${index}`,
      short_label: `Esci ${index}`,
      icon: 'home',
    })),
  );
  await change<{ links: object[] }>(page, 'navigation', (navigation) => ({ ...navigation, links: [...links, ...navigation.links] }));
  await change<{ sections: object[] }>(page, 'home', ({ sections }) => ({
    sections: [...sections, ...links.map((link) => ({ type: 'link', data: { text: 'Offerta', link } }))],
  }));
  await page.goto('/');
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
  await expect(
    page
      .getByRole('link', { name: 'Lettore QR-Code' })
      .or(page.getByRole('link', { name: 'Codice' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /Esci/ })).toHaveCount(0);
  expect(await hrefsOf(page)).toEqual([]);
  expect(made).toEqual([]);
  await expectSession(page);
});

test('a code that leads there is refused', async ({ page, context }) => {
  const made = watch(context);
  let target: object = {};
  await page.route(`${APP}/b2c/code/*`, (route) => route.fulfill({ json: target }));
  await page.goto('/code');
  for (const type of ['internal', 'external'] as const) {
    for (const link of oneIn(160)) {
      await test.step(`${type} ${JSON.stringify(link)}`, async () => {
        target = { type, link };
        await page.getByRole('textbox', { name: 'Codice' }).fill('milano1');
        await page.getByRole('button', { name: 'Conferma' }).click();
        await expect(page.getByRole('main').getByRole('alert')).toHaveText('Codice non valido');
        await page.getByRole('textbox', { name: 'Codice' }).fill('');
        await expectPath(page, '/code');
      });
    }
  }
  expect(made).toEqual([]);
  await expectSession(page);
});

test('who comes to the login with such a way back is led home', async ({ page, context }) => {
  const made = watch(context);
  for (const value of oneIn(160)) {
    await test.step(JSON.stringify(value), async () => {
      await page.goto(`/login?${new URLSearchParams({ redirect_to: value }).toString()}`);
      await expect(heading(page, 'È ora di pausa.')).toBeVisible();
      await expectPath(page, '/');
    });
  }
  expect(made).toEqual([]);
  await expectSession(page);
});
