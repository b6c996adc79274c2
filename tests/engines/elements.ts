/** The elements under test: each with a state to start from, a change, and a link that leads away. */

export type Tag = 'pausa-cart' | 'pausa-coffee' | 'pausa-menu' | 'pausa-payment-picker' | 'pausa-shop' | 'pausa-wallet';

/** An attribute with a text, the property's value for it, and a text that the element refuses, if there is one. */
export interface Attribute {
  readonly name: string;
  readonly property: string;
  readonly text: string;
  readonly value: string | boolean;
  readonly refused?: string;
}

export interface Row {
  readonly tag: Tag;
  /** The file below `/elements/`. */
  readonly file: string;
  /** With these it shows `shows`; without `needs` it shows nothing. */
  readonly start: Readonly<Record<string, string>>;
  readonly needs: string | null;
  readonly shows: string;
  /** A change of one attribute, the text that the element shows then, and what it says in the console. */
  readonly change: {
    readonly name: string;
    readonly property: string;
    readonly value: string;
    readonly shows: string;
    readonly logs?: string;
  };
  /** All attributes of the element, with a value for each. */
  readonly attributes: readonly Attribute[];
  /**
   * The title for a person without a session, and the page to which the login leads back; null for an element that needs no
   * session.
   */
  readonly session: { readonly title: string; readonly path: string } | null;
  /** A control that leads to another page; null for an element without one. */
  readonly leaves: { readonly press: RegExp; readonly href: string; readonly destination: { readonly to: string } } | null;
}

const API: Attribute = { name: 'api-base-url', property: 'apiBaseUrl', text: 'https://api.test', value: 'https://api.test' };
const APP: Attribute = { name: 'app-url', property: 'appUrl', text: 'https://app.test', value: 'https://app.test' };
const THEME: Attribute = { name: 'theme', property: 'theme', text: 'dark', value: 'dark', refused: 'sepia' };
const text = (name: string, property: string): Attribute => ({ name, property, text: 'a b', value: 'a b' });
const flag = (name: string, property: string): Attribute => ({ name, property, text: 'false', value: true });

/** For the page's developer: the area that the page names is not there. */
const NO_AREA = 'Pausa: GET b2c/locker/selling-area/{id}: http 404 (documentation: events)';

const HIDES = flag('hide-when-empty', 'hideWhenEmpty');
const MEMBER = [API, APP, THEME, HIDES];

const ADD_PAYPAL = `/payment/integration/braintree_paypal/add?${new URLSearchParams({
  'key-to-update': 'PAYMENT_OPTIONS_PICKED_PI',
  'return-url': '/payment/payment-options/definedAmountMethod?key-to-update=INSTRUMENTS_ADDED_PI&return-url=%2Fpayment',
}).toString()}`;

const CHANGE_CARD_DESTINATION = {
  to: 'payment-options',
  context: 'definedAmountMethod',
  keyToUpdate: 'SELLING_AREA_PICKED_PI',
  returnUrl: '/selling-area/milano-1/cart',
};
const CHANGE_CARD = `/payment/payment-options/definedAmountMethod?${new URLSearchParams({
  'key-to-update': 'SELLING_AREA_PICKED_PI',
  'return-url': '/selling-area/milano-1/cart',
}).toString()}`;

/** The content of the account's cart. */
export const IN_CART = { area: 'milano-1', item: 'milano-1-01' };

export const ROWS: readonly Row[] = [
  {
    tag: 'pausa-menu',
    file: 'menu.js',
    start: { 'menu-id': '00000000-0000-4000-8000-000000000001' },
    needs: 'menu-id',
    shows: 'Spaghetti al pomodoro e basilico',
    change: { name: 'menu-id', property: 'menuId', value: '00000000-0000-4000-8000-000000000003', shows: 'Oggi il menu è vuoto' },
    attributes: [
      API,
      THEME,
      HIDES,
      text('menu-id', 'menuId'),
      { name: 'layout', property: 'layout', text: 'list', value: 'list', refused: 'table' },
    ],
    session: null,
    leaves: null,
  },
  {
    tag: 'pausa-shop',
    file: 'shop.js',
    start: { 'area-id': 'milano-1' },
    needs: 'area-id',
    shows: 'Penne al pesto con mozzarella',
    change: { name: 'area-id', property: 'areaId', value: 'nessuno', shows: 'Punto vendita non trovato', logs: NO_AREA },
    attributes: [...MEMBER, text('area-id', 'areaId'), flag('preview', 'preview')],
    session: { title: 'Accedi per ordinare', path: '/selling-area/milano-1' },
    leaves: { press: /^profilo$/i, href: '/me', destination: { to: 'profile' } },
  },
  {
    tag: 'pausa-cart',
    file: 'cart.js',
    start: { 'area-id': 'milano-1' },
    needs: 'area-id',
    shows: 'Penne al pesto con mozzarella',
    change: { name: 'area-id', property: 'areaId', value: 'nessuno', shows: 'Il tuo ordine non è disponibile', logs: NO_AREA },
    attributes: [...MEMBER, text('area-id', 'areaId'), flag('upselling', 'upselling')],
    session: { title: 'Accedi per vedere il tuo ordine', path: '/selling-area/milano-1/cart' },
    leaves: { press: /^Cambia metodo di pagamento/, href: CHANGE_CARD, destination: CHANGE_CARD_DESTINATION },
  },
  {
    tag: 'pausa-payment-picker',
    file: 'payment-picker.js',
    start: {},
    needs: null,
    shows: 'Carta •••• 4242',
    change: { name: 'context', property: 'context', value: 'walletRechargeMethod', shows: 'Scegli come ricaricare' },
    attributes: [
      ...MEMBER,
      { name: 'context', property: 'context', text: 'partialAmountMethod', value: 'partialAmountMethod', refused: 'any' },
      flag('hide-saved', 'hideSaved'),
    ],
    session: { title: 'Accedi per scegliere come pagare', path: '/payment/payment-options/definedAmountMethod' },
    leaves: { press: /PayPal/, href: ADD_PAYPAL, destination: { to: 'link' } },
  },
  {
    tag: 'pausa-wallet',
    file: 'wallet.js',
    start: {},
    needs: null,
    shows: 'Credito aziendale',
    change: { name: 'terms-url', property: 'termsUrl', value: 'https://pausa.example/termini', shows: 'Termini e condizioni' },
    attributes: [...MEMBER, text('terms-url', 'termsUrl'), text('ticket-faq-url', 'ticketFaqUrl')],
    session: { title: 'Accedi per vedere il tuo portafoglio', path: '/wallet' },
    leaves: { press: /RICARICA/, href: '/wallet/recharge', destination: { to: 'wallet-recharge' } },
  },
  {
    tag: 'pausa-coffee',
    file: 'coffee.js',
    start: { 'area-id': 'caffe-1' },
    needs: 'area-id',
    shows: 'Ciao, Giulia',
    change: { name: 'area-id', property: 'areaId', value: 'caffe-2', shows: 'La macchina riapre alle 7:00.' },
    attributes: [...MEMBER, text('area-id', 'areaId'), text('order-id', 'orderId')],
    session: { title: 'Accedi per ordinare un caffè', path: '/coffee/selling-area/caffe-1' },
    leaves: { press: /modifica il tuo nome/, href: '/coffee/collect-nick-name', destination: { to: 'coffee-nick-name' } },
  },
];

/** `hide-saved` as a property: `hideSaved`. */
export const propertyOf = (attribute: string): string => attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
