/** Another site frames the app, or opens it in a window. In neither case does it show a signed-in person's data. */
import type { Frame, Page } from '@playwright/test';
import { FRAMABLE, LOOKALIKES, UNFRAMABLE } from '../support/addresses.ts';
import { expect, heading } from '../support/journey.ts';
import { APP, DEMO, DESKTOP, MENU, PARTNER, test } from '../support/test.ts';

test.use({ viewport: DESKTOP, account: DEMO });
test.describe.configure({ timeout: 120_000 });

/** Loads an address of the app in a frame of the partner's page. @returns the frame, when the browser has loaded or refused it */
async function frameOf(page: Page, path: string): Promise<Frame> {
  const frame = await page.evaluateHandle(
    (src) =>
      new Promise<HTMLIFrameElement>((resolve) => {
        document.querySelector('iframe')?.remove();
        const frame = document.createElement('iframe');
        frame.addEventListener('load', () => resolve(frame));
        frame.src = src;
        document.body.append(frame);
      }),
    APP + path,
  );
  const content = await frame.contentFrame();
  if (content === null) throw new Error(`no frame for ${path}`);
  return content;
}

/** The calls of the API, by their path. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/b2c/')) calls.push(pathname);
  });
  return calls;
}

test('another site frames every address: the public menus are drawn, and no call of theirs has a session', async ({ page, problems }) => {
  problems.expect(/frame-ancestors/);
  const calls = watchCalls(page);
  await page.goto(`${PARTNER}/`);
  const drawn: string[] = [];
  for (const path of [...FRAMABLE, ...UNFRAMABLE, ...LOOKALIKES]) {
    const frame = await frameOf(page, path);
    // The browser shows its own error page in a refused frame.
    if (new URL(frame.url()).origin === APP) drawn.push(path);
  }
  expect(drawn).toEqual(FRAMABLE);
  expect([...new Set(calls)]).toEqual([`/b2c/menu/uuid/${MENU}`]);
});

test('a server that lets every address be framed: the app shows a link that opens a tab, and loads nothing else', async ({ page }) => {
  await page.route(`${APP}/**`, async (route) => {
    if (!route.request().isNavigationRequest() || route.request().frame().parentFrame() === null) return route.continue();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(/frame-ancestors [^;]*/, 'frame-ancestors *') ?? '';
    return route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
  const calls = watchCalls(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(`${PARTNER}/`);
  for (const path of ['/', '/wallet', '/login', '/selling-area/milano-1', '/iframe-menu/a/b', '/screen-menu/%']) {
    await test.step(path, async () => {
      const frame = await frameOf(page, path);
      await expect(frame.getByRole('heading', { name: 'Questa pagina non si apre qui', level: 1 })).toBeVisible();
      await expect(frame.getByText('Per la tua sicurezza si apre solo in una scheda tutta sua.')).toBeVisible();
      await expect(frame.locator('a, button, input')).toHaveText(['Apri in una nuova scheda']);
      await expect(frame.getByRole('link')).toHaveAttribute('href', APP + path);
    });
  }
  expect(calls).toEqual([]);
  expect(scripts.filter((path) => /members|firebase|Login|Shop|Wallet/.test(path) && path.startsWith('/assets/'))).toEqual([]);

  const frame = await frameOf(page, '/wallet');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), frame.getByRole('link').click()]);
  await expect(heading(tab, 'Portafoglio', 1)).toBeVisible();
  expect(tab.url()).toBe(`${APP}/wallet`);
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  expect(page.url()).toBe(`${PARTNER}/`);
});

test('another site that opens the app has no hold on its window', async ({ page, context }) => {
  await page.goto(`${PARTNER}/`);
  const open = async (path: string) => {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((href) => void Object.assign(window, { opened: window.open(href) }), APP + path),
    ]);
    await opened.waitForLoadState();
    const keepsOpener = await opened.evaluate(() => window.opener !== null);
    const isHeld = await page.evaluate(() => !(window as unknown as { opened: Window }).opened.closed);
    await opened.close();
    return [keepsOpener, isHeld];
  };
  for (const path of ['/', '/wallet', '/login', '/payment/integration/braintree_paypal/add', '/iframe-menu/a/b'])
    expect(await open(path), path).toEqual([false, false]);
});

test('another site that opens a page to which partners return loses the window when the person walks on', async ({ page, context }) => {
  await page.goto(`${PARTNER}/`);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(
      (href) => void Object.assign(window, { opened: window.open(href) }),
      `${APP}/payment/integration/edenred_ticket/add/confirm`,
    ),
  ]);
  const isHeld = () => page.evaluate(() => !(window as unknown as { opened: Window }).opened.closed);
  const restart = opened.getByRole('link', { name: 'Ricomincia' });
  await expect(restart).toBeVisible();
  expect(await isHeld()).toBe(true);
  await restart.click();
  await expect.poll(isHeld).toBe(false);
  await expect(opened.getByRole('button', { name: 'Continua' })).toBeVisible();
  await expect(opened).toHaveURL('/payment/integration/edenred_ticket/add');
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
});
