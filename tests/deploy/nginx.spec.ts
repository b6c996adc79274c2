/** The build behind nginx with the shipped configuration: headers, caching, deep links, and journeys under its policies. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIResponse } from '@playwright/test';
import { APP_CONFIG } from '../../sandbox/config.ts';
import { expect, expectPath, heading, ledger, want } from '../support/journey.ts';
import { ancestorsOf, askRaw, FRAMABLE, LOOKALIKES, UNFRAMABLE } from '../support/addresses.ts';
import { behindNginx, freePort, startNginx } from '../support/nginx.ts';
import { APP, DEMO, MENU, PHONE, signInByForm } from '../support/test.ts';
import { addCard, expectCardForm, fillCard, savedInstruments, test as base } from '../support/vendors.ts';

const test = base.extend(behindNginx);
test.use({ viewport: PHONE });

const { version: VERSION } = JSON.parse(readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8')) as {
  version: string;
};
const CARD = '/payment/integration/braintree_cc/';
const PAYPAL = '/payment/integration/braintree_paypal/';

const header = (answer: APIResponse, name: string) => answer.headers()[name];

/** The sources that a directive allows. */
function directive(answer: APIResponse, name: string): string[] {
  const found = (header(answer, 'content-security-policy') ?? '').split('; ').find((part) => part.startsWith(`${name} `));
  return found === undefined ? [] : found.split(' ').slice(1);
}

test('each address is the app, under its policy', { tag: '@quick' }, async ({ request }) => {
  expect(UNFRAMABLE).toHaveLength(34);
  const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  for (const path of [...UNFRAMABLE, ...FRAMABLE]) {
    await test.step(path, async () => {
      const answer = await request.get(path);
      expect([answer.status(), header(answer, 'content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const page = await answer.text();
      expect(page).toContain('<div id="app"');
      expect(header(answer, 'cache-control')).toBe('no-cache');

      const hasVendor = path.startsWith(CARD) || path.startsWith(PAYPAL);
      expect(directive(answer, 'default-src')).toEqual(["'none'"]);
      const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
      const scripts = Array.from(page.matchAll(/<script>([^]*?)<\/script>/g), ([, script = '']) => hashOf(script));
      expect(scripts.length).toBe(path === '/login' ? 2 : 1);
      expect(directive(answer, 'script-src')).toEqual(expect.arrayContaining(["'self'", ...scripts]));
      if (!hasVendor) {
        expect(directive(answer, 'script-src').filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
        expect(directive(answer, 'frame-src')).toEqual(["'self'"]);
        expect(directive(answer, 'connect-src')).toEqual(["'self'"]);
        expect(directive(answer, 'img-src')).toEqual(["'self'", 'data:']);
      }
      expect(directive(answer, 'style-src')).toEqual(["'self'", hashOf(style)]);
      expect(directive(answer, 'style-src-attr')).toEqual(hasVendor ? ["'unsafe-inline'"] : []);
      const isMenu = /^\/((iframe|screen)-)?menu\//.test(path);
      expect(header(answer, 'permissions-policy')).toBe(`camera=${isMenu || hasVendor ? '()' : '(self)'}, geolocation=(), microphone=()`);
      // Partners redirect the window that the app has opened to these pages, which need their opener.
      const isReturn = /\/(edenred_ticket\/add\/confirm|satispay_standard\/add|satispay_ticket\/pay\/.+)$/.test(path);
      expect(header(answer, 'cross-origin-opener-policy')).toBe(
        isReturn || FRAMABLE.includes(path) ? undefined : 'same-origin-allow-popups',
      );
    });
  }

  const card = await request.get(`${CARD}add`);
  expect(directive(card, 'frame-src')).toContain('https://assets.braintreegateway.com');
  const hosts = directive(card, 'script-src').filter((source) => !source.startsWith("'sha256-"));
  expect(hosts).toEqual(["'self'", 'https://*.cardinalcommerce.com']);
  const paypal = await request.get(`${PAYPAL}add`);
  expect(directive(paypal, 'script-src')).toContain('https://www.paypal.com');
  expect(directive(paypal, 'frame-src')).not.toContain('https://assets.braintreegateway.com');
});

test(
  'menus may be framed, by their exact address; nothing that looks like one, and no other page',
  { tag: '@quick' },
  async ({ server }) => {
    const framed = async (origin: string) => {
      const allowed: string[] = [];
      for (const path of [...FRAMABLE, ...UNFRAMABLE, ...LOOKALIKES]) {
        const { headers } = await askRaw(origin, path);
        const ancestors = ancestorsOf(headers);
        if (ancestors === '*') allowed.push(path);
        // An address that cannot be decoded is no page of the app.
        else if (headers['content-type']?.startsWith('text/html')) expect(ancestors, path).toBe("'none'");
      }
      return allowed;
    };
    expect(await framed(server.origin)).toEqual(FRAMABLE);
    expect(await framed(APP)).toEqual(FRAMABLE);
  },
);

test('HSTS, Referrer-Policy and nosniff stand on every kind of answer, once', async ({ request }) => {
  const built = readdirSync(fileURLToPath(new URL('../../dist/app/assets', import.meta.url)));
  const named = (pattern: RegExp) => `/assets/${built.find((name) => pattern.test(name)) ?? ''}`;
  const answers: readonly (readonly [path: string, status: number])[] = [
    ['/', 200],
    ['/index.html', 200],
    ['/iframe-menu/a/b', 200],
    [named(/\.css$/), 200],
    [named(/\.worker-[\w-]+\.js$/), 200],
    [named(/\.wasm$/), 200],
    ['/assets/missing-AbCdEf12.js', 404],
    ['/service-worker.js', 200],
    ['/screen-worker.js', 200],
    ['/config.json', 200],
    ['/brand/logo.svg', 200],
    ['/brand/missing', 404],
    ['/embed.js', 200],
    ['/elements/menu.js', 200],
    ['/elements/config.json', 200],
    [`/elements/${VERSION}/menu.js`, 200],
    ['/elements/missing.js', 404],
    [`/b2c/menu/uuid/${MENU}`, 200],
    ['/b2c/home', 401],
    ['/b2c/missing', 404],
    // A proxy that a deployment adds, such as the one for the identity provider's pages.
    ['/sandbox/', 200],
    ['/sandbox', 308],
  ];
  for (const [path, status] of answers) {
    await test.step(path, async () => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      const valuesOf = (name: string) =>
        answer
          .headersArray()
          .filter((entry) => entry.name.toLowerCase() === name)
          .map(({ value }) => value);
      expect(valuesOf('strict-transport-security')).toEqual(['max-age=63072000; includeSubDomains']);
      expect(valuesOf('referrer-policy')).toEqual(['strict-origin-when-cross-origin']);
      expect(valuesOf('x-content-type-options')).toEqual(['nosniff']);
    });
  }
  // The back end's answers keep their own policies, and nginx adds none of the pages' policies.
  const panel = await request.get('/sandbox/');
  expect(directive(panel, 'style-src')).toEqual(["'unsafe-inline'"]);
  for (const path of ['/sandbox/', '/b2c/home']) {
    const { 'permissions-policy': permissions, 'cross-origin-opener-policy': opener } = (await request.get(path)).headers();
    expect([permissions, opener], path).toEqual([undefined, undefined]);
  }
});

test('an identifier may have a dot, as it does behind the sandbox', async ({ request, playwright }) => {
  const sandbox = await playwright.request.newContext({ baseURL: APP });
  for (const path of [
    '/selling-area/milano.1',
    '/selling-area/milano.1/cart',
    '/locker-selling-order/2026.11',
    '/payment/a.b',
    '/wallet/recharge/a.b',
    '/coffee/selling-area/piano.2',
    '/coffee/selling-order/a.b',
    '/code-landing/AB.1',
  ]) {
    for (const host of [request, sandbox]) {
      const answer = await host.get(path);
      expect([answer.status(), header(answer, 'content-type')], path).toEqual([200, 'text/html; charset=utf-8']);
    }
  }
  for (const path of ['/index.php', '/wp-login.php', '/lista-ordini.html', '/wallet/.env', '/me/a.b'])
    for (const host of [request, sandbox]) expect((await host.get(path)).status(), path).toBe(404);
  await sandbox.dispose();
});

test('what a host is asked for by a known name', async ({ request }) => {
  const answers: Record<string, unknown> = {};
  for (const path of [
    '/.git/config',
    '/.env',
    '/wallet/.ssh/id_rsa',
    '/.well-known/none',
    '/.well-known/change-password',
    '/robots.txt',
    '/favicon.ico',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    answers[path] = [
      answer.status(),
      header(answer, 'location')?.replace(/^http:\/\/localhost(:\d+)?/, '') ?? header(answer, 'content-type'),
    ];
  }
  expect(answers).toEqual({
    '/.git/config': [404, 'text/html; charset=utf-8'],
    '/.env': [404, 'text/html; charset=utf-8'],
    '/wallet/.ssh/id_rsa': [404, 'text/html; charset=utf-8'],
    '/.well-known/none': [404, 'text/html; charset=utf-8'],
    '/.well-known/change-password': [302, '/login-with-email'],
    '/robots.txt': [200, 'text/plain; charset=utf-8'],
    '/favicon.ico': [404, 'text/html; charset=utf-8'],
  });
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /b2c/\n');
});

test('HTTP leads to HTTPS, with its whole address; a certificate can be renewed', async ({ request }) => {
  const http = `http://localhost:${await freePort()}`;
  const server = await startNginx(APP, APP_CONFIG, { PAUSA_LISTEN_HTTP: new URL(http).host.replace('localhost', '127.0.0.1') });
  try {
    for (const path of ['/', '/selling-area/milano-1?x=1', '/b2c/locker/selling-order/confirm']) {
      const answer = await request.get(`${http}${path}`, { maxRedirects: 0 });
      expect([answer.status(), header(answer, 'location')]).toEqual([308, `https://localhost${path}`]);
    }
    expect((await request.get(`${http}/.well-known/acme-challenge/none`, { maxRedirects: 0 })).status()).toBe(404);
  } finally {
    await server.stop();
  }
});

test('a picture is no page: it has a policy of its own, and is drawn', async ({ page, request }) => {
  const policiesOf = async (path: string) =>
    (await request.get(path))
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
      .map(({ value }) => value);
  const own = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
  expect(await policiesOf('/brand/logo.svg')).toEqual([own]);
  expect(await policiesOf('/brand/touch-icon.png')).toEqual([own]);
  // The back end's own stands beside it.
  expect(await policiesOf('/sandbox/pictures/caffe-espresso.svg')).toContain(own);
  await page.goto(`/menu/${MENU}`);
  const sizes = () => page.evaluate(() => Array.from(document.images, ({ naturalWidth }) => naturalWidth));
  await expect.poll(async () => (await sizes()).some((size) => size > 0)).toBe(true);
});

test('the log has no e-mail address and no code of an e-mail, also when the back end is down', async () => {
  const server = await startNginx('http://127.0.0.1:9', APP_CONFIG);
  try {
    const secret =
      '/login-with-token?mode=resetPassword&oobCode=SEGRETO-1&continueUrl=http%3A%2F%2Flocalhost%2F%3Femail%3Dmario.rossi%40example.it';
    const ask = (path: string) => fetch(server.origin + path, { headers: { referer: server.origin + secret } });
    const [script] = readdirSync(fileURLToPath(new URL('../../dist/app/assets', import.meta.url)));
    for (const path of [
      secret,
      '/login?email=mario.rossi%40example.it&redirect_to=%2F',
      '/b2c/check-domain/mario.rossi%40example.it',
      '/b2c/check-domain/mario.rossi@example.it?x=SEGRETO-1',
      '/b2c/check-domain/mario.rossi',
      '/x/mario.rossi@example.it/y',
      '/x/mario.rossi%2540example.it',
      '/b2c/wallet/',
      `/assets/${script ?? ''}`,
      '/assets/missing-AbCdEf12.js',
      '/brand/missing.svg',
      '/',
    ])
      await ask(path);
    await expect.poll(() => server.log('access')).toContain('"GET / HTTP/1.1" 200');
    const access = server.log('access');
    // The lines before these come from the start, which waits until the server answers.
    const lines = access.trim().split('\n').slice(-12);
    expect(lines.map((line) => /"GET (\S+) HTTP\/1\.1" (\d+)/.exec(line)?.slice(1).join(' '))).toEqual([
      '/login-with-token 200',
      '/login 200',
      '/b2c/check-domain/* 502',
      '/b2c/check-domain/* 502',
      '/b2c/check-domain/* 502',
      '/x/* 200',
      '/x/* 404',
      '/b2c/wallet/ 502',
      `/assets/${script ?? ''} 200`,
      '/assets/missing-AbCdEf12.js 404',
      '/brand/missing.svg 404',
      '/ 200',
    ]);
    for (const log of [access, server.log('error')]) expect(log).not.toMatch(/SEGRETO|mario|rossi|@|%40/i);
  } finally {
    await server.stop();
  }
});

test('a provider’s other hosts of pictures are in the policy of every page', async () => {
  const { origin, stop } = await startNginx(APP, APP_CONFIG, { PAUSA_IMG_SRC: ' https://cdn.example.it' });
  try {
    for (const path of ['/', `/iframe-menu/${MENU}`, `${PAYPAL}add`]) {
      const policy = (await fetch(origin + path)).headers.get('content-security-policy');
      expect(policy, path).toContain("; img-src 'self' data: https://cdn.example.it");
    }
  } finally {
    await stop();
  }
});

test('the policies are those under which every other journey runs', async ({ request, playwright }) => {
  const sandbox = await playwright.request.newContext({ baseURL: APP });
  for (const path of ['/', `${CARD}add`, `${PAYPAL}add`, `/iframe-menu/${MENU}`, `/menu/${MENU}`, '/iframe-menu/a/b', ...UNFRAMABLE]) {
    const parts = async (context: typeof request) => {
      const headers = (await context.get(path)).headers();
      const policy = (headers['content-security-policy'] ?? '').split('; ').toSorted();
      return [policy, headers['permissions-policy'], headers['cross-origin-opener-policy']];
    };
    expect(await parts(request), path).toEqual(await parts(sandbox));
  }
  await sandbox.dispose();
});

test('files: hashed ones for ever, packed; missing ones are missing; elements for everybody', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const script = /src="(\/assets\/app-[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const answer = await request.get(script, { headers: { 'accept-encoding': 'gzip' } });
  expect([answer.status(), header(answer, 'cache-control'), header(answer, 'content-encoding')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'gzip',
  ]);
  // A frame with `sandbox` and without `allow-same-origin` has no origin of its own.
  expect(header(answer, 'access-control-allow-origin')).toBe('*');
  expect(header(answer, 'content-security-policy')).toBeUndefined();
  expect(await (await request.get(header(answer, 'sourcemap') ?? '')).json()).toMatchObject({ version: 3 });
  expect(header(await request.get('/'), 'sourcemap')).toBeUndefined();
  const worker = await request.get('/service-worker.js');
  expect([worker.status(), header(worker, 'cache-control'), header(worker, 'content-security-policy')]).toEqual([
    200,
    'no-cache',
    undefined,
  ]);
  expect((await request.get('/assets/missing-AbCdEf12.js')).status()).toBe(404);
  expect((await request.get('/config.json.bak')).status()).toBe(404);
  const config = await request.get('/config.json');
  expect([
    config.status(),
    header(config, 'access-control-allow-origin'),
    header(config, 'cache-control'),
    header(config, 'content-type'),
  ]).toEqual([200, '*', 'no-cache', 'application/json']);
  expect((await request.get('/brand/logo.svg')).status()).toBe(200);
  const shared = await request.get('/elements/config.json');
  expect(await shared.json()).toEqual(await config.json());
  expect([
    shared.status(),
    header(shared, 'access-control-allow-origin'),
    header(shared, 'cross-origin-resource-policy'),
    header(shared, 'cache-control'),
    header(shared, 'content-type'),
  ]).toEqual([200, '*', 'cross-origin', 'public, max-age=300', 'application/json']);

  const element = await request.get('/elements/menu.js');
  expect([
    element.status(),
    header(element, 'access-control-allow-origin'),
    header(element, 'cross-origin-resource-policy'),
    header(element, 'cache-control'),
  ]).toEqual([200, '*', 'cross-origin', 'no-cache']);
  const chunk = /from\s*"\.\/(chunks\/[^"]+\.js)"/.exec(await element.text())?.[1] ?? '';
  const loaded = await request.get(`/elements/${chunk}`);
  expect([loaded.status(), header(loaded, 'access-control-allow-origin'), header(loaded, 'cache-control')]).toEqual([
    200,
    '*',
    'public, max-age=31536000, immutable',
  ]);
  const cachingOf = async (path: string) => {
    const { status, headers } = await request.get(path).then((file) => ({ status: file.status(), headers: file.headers() }));
    return [status, headers['access-control-allow-origin'], headers['cache-control']];
  };
  const embed = await request.get('/embed.js');
  expect([embed.status(), header(embed, 'cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
  expect(await cachingOf('/embed.js')).toEqual([200, '*', 'no-cache']);
  for (const file of ['menu.js', 'menu.js.map', 'embed.js', 'sri.json']) {
    expect(await cachingOf(`/elements/${VERSION}/${file}`), file).toEqual([200, '*', 'public, max-age=31536000, immutable']);
  }
  expect(await cachingOf('/elements/latest/menu.js')).toEqual([200, '*', 'no-cache']);
  // A 404 for a version that is not there yet must not be cached for a year.
  expect(await cachingOf('/elements/99.0.0/menu.js')).toEqual([404, '*', undefined]);
  // Below /elements/ there is nothing else.
  expect((await request.get('/elements/../../package.json')).status()).not.toBe(200);
  expect((await request.get('/elements/..%2fapp/index.html')).status()).not.toBe(200);
});

test('the decoder’s worker alone may compile wasm', async ({ request }) => {
  const built = readdirSync(fileURLToPath(new URL('../../dist/app/assets', import.meta.url)));
  const worker = built.find((name) => /\.worker-[\w-]+\.js$/.test(name));
  const wasm = built.find((name) => name.endsWith('.wasm'));
  const answer = await request.get(`/assets/${worker}`);
  expect(header(await request.get(`/assets/${wasm}`), 'content-type')).toBe('application/wasm');
  expect(answer.status()).toBe(200);
  expect(directive(answer, 'script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
});

test('a purchase, without a violation of the policy', async ({ page, sandbox }) => {
  await signInByForm(page, DEMO);
  await page.goto('/selling-area/milano-1');
  await want(page, 'Penne al pesto con mozzarella').click();
  await page.getByRole('link', { name: /Il tuo ordine/ }).click();
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Apertura Frigo in corso|Completato/ })).toBeVisible();
  expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 640 }]);
});

test('a card is added through the vendor’s own fields, without a violation of the policy', async ({ page }) => {
  test.setTimeout(60_000);
  await signInByForm(page, DEMO);
  await page.goto('/payment');
  await page.getByRole('link', { name: /Aggiungi nuovo/ }).click();
  await page.getByRole('button', { name: /Carta di credito o debito/ }).click();
  await expectCardForm(page);
  await fillCard(page);
  await addCard(page).click();
  await expectPath(page, '/payment');
  expect(await savedInstruments(page, 'braintree_cc')).toContain('Carta •••• 1111');
});

test('an address from outside opens its screen, and Back leads into the app', async ({ page }) => {
  await signInByForm(page, DEMO);
  await page.goto('/wallet');
  await expect(heading(page, 'Portafoglio', 1)).toBeVisible();
  await page.goBack();
  await expectPath(page, '/');
});
