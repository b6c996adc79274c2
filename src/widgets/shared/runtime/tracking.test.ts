import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient, getWallet, setUserInfo } from '../../../api/index.ts';
import { memberRuntime } from './member-runtime.ts';
import { createMemoryTracking } from './memory.ts';
import { publicRuntime } from './public-runtime.ts';
import { documentTracking, trackCalls } from './tracking.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a page's analytics hear. */
function heard(label: string): string {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  let said: unknown;
  page.addEventListener('pausa-tracking', (event) => (said = (event as CustomEvent).detail));
  documentTracking.event('Error/FirebaseAuth', label);
  expect(said).toEqual({ category: 'Error/FirebaseAuth', label: expect.any(String) });
  return (said as { label: string }).label;
}

describe('a call is tracked by its path alone', () => {
  test.each([
    ['http 503', new Response('', { status: 503 })],
    ['unexpected-answer not JSON', new Response('<p>Anna')],
    ['repaired-answer nickName', Response.json({ nickName: 3 })],
    ['refused-answer', Response.json({ nickName: null, error: 'Il nome di Anna non va bene.' })],
  ])('%s', async (what, answer) => {
    const tracking = createMemoryTracking();
    const client = createClient({ baseUrl: '', fetch: async () => answer, ...trackCalls(tracking) });
    await client.call(setUserInfo, { body: { nickName: 'Anna' } }).catch(() => undefined);
    expect(tracking.events).toEqual([{ category: 'Error/Api', label: `POST b2c/info: ${what}` }]);
  });

  test('unexpected-answer (root)', async () => {
    const tracking = createMemoryTracking();
    const client = createClient({ baseUrl: '', fetch: async () => Response.json('Anna'), ...trackCalls(tracking) });
    await client.call(getWallet, {}).catch(() => undefined);
    expect(tracking.events).toEqual([{ category: 'Error/Api', label: 'GET b2c/wallet/: unexpected-answer (root)' }]);
  });
});

test('a repaired answer is told once a session and endpoint; failures are told each time', async () => {
  const tracking = createMemoryTracking();
  const answers = [{ nickName: 3 }, { nickName: [1] }, null, null];
  const fetch = async () => (answers.length > 2 ? Response.json(answers.shift()) : new Response('', { status: 503 }));
  const client = createClient({ baseUrl: '', fetch, ...trackCalls(tracking) });
  for (let call = 0; call < 4; call += 1) await client.call(setUserInfo, { body: { nickName: 'Anna' } }).catch(() => undefined);
  expect(tracking.events.map(({ label }) => label)).toEqual([
    'POST b2c/info: repaired-answer nickName',
    'POST b2c/info: http 503',
    'POST b2c/info: http 503',
  ]);
  trackCalls(tracking).onRepair('POST b2c/info', 'nickName');
  expect(tracking.events).toHaveLength(4);
});

test.each([
  ['a member’s widgets', () => memberRuntime({ apiBaseUrl: 'https://api.pausa.test' }).runtime],
  ['a public menu', () => publicRuntime('https://api.pausa.test')],
])('%s tell the page of a call that fails', async (_, runtimeOf) => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  const navigation = { user: { email: 'anna@pausa.test' }, links: [] };
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/navigation') ? Response.json(navigation) : new Response('', { status: 500 }),
  );
  const heard: unknown[] = [];
  page.addEventListener('pausa-tracking', (event) => heard.push((event as CustomEvent).detail));
  await runtimeOf()
    .client.call(getWallet)
    .catch(() => undefined);
  expect(heard).toContainEqual({ category: 'Error/Api', label: 'GET b2c/wallet/: http 500' });
});

test('the console tells the page’s developer once of each call that failed, and why', () => {
  vi.stubGlobal('document', new EventTarget());
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (let time = 0; time < 3; time += 1) {
    documentTracking.event('Error/Api', 'GET b2c/menus/{UUID}: network');
    documentTracking.event('Error/Api', 'GET b2c/menus/{UUID}: http 502 for anna@pausa.test');
  }
  documentTracking.event('Error/FirebaseAuth', 'network');
  expect(warn.mock.calls).toEqual([
    ['Pausa: GET b2c/menus/{UUID}: network (documentation: events)'],
    ['Pausa: GET b2c/menus/{UUID}: http 502 for … (documentation: events)'],
  ]);
});

test.each([
  [489, 489],
  [490, 490],
  [491, 490],
  [5000, 490],
])('a label of %i characters is told with %i [P1-9.6]', (given, told) =>
  expect(heard('a '.repeat(given).slice(0, given))).toHaveLength(told),
);

describe('what looks like a secret is struck out', () => {
  test.each([
    ['no user anna.rossi@ditta.it here', 'anna.rossi'],
    ['bad token eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'eyJhbGciOiJub25lIn0'],
    ['Bearer 3f2504e0-4f89-11d3-9a0c-0305e82c3301 refused', '3f2504e0'],
    ['code b7nHP0fXcUIzTOi1xn5PBvfZHIUgcg9nTzqCVt3gQ8PXrQx4GjvTeU', 'b7nHP0f'],
  ])('%s', (label, secret) => expect(heard(label)).not.toContain(secret));

  test.each([
    'GET b2c/payment/integration/braintree/braintree-paypal-payment/cancel/{uuid}: http 500',
    'password sign-in: provider (auth/account-exists-with-different-credential)',
    'POST b2c/locker/selling-order/edit-item: unexpected-answer lockerSellingOrder.items.0.localPrice',
  ])('and nothing else: %s', (label) => expect(heard(label)).toBe(label));
});
