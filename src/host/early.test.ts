import { afterEach, expect, test, vi } from 'vitest';
import { EARLY_SCREENS } from '../registry/screens-early.ts';
import { METHOD_ROUTES } from '../registry/payment-methods.ts';
import { MENU_PAGES, type RouteName, ROUTES } from '../registry/routes.ts';

const { rescueScreen } = vi.hoisted(() => ({ rescueScreen: vi.fn<() => void>() }));
vi.mock('./menu/screen/rescue.ts', () => ({ rescueScreen }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  rescueScreen.mockClear();
  requested.length = 0;
});

/** Whose files were requested early. */
const requested: string[] = [];

/** All requests, with `config.json`. */
const requests: (readonly [url: string, init: RequestInit])[] = [];

/** Opens the app at a path: what it asks before React has arrived, `config.json` aside. */
async function askedAt(
  pathname: string,
  {
    isFramed = false,
    stored = {},
    config = '<!--#include -->',
  }: { isFramed?: boolean; stored?: Record<string, string>; config?: string } = {},
) {
  const asked: string[] = [];
  requests.length = 0;
  const page: Record<string, unknown> = {
    location: { pathname, search: '' },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
  };
  page['parent'] = isFramed ? {} : page;
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: config }),
    // As the build writes them (tools/early-script.ts).
    querySelectorAll: () => Object.entries(EARLY_SCREENS).map(([content, { source }]) => ({ content, dataset: { path: source } })),
    head: { append: (files: string) => requested.push(files) },
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push([url, init]);
    if (url === '/config.json') return { clone: () => ({ json: async () => ({ apiBaseUrl: 'https://api.example/' }) }) };
    asked.push(url.replace('https://api.example/b2c/', ''));
    return Response.json({});
  });
  await import(pathname.includes('menu') ? './menu/early.ts' : './early.ts');
  // All that follows from the configuration has been asked when the promises of this turn are through.
  await new Promise((resolve) => void setImmediate(resolve));
  return asked;
}

/** For each route what is asked early, with `u-1` as its parameter. */
const ASKED: Readonly<Record<RouteName, readonly string[]>> = {
  home: ['navigation', 'home'],
  me: ['navigation'],
  sellingArea: ['navigation', 'locker/selling-area/u-1'],
  cart: ['navigation', 'locker/selling-area/u-1'],
  lockerOrder: ['navigation'],
  orders: ['navigation'],
  paymentMethods: ['navigation'],
  payment: ['navigation'],
  paymentOptions: ['navigation'],
  wallet: ['navigation'],
  walletRecharge: ['navigation'],
  walletRechargeResult: ['navigation'],
  coffeeArea: ['navigation', 'coffee/selling-area/u-1/configs'],
  coffeeOrder: ['navigation'],
  coffeeNickname: ['navigation'],
  insufficientFund: ['navigation'],
  code: ['navigation'],
  codeLanding: ['navigation'],
  codeLandingWith: ['navigation'],
  login: [],
  loginWithEmail: [],
  loginWithToken: [],
  privacyPolicy: ['navigation'],
};

const addressOf = (template: string) => template.replace(/:\w+/g, 'u-1');
const rows = Object.entries(ASKED) as [RouteName, readonly string[]][];

test.each(rows)('%s: %j', async (name, asked) => {
  expect(await askedAt(addressOf(ROUTES[name].template))).toEqual(asked);
  expect(rescueScreen).not.toHaveBeenCalled();
});

test.each(METHOD_ROUTES.map(({ name, template }) => [name, template] as const))('%s: the navigation', async (_, template) =>
  expect(await askedAt(addressOf(template))).toEqual(['navigation']),
);

test.each(rows)('%s in a frame: nothing', async (name) => {
  expect(await askedAt(addressOf(ROUTES[name].template), { isFramed: true })).toEqual([]);
  expect(requested).toEqual([]);
});

test.each(MENU_PAGES)('%s, also in a frame: the menu, and only a screen looks after itself', async (page) => {
  expect(await askedAt(`/${page}/u-1`)).toEqual(['menu/uuid/u-1']);
  vi.resetModules();
  expect(await askedAt(`/${page}/u-1/`, { isFramed: true })).toEqual(['menu/uuid/u-1']);
  expect(rescueScreen).toHaveBeenCalledTimes(page === 'screen-menu' ? 2 : 0);
});

test('with the configuration in the page: its back end is asked at once, and nothing for the configuration', async () => {
  const config = '\n  {"apiBaseUrl":"https://other.example/"}\n';
  expect(await askedAt('/', { config })).toEqual(['https://other.example/b2c/navigation', 'https://other.example/b2c/home']);
  expect(requests.map(([url]) => url)).toEqual(['https://other.example/b2c/navigation', 'https://other.example/b2c/home']);
  expect(window.pausaConfig).toEqual({ apiBaseUrl: 'https://other.example/' });
});

test('with the configuration in the page a call is sent within the script itself: it waits for nothing', async () => {
  await askedAt('/', { config: '{"apiBaseUrl":"https://api.example"}' });
  const { startEarly } = await import('./start-early.ts');
  requests.length = 0;
  startEarly((_, apiBaseUrl, ask) => ask(`${apiBaseUrl}/b2c/home`));
  expect(requests.map(([url]) => url)).toEqual(['https://api.example/b2c/home']);
});

test('a call has no headers of its own, with which another origin would need a preflight', async () => {
  await askedAt('/');
  expect(requests.slice(1).map(([, { credentials, headers }]) => [credentials, headers])).toEqual([
    ['include', {}],
    ['include', {}],
  ]);
  vi.resetModules();
  await askedAt('/menu/u-1');
  expect(requests.slice(1).map(([, { credentials, headers }]) => [credentials, headers])).toEqual([['omit', undefined]]);
});

test('with a token it is sent', async () => {
  await askedAt('/', { stored: { token: 'T' } });
  expect(requests[1]?.[1].headers).toEqual({ 'Content-Type': 'application/json', Authorization: 'T' });
});

test('after a logout that the server has not heard of: nothing', async () =>
  expect(await askedAt('/', { stored: { logout_pending: '1' } })).toEqual([]));

test.each([
  ['/', 'HomeScreen'],
  ['/selling-area/u-1', 'SellingAreaScreen'],
  ['/selling-area/u-1/cart', 'CartOverShop SellingAreaScreen'],
  ['/coffee/selling-area/u-1', 'CoffeeScreen'],
  ['/lista-ordini', 'OrdersScreen'],
  ['/wallet', 'WalletScreen'],
  ['/wallet/recharge/u-1', 'WalletScreen'],
  ['/login', 'LoginScreen'],
  ['/login-with-email', ''],
])('the files of %s are those of: %s', async (path, screen) => {
  await askedAt(path);
  expect(requested.join(' ')).toBe(screen);
});
