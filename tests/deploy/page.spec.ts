/** The page behind the shipped nginx has the configuration in itself, and its header names its first calls. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { APP_CONFIG } from '../../sandbox/config.ts';
import { expect, expectPath } from '../support/journey.ts';
import { behindNginx, startNginx } from '../support/nginx.ts';
import { APP, DEMO, MENU, PHONE, signInByForm, test as base, VOUCHERS } from '../support/test.ts';

const test = base.extend(behindNginx);
test.use({ viewport: PHONE });

test('the first calls are on their way with the page, and each is made once; the configuration is in the page', async ({
  page,
  server,
}) => {
  /** What the page's header names, and what the log then has of the back end and of the configuration. */
  const arriveAt = async (path: string): Promise<readonly [link: string | null, asked: readonly string[]]> => {
    const before = server.log('access').length;
    const answer = await page.goto(path);
    await page.waitForLoadState('networkidle');
    const log = server.log('access').slice(before);
    return [
      (await answer?.headerValue('link')) ?? null,
      Array.from(log.matchAll(/"[A-Z]+ (\/b2c\/\S+|\/\S*config\S*) /g), ([, call = '']) => call),
    ];
  };
  const preload = (call: string) => `</b2c/${call}>; rel=preload; as=fetch; crossorigin=use-credentials`;
  // A menu has no session, and the browser would make the call with cookies.
  expect(await arriveAt(`/menu/${MENU}`)).toEqual([null, [`/b2c/menu/uuid/${MENU}`]]);
  expect(await arriveAt('/login')).toEqual([null, []]);
  await signInByForm(page, DEMO);
  await page.waitForLoadState('networkidle');
  for (const [path, ...calls] of [
    ['/', 'navigation', 'home'],
    ['/selling-area/milano-1', 'navigation', 'locker/selling-area/milano-1'],
    ['/lista-ordini', 'navigation'],
  ] as const) {
    const [link, asked] = await arriveAt(path);
    expect(link).toBe(calls.map(preload).join(', '));
    const times = (call: string) => asked.filter((each) => each === `/b2c/${call}`);
    for (const call of calls) expect(times(call), `${call} of ${path}`).toHaveLength(1);
    expect(asked).not.toContainEqual(expect.stringContaining('config'));
  }
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

test('only a browser that hands their answers over is told the first calls', async ({ request }) => {
  const linkFor = async (agent: string) => (await request.get('/', { headers: { 'user-agent': agent } })).headers()['link'];
  const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  expect(await linkFor(`Mozilla/5.0 (Linux; Android 15) ${webKit} Chrome/150.0.0.0 Mobile Safari/537.36`)).toContain('</b2c/navigation>');
  for (const agent of [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${webKit} Version/26.1 Mobile/15E148 Safari/604.1`,
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${webKit} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ])
    expect(await linkFor(agent), agent).toBeUndefined();
});

test('the browser keeps no answer to such a call, whatever the back end says; the other answers keep its word', async () => {
  const backEnd = createServer((request, response) => {
    response.statusCode = request.url === '/b2c/home' ? 404 : 200;
    response.setHeader('Cache-Control', 'private');
    response.setHeader('Last-Modified', 'Wed, 01 Jan 2020 00:00:00 GMT').end('{}');
  });
  await new Promise<void>((resolve) => void backEnd.listen(0, '127.0.0.1', resolve));
  const server = await startNginx(`http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`, APP_CONFIG);
  try {
    const caching = async (path: string) => (await fetch(server.origin + path)).headers.get('cache-control');
    for (const path of ['navigation', 'home', 'locker/selling-area/milano-1', 'coffee/selling-area/bar-1/configs'])
      expect(await caching(`/b2c/${path}`), path).toBe('private, no-store');
    for (const path of ['wallet/', `menu/uuid/${MENU}`, 'locker/selling-area/milano-1/picture'])
      expect(await caching(`/b2c/${path}`), path).toBe('private');
  } finally {
    await server.stop();
    backEnd.close();
  }
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

test('after a sign-out that the server has not heard of, nobody gets what the page’s header asked for', async ({ page, server }) => {
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
      // No cached page asks for what the header of its own address names.
      expect(server.log('access')).not.toContain('/b2c/');
    } finally {
      await server.stop();
    }
  });
});
