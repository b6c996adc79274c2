import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentOf, pageHeaders } from '../../../sandbox/http/policy.ts';
import { METHOD_ROUTES, PAYMENT_METHODS } from '../../registry/payment-methods.ts';
import { ROUTES } from '../../registry/routes.ts';
import { destinationPath, withQuery } from '../../widgets/shared/runtime/destination-path.ts';
import type { Destination } from '../../widgets/shared/runtime/ports.ts';
import { matchRoute } from './routes.ts';

/** The route of each destination that widgets and elements know. */
const DESTINATIONS: Readonly<Record<Destination['to'], string>> = {
  home: 'home',
  'selling-area': 'sellingArea',
  cart: 'cart',
  'locker-order': 'lockerOrder',
  orders: 'orders',
  profile: 'me',
  // By the method: `braintree_cc:add`.
  'add-payment-method': ':add',
  wallet: 'wallet',
  'wallet-recharge': 'walletRecharge',
  'wallet-recharge-result': 'walletRechargeResult',
  'coffee-area': 'coffeeArea',
  'coffee-order': 'coffeeOrder',
  'coffee-nick-name': 'coffeeNickname',
  'insufficient-fund': 'insufficientFund',
  'payment-methods': 'paymentMethods',
  payment: 'payment',
  'payment-options': 'paymentOptions',
  consent: 'privacyPolicy',
  login: 'login',
  'login-with-email': 'loginWithEmail',
};

test('every route of the app: a change here is a change of addresses that people have saved', () => {
  expect(Object.fromEntries(Object.entries(ROUTES).map(([name, { template, group }]) => [name, `${group} ${template}`]))).toEqual({
    home: 'private /',
    me: 'private /me',
    sellingArea: 'private /selling-area/:id',
    cart: 'private /selling-area/:id/cart',
    lockerOrder: 'private /locker-selling-order/:id',
    orders: 'private /lista-ordini',
    paymentMethods: 'private /payment',
    payment: 'private /payment/:uuid',
    paymentOptions: 'private /payment/payment-options/:context',
    wallet: 'private /wallet',
    walletRecharge: 'private /wallet/recharge',
    walletRechargeResult: 'private /wallet/recharge/:uuid',
    coffeeArea: 'private /coffee/selling-area/:id',
    coffeeOrder: 'private /coffee/selling-order/:id',
    coffeeNickname: 'private /coffee/collect-nick-name',
    insufficientFund: 'private /coffee/insufficient-fund',
    code: 'either /code',
    codeLanding: 'public /code-landing',
    codeLandingWith: 'public /code-landing/:code',
    login: 'public /login',
    loginWithEmail: 'public /login-with-email',
    loginWithToken: 'public /login-with-token',
    privacyPolicy: 'public /privacy-policy',
  });
});

describe('paths are read [P1-2.1] [P2-2.18]', () => {
  test.each([
    ['/', 'home', {}],
    ['/me', 'me', {}],
    ['/me/', 'me', {}],
    ['/selling-area/milano-1', 'sellingArea', { id: 'milano-1' }],
    ['/selling-area/milano-1/cart', 'cart', { id: 'milano-1' }],
    ['/selling-area/cart', 'sellingArea', { id: 'cart' }],
    ['/selling-area/cart/cart/', 'cart', { id: 'cart' }],
    ['/selling-area/milano-1/cart/x', 'cart', { id: 'milano-1' }],
    ['/selling-area/milano-1/my-cart', 'cart', { id: 'milano-1' }],
    ['/locker-selling-order/ordine-1001', 'lockerOrder', { id: 'ordine-1001' }],
    ['/lista-ordini', 'orders', {}],
    ['/payment', 'paymentMethods', {}],
    ['/payment/', 'paymentMethods', {}],
    ['/payment/00000000-0000-4000-9000-000000000001', 'payment', { uuid: '00000000-0000-4000-9000-000000000001' }],
    ['/payment/payment-options/definedAmountMethod', 'paymentOptions', { context: 'definedAmountMethod' }],
    ['/wallet', 'wallet', {}],
    ['/wallet/recharge', 'walletRecharge', {}],
    ['/wallet/recharge/', 'walletRecharge', {}],
    ['/wallet/recharge/u-1', 'walletRechargeResult', { uuid: 'u-1' }],
    ['/coffee/selling-area/caffe-1', 'coffeeArea', { id: 'caffe-1' }],
    ['/coffee/selling-order/caffe-1001', 'coffeeOrder', { id: 'caffe-1001' }],
    ['/coffee/collect-nick-name', 'coffeeNickname', {}],
    ['/coffee/insufficient-fund', 'insufficientFund', {}],
    ['/code', 'code', {}],
    ['/code/', 'code', {}],
    ['/code-landing', 'codeLanding', {}],
    ['/code-landing/', 'codeLanding', {}],
    ['/code-landing/milano1', 'codeLandingWith', { code: 'milano1' }],
    ['/code-landing/a%20b', 'codeLandingWith', { code: 'a b' }],
    ['/login', 'login', {}],
    ['/login-with-email', 'loginWithEmail', {}],
    ['/privacy-policy', 'privacyPolicy', {}],
    ['/selling-area/caff%C3%A8', 'sellingArea', { id: 'caffè' }],
  ])('%s [P1-2.8]', (path, name, params) => expect(matchRoute(path)).toMatchObject({ name, params }));

  test.each([
    '/selling-area',
    '/selling-area/',
    '/selling-area/a/b',
    '/menu',
    '/payment/a/b',
    '/payment/payment-options/a/b',
    '/payment/integration/x/add',
    '/wallet/x',
    '/wallet/recharge/a/b',
    '/coffee/insufficient-fund/x',
    '/code/milano1',
    '/code-landing/a/b',
    '/codes',
    '/ME',
    '/me/x',
    '/loginx',
    '/login/x',
    'me',
    '',
    '/selling-area/%',
    '/selling-area/%E0%A4%A',
    '/menu/x',
    '/iframe-menu/x',
    '/screen-menu/x',
  ])('not ours: %s', (path) => expect(matchRoute(path)).toBeNull());

  test('the group says who may see it', () => {
    expect(['/', '/login', '/code'].map((path) => matchRoute(path)?.group)).toEqual(['private', 'public', 'either']);
  });
});

const INTENTS = [
  [{ to: 'home' }, '/'],
  [{ to: 'selling-area', areaId: 'milano-1' }, '/selling-area/milano-1'],
  [{ to: 'selling-area', areaId: 'milano-1', reorder: 'ordine-1001' }, '/selling-area/milano-1?riordina=ordine-1001'],
  [{ to: 'cart', areaId: 'milano-1' }, '/selling-area/milano-1/cart'],
  [{ to: 'cart', areaId: 'milano-1', hasUpselling: false }, '/selling-area/milano-1/cart'],
  [{ to: 'cart', areaId: 'milano-1', hasUpselling: true }, '/selling-area/milano-1/cart?upselling=true'],
  [{ to: 'locker-order', orderId: 'ordine-1001' }, '/locker-selling-order/ordine-1001'],
  [{ to: 'orders' }, '/lista-ordini'],
  [{ to: 'orders', isUncertain: true }, '/lista-ordini?esito=incerto'],
  [{ to: 'profile' }, '/me'],
  [{ to: 'wallet' }, '/wallet'],
  [{ to: 'wallet-recharge' }, '/wallet/recharge'],
  [{ to: 'wallet-recharge', returnUrl: '/selling-area/a/cart' }, '/wallet/recharge?return-url=%2Fselling-area%2Fa%2Fcart'],
  [{ to: 'wallet-recharge', returnUrl: '/wallet', amountCents: 1250 }, '/wallet/recharge?return-url=%2Fwallet&importo=12.5'],
  [{ to: 'wallet-recharge-result', uuid: 'u-1' }, '/wallet/recharge/u-1'],
  [{ to: 'wallet-recharge-result', uuid: 'u-1', returnUrl: '/me' }, '/wallet/recharge/u-1?return-url=%2Fme'],
  [{ to: 'coffee-area', areaId: 'caffe-1' }, '/coffee/selling-area/caffe-1'],
  [{ to: 'coffee-order', orderId: 'c-1' }, '/coffee/selling-order/c-1'],
  [{ to: 'coffee-order', orderId: 'c-1', isFeedback: true }, '/coffee/selling-order/c-1?mode=feedback'],
  [{ to: 'coffee-nick-name' }, '/coffee/collect-nick-name'],
  [{ to: 'insufficient-fund' }, '/coffee/insufficient-fund'],
  [
    { to: 'insufficient-fund', returnUrl: '/coffee/selling-area/c', amountCents: 90 },
    '/coffee/insufficient-fund?return-url=%2Fcoffee%2Fselling-area%2Fc&importo=0.9',
  ],
  [{ to: 'payment-methods' }, '/payment'],
  [{ to: 'payment', uuid: 'u-1' }, '/payment/u-1'],
  [{ to: 'payment-options', context: 'partialAmountMethod' }, '/payment/payment-options/partialAmountMethod'],
  [
    {
      to: 'payment-options',
      context: 'definedAmountMethod',
      keyToUpdate: 'SELLING_AREA_PICKED_PI',
      returnUrl: '/selling-area/milano-1/cart',
    },
    '/payment/payment-options/definedAmountMethod?key-to-update=SELLING_AREA_PICKED_PI&return-url=%2Fselling-area%2Fmilano-1%2Fcart',
  ],
  [
    {
      to: 'payment-options',
      context: 'definedAmountMethod',
      keyToUpdate: 'INSTRUMENTS_ADDED_PI',
      returnUrl: '/payment',
      hidesSaved: true,
    },
    '/payment/payment-options/definedAmountMethod?key-to-update=INSTRUMENTS_ADDED_PI&return-url=%2Fpayment&hide=payment',
  ],
  [{ to: 'add-payment-method', method: 'edenred_ticket' }, '/payment/integration/edenred_ticket/add'],
  [
    { to: 'add-payment-method', method: 'braintree_cc', keyToUpdate: 'INSTRUMENTS_ADDED_PI', returnUrl: '/payment?a=b&c' },
    '/payment/integration/braintree_cc/add?key-to-update=INSTRUMENTS_ADDED_PI&return-url=%2Fpayment%3Fa%3Db%26c',
  ],
  [{ to: 'consent', returnTo: '/me' }, '/privacy-policy?redirect_to=%2Fme'],
  [{ to: 'login' }, '/login'],
  [{ to: 'login-with-email' }, '/login-with-email'],
  [{ to: 'login-with-email', email: 'a+b@c.it', skipsDomain: true }, '/login-with-email?email=a%2Bb%40c.it&skip=domain'],
] as const;

describe('paths are written', () => {
  test.each([
    [withQuery('/lista-ordini', { order: 'ordine-1001' }), '/lista-ordini?order=ordine-1001'],
    [withQuery('/login', { redirect_to: '/me?a=b&c' }), '/login?redirect_to=%2Fme%3Fa%3Db%26c'],
    [withQuery('/selling-area/a', { 'unsellable-item-info-banner': 'open' }), '/selling-area/a?unsellable-item-info-banner=open'],
    [withQuery('/selling-area/a?mode=preview', { description: 'a-01' }), '/selling-area/a?mode=preview&description=a-01'],
    [withQuery('/login', { email: null, provider: undefined, skip: false }), '/login'],
    [destinationPath({ to: 'selling-area', areaId: 'a/../b?c#d' }), '/selling-area/a%2F..%2Fb%3Fc%23d'],
  ])('%s', (written, expected) => expect(written).toBe(expected));

  test('each destination is among the intents', () =>
    expect([...new Set(INTENTS.map(([{ to }]) => to))].sort()).toEqual(Object.keys(DESTINATIONS).sort()));

  test.each(INTENTS)('the intent %j [P1-2.9] [P2-2.22]', (destination, path) => {
    expect(destinationPath(destination)).toBe(path);
    const name = matchRoute(path.split('?', 1)[0] ?? '')?.name;
    expect(destination.to === 'add-payment-method' ? name?.replace(destination.method, '') : name).toBe(DESTINATIONS[destination.to]);
  });

  test.each([
    ['braintree_cc', 'braintree_cc:add'],
    ['braintree_paypal', 'braintree_paypal:add'],
    ['satispay_standard', 'satispay_standard:add'],
    ['edenred_ticket', 'edenred_ticket:add'],
  ] as const)('the way to add %s is a page', (method, name) =>
    expect(matchRoute(destinationPath({ to: 'add-payment-method', method }))).toMatchObject({ name, group: 'private' }),
  );

  test.each([
    '/payment/integration/braintree_cc/3dsecure-flow/u-1',
    '/payment/integration/braintree_paypal/device_data/u-1',
    '/payment/integration/edenred_ticket/pay/u-1',
    '/payment/integration/satispay_ticket/pay/u-1',
    '/payment/integration/pellegrini/pay/u-1',
    '/payment/integration/sodexo/pay/u-1',
  ])('a payment may lead to %s', (path) => expect(matchRoute(path)).toMatchObject({ group: 'private', params: { uuid: 'u-1' } }));

  test.each(METHOD_ROUTES.map(({ name, template }) => [name, template] as const))('the table’s %s is a page: %s', (name, template) =>
    expect(matchRoute(template.replace(':uuid', 'u-1'))).toMatchObject({ name, group: 'private' }),
  );

  test('each screen of the table has a route', () =>
    expect(METHOD_ROUTES.map(({ name }) => name).sort()).toEqual(
      Object.entries(PAYMENT_METHODS)
        .flatMap(([method, screens]) =>
          (['add', 'confirm', 'pay'] as const).filter((kind) => kind in screens).map((kind) => `${method}:${kind}`),
        )
        .sort(),
    ));

  test('Edenred leads back to a page of its own', () =>
    expect(matchRoute('/payment/integration/edenred_ticket/add/confirm')).toMatchObject({ name: 'edenred_ticket:confirm' }));
});

test('what is written is read back, whatever the parameter', () => {
  const id = fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), fc.string({ minLength: 1, unit: 'grapheme' }));
  fc.assert(
    fc.property(id, (value) => {
      for (const to of ['selling-area', 'cart', 'locker-order'] as const) {
        const path = destinationPath({ to, areaId: value, orderId: value });
        expect(matchRoute(path)).toMatchObject({ name: DESTINATIONS[to], params: { id: value } });
      }
    }),
    { numRuns: 500 },
  );
});

test('whatever the server lets another site frame is the page of the menus, however the address is read', () => {
  const part = fc.constantFrom(
    'iframe-menu',
    'screen-menu',
    'menu',
    'wallet',
    'uuid-1',
    '/',
    '//',
    '%',
    '%2F',
    '%252e',
    '..',
    '.',
    ' ',
    ';',
    'è',
    '?',
    '#',
  );
  const isFramable = (path: string) => pageHeaders(path)['content-security-policy']?.endsWith('frame-ancestors *') === true;
  const documents = (path: string) => [path, decodeURI(path)].map(documentOf);
  expect(['/iframe-menu/uuid-1', '/screen-menu/uuid-1/', '/menu/uuid-1', '/iframe-menu/a/b', '/iframe-menu/'].map(isFramable)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  fc.assert(
    fc.property(fc.constantFrom('/', '/menu/', '/iframe-menu/', '/screen-menu/'), fc.array(part, { maxLength: 5 }), (beginning, parts) => {
      const path = beginning + parts.join('');
      if (isFramable(path)) expect(documents(path)).toEqual(['/menu.html', '/menu.html']);
    }),
    { numRuns: 5000 },
  );
});
