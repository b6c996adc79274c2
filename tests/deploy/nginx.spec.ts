/** The build behind nginx with the shipped configuration: headers, caching, deep links, and journeys under its policies. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIResponse } from '@playwright/test';
import { APP_CONFIG } from '../../sandbox/config.ts';
import { expect, expectPath, heading, ledger, want } from '../support/journey.ts';
import { startNginx } from '../support/nginx.ts';
import { APP, DEMO, MENU, PHONE, signInByForm } from '../support/test.ts';
import { addCard, expectCardForm, fillCard, savedInstruments, test as base } from '../support/vendors.ts';

const test = base.extend<object, { nginx: string }>({
  nginx: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright takes the needed fixtures from the pattern
    async ({}, use) => {
      const { origin, stop } = await startNginx(APP, APP_CONFIG);
      await use(origin);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, use) => use(nginx),
});
test.use({ viewport: PHONE });

const { version: VERSION } = JSON.parse(readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8')) as {
  version: string;
};
const ID = '00000000-0000-4000-9000-000000000001';
const FRAMABLE = `/iframe-menu/${MENU}`;
/** Every address of both specifications. */
const ROUTES = [
  '/',
  '/code',
  '/me',
  '/login',
  '/login-with-email',
  '/login-with-token',
  '/privacy-policy',
  '/code-landing',
  '/code-landing/milano1',
  '/selling-area/milano-1',
  '/selling-area/milano-1/cart',
  '/locker-selling-order/ordine-1001',
  '/lista-ordini',
  '/wallet',
  '/wallet/recharge',
  `/wallet/recharge/${ID}`,
  '/payment',
  `/payment/${ID}`,
  '/payment/payment-options/definedAmountMethod',
  '/payment/integration/edenred_ticket/add',
  '/payment/integration/edenred_ticket/add/confirm',
  `/payment/integration/edenred_ticket/pay/${ID}`,
  '/payment/integration/braintree_cc/add',
  `/payment/integration/braintree_cc/3dsecure-flow/${ID}`,
  '/payment/integration/braintree_paypal/add',
  `/payment/integration/braintree_paypal/device_data/${ID}`,
  `/payment/integration/pellegrini/pay/${ID}`,
  `/payment/integration/sodexo/pay/${ID}`,
  '/payment/integration/satispay_standard/add',
  `/payment/integration/satispay_ticket/pay/${ID}`,
  '/coffee/selling-area/caffe-5',
  `/coffee/selling-order/${ID}`,
  '/coffee/collect-nick-name',
  '/coffee/insufficient-fund',
  `/menu/${MENU}`,
  `/screen-menu/${MENU}`,
  FRAMABLE,
];
const CARD = '/payment/integration/braintree_cc/';
const PAYPAL = '/payment/integration/braintree_paypal/';

const header = (answer: APIResponse, name: string) => answer.headers()[name];

/** What a directive allows. */
function directive(answer: APIResponse, name: string): string[] {
  const found = (header(answer, 'content-security-policy') ?? '').split('; ').find((part) => part.startsWith(`${name} `));
  return found === undefined ? [] : found.split(' ').slice(1);
}

test('35 of 37 addresses refuse framing; each is the app, under its policy', async ({ request }) => {
  expect(ROUTES).toHaveLength(37);
  const framable: string[] = [];
  for (const path of ROUTES) {
    await test.step(path, async () => {
      const answer = await request.get(path);
      expect([answer.status(), header(answer, 'content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain('<div id="app"');
      expect(header(answer, 'cache-control')).toBe('no-cache');
      expect(header(answer, 'strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(header(answer, 'referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(header(answer, 'x-content-type-options')).toBe('nosniff');
      const [ancestors] = directive(answer, 'frame-ancestors');
      if (ancestors !== "'none'") framable.push(`${path} ${ancestors}`);

      const hasVendor = path.startsWith(CARD) || path.startsWith(PAYPAL);
      expect(directive(answer, 'default-src')).toEqual(["'none'"]);
      if (!hasVendor) {
        expect(directive(answer, 'script-src')).toEqual(["'self'"]);
        expect(directive(answer, 'frame-src')).toEqual(["'self'"]);
        expect(directive(answer, 'connect-src')).toEqual(["'self'"]);
        expect(directive(answer, 'img-src')).toEqual(["'self'", 'data:']);
      }
      expect(directive(answer, 'style-src')).toEqual(["'self'"]);
      expect(directive(answer, 'style-src-attr')).toEqual(hasVendor ? ["'unsafe-inline'"] : []);
      const isMenu = /^\/((iframe|screen)-)?menu\//.test(path);
      expect(header(answer, 'permissions-policy')).toBe(`camera=${isMenu || hasVendor ? '()' : '(self)'}, geolocation=(), microphone=()`);
    });
  }
  // Players of signage frame a screen.
  expect(framable).toEqual([`/screen-menu/${MENU} *`, `${FRAMABLE} *`]);

  const card = await request.get(`${CARD}add`);
  expect(directive(card, 'frame-src')).toContain('https://assets.braintreegateway.com');
  expect(directive(card, 'script-src')).toEqual(["'self'", 'https://*.cardinalcommerce.com']);
  const paypal = await request.get(`${PAYPAL}add`);
  expect(directive(paypal, 'script-src')).toContain('https://www.paypal.com');
  expect(directive(paypal, 'frame-src')).not.toContain('https://assets.braintreegateway.com');
});

test('a provider’s other hosts of pictures are in the policy of every page', async () => {
  const { origin, stop } = await startNginx(APP, APP_CONFIG, { PAUSA_IMG_SRC: ' https://cdn.example.it' });
  try {
    for (const path of ['/', FRAMABLE, `${PAYPAL}add`]) {
      const policy = (await fetch(origin + path)).headers.get('content-security-policy');
      expect(policy, path).toContain("; img-src 'self' data: https://cdn.example.it");
    }
  } finally {
    await stop();
  }
});

test('the policies are those under which every other journey runs', async ({ request, playwright }) => {
  const sandbox = await playwright.request.newContext({ baseURL: APP });
  for (const path of ['/', `${CARD}add`, `${PAYPAL}add`, FRAMABLE, `/menu/${MENU}`]) {
    const parts = async (context: typeof request) =>
      (header(await context.get(path), 'content-security-policy') ?? '').split('; ').toSorted();
    expect(await parts(request), path).toEqual(await parts(sandbox));
  }
  await sandbox.dispose();
});

test('files: hashed ones for ever, packed; missing ones are missing; elements for everybody', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const answer = await request.get(script, { headers: { 'accept-encoding': 'gzip' } });
  expect([answer.status(), header(answer, 'cache-control'), header(answer, 'content-encoding')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'gzip',
  ]);
  expect(header(answer, 'content-security-policy')).toBeUndefined();
  const worker = await request.get('/service-worker.js');
  expect([worker.status(), header(worker, 'cache-control'), header(worker, 'content-security-policy')]).toEqual([
    200,
    'no-cache',
    undefined,
  ]);
  expect((await request.get('/assets/missing-AbCdEf12.js')).status()).toBe(404);
  expect((await request.get('/config.json.bak')).status()).toBe(404);
  const config = await request.get('/config.json');
  expect([config.status(), header(config, 'cache-control'), header(config, 'content-type')]).toEqual([200, 'no-cache', 'application/json']);
  expect((await request.get('/brand/logo.svg')).status()).toBe(200);

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
  expect([embed.status(), header(embed, 'cross-origin-resource-policy'), header(embed, 'x-content-type-options')]).toEqual([
    200,
    'cross-origin',
    'nosniff',
  ]);
  expect(await cachingOf('/embed.js')).toEqual([200, '*', 'no-cache']);
  for (const file of ['menu.js', 'menu.js.map', 'embed.js', 'sri.json']) {
    expect(await cachingOf(`/elements/${VERSION}/${file}`), file).toEqual([200, '*', 'public, max-age=31536000, immutable']);
  }
  expect(await cachingOf('/elements/latest/menu.js')).toEqual([200, '*', 'no-cache']);
  // Nobody remembers for a year that a version was not there yet.
  expect(await cachingOf('/elements/99.0.0/menu.js')).toEqual([404, '*', undefined]);
  // Below /elements/ lies nothing else.
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
