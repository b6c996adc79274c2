/**
 * The tables of all addresses. The app's routes (`host/routes.ts`) and the kinds of pages (nginx's maps,
 * `sandbox/http/policy.ts`) are derived from them. `host/routes.test.ts` checks the addresses to which elements link
 * (`destination-path.ts`) and the early requests (`early.ts`) against them.
 *
 * `private` waits for the navigation loader; `either` does so too, and has a public variant for a person who is not signed
 * in. The screens of the payment methods come from their manifests (`payment-methods.ts`), and are private.
 */
export type RouteGroup = 'public' | 'private' | 'either';

interface Route {
  readonly template: string;
  readonly group: RouteGroup;
}

export const ROUTES = {
  home: { template: '/', group: 'private' },
  me: { template: '/me', group: 'private' },
  sellingArea: { template: '/selling-area/:id', group: 'private' },
  cart: { template: '/selling-area/:id/cart', group: 'private' },
  lockerOrder: { template: '/locker-selling-order/:id', group: 'private' },
  orders: { template: '/lista-ordini', group: 'private' },
  paymentMethods: { template: '/payment', group: 'private' },
  payment: { template: '/payment/:uuid', group: 'private' },
  paymentOptions: { template: '/payment/payment-options/:context', group: 'private' },
  wallet: { template: '/wallet', group: 'private' },
  walletRecharge: { template: '/wallet/recharge', group: 'private' },
  walletRechargeResult: { template: '/wallet/recharge/:uuid', group: 'private' },
  coffeeArea: { template: '/coffee/selling-area/:id', group: 'private' },
  coffeeOrder: { template: '/coffee/selling-order/:id', group: 'private' },
  coffeeNickname: { template: '/coffee/collect-nick-name', group: 'private' },
  insufficientFund: { template: '/coffee/insufficient-fund', group: 'private' },
  code: { template: '/code', group: 'either' },
  codeLanding: { template: '/code-landing', group: 'public' },
  codeLandingWith: { template: '/code-landing/:code', group: 'public' },
  login: { template: '/login', group: 'public' },
  loginWithEmail: { template: '/login-with-email', group: 'public' },
  loginWithToken: { template: '/login-with-token', group: 'public' },
  privacyPolicy: { template: '/privacy-policy', group: 'public' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** The query parameters of each screen (both specifications, §2). */
export interface RouteQueries {
  home: never;
  me: never;
  sellingArea: 'description' | 'unsellable-item-info-banner' | 'banner' | 'diet_preference' | 'mode' | 'leave' | 'upselling' | 'riordina';
  cart: RouteQueries['sellingArea'];
  lockerOrder: never;
  orders: 'order' | 'esito';
  paymentMethods: never;
  payment: never;
  paymentOptions: 'key-to-update' | 'return-url' | 'hide' | 'paymentOptionsNull';
  wallet: never;
  walletRecharge: 'return-url' | 'payWithNull' | 'importo';
  walletRechargeResult: 'return-url';
  coffeeArea: never;
  coffeeOrder: 'mode';
  coffeeNickname: never;
  insufficientFund: 'return-url';
  code: 'utm_medium';
  codeLanding: 'utm_medium';
  codeLandingWith: 'utm_medium';
  login: 'email' | 'provider' | 'redirect_to';
  loginWithEmail: 'email' | 'skip' | 'redirect_to' | 'provider';
  loginWithToken: 'oobCode' | 'continueUrl' | 'mode';
  privacyPolicy: 'redirect_to';
}

/**
 * The public menus: one page of their own (`host/menu`), with no storage, no sign-in and no camera. Their appearance is in the
 * query (host/menu/menu-query.ts).
 */
export const MENU_PAGES = {
  menu: { isFramable: false },
  'iframe-menu': { isFramable: true },
  'screen-menu': { isFramable: true },
} as const;

export type MenuPage = keyof typeof MENU_PAGES;

/** A regular expression for the addresses of these pages: exactly one plain segment, the menu's identifier. */
export const menuAddress = (pages: readonly MenuPage[] = Object.keys(MENU_PAGES) as MenuPage[]): string =>
  `^/(${pages.join('|')})/[\\w-]{1,64}/?$`;
