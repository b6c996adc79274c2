import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageHeaders } from '../http/policy.ts';
import { type RunningServer, startSandbox } from '../server.ts';

const appPolicy = (path: string) => pageHeaders(path)['content-security-policy'];

let sandbox: RunningServer;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const API = 'api.sandbox.braintreegateway.com/merchants/pausa/client_api/v1';
const ask = (address: string, init?: RequestInit) => fetch(`${sandbox.origin}/sandbox/vendors/${address}`, init);
const post = (address: string, body: object, headers: Record<string, string> = {}) =>
  ask(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

describe('addresses', () => {
  const configuration = async (headers: Record<string, string> = {}) =>
    (await (await ask(`${API}/configuration`, { headers })).json()) as { clientApiUrl: string; assetsUrl: string };

  test('on the sandbox’s own origin', async () => {
    expect(await configuration()).toMatchObject({
      clientApiUrl: `${sandbox.origin}/sandbox/vendors/api.sandbox.braintreegateway.com/merchants/pausa/client_api`,
      assetsUrl: `${sandbox.origin}/sandbox/vendors/assets.braintreegateway.com`,
    });
  });

  test.each([{ cookie: 'sandbox-vendors=real' }, { 'x-sandbox-vendors': 'real' }])('under the vendors’ names: %j', async (headers) => {
    expect(await configuration(headers)).toMatchObject({
      clientApiUrl: 'https://api.sandbox.braintreegateway.com/merchants/pausa/client_api',
      assetsUrl: 'https://assets.braintreegateway.com',
    });
  });

  test('what the vendors do not have is not there', async () => {
    for (const address of ['www.paypal.com/nothing', 'evil.com/', `${API}/nothing`]) expect((await ask(address)).ok).toBe(false);
  });
});

test.each([
  'assets.braintreegateway.com/web/3.144.0/html/hosted-fields-frame.min.html',
  'centinelapistag.cardinalcommerce.com/bank',
  'www.paypal.com/agreements/approve',
])('%s says that it is a sandbox, under a policy of its own', async (address) => {
  const answer = await ask(address);
  expect(await answer.text()).toContain('SANDBOX');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

describe('3-D Secure', () => {
  const lookUp = async (lastFour: string, bin = '400000') =>
    post(`${API}/payment_methods/tokencc_sandbox_400000_${lastFour}/three_d_secure/lookup`, { amount: '12.50', bin });

  test.each([
    ['1000', 'authenticate_successful', true],
    ['1018', 'authenticate_frictionless_failed', false],
    ['1026', 'authenticate_attempt_successful', true],
    ['1034', 'authenticate_unable_to_authenticate', false],
    ['1042', 'authenticate_rejected', false],
    ['1059', 'authentication_unavailable', false],
  ])('the card %s: %s, without asking', async (lastFour, status, liabilityShifted) => {
    const { lookup, threeDSecureInfo } = (await (await lookUp(lastFour)).json()) as { lookup: { acsUrl: null }; threeDSecureInfo: object };
    expect(lookup.acsUrl).toBeNull();
    expect(threeDSecureInfo).toMatchObject({ status, liabilityShifted });
  });

  test('the card 1091: the bank asks, and says what the customer said', async () => {
    const { lookup } = (await (await lookUp('1091')).json()) as { lookup: { acsUrl: string } };
    expect(lookup.acsUrl).toBe(`${sandbox.origin}/sandbox/vendors/centinelapistag.cardinalcommerce.com/bank?amount=12.50&card=1091`);
    const authenticate = async (jwt: string) => {
      const answer = await post(`${API}/payment_methods/tokencc_sandbox_400000_1091/three_d_secure/authenticate_from_jwt`, { jwt });
      return ((await answer.json()) as { threeDSecureInfo: { status: string } }).threeDSecureInfo.status;
    };
    expect(await authenticate('sandbox.CONFIRMED')).toBe('authenticate_successful');
    expect(await authenticate('sandbox.REFUSED')).toBe('authenticate_failed');
    expect(await authenticate('anything')).toBe('authenticate_failed');
  });

  test('another card’s first digits are not believed', async () => expect((await lookUp('1091', '411111')).status).toBe(404));
});

test('the faults of a world reach its vendors, and no other world’s', async () => {
  const headers = { 'x-sandbox-world': 'vendors-down', 'content-type': 'application/json' };
  await fetch(`${sandbox.origin}/sandbox/faults`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ pattern: '*client_api/v1/configuration', fault: '503' }),
  });
  expect((await ask(`${API}/configuration`, { headers })).status).toBe(503);
  expect((await ask(`${API}/configuration`)).status).toBe(200);
});

describe('the policy of the pages', () => {
  const VENDORS = /braintreegateway|cardinalcommerce|paypal|unsafe-inline/;

  test.each([
    '/',
    '/payment',
    '/payment/prova-1',
    '/payment/payment-options/definedAmountMethod',
    '/payment/integration/pellegrini/pay/1',
    '/menu/1',
    '/login',
  ])('%s knows no vendor', (path) => expect(appPolicy(path)).not.toMatch(VENDORS));

  test('a card’s screens know the bank, and PayPal’s only know PayPal', () => {
    const card = appPolicy('/payment/integration/braintree_cc/3dsecure-flow/prova-1');
    const paypal = appPolicy('/payment/integration/braintree_paypal/add');
    expect(card).toContain("script-src 'self' https://*.cardinalcommerce.com;");
    expect(card).toContain("frame-src 'self' https://assets.braintreegateway.com https://*.cardinalcommerce.com;");
    expect(card).not.toContain('c.paypal.com');
    expect(paypal).toContain("script-src 'self' https://www.paypal.com https://www.paypalobjects.com https://c.paypal.com;");
    expect(paypal).not.toContain('cardinalcommerce');
    for (const policy of [card, paypal]) expect(policy).toContain("frame-ancestors 'none'");
  });
});
