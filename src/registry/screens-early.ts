export const LOGIN_PAGE = /^\/login\/?$/;

/**
 * The screens whose files are requested before the app's code is there, by the addresses at which people mostly arrive. A name is
 * that of a file in `host/screens`. The first that matches has the files of the others.
 */
export const EARLY_SCREENS: Readonly<Record<string, RegExp>> = {
  HomeScreen: /^\/$/,
  CartOverShop: /^\/selling-area\/[^/]+\/cart/,
  SellingAreaScreen: /^\/selling-area\//,
  CoffeeScreen: /^\/coffee\//,
  OrdersScreen: /^\/lista-ordini/,
  WalletScreen: /^\/wallet/,
  LoginScreen: LOGIN_PAGE,
};

/**
 * What each page of the app asks for first, below `b2c/`: its path, and the calls, in which `$1` is the identifier. The first match
 * counts. The early script makes these calls.
 */
export const EARLY_CALLS: readonly (readonly [path: RegExp, ...calls: string[]])[] = [
  [/^\/login.*$/],
  [/^\/selling-area\/([\w-]{1,64})(?:\/cart)?\/?$/, 'navigation', 'locker/selling-area/$1'],
  [/^\/coffee\/selling-area\/([\w-]{1,64})\/?$/, 'navigation', 'coffee/selling-area/$1/configs'],
  [/^\/$/, 'navigation', 'home'],
  [/^.*$/, 'navigation'],
];
