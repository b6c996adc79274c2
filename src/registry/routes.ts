/**
 * The tables of all addresses. The app's routes (`host/routing/routes.ts`) and the kinds of pages (nginx's maps,
 * `sandbox/http/policy.ts`) are derived from them. `host/routing/routes.test.ts` checks the addresses to which elements link
 * (`destination-path.ts`) and the early requests (`early.ts`) against them.
 *
 * `private` waits for the navigation loader; `either` does so too, and has a public variant for a person who is not signed
 * in. The screens of the payment methods come from their manifests (`payment-methods.ts`), and are private.
 */
export type RouteGroup = 'public' | 'private' | 'either';

interface Route {
  readonly template: string;
  readonly group: RouteGroup;
  /** The title of the screen, until the screen gives itself another (`useScreenName`). */
  readonly title: string;
}

export const ROUTES = {
  home: { template: '/', group: 'private', title: 'Home' },
  me: { template: '/me', group: 'private', title: 'Profilo' },
  sellingArea: { template: '/selling-area/:id', group: 'private', title: 'Catalogo' },
  cart: { template: '/selling-area/:id/cart', group: 'private', title: 'Il tuo ordine' },
  lockerOrder: { template: '/locker-selling-order/:id', group: 'private', title: 'Ordine' },
  orders: { template: '/lista-ordini', group: 'private', title: 'Lista Ordini' },
  paymentMethods: { template: '/payment', group: 'private', title: 'Pagamento' },
  payment: { template: '/payment/:uuid', group: 'private', title: 'Pagamento' },
  paymentOptions: { template: '/payment/payment-options/:context', group: 'private', title: 'Scegli come pagare' },
  wallet: { template: '/wallet', group: 'private', title: 'Portafoglio' },
  walletRecharge: { template: '/wallet/recharge', group: 'private', title: 'Ricarica Wallet' },
  walletRechargeResult: { template: '/wallet/recharge/:uuid', group: 'private', title: 'Ricarica Wallet' },
  coffeeArea: { template: '/coffee/selling-area/:id', group: 'private', title: 'Caffè' },
  coffeeOrder: { template: '/coffee/selling-order/:id', group: 'private', title: 'Ordine' },
  coffeeNickname: { template: '/coffee/collect-nick-name', group: 'private', title: 'Modifica Nome' },
  insufficientFund: { template: '/coffee/insufficient-fund', group: 'private', title: 'Credito insufficiente' },
  code: { template: '/code', group: 'either', title: 'Lettore QR-Code' },
  codeLanding: { template: '/code-landing', group: 'public', title: 'Lettore QR-Code' },
  codeLandingWith: { template: '/code-landing/:code', group: 'public', title: 'Lettore QR-Code' },
  login: { template: '/login', group: 'public', title: 'Accedi' },
  loginWithEmail: { template: '/login-with-email', group: 'public', title: 'Accedi con Email' },
  loginWithToken: { template: '/login-with-token', group: 'public', title: 'Nuova Password' },
  privacyPolicy: { template: '/privacy-policy', group: 'public', title: 'Gestisci i consensi' },
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
