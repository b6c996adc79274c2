/** Tests the kit with deliberately wrong servers. Its own check must report each planted deviation, and no other check. */
import { describe, expect, test } from 'vitest';
import { CHECKS } from './checks/index.ts';
import { EVERYTHING, fetchWith, ID_TOKEN, type JsonReport, newB2c, ORIGIN, type Plant, reportOf } from './test-kit.ts';

const pathOf = (request: Request): string => new URL(request.url).pathname.slice(1);
const hasSession = (request: Request): boolean => /pausa_session=[0-9a-f]/.test(request.headers.get('cookie') ?? '');
const matches = (request: Request, call: string): boolean => {
  const [method = '', path = ''] = call.split(' ');
  return request.method === method && new RegExp(`^${path.replaceAll('*', '[^/]+')}$`).test(pathOf(request));
};

/** A server on which only this call is wrong. */
const at =
  (call: string, wrong: Plant): Plant =>
  (request, answer, b2c) =>
    matches(request, call) ? wrong(request, answer, b2c) : answer();

type Json = Record<string, unknown>;
// oxlint-disable-next-line typescript/no-explicit-any -- a plant reaches into answers of every shape
type Loose = any;

const json = (value: unknown, status = 200, headers: HeadersInit = { 'content-type': 'application/json' }) =>
  new Response(JSON.stringify(value), { status, headers });

/** The answer with another body, if it is a 200. */
const withBody =
  (change: (body: Loose, request: Request) => unknown): Plant =>
  async (request, answer) => {
    const right = await answer();
    if (right.status !== 200) return right;
    const body = (await right.json()) as Json;
    return json(change(body, request) ?? body, 200, right.headers);
  };

const withHeaders =
  (change: (headers: Headers, status: number) => void): Plant =>
  async (_, answer) => {
    const right = await answer();
    const headers = new Headers(right.headers);
    change(headers, right.status);
    return new Response(right.body, { status: right.status, headers });
  };

/** The same for requests that carry a session. */
const signedIn =
  (wrong: Plant): Plant =>
  (request, answer, b2c) =>
    hasSession(request) ? wrong(request, answer, b2c) : answer();

const page = (status: number) =>
  new Response('<!doctype html><title>Accedi</title>', {
    status,
    headers: { 'content-type': 'text/html', location: 'https://login.example/' },
  });

const bodyOf = (request: Request): Promise<Loose> => request.clone().json() as Promise<Loose>;
const edited = (request: Request, change: object): Promise<Request> =>
  bodyOf(request).then(
    (body) => new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify({ ...body, ...change }) }),
  );

const EDIT = 'POST b2c/locker/selling-order/edit-item';
const AREA = 'GET b2c/locker/selling-area/milano-1';
const MENU = 'GET b2c/menu/uuid/00000000-0000-4000-8000-000000000001';
const CONFIRM = 'POST b2c/locker/selling-order/confirm';
const COFFEE = 'POST b2c/coffee/selling-area/*/confirm';

/** A server without support for idempotency keys. */
const withoutNames = (call: string): Plant =>
  at(call, (request, answer) => {
    const nameless = new Request(request);
    nameless.headers.delete('idempotency-key');
    return answer(nameless);
  });

/** Every edit answers a total that differs by so many cents. */
const withTotal = (cents: number) =>
  withBody((body) => {
    const order = body.lockerSellingOrder;
    if (order !== null) order.totalWithTax = Math.round(order.totalWithTax * 100 + cents) / 100;
  });

/** the deviation · the check that reports it · the call in the report · the finding in the report */
const PLANTS: readonly (readonly [what: string, plant: Plant, check: string, call: string, found: string])[] = [
  // Session
  [
    'data for strangers',
    at('GET b2c/wallet/', (request, answer) => (hasSession(request) ? answer() : Promise.resolve(json({ balance: 3 })))),
    'session.stranger',
    'GET b2c/wallet/',
    '200',
  ],
  [
    'a redirect to a login page',
    at('GET b2c/home', async (request, answer) => (hasSession(request) ? answer() : page(302))),
    'session.stranger',
    'GET b2c/home',
    '302, a redirect',
  ],
  [
    'a login page with 200',
    at('GET b2c/info', async (request, answer) => (hasSession(request) ? answer() : page(200))),
    'session.stranger',
    'GET b2c/info',
    '200 with an HTML page',
  ],
  [
    'the body is judged before the session',
    at('POST b2c/wallet-recharge', async (request, answer) => (hasSession(request) ? answer() : json({ error: 'Bad Request' }, 400))),
    'session.stranger',
    'POST b2c/wallet-recharge',
    '400',
  ],
  [
    'a public call that asks for a session',
    at('GET b2c/code/milano1', async (request, answer) => (hasSession(request) ? answer() : json({ error: 'Unauthorized' }, 401))),
    'session.public.resolveCode',
    'GET b2c/code/{code}',
    '401',
  ],
  [
    'an ID token that nobody verifies',
    at('POST b2c/auth/login', async (request, answer) =>
      (await bodyOf(request)).authorizationF.startsWith('token of') ? answer() : json({}),
    ),
    'session.made-up',
    'POST b2c/auth/login',
    '200',
  ],
  [
    'a cookie that scripts can read',
    at(
      'POST b2c/auth/session-cookie',
      withHeaders((headers) => {
        const [cookie] = headers.getSetCookie();
        if (cookie !== undefined) headers.set('set-cookie', cookie.replace(' HttpOnly;', ''));
      }),
    ),
    'session.cookie',
    'POST b2c/auth/session-cookie',
    'a cookie without it',
  ],
  [
    'a logout that only forgets the cookie',
    at('GET b2c/auth/logout', async (request, answer) =>
      hasSession(request) ? json({}, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' }) : answer(),
    ),
    'session.sign-out',
    'GET b2c/navigation',
    '200',
  ],
  // Other origins
  [
    'every origin is sent back',
    async (request, answer) => {
      const right = await answer();
      const origin = request.headers.get('origin');
      if (origin !== null) {
        right.headers.set('access-control-allow-origin', origin);
        right.headers.set('access-control-allow-credentials', 'true');
      }
      return right;
    },
    'origins.foreign',
    'GET b2c/navigation',
    'Access-Control-Allow-Origin names it',
  ],
  [
    'a partner without credentials',
    at(
      'GET b2c/navigation',
      withHeaders((headers) => headers.delete('access-control-allow-credentials')),
    ),
    'origins.partner',
    'GET b2c/navigation',
    'another value, or none',
  ],
  [
    'caches mix up origins',
    at(
      'GET b2c/navigation',
      withHeaders((headers) => headers.delete('vary')),
    ),
    'origins.partner',
    'GET b2c/navigation',
    'another value, or none',
  ],
  [
    'a preflight that asks for a session',
    async (request, answer) =>
      request.method === 'OPTIONS' && !pathOf(request).startsWith('b2c/menu') ? json({ error: 'Unauthorized' }, 401) : answer(),
    'origins.preflight',
    'OPTIONS b2c/locker/selling-order/edit-item',
    '401',
  ],
  [
    'a preflight without our headers',
    async (request, answer) =>
      request.method === 'OPTIONS'
        ? withHeaders((headers) => headers.set('access-control-allow-headers', 'content-type'))(request, answer, {} as never)
        : answer(),
    'origins.preflight',
    'OPTIONS b2c/locker/selling-order/edit-item',
    'another value, or none',
  ],
  [
    'a menu for its own site only',
    at(
      'GET b2c/menu/uuid/*',
      withHeaders((headers) => headers.delete('access-control-allow-origin')),
    ),
    'origins.menu',
    'GET b2c/menu/uuid/{UUID}',
    'another value, or none',
  ],
  // Answers
  [
    'a number where a text belongs',
    at(
      'GET b2c/home',
      signedIn(
        withBody((body) => {
          body.sections[0].data.title = 7;
          body.sections[0].data.text = 7;
        }),
      ),
    ),
    'answer.getHome',
    'GET b2c/home',
    'a number',
  ],
  [
    'a field that is missing',
    at(
      'GET b2c/selling-order/list',
      signedIn(
        withBody((body) => {
          delete body.data[0]?.id;
        }),
      ),
    ),
    'answer.getOrders',
    'GET b2c/selling-order/list',
    'nothing: the field is missing',
  ],
  [
    'a word that the contract does not have',
    at(
      'GET b2c/coffee/selling-area/caffe-1/configs',
      signedIn(
        withBody((body) => {
          body.shop.status = 'Open';
        }),
      ),
    ),
    'answer.getCoffeeArea',
    'GET b2c/coffee/selling-area/{id}/configs',
    'another text',
  ],
  [
    'a 500',
    at(
      'GET b2c/privacy-policy',
      signedIn(async () => json({ error: 'Internal Server Error' }, 500)),
    ),
    'answer.getPrivacyConsent',
    'GET b2c/privacy-policy',
    '500',
  ],
  [
    'half a JSON',
    at(
      'GET b2c/payment-instrument/',
      signedIn(async () => new Response('{"instruments": [', { headers: { 'content-type': 'application/json' } })),
    ),
    'answer.getInstruments',
    'GET b2c/payment-instrument/',
    '200 without JSON',
  ],
  [
    'a connection that breaks',
    at(
      'GET b2c/payment/integration/edenred/edenred-ticket/login',
      signedIn(() => Promise.reject(new TypeError('reset'))),
    ),
    'answer.getEdenredLogin',
    'GET b2c/payment/integration/edenred/edenred-ticket/login',
    'no answer: the connection broke',
  ],
  // Form
  [
    'JSON that calls itself text',
    at('GET b2c/wallet-recharge', signedIn(withHeaders((headers) => headers.set('content-type', 'text/plain')))),
    'form.content-type',
    'GET b2c/wallet-recharge',
    'another Content-Type',
  ],
  [
    'a person’s data for every cache',
    at('GET b2c/wallet/', signedIn(withHeaders((headers) => headers.set('cache-control', 'public, max-age=60')))),
    'form.caching',
    'GET b2c/wallet/',
    'public: others may get it',
  ],
  [
    'nothing said about caches',
    at('GET b2c/home', signedIn(withHeaders((headers) => headers.delete('cache-control')))),
    'form.caching',
    'GET b2c/home',
    'no Cache-Control',
  ],
  [
    'a token with a refusal',
    at(
      'GET b2c/payment/*',
      signedIn(
        withHeaders((headers, status) => {
          if (status === 404) headers.set('authorization', 'Bearer secret-new-token');
        }),
      ),
    ),
    'form.token-status',
    'GET b2c/payment/{uuid}',
    'one with status 404',
  ],
  [
    'a new token that is not taken',
    at('GET b2c/home', signedIn(withHeaders((headers) => headers.set('authorization', 'Bearer secret-new-token')))),
    'form.token-renewal',
    'GET b2c/home',
    'a refusal',
  ],
  [
    'an amount with three decimals',
    at(
      'GET b2c/wallet/',
      signedIn(
        withBody((body) => {
          body.balance = 20.005;
        }),
      ),
    ),
    'form.amounts',
    'GET b2c/wallet/',
    'more of them',
  ],
  [
    'a balance below nothing',
    at(
      'GET b2c/wallet/',
      signedIn(
        withBody((body) => {
          body.balance = -3.2;
        }),
      ),
    ),
    'answer.getWallet',
    'GET b2c/wallet/',
    'another value',
  ],
  [
    'a dish among the others that has no price',
    at(
      AREA,
      signedIn(
        withBody((body) => {
          body.catalogue.items[39].price = null;
        }),
      ),
    ),
    'answer.getSellingArea',
    'GET b2c/locker/selling-area/{id}',
    'null',
  ],
  [
    'a name without end',
    at(
      MENU,
      withBody((body) => {
        body.title = 'a'.repeat(501);
      }),
    ),
    'answer.getMenu',
    'GET b2c/menu/uuid/{UUID}',
    'another value',
  ],
  [
    'a cart reckoned in floats',
    at(
      AREA,
      signedIn(
        withBody((body) => {
          body.cart.lockerSellingOrder &&= {
            ...body.cart.lockerSellingOrder,
            totalWithTax: body.cart.lockerSellingOrder.totalWithTax + 1e-10,
          };
        }),
      ),
    ),
    'form.amounts',
    'GET b2c/locker/selling-area/{id}',
    'more of them',
  ],
  [
    'a date without a time zone',
    at(
      'GET b2c/selling-order/list',
      signedIn(
        withBody((body) => {
          for (const order of body.data) order.created_at = '2026-03-05 12:55:00';
        }),
      ),
    ),
    'form.dates',
    'GET b2c/selling-order/list',
    'another text',
  ],
  [
    'a date without its zone',
    at(
      'GET b2c/selling-order/list',
      signedIn(
        withBody((body) => {
          for (const order of body.data) order.created_at = '2026-03-05T12:55:00';
        }),
      ),
    ),
    'form.dates',
    'GET b2c/selling-order/list',
    'another text',
  ],
  [
    'an internal link to another host',
    at(
      'GET b2c/navigation',
      signedIn(
        withBody((body) => {
          body.links[0].link = '//evil.example/';
        }),
      ),
    ),
    'form.links',
    'GET b2c/navigation',
    'another text',
  ],
  [
    'an external link without https',
    at(
      'GET b2c/payment/integration/edenred/edenred-ticket/login',
      signedIn(
        withBody((body) => {
          body.link = 'http://edenred.example/';
        }),
      ),
    ),
    'form.links',
    'GET b2c/payment/integration/edenred/edenred-ticket/login',
    'another text',
  ],
  [
    'a refusal as a page',
    at('GET b2c/menu/uuid/*', async (_, answer) => {
      const right = await answer();
      return right.status === 404 ? new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } }) : right;
    }),
    'form.errors',
    'GET b2c/menu/uuid/{UUID}',
    'an HTML page',
  ],
  [
    'a refusal with a stack trace',
    at(
      'GET b2c/coffee/selling-order/*/info',
      signedIn(async (_, answer) => {
        const right = await answer();
        return right.status === 404
          ? json({ error: 'Not Found', message: 'NotFound: no row\n    at findOrder (orders.js:12:3)' }, 404)
          : right;
      }),
    ),
    'form.errors',
    'GET b2c/coffee/selling-order/{id}/info',
    'something that nobody can be shown',
  ],
  // Identifiers
  [
    'nothing, and 200, for what is not there',
    at(
      'GET b2c/locker/selling-order/info/*',
      signedIn(async (request, answer) => {
        const right = await answer();
        return right.status === 404 && /info\/\w{1,64}$/.test(request.url) ? json({}) : right;
      }),
    ),
    'identifiers.unknown',
    'GET b2c/locker/selling-order/info/{id}',
    '200',
  ],
  [
    'a menu that is not there as a 500',
    at('GET b2c/menu/uuid/*', async (request, answer) => {
      const right = await answer();
      return right.status === 404 && /uuid\/[\w-]{36}$/.test(request.url) ? json({ error: 'Internal Server Error' }, 500) : right;
    }),
    'identifiers.unknown-public',
    'GET b2c/menu/uuid/{UUID}',
    '500',
  ],
  [
    'a quotation mark that reaches the database',
    async (request, answer) =>
      hasSession(request) && request.url.includes("'1'") && request.url.includes('/payment/options/')
        ? json({ error: 'Internal Server Error' }, 500)
        : answer(),
    'identifiers.charset',
    'GET b2c/payment/options/{context}',
    '500',
  ],
  [
    'a code that reaches a file',
    async (request, answer) => (request.url.includes('/code/..%2F') ? json({ type: 'internal', link: '/x' }) : answer()),
    'identifiers.charset-public',
    'GET b2c/code/{code}',
    '200',
  ],
  [
    'an unknown code in other words',
    at('GET b2c/code/*', async (_, answer) => {
      const right = await answer();
      return right.status === 404 ? json({ error: 'CODE_UNKNOWN' }, 404) : right;
    }),
    'identifiers.code',
    'GET b2c/code/{code}',
    'another text, or none',
  ],
  [
    'a switched-off area as a 404',
    at(
      'GET b2c/locker/selling-area/spento-4',
      signedIn(async () => json({ error: 'Not Found' }, 404)),
    ),
    'identifiers.inactive',
    'GET b2c/locker/selling-area/{id}',
    '404',
  ],
  [
    'a wrong body that breaks the server',
    at(
      'POST b2c/upselling/*/cart',
      signedIn(async (_, answer) => {
        const right = await answer();
        return right.status === 400 ? json({ error: 'Internal Server Error' }, 500) : right;
      }),
    ),
    'identifiers.body',
    'POST b2c/upselling/{lockerId}/cart',
    '500',
  ],
  // Selling area
  [
    'an article in no category',
    at(
      AREA,
      signedIn(
        withBody((body) => {
          body.catalogue.items[3].categoryId = 'altrove';
        }),
      ),
    ),
    'catalogue.whole',
    'GET b2c/locker/selling-area/{id}',
    'an unknown one',
  ],
  [
    'a suggestion from elsewhere',
    at(
      'POST b2c/upselling/*/cart',
      signedIn(
        withBody((body) => {
          if (body.items[0] !== undefined) body.items[0].id = 'altrove-1';
        }),
      ),
    ),
    'catalogue.upselling',
    'POST b2c/upselling/{lockerId}/cart',
    'another id',
  ],
  ['relative quantities', at(EDIT, signedIn(relative())), 'cart.absolute', 'POST b2c/locker/selling-order/edit-item', '3'],
  [
    'a total that is a cent too low',
    at(EDIT, signedIn(withTotal(-1))),
    'cart.total',
    'POST b2c/locker/selling-order/edit-item',
    'another amount',
  ],
  [
    'a total that is a cent too high',
    at(EDIT, signedIn(withTotal(+1))),
    'answer.editItem',
    'POST b2c/locker/selling-order/edit-item',
    'another value',
  ],
  [
    'a cart that the area does not know',
    at(
      AREA,
      signedIn(
        withBody((body) => {
          body.cart.lockerSellingOrder = null;
        }),
      ),
    ),
    'cart.kept',
    'GET b2c/locker/selling-area/{id}',
    '0',
  ],
  [
    'an order without items in the place of null',
    at(
      EDIT,
      signedIn(
        withBody((body) => {
          body.lockerSellingOrder ??= { items: [], totalWithTax: 0 };
        }),
      ),
    ),
    'cart.empty',
    'POST b2c/locker/selling-order/edit-item',
    'an object',
  ],
  [
    'more than there is',
    at(
      EDIT,
      signedIn(async (request, answer) => {
        const right = await answer();
        return right.status === 400 ? answer(await edited(request, { quantity: 1 })) : right;
      }),
    ),
    'cart.available',
    'POST b2c/locker/selling-order/edit-item',
    '200',
  ],
  [
    'a list of words in the place of a sentence',
    at(
      EDIT,
      signedIn(async (_, answer) => {
        const right = await answer();
        return right.status === 400 ? json({ error: 'Bad Request', message: ['quantity must not be greater than 5'] }, 400) : right;
      }),
    ),
    'cart.available',
    'POST b2c/locker/selling-order/edit-item',
    'something else, or nothing',
  ],
  [
    'an edit that comes again is done again',
    withoutNames(EDIT),
    'cart.once',
    'POST b2c/locker/selling-order/edit-item',
    'another quantity',
  ],
  // Menus
  [
    'a dish in no category',
    at(
      MENU,
      withBody((body) => {
        body.items[3].categoryId = 'altrove';
      }),
    ),
    'menu.whole',
    'GET b2c/menu/uuid/{UUID}',
    'an unknown one',
  ],
  [
    'two dishes of one id',
    at(
      MENU,
      withBody((body) => {
        body.items[3].id = body.items[0].id;
      }),
    ),
    'menu.whole',
    'GET b2c/menu/uuid/{UUID}',
    'one that came before',
  ],
  [
    'two categories of one id',
    at(
      MENU,
      withBody((body) => {
        body.categories.push({ ...body.categories[0], label: 'Altro' });
      }),
    ),
    'menu.whole',
    'GET b2c/menu/uuid/{UUID}',
    'one that came before',
  ],
  [
    'a menu that counts its readers',
    at(
      MENU,
      withHeaders((headers) => headers.append('set-cookie', 'visit=1; Path=/')),
    ),
    'menu.cookie',
    'GET b2c/menu/uuid/{UUID}',
    'a cookie',
  ],
  // Orders, payments, preferences
  [
    'take is not read',
    at('GET b2c/selling-order/list', (request, answer) => answer(new Request(request.url.split('?')[0]!, request))),
    'orders.take',
    'GET b2c/selling-order/list?take=1',
    '3',
  ],
  [
    'a receipt whose rows are unit prices',
    at(
      'GET b2c/selling-order/list',
      withBody((body: Loose) => ({
        data: body.data.map((order: Loose) => ({
          ...order,
          rows: order.rows.map((row: Loose) => ({ ...row, totalWithTax: row.totalWithTax / row.quantity })),
        })),
      })),
    ),
    'orders.receipts',
    'GET b2c/selling-order/list',
    'less',
  ],
  [
    'a receipt on which the total is paid twice',
    at(
      'GET b2c/selling-order/list',
      withBody((body: Loose) => ({
        data: body.data.map((order: Loose) => ({ ...order, payments: order.payments && [...order.payments, ...order.payments] })),
      })),
    ),
    'orders.receipts',
    'GET b2c/selling-order/list',
    'more',
  ],
  [
    'a payment that loads for ever while 3-D Secure waits',
    at(
      'GET b2c/payment/prova-carta',
      withBody((body) => ({ ...body, actionType: 'loading', linkAction: null })),
    ),
    'payments.step.braintree_cc',
    'GET b2c/payment/{uuid}',
    'actionType "loading"',
  ],
  [
    'a payment that leads to its own page while PayPal waits',
    at(
      'GET b2c/payment/prova-paypal',
      withBody((body) => ({ ...body, linkAction: { type: 'internal', link: '/payment/prova-paypal' } })),
    ),
    'payments.step.braintree_paypal',
    'GET b2c/payment/{uuid}',
    'another link',
  ],
  [
    'a nick name that is not kept',
    at(
      'POST b2c/info',
      signedIn(async (request) =>
        json({ nickName: (await bodyOf(request)).nickName ?? null }, 200, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
        }),
      ),
    ),
    'preferences.nick-name',
    'GET b2c/info',
    'another one, or none',
  ],
  [
    'a diet that two nulls do not clear',
    at(
      'POST b2c/diet-preference',
      signedIn(async (request, answer) =>
        answer((await bodyOf(request)).diet === null ? await edited(request, { diet: 'Vegano', allergens: {} }) : undefined),
      ),
    ),
    'preferences.diet',
    'POST b2c/diet-preference',
    'another preference at the next read of the area',
  ],
  [
    'consents turned round',
    at(
      'POST b2c/privacy-policy',
      signedIn(async (request, answer) =>
        answer(
          (await bodyOf(request)).data === undefined
            ? undefined
            : await edited(request, { data: { acceptMarketingData: false, acceptProfilingData: true } }),
        ),
      ),
    ),
    'preferences.consent',
    'POST b2c/privacy-policy',
    'other ones',
  ],
  [
    'a chosen way to pay that is refused',
    at('POST b2c/payment-preference/update/definedAmountMethod', signedIn(withBody(() => ({ error: true, message: 'No' })))),
    'preferences.payment',
    'POST b2c/payment-preference/update/{context}',
    'error: true',
  ],
  // Money
  [
    'a stale cart is charged',
    at(
      CONFIRM,
      signedIn(async (_, answer) => {
        const right = await answer();
        return right.status === 409 ? json({ type: 'internal', link: '/locker-selling-order/1' }, 200, right.headers) : right;
      }),
    ),
    'money.stale-order',
    'POST b2c/locker/selling-order/confirm',
    '200',
  ],
  ['an order that is confirmed twice', withoutNames(CONFIRM), 'money.order-once', 'POST b2c/locker/selling-order/confirm', '409'],
  [
    'a recharge that comes again is another one',
    withoutNames('POST b2c/wallet-recharge'),
    'money.recharge-once',
    'POST b2c/wallet-recharge',
    'another one',
  ],
  [
    'a coffee that comes again is another one',
    withoutNames(COFFEE),
    'money.coffee-once',
    'POST b2c/coffee/selling-area/{id}/confirm',
    'another amount',
  ],
  [
    'an order that stays in the cart',
    at(
      CONFIRM,
      signedIn(async (_, answer, b2c) => {
        const { carts } = b2c.world().user('demo@pausa.test');
        const cart = new Map(carts.get('milano-1'));
        const right = await answer();
        if (right.status === 200) carts.set('milano-1', cart);
        return right;
      }),
    ),
    'money.order',
    'POST b2c/locker/selling-order/confirm',
    'the order is still in it',
  ],
  [
    'an order that no list knows',
    at(
      'GET b2c/selling-order/list',
      signedIn(
        withBody((body) => {
          body.data = body.data.filter(({ id }: { id: string }) => id.startsWith('ordine-09'));
        }),
      ),
    ),
    'money.order',
    'GET b2c/selling-order/list',
    '0',
  ],
  [
    'a recharge under another uuid',
    at(
      'GET b2c/wallet-recharge/*',
      signedIn(
        withBody((body) => {
          body.uuid = 'another';
        }),
      ),
    ),
    'money.recharge',
    'GET b2c/wallet-recharge/{uuid}',
    '200',
  ],
  [
    'a recharge that leads to an address with {uuid} in it',
    at(
      'POST b2c/wallet-recharge',
      signedIn(withBody((body) => ({ ...body, linkAction: { type: 'internal', link: '/wallet/recharge/%7Buuid%7D' } }))),
    ),
    'money.recharge',
    'POST b2c/wallet-recharge',
    '{uuid} in the link',
  ],
  [
    'a coffee that costs a cent more',
    at(
      COFFEE,
      signedIn(async (request, answer, b2c) => {
        const isKnown = [...b2c.world().answers.keys()].some((key) => key.endsWith(` ${request.headers.get('idempotency-key')}`));
        const right = await answer();
        if (!isKnown && 'order' in ((await right.clone().json()) as object)) b2c.world().user('demo@pausa.test').walletCents -= 1;
        return right;
      }),
    ),
    'money.coffee',
    'POST b2c/coffee/selling-area/{id}/confirm',
    'another amount',
  ],
  [
    'a coffee at any price',
    at(COFFEE, signedIn(withBody((body) => (body.error === 'price_changed' ? { order: { id: 'caffe-1' } } : body)))),
    'money.coffee-price',
    'POST b2c/coffee/selling-area/{id}/confirm',
    '200',
  ],
  [
    'a registration that comes to nothing',
    at(
      'POST b2c/register',
      withBody(() => ({ success: false })),
    ),
    'preferences.register',
    'POST b2c/register',
    'success: false',
  ],
];

/** A server that adds the quantity to the current one, once for each idempotency key. */
function relative(): Plant {
  const sums = new Map<string | null, number>();
  return async (request, answer, b2c) => {
    const { itemSaleableId, quantity } = await bodyOf(request);
    const name = request.headers.get('idempotency-key');
    const now = b2c.world().user('demo@pausa.test').carts.get('milano-1')?.get(itemSaleableId) ?? 0;
    const sum = (name === null ? undefined : sums.get(name)) ?? now + quantity;
    sums.set(name, sum);
    // The kit takes the article out again, so the quantity starts from zero.
    return answer(quantity === 0 ? undefined : await edited(request, { quantity: sum }));
  };
}

const deviating = ({ checks }: JsonReport) => checks.filter(({ outcome }) => outcome === 'wrong' || outcome === 'works-but');

describe('each plant is named by its own check alone', () => {
  test.each(PLANTS)('%s', async (_, plant, check, call, found) => {
    const report = await reportOf(['--base-url', ORIGIN, ...EVERYTHING], { fetch: fetchWith(plant) });
    const named = deviating(report);
    expect(named.map(({ id }) => id)).toEqual([check]);
    expect(named[0]!.deviations).toContainEqual({
      call,
      expected: expect.stringMatching(/\S/) as string,
      found,
      ...(check.startsWith('answer.') && named[0]!.outcome === 'works-but' ? { isRepaired: true } : {}),
    });
    expect(named[0]!.written).toMatch(/^docs\/backend-contract\.md, "/);
    expect(named[0]!.mend).toMatch(/\S/);
  });
});

test('every check has a plant', () => {
  const planted = new Set(PLANTS.map(([, , check]) => check));
  // The report has one line for each call, so the table names a few of them. The sign-in runs in addition to the given cookie.
  const others = CHECKS.map(({ id }) => id).filter((id) => !/^(answer|additions|session\.public)\./.test(id) && id !== 'session.sign-in');
  expect(others.filter((id) => !planted.has(id))).toEqual([]);
  expect(PLANTS.length).toBeGreaterThan(12);
});

test('a sign-in that sets no cookie', async () => {
  const plant = at(
    'POST b2c/auth/session-cookie',
    withHeaders((headers) => headers.delete('set-cookie')),
  );
  const b2c = newB2c();
  const env = { PAUSA_COOKIE: `pausa_session=${b2c.signIn('demo@pausa.test')}`, PAUSA_ID_TOKEN: ID_TOKEN };
  const report = await reportOf(['--base-url', ORIGIN, ...EVERYTHING], { fetch: fetchWith(plant, b2c), env });
  expect(deviating(report)).toMatchObject([
    { id: 'session.sign-in', deviations: [{ call: 'POST b2c/auth/session-cookie', expected: 'a Set-Cookie header', found: 'none' }] },
  ]);
});
