/** The scanner reads a code of ours: Chromium's fake camera shows the sticker of `milano1`. */
import type { Page, Request } from '@playwright/test';
import { setHidden, testWithFilm, watchCamera } from '../support/camera.ts';
import { clearFaults, expect, expectPath, heading } from '../support/journey.ts';
import { APP, DEMO, expectAccessible, PHONE } from '../support/test.ts';

const test = testWithFilm([{ text: 'https://pausa.example/code-landing/milano1?utm_medium=sticker' }]);

const enable = (page: Page) => page.getByRole('button', { name: 'Abilita il lettore QR-Code' });
const scanner = (page: Page) => page.getByRole('region', { name: 'Fotocamera' });
const shop = (page: Page) => heading(page, 'Frigo Torre Nord', 1);

test.use({ viewport: PHONE, account: DEMO });
// Decoding needs the processor, which other tests share.

test(
  'allowed before: it reads at once, leads to the fridge and lets the camera go [P1-2.30]',
  { tag: '@quick' },
  async ({ page, context }) => {
    await context.grantPermissions(['camera']);
    const camera = await watchCamera(page);
    await page.goto('/code');
    await expect(shop(page)).toBeVisible();
    await expectPath(page, '/selling-area/milano-1');
    await expect.poll(camera.live).toBe(0);
    expect(await camera.all()).toBeGreaterThan(0);
  },
);

test('not allowed yet: the button; then allowed', async ({ page, context }) => {
  const camera = await watchCamera(page);
  await page.goto('/code');
  await expect(enable(page)).toBeVisible();
  expect(await camera.all()).toBe(0);
  await context.grantPermissions(['camera']);
  await enable(page).click();
  await expect(shop(page)).toBeVisible();
});

test('refused: told so; allowed in the settings, another try reads', async ({ page, context }) => {
  await page.goto('/code');
  await enable(page).click();
  await expect(scanner(page).getByRole('status')).toContainText('Permessi non validi lettore QR-Code');
  await expect(page.getByRole('textbox', { name: 'Codice' })).toBeVisible();
  await context.grantPermissions(['camera']);
  await scanner(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(shop(page)).toBeVisible();
});

test('a scanned code that cannot be looked up: the sentence, the code in the field, scanning goes on', async ({
  page,
  context,
  fault,
  sandbox,
}) => {
  await context.grantPermissions(['camera']);
  await fault('b2c/code/*', '500');
  await page.goto('/code');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Errore durante la richiesta');
  await expect(page.getByRole('textbox', { name: 'Codice' })).toHaveValue('milano1');
  await expect(scanner(page).getByRole('status')).toHaveText('Inquadra il QR-Code');
  await clearFaults(sandbox);
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(shop(page)).toBeVisible();
});

test('left while the camera starts, again and again: it is let go', async ({ page, context, fault }) => {
  await context.grantPermissions(['camera']);
  await fault('b2c/code/*', 'slow:20000');
  const camera = await watchCamera(page);
  await page.goto('/code');
  const tab = (name: string) => page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name, exact: true });
  for (let round = 0; round < 3; round += 1) {
    await tab('Ordini').click();
    await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
    await tab('Codice').click();
    await expect(scanner(page)).toBeVisible();
  }
  await tab('Ordini').click();
  await expect(page.locator('video')).toHaveCount(0);
  await expect.poll(camera.live).toBe(0);
});

test('a hidden page shows the button and lets the camera go; the button brings it back', async ({ page, context, fault }) => {
  await context.grantPermissions(['camera']);
  await fault('b2c/code/*', '500');
  const camera = await watchCamera(page);
  await page.goto('/code');
  await expect(scanner(page).getByRole('status')).toHaveText('Inquadra il QR-Code');
  expect(await camera.live()).toBe(1);
  await setHidden(page, true);
  await expect(enable(page)).toBeVisible();
  await expect.poll(camera.live).toBe(0);
  await expect(page.locator('video')).toHaveCount(0);
  await setHidden(page, false);
  await expect(enable(page)).toBeVisible();
  await enable(page).click();
  await expect(scanner(page).getByRole('status')).toHaveText('Inquadra il QR-Code');
  expect(await camera.live()).toBe(1);
});

test('the permission is taken back while it reads: said at once; given again, the button brings it back', async ({
  page,
  context,
  fault,
}) => {
  await context.grantPermissions(['camera']);
  await fault('b2c/code/*', '500');
  const camera = await watchCamera(page);
  await page.goto('/code');
  await expect(scanner(page).getByRole('status')).toHaveText('Inquadra il QR-Code');
  await context.clearPermissions();
  await expect(scanner(page).getByRole('status')).toContainText('La fotocamera non risponde');
  await expect(page.locator('video')).toHaveCount(0);
  expect(await camera.live()).toBe(0);
  await context.grantPermissions(['camera']);
  await enable(page).click();
  await expect(scanner(page).getByRole('status')).toHaveText('Inquadra il QR-Code');
});

test('the button, the refusal and the picture have no accessibility violation, light and dark', async ({ page, context, fault }) => {
  await fault('b2c/code/*', '500');
  const look = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
  };
  await page.goto('/code');
  await expect(enable(page)).toBeVisible();
  await look();
  await enable(page).click();
  await expect(scanner(page).getByRole('status')).toContainText('Permessi non validi lettore QR-Code');
  await look();
  await context.grantPermissions(['camera']);
  await scanner(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Errore durante la richiesta');
  await look();
});

/** The files that only the scanner loads. */
const isOfScanner = (url: string) => /html5-qrcode|second-decoder|decoder\.worker|\.wasm/.test(url);

test('its code and its wasm come from our own origin, on this screen only', async ({ page, context, fault }) => {
  await context.grantPermissions(['camera']);
  await fault('b2c/code/*', '500');
  const urls: string[] = [];
  context.on('request', (request: Request) => void urls.push(request.url()));
  await page.goto('/');
  await expect(heading(page, 'Frigo Torre Nord')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(urls.filter(isOfScanner)).toEqual([]);
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Codice', exact: true }).click();
  await expect.poll(() => urls.filter((url) => url.endsWith('.wasm')).length).toBe(1);
  expect(urls.filter((url) => !url.startsWith(`${APP}/`))).toEqual([]);
});

test('without the wasm it reads all the same', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  await context.route(/\.wasm$/, (route) => route.abort());
  await page.goto('/code');
  await expect(shop(page)).toBeVisible();
});

test('under a policy that forbids wasm it reads all the same', async ({ page, context, problems }) => {
  problems.expect(/Content Security Policy|CSP violation/);
  await context.grantPermissions(['camera']);
  let answers = 0;
  await context.route(/decoder\.worker/, async (route) => {
    const response = await route.fetch();
    answers += 1;
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "default-src 'self'; script-src 'self'" },
    });
  });
  await page.goto('/code');
  await expect(shop(page)).toBeVisible();
  expect(answers).toBe(1);
});
