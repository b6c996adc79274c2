import type { Page } from '@playwright/test';
import { APP_CONFIG } from '../../../sandbox/config.ts';
import { layoutShift } from '../../support/layout-shift.ts';
import { DEMO, PHONE, test } from '../../support/test.ts';
import { expect, expectPath } from '../../support/journey.ts';
import { expectChoice, expectProvider, returningTo, way } from '../../support/sign-in.ts';

test.use({ viewport: PHONE });

/** The app's scripts and styles do not come. @returns a function that lets them come */
async function withoutFiles(page: Page, files = /\/assets\/[\w-]+\.(js|css)$/): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
/** All that shows the sign-in has come and has run. */
const wouldBeShown = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.pausaConfig !== undefined || window.pausaEarly?.get('/config.json')?.answer.then(() => true));
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve)));
};
/** The computed styles of the sign-in's elements, a line each. */
const looks = (page: Page) =>
  page.locator('main, main *').evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const style = getComputedStyle(element);
      const names = Array.from(style).filter((name) => !name.startsWith('--'));
      return names.map((name) => `${index} ${element.localName} ${name}: ${style.getPropertyValue(name)}`);
    }),
  );
const taken = (page: Page) => page.waitForFunction(() => document.querySelector('#app > .late') === null);

test('the sign-in is there before the app, which takes its elements over', { tag: '@quick' }, async ({ page }) => {
  // The letters move by a few pixels when their font comes, with the style sheet.
  const letCome = await withoutFiles(page, /\/assets\/[\w-]+\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  await expectChoice(page);
  await way(page, 'Google').focus();
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet);
  await page.evaluate(async () => void (await document.fonts.ready));
  const shift = await layoutShift(page);
  const element = await page.locator('main').elementHandle();
  const before = await page.evaluateHandle(() => document.querySelector('main')?.cloneNode(true) ?? null);
  letCome();
  await taken(page);
  expect(await page.evaluate((old) => document.querySelector('main') === old, element)).toBe(true);
  expect(await page.evaluate((old) => document.querySelector('main')?.isEqualNode(old), before)).toBe(true);
  await expect(way(page, 'Google')).toBeFocused();
  expect(await layoutShift(page)).toBe(shift);
});

for (const [width, height, colorScheme] of [
  [390, 844, 'light'],
  [1280, 800, 'dark'],
] as const)
  test(`it looks the same before and after the app’s styles: ${width} × ${height}, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.route('**/*.woff2', (route) => route.abort());
    const letCome = await withoutFiles(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expectChoice(page);
    const before = await looks(page);
    expect(before.length).toBeGreaterThan(5000);
    letCome();
    await taken(page);
    const after = await looks(page);
    expect(after.filter((line, index) => line !== before[index])).toEqual([]);
    expect(after).toHaveLength(before.length);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });

test('a press before the app is there is not lost: the form of the e-mail', async ({ page }) => {
  const letCome = await withoutFiles(page);
  await page.goto(returningTo('/login', '/lista-ordini'), { waitUntil: 'commit' });
  await way(page, 'Email').click();
  await expect(way(page, 'Email')).toHaveAttribute('aria-disabled', 'true');
  letCome();
  await expectPath(page, '/login-with-email?redirect_to=%2Flista-ordini');
  await page.goBack();
  await expectChoice(page);
  await way(page, 'Email').click();
  await expectPath(page, '/login-with-email?redirect_to=%2Flista-ordini');
});

test('a press before the app is there is not lost: a provider’s page, once', async ({ page }) => {
  const letCome = await withoutFiles(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await way(page, 'Microsoft').click();
  await way(page, 'Google').click();
  letCome();
  await expectProvider(page, 'Google');
  await page.goBack();
  await expectChoice(page);
});

test('it has the provider’s colours and language', async ({ page }) => {
  await withoutFiles(page);
  const config = { ...APP_CONFIG, languages: ['de'], theme: { light: { primary: '#123456' } } };
  await page.route('**/config.json', (route) => route.fulfill({ json: config }));
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Mit Microsoft anmelden' })).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a logo that does not load, neither before nor after: the first letter of the name', async ({ page }) => {
  const letCome = await withoutFiles(page);
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...APP_CONFIG, logoUrl: '/brand/missing.png' } }));
  const failed = page.waitForResponse('**/brand/missing.png');
  await page.goto('/login', { waitUntil: 'commit' });
  await expectChoice(page);
  await failed;
  letCome();
  await expect(page.getByRole('main').locator('svg text')).toHaveText('P');
});

test('nothing to press on the way to a provider', async ({ page }) => {
  const letCome = await withoutFiles(page);
  await page.goto('/login?provider=google', { waitUntil: 'commit' });
  await wouldBeShown(page);
  await expect(page.getByRole('button')).toHaveCount(0);
  letCome();
  await expectProvider(page, 'Google');
});

test.describe('signed in', () => {
  test.use({ account: DEMO });

  test('nothing to press', async ({ page }) => {
    await page.goto('/');
    const letCome = await withoutFiles(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await wouldBeShown(page);
    await expect(page.getByRole('button')).toHaveCount(0);
    letCome();
    await expectPath(page, '/');
  });
});
