import { describe, expect, test } from 'vitest';
import { demo, newB2c, OPERATIONS, sender } from './test-kit.ts';

const PRIVATE = OPERATIONS.filter(({ access }) => access === 'session');
const authorizationF = 'token of demo@pausa.test';

describe('without a session', () => {
  test.each(PRIVATE)('$name answers 401', async ({ method, path }) => {
    const { status, body } = await sender(newB2c())(method, path, method === 'GET' ? undefined : {});
    expect([status, body]).toEqual([401, { error: 'Unauthorized' }]);
  });

  test('no others answer', () =>
    expect(OPERATIONS.filter(({ access }) => access !== 'session').map(({ name }) => name)).toEqual([
      'setSessionCookie',
      'login',
      'checkEmailDomain',
      'registerUser',
      'resolveCode',
      'getMenu',
    ]));
});

describe('sign in', () => {
  test('sets a cookie that scripts cannot read', async () => {
    const { headers } = await sender(newB2c())('POST', '/b2c/auth/session-cookie', { authorizationF });
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(headers.getSetCookie()[0]).toMatch(/^pausa_session=[0-9a-f-]{36}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  });

  test('refuses a token that the identity provider does not vouch for', async () => {
    const send = sender(newB2c());
    expect((await send('POST', '/b2c/auth/session-cookie', { authorizationF: 'forged' })).status).toBe(401);
    expect((await send('POST', '/b2c/auth/login', { authorizationF: 'forged' })).status).toBe(401);
  });

  test('the cookie alone is a session; sign out ends it', async () => {
    const send = sender(newB2c());
    await send('POST', '/b2c/auth/session-cookie', { authorizationF });
    expect((await send('GET', '/b2c/navigation')).body.user).toEqual({ email: 'demo@pausa.test', nickName: 'Giulia' });
    expect((await send('GET', '/b2c/auth/logout')).headers.getSetCookie()).toEqual([
      'pausa_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ]);
    expect((await send('GET', '/b2c/navigation')).status).toBe(401);
  });

  test('the token of the login is right, any other is a 401', async () => {
    const send = sender(newB2c());
    await send('POST', '/b2c/auth/session-cookie', { authorizationF });
    const authorization = (await send('POST', '/b2c/auth/login', { authorizationF })).headers.get('authorization');
    expect(authorization).toMatch(/^Bearer [0-9a-f-]{36}$/);
    expect((await send('GET', '/b2c/wallet/', undefined, { authorization: authorization! })).status).toBe(200);
    expect((await send('GET', '/b2c/wallet/', undefined, { authorization: 'Bearer wrong' })).status).toBe(401);
  });

  test('the server may say where the next sign-in leads, once', async () => {
    const send = sender(newB2c());
    const redirect = { type: 'internal', link: '/lista-ordini' };
    await send('POST', '/sandbox/next-login', { redirect });
    expect((await send('POST', '/b2c/auth/login', { authorizationF })).body).toEqual({ redirect });
    expect((await send('POST', '/b2c/auth/login', { authorizationF })).body).toEqual({});
    expect((await send('POST', '/sandbox/next-login', { redirect: { type: 'sideways', link: '/' } })).status).toBe(400);
  });

  test('the consent is asked for until it is given', async () => {
    const send = demo(newB2c());
    const isRequired = async () => (await send('GET', '/b2c/navigation')).body.privacyConsentRequired;
    expect(await isRequired()).toBeUndefined();
    await send('POST', '/sandbox/consent', { required: true });
    expect(await isRequired()).toBe(true);
    expect((await send('POST', '/b2c/privacy-policy', { data: { acceptMarketingData: null, acceptProfilingData: true } })).status).toBe(
      400,
    );
    expect(await isRequired()).toBe(true);
    await send('POST', '/b2c/privacy-policy', { data: { acceptMarketingData: false, acceptProfilingData: true } });
    expect(await isRequired()).toBeUndefined();
    expect((await send('GET', '/b2c/privacy-policy')).body.data).toEqual({ acceptMarketingData: false, acceptProfilingData: true });
  });

  test('a back end may demand the ID token of the same person beside the cookie', async () => {
    const send = demo(newB2c());
    const wallet = async (authorizationf?: string) =>
      (await send('GET', '/b2c/wallet/', undefined, authorizationf === undefined ? {} : { authorizationf })).status;
    expect(await wallet()).toBe(200);
    await send('POST', '/sandbox/identity/required', { enabled: true });
    expect(await wallet()).toBe(401);
    expect(await wallet('token of vuoto@pausa.test')).toBe(401);
    expect(await wallet('token of demo@pausa.test')).toBe(200);
    expect((await send('GET', '/b2c/code/milano1')).status).toBe(200);
  });

  test('the token alone is no session', async () => {
    const b2c = newB2c();
    const authorization = (await sender(b2c)('POST', '/b2c/auth/login', { authorizationF })).headers.get('authorization');
    expect((await sender(b2c)('GET', '/b2c/wallet/', undefined, { authorization: authorization! })).status).toBe(401);
  });

  test('an unknown e-mail gets an empty wallet', async () => {
    expect((await sender(newB2c(), { user: 'nuovo@ditta.example' })('GET', '/b2c/wallet/')).body).toEqual({
      balance: 0,
      corporateCredit: null,
    });
  });
});

describe('requests that do not fit', () => {
  test('a wrong body is 400 and names the field', async () => {
    const { status, body } = await demo(newB2c())('POST', '/b2c/info', { nickName: 7 });
    expect([status, body.error]).toEqual([400, 'Bad Request']);
    expect(body.message[0]).toMatch(/^nickName: /);
  });

  test('no JSON at all is 400', async () => {
    expect((await demo(newB2c())('POST', '/b2c/info')).status).toBe(400);
  });

  test.each([
    ['GET', '/b2c/unknown', 404],
    ['GET', '/b2c/menu/uuid/..%2f..%2fetc', 404],
    ['PUT', '/b2c/home', 405],
    ['GET', '/b2c/locker/selling-area/altrove', 404],
    ['GET', '/b2c/locker/selling-order/info/ordine-9999', 404],
    ['GET', '/b2c/code/zzz', 404],
    // With a made-up name in place of a uuid the page can be tried by hand. A uuid must belong to a payment.
    ['GET', '/b2c/payment/integration/pellegrini/pellegrini-ticket/prova-1', 200],
    ['GET', '/b2c/payment/integration/pellegrini/pellegrini-ticket/1f0c2a4e-7f0b-4a5e-9c58-0e6f1f2f3a4b', 404],
    ['GET', '/b2c/menu/uuid/00000000-0000-4000-8000-000000000009', 404],
  ])('%s %s is %i', async (method, path, status) => {
    expect((await demo(newB2c())(method, path)).status).toBe(status);
  });

  test('a switched-off area is 410 Not Active', async () => {
    const { status, body } = await demo(newB2c())('GET', '/b2c/locker/selling-area/spento-4');
    expect([status, body]).toEqual([410, { error: 'Not Active' }]);
  });

  test('somebody else’s order is not found', async () => {
    const b2c = newB2c();
    expect((await demo(b2c)('GET', '/b2c/locker/selling-order/info/ordine-0901')).status).toBe(200);
    expect((await sender(b2c, { user: 'vuoto@pausa.test' })('GET', '/b2c/locker/selling-order/info/ordine-0901')).status).toBe(404);
  });
});
