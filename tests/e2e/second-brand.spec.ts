/** Another provider: another config.json and nothing else. */
import { APP_CONFIG } from '../../sandbox/config.ts';
import { expect, heading } from '../support/journey.ts';
import { DEMO, MENU, PHONE, test } from '../support/test.ts';
import { violationsOf } from '../support/test.ts';

const { logoUrl: _, touchIconUrl: __, ...plain } = APP_CONFIG;
const SECOND = {
  ...plain,
  productName: 'Gusto',
  supportPhone: '02 555 0199',
  domains: ['localhost', 'gusto.example'],
  theme: {
    light: {
      ground: '#fff7f2',
      green: '#8a1c4a',
      'green-press': '#6d1239',
      soft: '#fbd9e6',
      'soft-press': '#f6c1d5',
      'on-soft': '#5c0f31',
      night: '#3c0a20',
    },
    dark: { green: '#ff9ec4', 'on-green': '#3c0a20' },
  },
  paymentMethods: ['braintree_cc', 'pellegrini'],
};
/** The first brand's own colours. */
const FIRST_COLOURS = ['rgb(11, 113, 70)', 'rgb(8, 90, 55)', 'rgb(211, 240, 210)', 'rgb(14, 59, 40)'];

test.use({ viewport: PHONE, account: DEMO });

test.beforeEach(async ({ context }) => {
  await context.route('**/config.json', (route) => route.fulfill({ json: SECOND }));
});

test('name, colours, telephone and mark are the second brand’s; nothing of the first one shows', async ({ page }) => {
  for (const path of [
    '/',
    '/selling-area/milano-1',
    '/selling-area/milano-1/cart',
    '/wallet',
    '/me',
    '/code',
    '/payment',
    `/menu/${MENU}`,
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(/ · Gusto$/);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(/Pausa/);
      const first = await page.evaluate((colours) => {
        const used = new Set<string>();
        for (const element of document.querySelectorAll('body *')) {
          const { color, backgroundColor, borderTopColor, fill } = getComputedStyle(element);
          for (const value of [color, backgroundColor, borderTopColor, fill])
            if (colours.includes(value)) used.add(`${value} <${element.tagName}>`);
        }
        return [...used];
      }, FIRST_COLOURS);
      expect(first).toEqual([]);
      expect(await violationsOf(page)).toBe('');
    });
  }
  await page.goto('/login');
  await page.goto('/selling-area/nessuno-9');
  await expect(heading(page, 'Punto vendita non trovato')).toBeVisible();
});

test('the browser may install it under its own name; its mark is the first letter', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const read = async () => {
    const { data, errors } = await session.send('Page.getAppManifest');
    return { manifest: JSON.parse(data || '{}') as Record<string, unknown>, errors };
  };
  const { manifest, errors } = await read();
  expect(errors).toEqual([]);
  const { origin } = new URL(page.url());
  expect(manifest).toMatchObject({
    name: 'Gusto',
    short_name: 'Gusto',
    start_url: `${origin}/`,
    scope: `${origin}/`,
    display: 'standalone',
    lang: 'it',
    theme_color: '#fff7f2',
  });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  expect(decodeURIComponent((await page.locator('link[rel="icon"]').getAttribute('href')) ?? '')).toContain('>G</text>');
});

test('a method that the provider does not use has no page', async ({ page }) => {
  await page.goto('/payment/integration/satispay_standard/add');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata');
  await page.goto('/payment');
  await expect(heading(page, 'Pagamento', 1)).toBeVisible();
  await expect(page.getByText('Ticket Restaurant')).toHaveCount(0);
});
