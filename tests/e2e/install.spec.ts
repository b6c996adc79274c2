/**
 * Installing the app on the home screen. This needs a full Chromium: the headless shell of the other journeys cannot install
 * apps.
 */
import { expect } from '../support/journey.ts';
import { SECOND } from '../support/second-brand.ts';
import { DEMO, PHONE, test } from '../support/test.ts';
import { WHOLE_BROWSER } from '../support/whole-browser.ts';

test.use({
  viewport: PHONE,
  account: DEMO,
  launchOptions: [async ({ launchOptions }, use) => use({ ...launchOptions, ...WHOLE_BROWSER }), { scope: 'worker' }],
});

test('the browser may install it under its own name; its mark is the first letter', async ({ page, context }) => {
  await context.route('**/config.json', (route) => route.fulfill({ json: SECOND }));
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  const session = await context.newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { origin } = new URL(page.url());
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    name: 'Gusto',
    short_name: 'Gusto',
    start_url: `${origin}/`,
    scope: `${origin}/`,
    display: 'standalone',
    lang: 'it',
    theme_color: '#fff7f2',
    icons: [{ sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
    shortcuts: [
      { name: 'Ordina', url: `${origin}/` },
      { name: 'Codice', url: `${origin}/code` },
      { name: 'Ordini', url: `${origin}/lista-ordini` },
    ],
  });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  expect(decodeURIComponent((await page.locator('link[rel="icon"]').getAttribute('href')) ?? '')).toContain('>G</text>');
});
