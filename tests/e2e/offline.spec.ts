/** The app without a connection shows cached data, sells nothing, and recovers by itself. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectPath, heading, ledger, quantityOf, serverCart, signInFromLogin, signInOnForm, want } from '../support/journey.ts';
import { startDeployment } from '../support/deployment.ts';
import { DEMO, PHONE, signInByForm, test, violationsOf } from '../support/test.ts';

test.use({ viewport: PHONE, account: DEMO, serviceWorkers: 'allow' });

const SHOP = '/selling-area/milano-1';
const note = (page: Page | Locator, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
/** Midnight may pass during a test. */
const DATED = /Dati (delle|di [a-zì]+ \d+ [a-z]+ alle ore) \d\d:\d\d\./.source;
const OFFLINE_SHOP = new RegExp(`Sei offline: per ordinare serve la connessione\\. ${DATED}`);
const OFFLINE_LIST = new RegExp(`Sei offline\\. ${DATED}`);
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Sei offline' });

/** Waits until the service worker is installed and has cached the answers of these addresses. */
async function settle(page: Page, ...addresses: string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const address of addresses) {
    await expect.poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address)).toBe(true);
  }
}

async function visitAll(page: Page): Promise<void> {
  await page.goto('/');
  await settle(page, '/b2c/home', '/b2c/navigation');
  await page.goto('/lista-ordini');
  await settle(page, '/b2c/selling-order/list?take=100');
  await page.goto(SHOP);
  await settle(page, '/b2c/locker/selling-area/milano-1');
}

test(
  'load, offline, reload: shell, catalogue and orders to read, buying explained; back online it recovers by itself',
  { tag: '@quick' },
  async ({ page, context }) => {
    await visitAll(page);
    await context.setOffline(true);

    await page.reload();
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    await expect(note(page, OFFLINE_SHOP)).toBeVisible();
    await expect(want(page, 'Insalata greca')).toHaveAttribute('aria-disabled', 'true');
    expect(await violationsOf(page)).toBe('');
    await page.getByRole('button', { name: 'VEDI INGREDIENTI: Insalata greca', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Insalata greca' })).toBeVisible();
    await page.goBack();

    await page.getByRole('link', { name: 'Ordini', exact: true }).click();
    await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
    await expect(note(page, OFFLINE_LIST)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect(note(page, OFFLINE_LIST)).toBeVisible();
    expect(await violationsOf(page)).toBe('');

    await page.goto('/');
    await expect(page.getByRole('main').getByText('Frigo Torre Nord').first()).toBeVisible();
    await expect(note(page, OFFLINE_LIST)).toBeVisible();
    await page.goto('/wallet');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toBeVisible();
    expect(await violationsOf(page)).toBe('');
    await page.goto(SHOP);
    await expect(note(page, OFFLINE_SHOP)).toBeVisible();

    await context.setOffline(false);
    await expect(note(page, 'Sei offline')).toHaveCount(0);
    await want(page, 'Insalata greca').click();
    await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-19': 1 });
    await expect(quantityOf(page, 'Insalata greca')).toHaveText('1');
    await expectPath(page, SHOP);
  },
);

test.describe('before the service worker has the code', () => {
  test.use({ serviceWorkers: 'block' });

  test('a tab that is pressed offline says so in its place; the links stay, and it opens by itself', async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/');
    // The app has this notice's code by the time that it names its manifest.
    await expect(page.locator('link[rel=manifest]')).toBeAttached();
    await context.setOffline(true);
    const tab = (name: string) => page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name, exact: true });
    const pressOrders = async () => {
      await tab('Ordini').click();
      await expect(heading(page, 'Sei offline')).toBeVisible();
      await expect(page.getByText('Questa pagina si apre da sola appena torna la connessione.')).toBeVisible();
      await expect(page.getByText('Ops!')).toHaveCount(0);
    };
    await pressOrders();
    expect(await violationsOf(page)).toBe('');
    await tab('Home').click();
    await expect(page.getByText('Ciao, Giulia')).toBeVisible();
    await pressOrders();
    // No error is drawn between the notice and the page: what is seen for an instant is noted here, and outlasts the reload.
    await page.evaluate(() => {
      const note = () => document.body.textContent.includes('Ops!') && sessionStorage.setItem('seen', 'Ops!');
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    });
    // By then a screen whose code does not come counts as crashed, where the connection is not the cause.
    await page.clock.fastForward(5000);
    await context.setOffline(false);
    await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
    await expectPath(page, '/lista-ordini');
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  });
});

test('offline in the middle of shopping: said at once, nothing to press; online again, the same cart is paid', async ({
  page,
  context,
  sandbox,
}) => {
  const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
  const pay = cart.getByRole('button', { name: /^(Conferma|Paga .*)$/ });
  await page.goto(SHOP);
  await settle(page);
  await want(page, 'Insalata greca').click();
  await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-19': 1 });
  await context.setOffline(true);
  await expect(note(page, OFFLINE_SHOP)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aggiungi uno: Insalata greca' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: /^Il tuo ordine/ }).click();
  await expect(note(cart, OFFLINE_SHOP)).toBeVisible();
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  // The sheet rises from below the window, and a forced click does not wait for it.
  await expect(pay).toBeInViewport({ ratio: 1 });
  await pay.click({ force: true });

  await context.setOffline(false);
  await expect(note(page, 'Sei offline')).toHaveCount(0);
  expect([sent, await ledger(sandbox)]).toEqual([[], []]);
  await pay.click();
  await expect.poll(() => ledger(sandbox)).toHaveLength(1);
});

test('a network without internet counts too, and is left by itself', async ({ page, context }) => {
  await visitAll(page);
  // The browser believes that it is online.
  await context.route(/\/(b2c\/|config\.json\?)/, (route) => route.abort());
  await page.clock.install();
  await page.goto('/wallet');
  await expect(bar(page)).toBeVisible();
  await page.goto(SHOP);
  await expect(note(page, OFFLINE_SHOP)).toBeVisible();
  await expect(want(page, 'Insalata greca')).toHaveAttribute('aria-disabled', 'true');
  await context.unrouteAll();
  await page.clock.runFor(10_000);
  await expect(want(page, 'Insalata greca')).not.toHaveAttribute('aria-disabled', 'true');
  await expect(note(page, new RegExp(DATED))).toHaveCount(0);
});

test('a browser that says offline while everything works, as behind a VPN: nobody is told so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  const asked = page.waitForResponse('**/config.json?now');
  await page.goto(SHOP);
  await asked;
  await want(page, 'Insalata greca').click();
  await expect(quantityOf(page, 'Insalata greca')).toHaveText('1');
  const again = page.waitForResponse('**/config.json?now');
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await again;
  await expect(quantityOf(page, 'Insalata greca')).toHaveText('1');
  await expect(bar(page)).toHaveCount(0);
});

test.describe('a session of its own', () => {
  test.use({ account: null });

  test('what somebody saw goes with them: by the logout, by a session that ended', async ({ page, context }) => {
    const lose = async () => {
      await context.setOffline(true);
      await page.goto(SHOP);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Insalata greca')).toHaveCount(0);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Giulia')).toHaveCount(0);
      // After the connection is back, the app finds no session.
      await context.setOffline(false);
      await expectPath(page, '/login');
    };
    await signInByForm(page);
    await visitAll(page);
    await page.goto('/me');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectPath(page, '/login');
    await lose();

    await signInFromLogin(page);
    await expect(heading(page, 'È ora di pausa.', 1)).toBeVisible();
    await visitAll(page);
    await context.clearCookies({ name: /^(?!sandbox)/ });
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/wallet');
    await expectPath(page, '/login');
    await lose();
  });
});

test('a session that ends right after something was read leaves nothing behind', async ({ page, context, fault }) => {
  await visitAll(page);
  await page.evaluate(() => caches.delete('pausa-answers'));
  await page.reload();
  await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
  // This happens before the page is idle and has cached its answers.
  await fault('b2c/selling-order/list', '401');
  await page.getByRole('link', { name: 'Ordini', exact: true }).click();
  await expectPath(page, '/login');
  // The login checks for a session, and says there that a session has ended.
  await page.clock.install();
  await page.clock.runFor(5000);
  expect(await page.evaluate(async () => (await (await caches.open('pausa-answers')).keys()).length)).toBe(0);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Giulia')).toHaveCount(0);
});

test('what was never seen is read as soon as the connection is back, without a press', async ({ page, context }) => {
  await visitAll(page);
  await context.setOffline(true);
  const shop = heading(page, 'Mensa Corso Italia', 1);
  const machine = heading(page, 'Caffè Torre Nord', 1);
  const amount = page.getByRole('radio', { name: '25 €', exact: true });
  for (const [path, there] of [
    ['/selling-area/mensa-2', shop],
    ['/coffee/selling-area/caffe-1', machine],
    ['/wallet/recharge', amount],
  ] as const) {
    await test.step(path, async () => {
      await context.setOffline(true);
      await page.goto(path);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(there).toHaveCount(0);
      await expect(bar(page)).toBeVisible();
      await context.setOffline(false);
      await expect(there).toBeVisible();
    });
  }
});

test('offline, online and offline again at once: it is said as long as it is so', async ({ page, context }) => {
  await page.goto('/wallet');
  await settle(page);
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await page.clock.install();
  await context.setOffline(false);
  await expect(page.getByText('Di nuovo online')).toBeVisible();
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor(6000);
  await expect(bar(page)).toBeVisible();
});

test('a deployment breaks no visit: the open page goes on with its own files, the next load is the new version', async ({
  page,
  context,
}) => {
  const deployment = await startDeployment();
  try {
    await page.goto(`${deployment.origin}/login-with-email`);
    await signInOnForm(page);
    await expect(page.getByText('Ciao, Giulia')).toBeVisible();
    await page.goto(`${deployment.origin}${SHOP}`);
    await settle(page, '/b2c/navigation', '/b2c/locker/selling-area/milano-1');

    deployment.deployNewer();
    // The page's code has not been loaded yet. Neither the server nor the browser's cache has it any more.
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    // An attached session would keep `navigator.onLine` true.
    await session.detach();
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

    const isNewer = () => page.evaluate(() => document.querySelector('script[src*="-newer"]') !== null);
    expect(await isNewer()).toBe(false);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await isNewer()).toBe(true);

    // The cache has the newer files now. The older ones are deleted when no open page needs them.
    const kept = (newer: boolean) =>
      page.evaluate(async (wanted) => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
        return requests.filter(({ url }) => url.includes('/assets/') && url.includes('-newer') === wanted).length;
      }, newer);
    await expect.poll(() => kept(true)).toBeGreaterThan(50);
    const isInstalling = () => page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.installing ?? null) !== null);
    await expect.poll(isInstalling).toBe(false);
    await page.reload();
    await expect.poll(() => kept(false)).toBe(0);

    await context.setOffline(true);
    await page.goto(`${deployment.origin}${SHOP}`);
    await expect(note(page, OFFLINE_SHOP)).toBeVisible();
    expect(await isNewer()).toBe(true);
  } finally {
    await deployment.stop();
  }
});

test('a visit again is painted from the cache; what was deployed since is there at the load after it', async ({ page }) => {
  const deployment = await startDeployment();
  try {
    await page.goto(`${deployment.origin}/login-with-email`);
    await signInOnForm(page);
    await expect(page.getByText('Ciao, Giulia')).toBeVisible();
    await page.goto(`${deployment.origin}${SHOP}`);
    await settle(page, '/b2c/navigation', '/b2c/locker/selling-area/milano-1');
    deployment.deployNewer();
    const isNewer = () => page.evaluate(() => document.querySelector('script[src*="-newer"]') !== null);
    await page.goto(`${deployment.origin}/me`);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await isNewer()).toBe(false);
    await expect.poll(() => page.evaluate(() => caches.has('pausa-outdated'))).toBe(true);
    await page.goto(`${deployment.origin}/me`);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await isNewer()).toBe(true);
    // The newer service worker takes over as soon as it has all files, and answers from its own cache again.
    await expect.poll(() => page.evaluate(() => caches.has('pausa-outdated')), { timeout: 90_000 }).toBe(false);
  } finally {
    await deployment.stop();
  }
});

test('a slow cache does not end the installation', async ({ page }) => {
  const deployment = await startDeployment();
  try {
    // Longer than a page would wait.
    deployment.addToWorker(`
      const { match } = CacheStorage.prototype;
      let calls = 0;
      CacheStorage.prototype.match = async function (...wanted) {
        calls += 1;
        if (calls === 1) await new Promise((resolve) => setTimeout(resolve, 2500));
        return match.apply(this, wanted);
      };
    `);
    await page.goto(`${deployment.origin}/login-with-email`);
    const isActive = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? null);
    await expect.poll(isActive, { timeout: 60_000 }).toBe('activated');
  } finally {
    await deployment.stop();
  }
});

test('a cache that never answers keeps no page away', async ({ page }) => {
  const deployment = await startDeployment();
  try {
    // As in some damaged profiles.
    deployment.addToWorker(`
      let hangs = false;
      addEventListener('message', ({ data }) => void (hangs ||= data === 'hang'));
      const stores = [[CacheStorage.prototype, ['match', 'has', 'open', 'keys', 'delete']], [Cache.prototype, ['match', 'put', 'keys', 'delete']]];
      for (const [store, names] of stores)
        for (const name of names) {
          const original = store[name];
          store[name] = function (...values) { return hangs ? new Promise(() => undefined) : original.apply(this, values); };
        }
    `);
    await page.goto(`${deployment.origin}/login-with-email`);
    await signInOnForm(page);
    await expect(page.getByText('Ciao, Giulia')).toBeVisible();
    await settle(page, '/b2c/navigation');
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('hang'));
    for (const [path, title] of [
      [SHOP, 'Frigo Torre Nord'],
      ['/lista-ordini', 'Lista Ordini'],
    ] as const) {
      await page.goto(`${deployment.origin}${path}`);
      await expect(heading(page, title, 1)).toBeVisible();
    }
  } finally {
    await deployment.stop();
  }
});

test('a provider who does not want it has none, and takes it back from those who had it', async ({ page, context }) => {
  await visitAll(page);
  const config = (await (await page.request.get('/config.json')).json()) as object;
  await context.route('**/config.json', (route) => route.fulfill({ json: { ...config, opensOffline: false } }));
  await page.goto('/wallet');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a cache that is broken: the page comes from the server', async ({ page, context }) => {
  await visitAll(page);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker.');
  await worker.evaluate(() => {
    const fail = () => Promise.reject(new DOMException('Internal error.', 'UnknownError'));
    for (const name of ['has', 'match', 'open', 'keys'] as const) CacheStorage.prototype[name] = fail;
    Cache.prototype.match = fail;
  });
  await page.goto('/lista-ordini');
  await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
