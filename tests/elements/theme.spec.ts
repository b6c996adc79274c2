/** Whose colours an element has: the page's, or else its provider's, or else ours. */
import type { Page } from '@playwright/test';
import { SECOND } from '../support/second-brand.ts';
import { APP, expect, PARTNER, test } from '../support/test.ts';

const VARIANTS = `${PARTNER}/script-tag/variants.html`;

const serveTheme = (page: Page, theme: object) =>
  page.route(`${APP}/elements/config.json`, (route) =>
    route.fulfill({ json: { ...SECOND, theme }, headers: { 'access-control-allow-origin': '*' } }),
  );
/** What a person sees of the menus with these ids: the background of each, and the corners of its cards. */
const looks = (page: Page, ...ids: string[]) =>
  Promise.all(
    ids.map((id) =>
      page.locator(`#${id} [part=menu]`).evaluate((menu) => {
        const item = menu.querySelector('[part=item]');
        return [getComputedStyle(menu).backgroundColor, item === null ? null : getComputedStyle(item).borderRadius];
      }),
    ),
  );
const setOnPage = (page: Page, properties: Readonly<Record<string, string>>) =>
  page.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) document.documentElement.style.setProperty(name, value);
  }, properties);

test('the provider’s colours in both themes, below those of the page', { tag: '@quick' }, async ({ page }) => {
  await serveTheme(page, { ...SECOND.theme, dark: { background: '#200010' }, tokens: { 'radius-l': '3px', 'radius-m': '3px' } });
  await page.goto(VARIANTS);
  await expect
    .poll(() => looks(page, 'list', 'dark'))
    .toEqual([
      ['rgb(255, 247, 242)', '3px'],
      ['rgb(32, 0, 16)', '3px'],
    ]);
  // examples/script-tag/variants.css has a background and corners of its own for this one.
  expect(await looks(page, 'own')).toEqual([['rgb(238, 241, 246)', '6px']]);

  await setOnPage(page, { '--pausa-background': 'rgb(1, 2, 3)' });
  expect((await looks(page, 'list', 'dark')).map(([background]) => background)).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
});

test('a provider without a theme, and the colours of version 0.1 that a page sets', async ({ page }) => {
  const read = page.waitForResponse(`${APP}/elements/config.json`);
  await page.goto(VARIANTS);
  const answer = await read;
  expect([answer.status(), answer.headers()['access-control-allow-origin'], answer.headers()['cache-control']]).toEqual([
    200,
    '*',
    'public, max-age=300',
  ]);
  await expect(page.locator('#list').getByRole('heading', { name: 'Primi' })).toBeVisible();
  expect((await looks(page, 'list', 'dark')).map(([background]) => background)).toEqual(['rgb(245, 248, 242)', 'rgb(14, 23, 17)']);
  await setOnPage(page, { '--pausa-ground': 'rgb(4, 5, 6)' });
  expect((await looks(page, 'list'))[0]?.[0]).toBe('rgb(4, 5, 6)');
});

test('one value for both themes by light-dark()', async ({ page }) => {
  await page.goto(VARIANTS);
  await expect(page.locator('#dark').getByRole('heading', { name: 'Primi' })).toBeVisible();
  await setOnPage(page, { '--pausa-background': 'light-dark(rgb(7, 7, 7), rgb(8, 8, 8))' });
  expect((await looks(page, 'list', 'dark')).map(([background]) => background)).toEqual(['rgb(7, 7, 7)', 'rgb(8, 8, 8)']);
});

test('plate, shadows and round corners by tokens', async ({ page }) => {
  await page.route('**/sandbox/pictures/**', (route) => route.abort());
  await page.goto(VARIANTS);
  const list = page.locator('#list');
  const plate = list.locator('[part=item] circle');
  await expect(plate.first()).toBeVisible();
  const seen = async () => [
    ...(await plate.evaluateAll((circles) => circles.slice(0, 2).map((circle) => getComputedStyle(circle).fill))),
    await list
      .locator('[part=item]')
      .first()
      .evaluate((item) => getComputedStyle(item).boxShadow),
    await list.getByRole('button', { name: 'Cerca' }).evaluate((button) => getComputedStyle(button).borderRadius),
  ];
  const [cover, well, shadow, corner] = await seen();
  expect([cover, well, corner]).toEqual(['rgb(253, 252, 248)', 'rgb(238, 235, 225)', '999px']);
  expect(shadow).toContain('rgba(22, 38, 28, 0.06) 0px 4px 14px');
  await setOnPage(page, {
    '--pausa-plate': 'rgb(1, 1, 1)',
    '--pausa-plate-well': 'rgb(2, 2, 2)',
    '--pausa-shadow-resting': 'none',
    '--pausa-radius-pill': '6px',
  });
  expect(await seen()).toEqual(['rgb(1, 1, 1)', 'rgb(2, 2, 2)', 'none', '6px']);
});

test('the text has the size that the page chooses, and does not follow its root', async ({ page }) => {
  await page.goto(VARIANTS);
  const list = page.locator('#list');
  const sizes = () =>
    list.locator('[part=menu]').evaluate((menu) =>
      [menu.querySelector('[part=title]'), menu.querySelector('[part=item]')].map((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element as Element);
        return `${fontSize}/${lineHeight}`;
      }),
    );
  await expect(list.getByRole('heading', { name: 'Primi' })).toBeVisible();
  expect(await sizes()).toEqual(['24px/30px', '15px/22px']);
  await setOnPage(page, { 'font-size': '10px' });
  expect(await sizes()).toEqual(['24px/30px', '15px/22px']);
  await setOnPage(page, { '--pausa-text-size': '3.2rem' });
  expect(await sizes()).toEqual(['48px/60px', '30px/44px']);
});
