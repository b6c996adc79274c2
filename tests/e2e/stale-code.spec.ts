/** A deployment removes the files of the version that is open, and no service worker has kept them. */
import type { Page } from '@playwright/test';
import { expect, expectPath, heading, signInOnForm } from '../support/journey.ts';
import { startDeployment } from '../support/deployment.ts';
import { MENU, PHONE, test } from '../support/test.ts';

test.use({ viewport: PHONE, serviceWorkers: 'block' });

/** The app adds it some seconds after the first screen, when it has begun to watch for missing code. */
const introduced = (page: Page) => page.locator('link[rel=manifest]');
const newer = (page: Page) => page.locator('script[src*="-newer"]').first();

test('the next screen comes by itself, from the new version; what was typed stays; and a page is loaded anew once', async ({
  page,
  context,
}) => {
  const deployment = await startDeployment();
  const loads: string[] = [];
  page.on('framenavigated', (frame) => void loads.push(frame.url()));
  const clearCache = async () => {
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await session.detach();
  };
  try {
    // The sign-in's SDK is the missing part here: the e-mail stays.
    await page.goto(`${deployment.origin}/login-with-email`);
    await expect(introduced(page)).toBeAttached();
    await page.getByRole('textbox', { name: 'Email' }).fill('demo@pausa.test');
    deployment.deployNewer();
    await clearCache();
    await page.getByRole('button', { name: 'continua' }).click();
    await expect(newer(page)).toBeAttached();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('demo@pausa.test');

    await signInOnForm(page);
    await expect(page.getByText('Ciao, Giulia')).toBeVisible();

    // A screen that is gone for another reason than a deployment is an error, without a word about payments.
    loads.length = 0;
    await context.route(/OrdersScreen-newer/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('link', { name: 'Ordini', exact: true }).click();
    await expect(heading(page, 'Ops! Sembra che qualcosa sia andato storto.')).toBeVisible();
    await expect(page.getByText('Riprova tra poco.')).toBeVisible();
    await expect(page.getByText('Se stavi pagando')).toHaveCount(0);
    await expectPath(page, '/lista-ordini');
    expect(loads.filter((url) => !url.endsWith('/lista-ordini'))).toEqual([]);
  } finally {
    await deployment.stop();
  }
});

test('the code of a screen that was not open yet', async ({ page, context }) => {
  const deployment = await startDeployment();
  try {
    await page.goto(`${deployment.origin}/login-with-email`);
    await signInOnForm(page);
    await expect(page.getByText('Ciao, Giulia')).toBeVisible();
    await expect(introduced(page)).toBeAttached();
    deployment.deployNewer();
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.getByRole('link', { name: 'Ordini', exact: true }).click();
    await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
    await expect(newer(page)).toBeAttached();
  } finally {
    await deployment.stop();
  }
});

for (const [path, sentence, link, isOfMenu] of [
  ['/login', 'La pagina non si è ancora caricata.', 'Ricarica', false],
  [`/menu/${MENU}`, 'Il menu non si è ancora caricato.', 'Aprilo in un’altra scheda', true],
] as const)
  test(`${path}: no code comes at all, and after a time the page says so in text, with a way on`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    const late = page.getByText(sentence);
    await expect(late).toBeHidden();
    // The twelve seconds are an animation's.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(late).toBeVisible();
    await expect(page.getByRole('link', { name: link })).toHaveCSS('text-decoration-line', 'underline');
    await page.unrouteAll();
    const opened = isOfMenu ? page.context().waitForEvent('page') : Promise.resolve(page);
    await page.getByRole('link', { name: link }).click();
    const next = await opened;
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(next.getByText(sentence)).toBeHidden();
  });
