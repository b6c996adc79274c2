import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchRoute, pathOf, pathTo, ROUTES } from './routes.ts';

test('every route of the app: a change here is a change of addresses that people have saved', () => {
  expect(Object.fromEntries(Object.entries(ROUTES).map(([name, { template, group }]) => [name, `${group} ${template}`]))).toEqual({
    home: 'private /',
    me: 'private /me',
    sellingArea: 'private /selling-area/:id',
    cart: 'private /selling-area/:id/cart',
    lockerOrder: 'private /locker-selling-order/:id',
    orders: 'private /lista-ordini',
    code: 'either /code',
    codeLanding: 'public /code-landing',
    codeLandingWith: 'public /code-landing/:code',
    login: 'public /login',
    loginWithEmail: 'public /login-with-email',
    loginWithToken: 'public /login-with-token',
    privacyPolicy: 'public /privacy-policy',
    menu: 'framable /menu/:UUID',
    iframeMenu: 'framable /iframe-menu/:UUID',
  });
});

describe('paths are read', () => {
  test.each([
    ['/', 'home', {}],
    ['/me', 'me', {}],
    ['/me/', 'me', {}],
    ['/selling-area/milano-1', 'sellingArea', { id: 'milano-1' }],
    ['/selling-area/milano-1/cart', 'cart', { id: 'milano-1' }],
    ['/selling-area/cart', 'sellingArea', { id: 'cart' }],
    ['/selling-area/cart/cart/', 'cart', { id: 'cart' }],
    ['/locker-selling-order/ordine-1001', 'lockerOrder', { id: 'ordine-1001' }],
    ['/lista-ordini', 'orders', {}],
    ['/code', 'code', {}],
    ['/code/', 'code', {}],
    ['/code-landing', 'codeLanding', {}],
    ['/code-landing/', 'codeLanding', {}],
    ['/code-landing/milano1', 'codeLandingWith', { code: 'milano1' }],
    ['/code-landing/a%20b', 'codeLandingWith', { code: 'a b' }],
    ['/login', 'login', {}],
    ['/login-with-email', 'loginWithEmail', {}],
    ['/menu/00000000-0000-4000-8000-000000000001', 'menu', { UUID: '00000000-0000-4000-8000-000000000001' }],
    ['/privacy-policy', 'privacyPolicy', {}],
    ['/iframe-menu/x', 'iframeMenu', { UUID: 'x' }],
    ['/menu/caff%C3%A8', 'menu', { UUID: 'caffè' }],
  ])('%s', (path, name, params) => expect(matchRoute(path)).toMatchObject({ name, params }));

  test.each([
    '/selling-area',
    '/selling-area/',
    '/selling-area/a/b',
    '/selling-area/a/cart/x',
    '/menu',
    '/code/milano1',
    '/code-landing/a/b',
    '/codes',
    '/ME',
    '/me/x',
    '/loginx',
    '/login/x',
    'me',
    '',
    '/menu/%',
    '/menu/%E0%A4%A',
  ])('not ours: %s', (path) => expect(matchRoute(path)).toBeNull());

  test('the group says who may see it', () => {
    expect(['/', '/login', '/code', '/menu/x'].map((path) => matchRoute(path)?.group)).toEqual(['private', 'public', 'either', 'framable']);
  });
});

describe('paths are written', () => {
  test.each([
    [pathTo('home'), '/'],
    [pathTo('sellingArea', { id: 'milano-1' }), '/selling-area/milano-1'],
    [pathTo('sellingArea', { id: 'milano-1' }, { description: 'milano-1-01' }), '/selling-area/milano-1?description=milano-1-01'],
    [pathTo('sellingArea', { id: 'a' }, { 'unsellable-item-info-banner': 'open' }), '/selling-area/a?unsellable-item-info-banner=open'],
    [pathTo('cart', { id: 'milano-1' }), '/selling-area/milano-1/cart'],
    [pathTo('orders', {}, { order: 'ordine-1001' }), '/lista-ordini?order=ordine-1001'],
    [pathTo('codeLandingWith', { code: 'milano1' }, { utm_medium: 'nfc' }), '/code-landing/milano1?utm_medium=nfc'],
    [pathTo('login', {}, { redirect_to: '/me?a=b&c' }), '/login?redirect_to=%2Fme%3Fa%3Db%26c'],
    [pathTo('menu', { UUID: 'a/../b?c#d' }), '/menu/a%2F..%2Fb%3Fc%23d'],
  ])('%s', (written, expected) => expect(written).toBe(expected));

  test.each([
    [{ to: 'home' }, '/'],
    [{ to: 'selling-area', areaId: 'milano-1' }, '/selling-area/milano-1'],
    [{ to: 'cart', areaId: 'milano-1' }, '/selling-area/milano-1/cart'],
    [{ to: 'locker-order', orderId: 'ordine-1001' }, '/locker-selling-order/ordine-1001'],
    [{ to: 'orders' }, '/lista-ordini'],
    [{ to: 'profile' }, '/me'],
    [{ to: 'consent', returnTo: '/me' }, '/privacy-policy?redirect_to=%2Fme'],
    [{ to: 'login' }, '/login'],
    [{ to: 'login-with-email' }, '/login-with-email'],
    [{ to: 'login-with-email', email: 'a+b@c.it', skipsDomain: true }, '/login-with-email?email=a%2Bb%40c.it&skip=domain'],
  ] as const)('the intent %j', (destination, path) => expect(pathOf(destination)).toBe(path));
});

test('what is written is read back, whatever the parameter', () => {
  const id = fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), fc.string({ minLength: 1, unit: 'grapheme' }));
  fc.assert(
    fc.property(id, (value) => {
      for (const name of ['sellingArea', 'cart', 'lockerOrder'] as const) {
        expect(matchRoute(pathTo(name, { id: value }))).toMatchObject({ name, params: { id: value } });
      }
      for (const name of ['menu', 'iframeMenu'] as const) {
        expect(matchRoute(pathTo(name, { UUID: value }))).toMatchObject({ name, params: { UUID: value } });
      }
    }),
    { numRuns: 500 },
  );
});
