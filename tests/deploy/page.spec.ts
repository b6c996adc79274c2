/** The page behind the shipped nginx has the configuration and its first scripts in itself. */
import type { Page } from '@playwright/test';
import { APP_CONFIG } from '../../sandbox/config.ts';
import { expect, expectPath } from '../support/journey.ts';
import { behindNginx, type RunningNginx, startNginx } from '../support/nginx.ts';
import { expectChoice } from '../support/sign-in.ts';
import { APP, DEMO, MENU, PHONE, signInByForm, test as base, VOUCHERS } from '../support/test.ts';

const test = base.extend(behindNginx);
test.use({ viewport: PHONE });

/** What the log then has of the back end and of the configuration. */
async function askedAt(page: Page, server: RunningNginx, path: string): Promise<readonly string[]> {
  const before = server.log('access').length;
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const calls = server
    .log('access')
    .slice(before)
    .matchAll(/"[A-Z]+ (\/b2c\/\S+|\/\S*config\S*) /g);
  return Array.from(calls, ([, call = '']) => call);
}

test('each first call is made once; the configuration is in the page', async ({ page, server }) => {
  expect(await askedAt(page, server, `/menu/${MENU}`)).toEqual([`/b2c/menu/uuid/${MENU}`]);
  expect(await askedAt(page, server, '/login')).toEqual([]);
  await signInByForm(page, DEMO);
  await page.waitForLoadState('networkidle');
  for (const [path, ...calls] of [
    ['/', 'navigation', 'home'],
    ['/selling-area/milano-1', 'navigation', 'locker/selling-area/milano-1'],
    ['/lista-ordini', 'navigation'],
  ] as const) {
    const asked = await askedAt(page, server, path);
    for (const call of calls)
      expect(
        asked.filter((each) => each === `/b2c/${call}`),
        `${call} of ${path}`,
      ).toHaveLength(1);
    expect(asked).not.toContainEqual(expect.stringContaining('config'));
  }
});

test('the first calls and the sign-in need no file of the app', async ({ page, server }) => {
  await page.route(/\/assets\/.*\.(js|css)$/, () => undefined);
  await page.goto(`/login`, { waitUntil: 'commit' });
  await expectChoice(page);
  for (const [path, ...calls] of [
    [`/menu/${MENU}`, `/b2c/menu/uuid/${MENU}`],
    ['/coffee/selling-area/bar-1', '/b2c/navigation', '/b2c/coffee/selling-area/bar-1/configs'],
  ] as const) {
    const before = server.log('access').length;
    await page.goto(path, { waitUntil: 'commit' });
    for (const call of calls) await expect.poll(() => server.log('access').slice(before)).toContain(`GET ${call} `);
  }
});

/** As with the policy of another version. */
async function refuseScriptsInPages(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(/script-src [^;]+/, "script-src 'self'");
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': String(policy) } });
  });
}
const REFUSED = /Executing inline script violates|script-src-elem blocked inline/;

test('with a policy that refuses the scripts in the page, all of it works, later', async ({ page, problems }) => {
  problems.expect(REFUSED);
  await refuseScriptsInPages(page);
  await page.goto(`/menu/${MENU}`);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.goto('/login');
  await expectChoice(page);
  await signInByForm(page, DEMO);
  await page.goto('/selling-area/milano-1');
  await expect(page.getByRole('button', { name: 'LO VOGLIO' }).first()).toBeVisible();
});

test('with such a policy a canteen’s screen that cannot draw still recovers by itself', async ({ page, problems }) => {
  problems.expect(REFUSED);
  await refuseScriptsInPages(page);
  const screen = /\/assets\/ScreenMenuScreen-[\w-]+\.js$/;
  await page.route(screen, (route) => route.abort());
  await page.clock.install();
  const rescue = page.waitForResponse(/\/assets\/rescue-/);
  await page.goto(`/screen-menu/${MENU}`);
  await rescue;
  await page.unroute(screen);
  const isDrawn = () => page.getByRole('heading', { level: 3 }).first().isVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(30_000);
      return isDrawn();
    })
    .toBe(true);
});

test('the files of a page’s own screen are in its head, those of the other screens in templates; each is loaded once', async ({
  page,
  server,
}) => {
  for (const [path, screen, other] of [
    ['/login?redirect_to=%2F', 'LoginScreen', 'SellingAreaScreen'],
    ['/selling-area/milano-1', 'SellingAreaScreen', 'CartOverShop'],
    ['/selling-area/milano-1/cart', 'CartOverShop', 'LoginScreen'],
    ['/me', null, 'HomeScreen'],
  ] as const) {
    const html = await (await page.request.get(path)).text();
    const head = html.replace(/<template[^]*?<\/template>/g, '');
    if (screen !== null) expect(head, path).toMatch(new RegExp(`<link rel="modulepreload" crossorigin href="/assets/${screen}-`));
    expect(head, path).not.toContain(`/assets/${other}-`);
    expect(html, path).toContain(`<template id="${other}"`);
    expect(html, path).not.toContain('<!--#');
    expect(html.includes('id="login-style"'), path).toBe(screen === 'LoginScreen');
  }
  const before = server.log('access').length;
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const loaded = Array.from(
    server
      .log('access')
      .slice(before)
      .matchAll(/ (\/assets\/[\w-]+\.js) /g),
    ([, file]) => file,
  );
  expect(loaded.some((file) => file?.includes('LoginScreen'))).toBe(true);
  expect(loaded).toEqual([...new Set(loaded)]);
});

test('no text of the configuration ends the element that holds it', async ({ page }) => {
  const server = await startNginx(APP, { ...APP_CONFIG, productName: 'Pranzo </script><b>&<!--' });
  try {
    await page.goto(`${server.origin}/menu/${MENU}`);
    await expect(page).toHaveTitle('Menu · Pranzo </script><b>&<!--');
    expect(await page.locator('head b, body > b').count()).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(server.log('access')).not.toMatch(/"GET \/config.json HTTP\/1.1" 200 .*Chrome/);
  } finally {
    await server.stop();
  }
});

test('after a sign-out that the server has not heard of, nobody gets an early answer', async ({ page, server }) => {
  await signInByForm(page, DEMO);
  await page.evaluate(() => localStorage.setItem('logout_pending', '1'));
  const before = server.log('access').length;
  await page.goto('/');
  await expectPath(page, '/login');
  // In the same document.
  await page.getByRole('button', { name: 'Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(VOUCHERS.email);
  await page.getByRole('button', { name: 'continua' }).click();
  await page.getByLabel('Password', { exact: true }).fill(VOUCHERS.password);
  await page.getByRole('button', { name: 'login', exact: true }).click();
  await expectPath(page, '/');
  const callsAfterSignIn = () => server.log('access').slice(before).split('/b2c/auth/login ')[1];
  await expect.poll(callsAfterSignIn).toContain('GET /b2c/navigation ');
  await expect.poll(callsAfterSignIn).toContain('GET /b2c/home ');
});

test.describe('with the app’s service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('a changed configuration shows in the cached page, which is not outdated by it', async ({ page }) => {
    const server = await startNginx(APP, APP_CONFIG);
    const open = async () => {
      // Where the address stays the same, the browser reloads, which asks the server.
      await page.goto('about:blank');
      await page.goto(`${server.origin}/login`);
      await expect(page.getByRole('button', { name: 'Email' })).toBeVisible();
    };
    const config = () => page.locator('#config').textContent();
    try {
      await open();
      expect(await config()).toContain('"Pausa"');
      await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
      await open();
      expect(await config()).toBe('');
      await expect(page).toHaveTitle('Accedi · Pausa');
      // Another page of the server has no sign-in in it: it is of the same version all the same.
      await page.goto(`${server.origin}/login-with-email`);
      await page.waitForLoadState('networkidle');
      expect(await config()).toBe('');
      expect(await page.evaluate(() => caches.keys())).not.toContain('pausa-outdated');
      server.configure({ ...APP_CONFIG, productName: 'Mensa' });
      await expect.poll(() => open().then(() => page.title())).toBe('Accedi · Mensa');
      expect(await config()).toBe('');
      expect(await page.evaluate(() => caches.keys())).not.toContain('pausa-outdated');
      // A reload comes from the server, with its configuration, which the worker then stores.
      server.configure({ ...APP_CONFIG, productName: 'Bistrot' });
      await page.reload();
      await expect(page).toHaveTitle('Accedi · Bistrot');
      const stored = () => page.evaluate(async () => (await (await caches.match('/config.json'))?.json())?.productName);
      await expect.poll(stored).toBe('Bistrot');
      // Nobody is signed in, and the sign-in asks for nothing.
      expect(server.log('access')).not.toContain('/b2c/');
    } finally {
      await server.stop();
    }
  });
});
