/** The lines of the documents for systems in which a page is made, as these systems put them into a page. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { MENUS } from '../support/partner.ts';
import { APP, expect, PARTNER, test } from '../support/test.ts';

/** The blocks of HTML of a document, with the address of the app that the tests start. */
const blocksOf = (name: string): string[] =>
  [...readFileSync(`docs/frameworks/${name}.md`, 'utf8').matchAll(/^```html\n([^]*?)^```/gm)].map(([, block = '']) =>
    block.replaceAll('https://pausa.example', APP),
  );

async function openPage(page: Page, body: string, path = '/page-of-a-system'): Promise<void> {
  await page.route(`${PARTNER}${path}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="it"><title>Intranet</title>${body}` }),
  );
  await page.goto(`${PARTNER}${path}`);
}

// A page that a test fulfils has no IP address, so the browser would block its requests to servers on the loopback.
test.beforeEach(({ context }) => context.grantPermissions(['local-network-access']));

const DISH = 'Penne al pesto con mozzarella';

test('WordPress: the element, the frame by script, and the frame alone show the menu; without scripts the link stays', async ({ page }) => {
  const blocks = blocksOf('wordpress');
  expect(blocks).toHaveLength(3);
  const [element = '', script = '', frame = ''] = blocks;
  await openPage(page, `<article>${element}</article>`, '/element');
  await expect(page.locator('pausa-menu').getByRole('heading', { name: DISH })).toBeVisible();
  for (const [block, path] of [
    [script, '/script'],
    [frame, '/frame'],
  ] as const) {
    await openPage(page, `<article>${block}</article>`, path);
    await expect(page.frameLocator('iframe[title="Menu della mensa"]').getByRole('heading', { name: DISH })).toBeVisible();
  }
  // What WordPress leaves of them where it filters the HTML.
  const filtered = element.replace(/<script.*<\/script>|<\/?pausa-menu.*?>/g, '');
  await openPage(page, `<article>${filtered}</article>`, '/filtered');
  await expect(page.getByRole('link', { name: 'Il menu di oggi' })).toHaveAttribute('href', `${APP}/menu/${MENUS.canteen}`);
});

test('SharePoint: the frame shows the menu, also with no script on the page around it', async ({ page }) => {
  const [frame = '', ...others] = blocksOf('sharepoint');
  expect(others).toEqual([]);
  await openPage(page, `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">${frame}`);
  const menu = page.frameLocator('iframe[title="Menu della mensa"]');
  await expect(menu.getByRole('heading', { name: DISH })).toBeVisible();
  expect((await page.locator('iframe').boundingBox())?.height).toBeGreaterThanOrEqual(800);
});

test('a tag manager: the link first, then the menu in its place, although its script comes last', async ({ page }) => {
  const [element = '', tag = '', ...others] = blocksOf('tag-managers');
  expect(others).toEqual([]);
  await openPage(page, `<main>${element}</main>`);
  await expect(page.getByRole('link', { name: 'Il menu di oggi' })).toBeVisible();
  // A script that is inserted as HTML does not run, so a tag manager inserts a new one with the same text.
  await page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html').querySelector('script');
    document.body.append(Object.assign(document.createElement('script'), { textContent: parsed?.textContent ?? '' }));
  }, tag);
  await expect(page.locator('main pausa-menu').getByRole('heading', { name: DISH })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Il menu di oggi' })).toBeHidden();
});

test('Turbo: an element that is permanent stays the same over visits, and loads once', async ({ page }) => {
  const [block = '', ...others] = blocksOf('htmx-turbo').filter((each) => each.includes('data-turbo-permanent'));
  expect(others).toEqual([]);
  await page.route(`${PARTNER}/turbo.js`, (route) => route.fulfill({ path: 'node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js' }));
  const second = block.replace('<title>Intranet</title>', '<title>Altra pagina</title>').replace('href="/altra-pagina"', 'href="/prima"');
  await page.route(`${PARTNER}/altra-pagina`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="it">${second}</html>` }),
  );
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/b2c/') && calls.push(request.url()));
  await openPage(page, block, '/prima');
  const dish = page.locator('pausa-menu').getByRole('heading', { name: DISH });
  await expect(dish).toBeVisible();
  const first = await page.locator('pausa-menu').elementHandle();
  await page.getByRole('link', { name: 'Altra pagina' }).click();
  await expect(page).toHaveTitle('Altra pagina');
  await expect(dish).toBeVisible();
  expect(await page.evaluate((element) => element === document.querySelector('pausa-menu'), first)).toBe(true);
  expect(calls).toHaveLength(1);
});
