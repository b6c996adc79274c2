import type { Page, Request } from '@playwright/test';
import { DEMO, PHONE, test } from '../support/test.ts';
import {
  clearSession,
  clearFaults,
  expect,
  expectPath,
  heading,
  ledger,
  putInCart,
  quantityOf,
  serverCart,
  signInFromLogin,
  signInOnForm,
  want,
} from '../support/journey.ts';

test.use({ viewport: PHONE });

test(
  'the sign-in sends the identity, keeps the token it is given, and every later call carries both [P1-1.1] [P1-7.5] [P2-7.48]',
  { tag: '@quick' },
  async ({ page }) => {
    const calls: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/b2c/')) calls.push(request);
    });
    const callTo = (end: string) => calls.find((request) => new URL(request.url()).pathname.endsWith(end));

    await page.goto('/login-with-email');
    const [answer] = await Promise.all([page.waitForResponse('**/b2c/auth/login'), signInOnForm(page)]);
    await expect(heading(page, 'È ora di pausa.')).toBeVisible();

    const cookieCall = callTo('/auth/session-cookie');
    const loginCall = callTo('/auth/login');
    const { authorizationF } = (cookieCall as Request).postDataJSON() as { authorizationF: string };
    expect(authorizationF.split('.').length, 'an ID token').toBe(3);
    expect(loginCall?.postDataJSON()).toEqual({ authorizationF });
    expect(calls.indexOf(cookieCall as Request)).toBeLessThan(calls.indexOf(loginCall as Request));

    const given = await answer.headerValue('authorization');
    expect(given).toMatch(/^Bearer /);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(given);

    calls.length = 0;
    await page.getByRole('link', { name: 'ORDINA: Frigo Torre Nord' }).click();
    await want(page, 'Insalata greca').click();
    await expect.poll(() => callTo('/edit-item')).toBeDefined();
    for (const end of ['/selling-area/milano-1', '/edit-item']) {
      const headers = (await callTo(end)?.allHeaders()) ?? {};
      expect(headers['authorization'], end).toBe(given);
      expect(headers['authorizationf'], end).toBe(authorizationF);
      expect(headers['content-type'], end).toBe('application/json');
      expect(headers['cookie'], end).toContain('pausa_session=');
    }
  },
);

test('before the sign-in no call carries a token [P1-6.1]', async ({ page }) => {
  const seen: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/b2c/')) seen.push(request.headers());
  });
  await page.goto('/lista-ordini');
  await expectPath(page, '/login');
  expect(seen.length).toBeGreaterThan(0);
  for (const headers of seen) {
    expect(headers['authorization']).toBeUndefined();
    expect(headers['authorizationf']).toBeUndefined();
  }
});

test.describe('a session of an earlier day', () => {
  test.use({ account: DEMO });

  test('the stored token goes with the calls, and the identity as soon as its SDK knows the person [P1-7.3]', async ({ page }) => {
    // The SDK loads after the first screen, and asks its service for the person.
    const known = page.waitForResponse('**/accounts:lookup*');
    await page.goto('/selling-area/milano-1');
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('token'));
    await (await known).finished();
    const asked = page.waitForRequest('**/edit-item');
    await page.getByRole('button', { name: 'LO VOGLIO: Insalata greca' }).click();
    const headers = (await asked).headers();
    expect(headers['authorization']).toBe(stored);
    expect(headers['authorizationf']?.split('.')).toHaveLength(3);
  });
});

test.describe('a back end that demands the identity beside the cookie', () => {
  test.use({ account: DEMO });

  test(
    'keeps a signed-in person at each page that is loaded, and what they send carries it [P1-7.3]',
    { tag: '@quick' },
    async ({ page, sandbox }) => {
      const calls = watchCalls(page);
      await sandbox.post('/sandbox/identity/required', { data: { enabled: true } });
      for (const [path, title] of [
        ['/selling-area/milano-1', 'Frigo Torre Nord'],
        ['/wallet', 'Portafoglio'],
        ['/lista-ordini', 'Lista Ordini'],
        ['/coffee/selling-area/caffe-1', 'Caffè Torre Nord'],
      ] as const) {
        calls.length = 0;
        await page.goto(path);
        await expect(heading(page, title, 1)).toBeVisible();
        await expectPath(page, path);
        // The first try does not wait for the SDK.
        expect(callsTo(calls, '/navigation').map((call) => 'authorizationf' in call.headers())).toEqual([false, true]);
      }

      // A public page does not wait for the navigation: its own read is the refused one.
      calls.length = 0;
      await page.goto('/privacy-policy');
      await expect(heading(page, 'Gestisci i consensi', 1)).toBeVisible();
      await expect.poll(() => callsTo(calls, '/privacy-policy').map((call) => 'authorizationf' in call.headers())).toEqual([false, true]);
      await expect(page.getByRole('radio')).toHaveCount(4);

      // Also where reads need the cookie alone: the press comes before the SDK.
      await sandbox.post('/sandbox/identity/required', { data: { enabled: false } });
      calls.length = 0;
      await page.goto('/selling-area/milano-1');
      await want(page, 'Insalata greca').click();
      await expect(quantityOf(page, 'Insalata greca')).toHaveText('1');
      await expect.poll(() => callsTo(calls, '/edit-item').map((call) => call.headers()['authorizationf']?.split('.').length)).toEqual([3]);
      expect(callsTo(calls, '/navigation').map((call) => 'authorizationf' in call.headers())).toEqual([false]);
    },
  );
});

const WRONG = ['sbagliata', 'pranzo1234'];
test('a wrong password says which pair is wrong, never which of the two, and clears the field', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/login-with-email');
  await page.getByRole('textbox', { name: 'Email' }).fill(' demo@ pausa.test ');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('demo@pausa.test');
  await page.getByRole('button', { name: 'continua' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('corta');
  await page.getByRole('button', { name: 'login', exact: true }).click();
  await expect(page.getByText('Lunghezza minima 6 caratteri')).toBeVisible();
  for (const wrong of WRONG) {
    await password.fill(wrong);
    await page.getByRole('button', { name: 'login', exact: true }).click();
    await expect(page.getByText("L'email o la password inserita sono errate")).toBeVisible();
    await expect(password).toHaveValue('');
  }
  await password.fill('pranzo123');
  await page.getByRole('button', { name: 'login', exact: true }).click();
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
});

test('an address of the query returns there, also by way of the choice of a way in [P1-2.13] [P2-2.130]', async ({ page }) => {
  const target = '/selling-area/milano-1?description=milano-1-19';
  await page.goto(`/login?redirect_to=${encodeURIComponent(target)}`);
  await signInFromLogin(page);
  await expectPath(page, target);
  await clearSession(page);
  await page.goto(`/login-with-email?redirect_to=${encodeURIComponent('/lista-ordini')}`);
  await signInOnForm(page);
  await expectPath(page, '/lista-ordini');
});

test('who is signed in does not stay at the login: Back after a sign-in, or its address', async ({ page }) => {
  await page.goto('/selling-area/milano-1');
  await signInFromLogin(page);
  await expectPath(page, '/selling-area/milano-1');
  await page.goBack();
  await expectPath(page, '/');
  for (const path of ['/login', '/login-with-email']) {
    await page.goto(`${path}?redirect_to=${encodeURIComponent('/lista-ordini')}`);
    await expectPath(page, '/lista-ordini');
  }
});

test('another person on the same browser never sees the first one’s cart', async ({ page, sandbox }) => {
  await page.goto('/login-with-email');
  await signInOnForm(page);
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
  await putInCart(page, { 'milano-1-01': 2 });
  await page.getByRole('link', { name: 'ORDINA: Frigo Torre Nord' }).click();
  await expect(page.getByRole('link', { name: 'Il tuo ordine' })).toContainText('12,80 €');
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectPath(page, '/login');

  await page.getByRole('button', { name: 'Accedi con Email' }).click();
  await signInOnForm(page, { email: 'vuoto@pausa.test', password: 'pranzo123' });
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
  const seen: string[] = [];
  await page.exposeFunction('saw', (text: string) => seen.push(text));
  await page.evaluate(() => {
    const look = () => void (window as unknown as { saw(text: string): void }).saw(document.body.innerText);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('link', { name: 'ORDINA: Frigo Torre Nord' }).click();
  await expect(want(page, 'Penne al pesto con mozzarella')).toBeVisible();
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page.getByRole('main').getByText('vuoto@pausa.test')).toBeVisible();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => /12,80|demo@pausa\.test|Giulia/.test(text))).toEqual([]);
  expect(await ledger(sandbox)).toEqual([]);
});

test('a switch stays off for the same person, after a logout too; the next person has none of it, nor of the orders kept', async ({
  page,
  context,
}) => {
  const CART = '/selling-area/milano-1/cart';
  await page.goto('/login-with-email');
  await signInOnForm(page);
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
  await putInCart(page, { 'milano-1-01': 1 });
  await page.goto(CART);
  await page.getByRole('switch', { name: 'Usa il portafoglio' }).click();
  await expect(page.getByRole('button', { name: 'Paga 1,40 €' })).toBeVisible();
  await page.goto('/me');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectPath(page, '/login');
  await signInFromLogin(page);
  await expectPath(page, '/');
  await page.goto(CART);
  await expect(page.getByRole('switch', { name: 'Usa il portafoglio' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Paga 1,40 €' })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('recent_orders', `${Date.now()};[]`));
  await context.clearCookies({ name: 'pausa_session' });
  await page.goto('/lista-ordini');
  await expectPath(page, '/login');
  await signInFromLogin(page, { email: 'vuoto@pausa.test', password: 'pranzo123' });
  await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
  expect([await stored(page, 'wallet_off'), await stored(page, 'recent_orders')]).toEqual([null, null]);
});

/** Records every call to the product API, in order. */
function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/b2c/')) calls.push(request);
  });
  return calls;
}
const callsTo = (calls: readonly Request[], end: string) => calls.filter((request) => new URL(request.url()).pathname.endsWith(end));

/** Records every address that the page's scripts set; read the record with `visits`. */
async function watchVisits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const visits: string[] = [];
    Object.assign(window, { visits });
    for (const method of ['pushState', 'replaceState'] as const) {
      const original = History.prototype[method];
      History.prototype[method] = function (data, unused, url) {
        visits.push(String(url));
        original.call(this, data, unused, url);
      };
    }
  });
}
const visits = (page: Page) => page.evaluate(() => (window as unknown as { visits: string[] }).visits);
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('an ID token whose hour is over', () => {
  test.use({ account: DEMO });

  const RENEWAL = '**/securetoken.googleapis.com/**';
  const hoursLater = async (page: Page, hours: number) => (await page.evaluate(() => Date.now())) + hours * 3_600_000 + 60_000;

  /** Another tab announces a change of the cart, so the shop reads again. */
  const bringNews = (page: Page) =>
    page.evaluate(() => {
      const channel = new BroadcastChannel('pausa.ordering');
      channel.postMessage({ areaId: 'milano-1', what: 'edited' });
      channel.close();
    });

  /** Opens the shop with a clock that the test controls, and waits until the calls carry an ID token. @returns the token */
  async function standAtShop(page: Page, calls: readonly Request[]): Promise<string> {
    await page.clock.install();
    await page.goto('/selling-area/milano-1');
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    // The SDK loads three seconds after the screen.
    await page.clock.fastForward(3000);
    // Waits until the SDK knows the person, and until all requests have ended, so that none is pending when the clock moves.
    let token: string | undefined;
    await expect
      .poll(async () => {
        const answered = page.waitForResponse('**/b2c/locker/selling-area/milano-1');
        await bringNews(page);
        await (await answered).finished();
        token = calls.at(-1)?.headers()['authorizationf'];
        return token;
      })
      .toMatch(/^eyJ/);
    await expect(want(page, 'Insalata greca')).not.toHaveAttribute('aria-disabled', 'true');
    return token ?? '';
  }

  test('is renewed once, however many calls wait for it', async ({ page }) => {
    const calls = watchCalls(page);
    const old = await standAtShop(page, calls);
    // The sandbox's tokens contain the second of their creation.
    const { iat } = JSON.parse(Buffer.from(old.split('.')[1] ?? '', 'base64url').toString()) as { iat: number };
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(iat);

    // All code is loaded before the test stops the clock. The clock stands still, so that the renewal of the token does not time
    // out.
    await page.goBack();
    await page.getByRole('link', { name: 'Ordini', exact: true }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('link', { name: 'ORDINA: Frigo Torre Nord' }).click();
    await expect(want(page, 'Insalata greca')).not.toHaveAttribute('aria-disabled', 'true');
    await page.clock.pauseAt(await hoursLater(page, 1));
    let renewals = 0;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(RENEWAL, async (route) => {
      renewals += 1;
      await released;
      await route.continue();
    });
    const renewed = page.waitForResponse(RENEWAL);
    calls.length = 0;
    await want(page, 'Insalata greca').click();
    await expect(quantityOf(page, 'Insalata greca')).toHaveText('1');
    await page.goBack();
    await expect(heading(page, 'È ora di pausa.')).toBeVisible();
    await page.getByRole('link', { name: 'Ordini', exact: true }).click();
    await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
    expect(calls).toEqual([]);
    release();
    const { id_token: fresh } = (await (await renewed).json()) as { id_token: string };
    expect(fresh).not.toBe(old);
    await page.clock.resume();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-19': 1 });
    for (const end of ['/edit-item', '/selling-order/list'])
      expect(
        callsTo(calls, end).map((call) => call.headers()['authorizationf']),
        end,
      ).toEqual([fresh]);
    expect(renewals).toBe(1);
  });

  test('whose renewal is slow goes along for once, after five seconds', async ({ page, fault }) => {
    const calls = watchCalls(page);
    const old = await standAtShop(page, calls);
    await page.clock.pauseAt(await hoursLater(page, 1));
    await fault('securetoken.googleapis.com/*', 'slow:60000');
    const asked = page.waitForRequest(RENEWAL);
    await want(page, 'Insalata greca').click();
    await asked;
    await page.clock.runFor(4900);
    expect(callsTo(calls, '/edit-item')).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => callsTo(calls, '/edit-item').map((call) => call.headers()['authorizationf'])).toEqual([old]);
    await page.clock.resume();
    await expect(quantityOf(page, 'Insalata greca')).toHaveText('1');
  });

  test('whose renewal is refused is left out, and the shop goes on', async ({ page, fault }) => {
    const calls = watchCalls(page);
    await standAtShop(page, calls);
    await page.clock.fastForward(61 * 60_000);
    await fault('securetoken.googleapis.com/*', '400', { message: 'TOKEN_EXPIRED' });
    const asked = page.waitForRequest(RENEWAL);
    await want(page, 'Insalata greca').click();
    await asked;
    await expect(quantityOf(page, 'Insalata greca')).toHaveText('1');
    await want(page, 'Penne al pesto con mozzarella').click();
    await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-01': 1, 'milano-1-19': 1 });
    const edits = callsTo(calls, '/edit-item');
    expect(edits).toHaveLength(2);
    for (const edit of edits) {
      expect(edit.headers()['authorizationf']).toBeUndefined();
      expect(edit.headers()['authorization']).toMatch(/^Bearer /);
    }
  });

  test('on a phone that slept for three hours: the shop works', async ({ page }) => {
    const calls = watchCalls(page);
    await standAtShop(page, calls);
    const show = (state: string) =>
      page.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await page.clock.fastForward(3 * 3_600_000);
    await show('visible');
    const renewed = page.waitForResponse(RENEWAL);
    await want(page, 'Insalata greca').click();
    const { id_token: fresh } = (await (await renewed).json()) as { id_token: string };
    await expect(quantityOf(page, 'Insalata greca')).toHaveText('1');
    await expect.poll(() => callsTo(calls, '/edit-item').map((call) => call.headers()['authorizationf'])).toEqual([fresh]);
    await page.goBack();
    await page.getByRole('link', { name: 'Ordini', exact: true }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  });
});

test('a session that ends in another tab: this one is led to the login and back, and then both work', async ({ page, context }) => {
  const path = '/selling-area/milano-1?description=milano-1-19';
  await page.goto(path);
  await signInFromLogin(page);
  await expectPath(page, path);
  const dialog = page.getByRole('dialog', { name: 'Insalata greca' });
  await expect(dialog).toBeVisible();

  const other = await context.newPage();
  await other.goto('/me');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expectPath(other, '/login');

  // The page reacts at once, before the person presses anything.
  await expectPath(page, '/login');
  expect(await stored(page, 'redirect_to')).toMatch(/^\d+;\/selling-area\/milano-1\?description=milano-1-19$/);
  await signInFromLogin(page);
  await expectPath(page, path);
  await dialog.getByRole('button', { name: /^LO VOGLIO/ }).click();
  await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-19': 1 });
  await other.goto('/lista-ordini');
  await expect(other.getByRole('main').getByRole('listitem')).toHaveCount(3);
});

test.describe('a refusal', () => {
  test.use({ account: DEMO });

  // The client tells of both statuses alike, whatever the call (client.test.ts).
  for (const { call, status, pattern, path } of [
    { call: 'the navigation', status: '403', pattern: 'b2c/navigation', path: '/me?da=mail' },
    {
      call: 'the catalogue',
      status: '401',
      pattern: 'b2c/locker/selling-area/*',
      path: '/selling-area/milano-1?description=milano-1-19',
    },
  ]) {
    test(`of ${call} by ${status} leads to the login once, and from there to the same address [P1-2.12] [P1-6.2] [P1-8.1]`, async ({
      page,
      fault,
      sandbox,
    }) => {
      await watchVisits(page);
      await fault(pattern, status);
      await page.goto(path);
      await expectPath(page, '/login');
      await expect(page.getByRole('button', { name: 'Accedi con Email' })).toBeVisible();
      expect((await visits(page)).filter((visit) => visit.startsWith('/login'))).toEqual(['/login']);
      expect((await stored(page, 'redirect_to'))?.replace(/^\d+;/, '')).toBe(path);
      expect(await stored(page, 'token')).toBeNull();
      await clearFaults(sandbox);
      await signInFromLogin(page);
      await expectPath(page, path);
      expect(await stored(page, 'redirect_to')).toBeNull();
    });
  }
});

test.describe('a refusal of the stored session at the login', () => {
  test.use({ account: DEMO });

  test('drops the token, which the sign-in then does not send [P1-8.1]', async ({ page, fault, sandbox }) => {
    await fault('b2c/navigation', '401');
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Accedi con Email' })).toBeVisible();
    await expect.poll(() => stored(page, 'token')).toBeNull();
    await clearFaults(sandbox);
    const calls = watchCalls(page);
    await signInFromLogin(page);
    await expectPath(page, '/');
    expect(callsTo(calls, '/session-cookie').map((call) => call.headers()['authorization'])).toEqual([undefined]);
  });
});

test('a refusal at the login leads nowhere and is no address to return to', async ({ page, fault, sandbox }) => {
  await watchVisits(page);
  const path = '/login-with-email?redirect_to=%2Flista-ordini';
  await fault('b2c/check-domain/*', '401');
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@pausa.test');
  await page.getByRole('button', { name: 'continua' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectPath(page, path);
  await clearFaults(sandbox);
  await page.goto(path);
  for (const [pattern, status] of [
    ['b2c/auth/session-cookie', '403'],
    ['b2c/auth/login', '401'],
  ] as const) {
    await fault(pattern, status, { times: 1 });
    await signInOnForm(page);
    await expect(page.getByText('Abbiamo riscontrato un problema durante il processamento della richiesta (021)')).toBeVisible();
    await expectPath(page, path);
    expect(await stored(page, 'redirect_to')).toBeNull();
    await page.getByRole('button', { name: 'riprova', exact: true }).click();
  }
  expect((await visits(page)).filter((visit) => /^\/login($|\?)/.test(visit))).toEqual([]);
  await signInOnForm(page);
  await expectPath(page, '/lista-ordini');
});

test('a logout without a connection leaves nothing of the person but the switches, and a second press does nothing more', async ({
  page,
  context,
}) => {
  await watchVisits(page);
  const calls = watchCalls(page);
  await page.goto('/login-with-email');
  // The page loads the code of the way out while there is a connection.
  const wayOut = page.waitForResponse('**/assets/LoginScreen-*.js');
  await signInOnForm(page);
  await (await wayOut).finished();
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const identityKeeps = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('firebaseLocalStorageDb');
          opening.addEventListener('error', () => reject(new Error('no database')));
          opening.addEventListener('success', () => {
            const counting = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').count();
            counting.addEventListener('success', () => {
              opening.result.close();
              resolve(counting.result);
            });
          });
        }),
    );
  expect(await identityKeeps()).toBe(1);
  await page.evaluate(() => {
    for (const key of [
      'redirect_to',
      'error.credential',
      'error.credential.email',
      'wallet_off',
      'corporate_credit_off',
      'partial_amount_off',
      'completed_order',
    ])
      localStorage.setItem(key, `${Date.now()};qualcosa`);
  });
  expect(await stored(page, 'token')).not.toBeNull();

  await context.setOffline(true);
  calls.length = 0;
  await page.getByRole('button', { name: 'Logout' }).dblclick();
  await expectPath(page, '/login');
  await expect(page.getByRole('button', { name: 'Accedi con Email' })).toBeVisible();
  // The payment switches stay stored for twelve hours, with a digest of the person's e-mail. So does the logout that the server
  // does not know of yet.
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort())).toEqual([
    'corporate_credit_off',
    'logout_pending',
    'partial_amount_off',
    'session_owner',
    'session_owner',
    'wallet_off',
  ]);
  expect(await identityKeeps()).toBe(0);
  expect(callsTo(calls, '/auth/logout')).toHaveLength(1);
  expect((await visits(page)).filter((visit) => visit === '/login')).toHaveLength(1);

  // The app sends the logout at the next occasion: the remaining cookie must not open a session.
  await context.setOffline(false);
  await page.goto('/lista-ordini');
  await expectPath(page, '/login');
  await expect(page.getByRole('button', { name: 'Accedi con Email' })).toBeVisible();
  expect((await page.request.get('/b2c/navigation')).status()).toBe(401);
  expect(await stored(page, 'logout_pending')).toBeNull();
});

test.describe('the navigation', () => {
  test.use({ account: DEMO });

  test('comes by the cookie: nothing of the identity is asked for before the first screen stands [P2-4.102] [P2-4.104] [P2-6.2]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const look = () => {
        const isThere = [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === 'Frigo Torre Nord');
        if (isThere) Object.assign(window, { stoodAt: (window as unknown as { stoodAt?: number }).stoodAt ?? performance.now() });
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const loaded = page.waitForResponse(/\/assets\/firebase-[^/]*\.js$/);
    await page.goto('/selling-area/milano-1');
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    await (await loaded).finished();
    const { stoodAt, asked } = await page.evaluate(() => ({
      stoodAt: (window as unknown as { stoodAt: number }).stoodAt,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /firebase|googleapis/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.min(...asked)).toBeGreaterThan(stoodAt);
  });

  test('that fails is asked for again once the identity is ready, and the screen stands [P2-4.103] [P2-7.36] [P2-9.12]', async ({
    page,
    fault,
  }) => {
    const calls = watchCalls(page);
    await fault('b2c/navigation', '500', { times: 1 });
    await page.goto('/selling-area/milano-1');
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    const asked = callsTo(calls, '/navigation').map((call) => call.headers()['authorizationf']?.split('.').length);
    expect(asked).toEqual([undefined, 3]);
  });

  test('that goes on failing is given up: an error screen, and Riprova [P2-2.140] [P2-4.105] [P2-8.47]', async ({
    page,
    fault,
    sandbox,
  }) => {
    const calls = watchCalls(page);
    await fault('b2c/navigation', '500');
    await page.goto('/selling-area/milano-1?description=milano-1-19');
    await expect(page.getByRole('alert').filter({ hasText: 'Ops! Sembra che qualcosa sia andato storto.' })).toBeVisible();
    expect(callsTo(calls, '/navigation')).toHaveLength(2);
    await clearFaults(sandbox);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('dialog', { name: 'Insalata greca' })).toBeVisible();
    expect(callsTo(calls, '/navigation')).toHaveLength(3);
  });
});

test('the path to return to gives way to the one in the address [P2-4.87]', async ({ page }) => {
  await page.goto(`/login-with-email?redirect_to=${encodeURIComponent('/selling-area/milano-1')}`);
  await page.evaluate(() => localStorage.setItem('redirect_to', `${Date.now()};/lista-ordini`));
  await signInOnForm(page);
  await expectPath(page, '/selling-area/milano-1');
  expect(await stored(page, 'redirect_to')).toBeNull();
});

test('a path to return to that another page of the origin has kept as it is: followed once, and not to another site', async ({ page }) => {
  for (const [kept, path] of [
    ['/lista-ordini', '/lista-ordini'],
    ['https://evil.example/', '/'],
  ] as const) {
    await clearSession(page);
    await page.goto('/login-with-email');
    await page.evaluate((value) => localStorage.setItem('redirect_to', value), kept);
    await page.reload();
    await signInOnForm(page);
    await expectPath(page, path);
    expect(await stored(page, 'redirect_to')).toBeNull();
  }
  // The app redirects a person who is signed in already as well, and only once.
  await page.evaluate(() => localStorage.setItem('redirect_to', '/lista-ordini'));
  await page.goto('/login');
  await expectPath(page, '/lista-ordini');
  await page.goto('/login');
  await expectPath(page, '/');
});

test('a blocked storage, blocked databases and channels, as in Firefox without cookies: the sign-in works within the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: refuse });
    window.BroadcastChannel = refuse as unknown as typeof BroadcastChannel;
  });
  const calls = watchCalls(page);
  await page.goto('/selling-area/milano-1');
  await signInFromLogin(page);
  await expect(heading(page, 'È ora di pausa.').or(heading(page, 'Frigo Torre Nord', 1))).toBeVisible();
  await expectPath(page, '/selling-area/milano-1');
  await want(page, 'Insalata greca').click();
  await expect(quantityOf(page, 'Insalata greca')).toHaveText('1');
  const headers = callsTo(calls, '/edit-item')[0]?.headers() ?? {};
  expect(headers['authorization']).toMatch(/^Bearer /);
  expect(headers['authorizationf']).toMatch(/^eyJ/);
});

test('databases that neither answer nor fail: another store is taken, and nobody reads that the connection is lost', async ({ page }) => {
  await page.addInitScript(() => {
    const request = IDBFactory.prototype.open;
    // The request of another database, without its events.
    IDBFactory.prototype.open = function () {
      return Object.assign(request.call(this, 'none'), { addEventListener: () => undefined });
    };
  });
  await page.goto('/selling-area/milano-1');
  await signInFromLogin(page);
  await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
  await want(page, 'Insalata greca').click();
  await expect(quantityOf(page, 'Insalata greca')).toHaveText('1');
  await expect(page.getByText(/offline/i)).toHaveCount(0);
  // The other store is kept: nobody signs in again after a reload.
  await page.reload();
  await expect(quantityOf(page, 'Insalata greca')).toHaveText('1');
});
