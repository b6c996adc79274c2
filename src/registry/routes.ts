/**
 * The tables of all addresses. The app's routes (`host/routing/routes.ts`) and the kinds of pages (`sandbox/http/policy.ts`, nginx's
 * maps) are derived from them; `routes.test.ts` checks `destination-path.ts` and `early.ts` against them.
 *
 * `private` waits for the navigation loader; `either` does so too, and has a public variant for a person who is not signed
 * in. The screens of the payment methods come from their manifests (`payment-methods.ts`), and are private.
 */
export type RouteGroup = 'public' | 'private' | 'either';

/** What is around a screen of the signed-in app: `tabs` has the bottom bar, `task` is a screen with its own `main` and footer. */
export type RouteLayout = 'tabs' | 'task';

interface Route {
  readonly template: string;
  readonly group: RouteGroup;
  /** The title of the screen, until the screen gives itself another (`useScreenName`). */
  readonly title: string;
  /** Absent for a screen that draws everything itself. */
  readonly layout?: RouteLayout;
}

export const ROUTES = {
  home: { template: '/', group: 'private', title: 'Home', layout: 'tabs' },
  me: { template: '/me', group: 'private', title: 'Profilo', layout: 'tabs' },
  sellingArea: { template: '/selling-area/:id', group: 'private', title: 'Catalogo' },
  cart: { template: '/selling-area/:id/cart', group: 'private', title: 'Il tuo ordine' },
  lockerOrder: { template: '/locker-selling-order/:id', group: 'private', title: 'Ordine', layout: 'task' },
  orders: { template: '/lista-ordini', group: 'private', title: 'Lista Ordini', layout: 'tabs' },
  paymentMethods: { template: '/payment', group: 'private', title: 'Pagamento', layout: 'tabs' },
  payment: { template: '/payment/:uuid', group: 'private', title: 'Pagamento', layout: 'task' },
  paymentOptions: { template: '/payment/payment-options/:context', group: 'private', title: 'Scegli come pagare' },
  wallet: { template: '/wallet', group: 'private', title: 'Portafoglio', layout: 'tabs' },
  walletRecharge: { template: '/wallet/recharge', group: 'private', title: 'Ricarica Wallet', layout: 'task' },
  walletRechargeResult: { template: '/wallet/recharge/:uuid', group: 'private', title: 'Ricarica Wallet', layout: 'task' },
  coffeeArea: { template: '/coffee/selling-area/:id', group: 'private', title: 'Caffè', layout: 'tabs' },
  coffeeOrder: { template: '/coffee/selling-order/:id', group: 'private', title: 'Ordine', layout: 'task' },
  coffeeNickname: { template: '/coffee/collect-nick-name', group: 'private', title: 'Modifica Nome', layout: 'task' },
  insufficientFund: { template: '/coffee/insufficient-fund', group: 'private', title: 'Credito insufficiente', layout: 'task' },
  code: { template: '/code', group: 'either', title: 'Lettore QR-Code', layout: 'tabs' },
  codeLanding: { template: '/code-landing', group: 'public', title: 'Lettore QR-Code' },
  codeLandingWith: { template: '/code-landing/:code', group: 'public', title: 'Lettore QR-Code' },
  login: { template: '/login', group: 'public', title: 'Accedi' },
  loginWithEmail: { template: '/login-with-email', group: 'public', title: 'Accedi con Email' },
  loginWithToken: { template: '/login-with-token', group: 'public', title: 'Nuova Password' },
  privacyPolicy: { template: '/privacy-policy', group: 'public', title: 'Gestisci i consensi' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/**
 * The public menus: one page of their own (`host/menu`), with no storage, no sign-in and no camera, so other sites may frame them (P2-1.6). Their appearance is in the
 * query (host/menu/menu-query.ts).
 */
export const MENU_PAGES = ['menu', 'iframe-menu', 'screen-menu'] as const;

export type MenuPage = (typeof MENU_PAGES)[number];

/** A regular expression for the addresses of these pages: exactly one plain segment, the menu's identifier. */
export const menuAddress = (pages: readonly MenuPage[] = MENU_PAGES): string => `^/(${pages.join('|')})/[\\w-]{1,64}/?$`;
