/** Answers as a back end gives them that is made from the specification alone. Written by hand; nothing here is made by our schemas. */

const INTERNAL = (link: string) => ({ type: 'internal', link });
const EXTERNAL = (link: string) => ({ type: 'external', link });

export const PENNE = {
  id: 'penne',
  categoryId: 'primi',
  displayOrder: 1,
  label: 'Penne al pesto',
  image: '/foto/penne.jpg',
  description: '<p>Con <b>basilico</b> fresco</p>',
  price: { value: 6.8, label: '6,80 €', listPriceLabel: '7,50 €' },
  unique: 'listino-penne',
  availableQuantity: 4,
  expired: false,
  edible: {
    diet: 'Vegetariano',
    netWeight: 320,
    kcal: 187.5,
    fats: 8.2,
    fatsSaturated: 1.9,
    carbohydrates: 24,
    sugar: 2.1,
    fibers: 1.8,
    proteins: 6.4,
    salt: 0.75,
    ingredients: 'Pasta di semola, basilico, pinoli',
    allergensString: 'Glutine, latte, frutta a guscio',
    cerealsContainingGluten: 'Presente',
    crustaceans: 'Assente',
    eggs: 'Tracce',
    fish: 'Assente',
    peanuts: 'Assente',
    soy: 'Tracce',
    milkAndDairyProducts: 'Presente',
    fruitsInShell: 'Presente',
    celery: 'Assente',
    mustard: 'Assente',
    sesame: 'Assente',
    sulphur: 'Assente',
    lupine: 'Tracce',
    molluscs: 'Assente',
  },
  new: true,
};
export const PANINO = {
  id: 'panino',
  categoryId: 'panini',
  displayOrder: 2,
  label: 'Panino al crudo',
  image: null,
  description: '',
  price: { value: 4.35, label: '4,35 €', listPriceLabel: null },
  unique: 'listino-panino',
  availableQuantity: null,
  expired: false,
  edible: null,
  new: false,
};
const OLD = { ...PANINO, id: 'tramezzino', label: 'Tramezzino al tonno', unique: 'listino-tramezzino', expired: true };

export const ORDER = {
  items: [
    {
      id: 'riga-1',
      itemSaleableId: 'penne',
      label: 'Penne al pesto',
      quantity: 2,
      totalWithTax: 13.6,
      unitPriceWithTax: 6.8,
      photoUrl: '/foto/penne.jpg',
      availableQuantity: 4,
    },
    {
      id: 'riga-2',
      itemSaleableId: 'panino',
      label: 'Panino al crudo',
      quantity: 1,
      totalWithTax: 4.35,
      unitPriceWithTax: 4.35,
      photoUrl: null,
      availableQuantity: null,
    },
  ],
  totalWithTax: 17.95,
};
export const CART = { lockerSellingOrder: ORDER, actionType: null, paymentUUID: null };
export const EMPTY_CART = { lockerSellingOrder: null, actionType: null, paymentUUID: null };

const CARD = { uuid: 'carta-1', provider: 'Visa', label: 'Carta •••• 1111', sublabel: '08/29' };
export const AREA = {
  id: 'frigo-nord',
  type: 'locker',
  title: 'Frigo Nord',
  catalogue: {
    shopStatus: 'Open',
    closePhrase: null,
    categories: [
      { id: 'primi', label: 'Primi', displayOrder: 1 },
      { id: 'panini', label: 'Panini', displayOrder: 2 },
    ],
    items: [PENNE, PANINO, OLD],
  },
  cart: CART,
  wallet: { balance: 8.1 },
  corporateCredit: { balance: 2.5 },
  paymentPreferences: { definedAmountMethod: { type: 'pi', paymentInstrument: CARD }, partialAmountMethod: null },
  dietPreference: { diet: null, allergens: { peanuts: 'Assente' } },
  banner: { status: 'ON', style: 'LIGHT_GREEN', title: 'Settimana verde', content: '<p>Più verdure</p>', icon: '/foto/foglia.svg' },
  cartBehaviour: { link: INTERNAL('/cart'), label: 'Vai alla cassa' },
};
/** The least that a shop says: closed, with nothing in it. */
export const CLOSED_AREA = {
  id: 'frigo-nord',
  type: 'locker',
  title: 'Frigo Nord',
  catalogue: { shopStatus: 'Close', closePhrase: 'Torniamo lunedì.', categories: [], items: [] },
  cart: EMPTY_CART,
  wallet: null,
  corporateCredit: null,
  paymentPreferences: {},
  dietPreference: { diet: 'Vegano', allergens: {} },
  banner: null,
  cartBehaviour: null,
};

const SHOP_CARD = {
  id: 'frigo-nord',
  title: 'Frigo Nord',
  subtitle: 'Piano terra',
  image: null,
  status: 'Open',
  link: INTERNAL('/selling-area/frigo-nord'),
};
export const HOME = {
  sections: [
    { type: 'link', data: { text: 'Novità', link: { ...INTERNAL('/wallet'), label: 'Vai al portafoglio', id: 'nov-1' } } },
    { type: 'shop', data: { title: 'I tuoi frigo', shops: [SHOP_CARD] } },
    { type: 'shop_preview', data: { title: 'Da provare', shop: { ...SHOP_CARD, title: 'Mensa Sud' }, cta: { label: 'Guarda il menu' } } },
  ],
};

export const INSTRUMENT = {
  id: 'carta-1',
  label: 'Carta •••• 1111',
  sublabel: '08/29',
  provider: 'Visa',
  type: 'braintree_cc',
  category: 'card',
};
export const SATISPAY_INSTRUMENT = {
  id: 'satispay-7',
  label: 'Satispay',
  sublabel: null,
  provider: 'Satispay',
  type: 'satispay_standard',
  category: 'wallet',
};
export const OPTIONS = {
  paymentInstruments: [INSTRUMENT],
  paymentOptions: [
    {
      label: 'Aggiungi carta',
      sublabel: null,
      provider: 'Visa',
      category: 'card',
      canCreatePI: 'Yes',
      createPIPath: '/payment/integration/braintree_cc/add',
    },
    { label: 'Satispay', sublabel: 'Dal telefono', provider: 'Satispay', category: 'wallet', canCreatePI: 'No', createPIPath: null },
  ],
};
export const payment = (actionType: string, more: object = {}) => ({ uuid: 'pag-1', actionType, linkAction: null, message: null, ...more });
const action = (actionType: string, more: object = {}) => ({ actionType, linkAction: null, message: null, ...more });

export const THREE_D_SECURE = {
  token: 'token-3ds',
  threeDSecureParameters: { additionalInformation: { workPhoneNumber: '0212345' }, nonce: 'nonce-carta', bin: '411111', amount: 13.6 },
  cardholderName: 'Giulia Bianchi',
  cardLabel: 'Carta •••• 1111',
};

export const edenred = (status: string, more: object = {}) => ({
  status,
  redirect: null,
  vouchers: [],
  total: 0,
  failureReasons: [],
  username: null,
  skipOption: null,
  ...more,
});
const TICKETS = {
  vouchers: [
    { value: 800, count: 2 },
    { value: 529, count: 1 },
  ],
  total: 2129,
  username: 'giulia',
  skipOption: 'CAN-SKIP',
};
export const EDENRED_CONFIRM = edenred('AWAITING_CONFIRM', TICKETS);
export const EDENRED_PAID = edenred('COMPLETED', { redirect: { type: 'internal', url: '/locker-selling-order/ordine-7' } });

export const ORDER_OPEN = {
  actionType: 'completed',
  loading: false,
  lockerSellingOrder: { items: [{ label: 'Penne al pesto', quantity: 2 }], customSuccessMessage: '<b>Buon appetito!</b>' },
};
export const ORDER_LOADING = { actionType: 'awaitingPayment', loading: true, lockerSellingOrder: null };
export const ORDERS = {
  data: [
    {
      id: 'ordine-7',
      created_at: '2026-11-17T11:05:00.000Z',
      status: 'COMPLETED',
      rows: [
        { label: 'Penne al pesto', quantity: 2 },
        { label: 'Panino al crudo', quantity: 1 },
      ],
      totalWithTax: 17.95,
    },
    {
      id: 'ordine-6',
      created_at: '2026-11-16T11:31:00.000Z',
      status: 'PENDING',
      rows: [{ label: 'Tiramisù', quantity: 1 }],
      totalWithTax: 3.1,
    },
  ],
};

export const COFFEE = {
  shop: { status: 'OPEN', title: 'Caffè Nord', closePhrease: null },
  nickName: 'Giulia',
  catalog: {
    recipes: [
      {
        recipeId: 'espresso',
        displayOrder: 1,
        itemSaleable: { name: 'Espresso', photo: null },
        price: { value: 0.55, label: '0,55 €' },
      },
      {
        recipeId: 'cappuccino',
        displayOrder: 2,
        itemSaleable: { name: 'Cappuccino', photo: '/foto/cappuccino.jpg' },
        price: { value: 1.1, label: '1,10 €' },
      },
    ],
  },
  wallet: { balance: 8.1 },
  corporateCreditWallet: { balance: 0.35 },
};
export const COFFEE_ORDER = { order: { id: 'caffe-3', status: 'completed', label: 'Espresso', coffeeSellingPointId: 'caffe-nord' } };

export const MENU = {
  categories: [
    { id: 'primi', label: 'Primi', displayOrder: 1 },
    { id: 'dolci', label: 'Dolci', displayOrder: 2 },
  ],
  items: [
    {
      id: 'penne',
      categoryId: 'primi',
      label: 'Penne al pesto',
      displayOrder: 1,
      menuDisplayType: 'BIG',
      diet: 'Vegetariano',
      allergensString: 'Glutine, latte',
      ingredients: 'Pasta, basilico',
    },
    {
      id: 'tiramisu',
      categoryId: 'dolci',
      label: 'Tiramisù',
      displayOrder: 2,
      menuDisplayType: 'SMALL',
      diet: null,
      allergensString: null,
      ingredients: null,
    },
    {
      id: 'prova',
      categoryId: 'dolci',
      label: 'Piatto nascosto',
      displayOrder: 3,
      menuDisplayType: 'NO',
      diet: null,
      allergensString: null,
      ingredients: null,
    },
  ],
};

export const NAVIGATION = {
  user: { email: 'giulia@example.it', nickName: 'Giulia' },
  links: [
    { id: 'home', type: 'internal', link: '/', label: 'Home', short_label: 'Home', icon: 'home' },
    { id: 'ordini', type: 'internal', link: '/lista-ordini', label: 'I tuoi ordini', short_label: 'Ordini', icon: 'orders' },
  ],
  privacyConsentRequired: false,
};
export const CONSENT = { success: true, data: { acceptMarketingData: true, acceptProfilingData: false } };

/** An identifier that goes back in a body: its JSON type stays. Others only go into a path, or are compared. */
export const returned = (id: string) => ({ returned: id });

/** What the app gets out of a field of an answer: the value, and the field's name in the app where it is another one. */
export type Gives = Readonly<Record<string, unknown | readonly [name: string, value: unknown]>>;

export interface Example {
  readonly call: string;
  readonly about: string;
  readonly json: unknown;
  readonly gives: Gives;
}

const PAY = 'b2c/payment/integration';
const TDS = `${PAY}/braintree/braintree-cc-payment/3dsecure-flow/{uuid}`;
const EDENRED = `${PAY}/edenred/edenred-ticket`;
const SATISPAY = `${PAY}/satispay/standard/pi/add`;
const REDEEM = `${PAY}/satispay/ticket/pa/{uuid}/get-match-code-redirect`;

/** The same fields at a place: `prefixed('cart', LINES)`. */
const prefixed = (prefix: string, gives: Gives): Gives =>
  Object.fromEntries(
    Object.entries(gives).map(([path, value]) => [
      `${prefix}.${path}`,
      Array.isArray(value) ? [`${prefix}.${String(value[0])}`, value[1]] : value,
    ]),
  );

const CART_GIVES: Gives = {
  'lockerSellingOrder.totalWithTax': ['order.total', 1795],
  'lockerSellingOrder.items.0.itemSaleableId': ['order.items.0.itemId', 'penne'],
  'lockerSellingOrder.items.0.label': ['order.items.0.label', 'Penne al pesto'],
  'lockerSellingOrder.items.0.quantity': ['order.items.0.quantity', 2],
  'lockerSellingOrder.items.0.totalWithTax': ['order.items.0.total', 1360],
  'lockerSellingOrder.items.0.unitPriceWithTax': ['order.items.0.unitPrice', 680],
  'lockerSellingOrder.items.0.photoUrl': ['order.items.0.image', '/foto/penne.jpg'],
  'lockerSellingOrder.items.0.availableQuantity': ['order.items.0.availableQuantity', 4],
  'lockerSellingOrder.items.1.totalWithTax': ['order.items.1.total', 435],
  'lockerSellingOrder.items.1.photoUrl': ['order.items.1.image', null],
  actionType: null,
  paymentUUID: null,
};
const PENNE_GIVES: Gives = {
  id: ['wireId', returned('penne')],
  categoryId: 'primi',
  displayOrder: 1,
  label: 'Penne al pesto',
  image: '/foto/penne.jpg',
  description: '<p>Con <b>basilico</b> fresco</p>',
  'price.value': ['priceCents', 680],
  'price.label': ['priceLabel', '6,80 €'],
  'price.listPriceLabel': ['listPriceLabel', '7,50 €'],
  unique: ['priceListId', returned('listino-penne')],
  availableQuantity: 4,
  expired: false,
  new: ['isNew', true],
  'edible.diet': 'Vegetariano',
  'edible.netWeight': 320,
  'edible.kcal': 187.5,
  'edible.fats': 8.2,
  'edible.fatsSaturated': 1.9,
  'edible.carbohydrates': 24,
  'edible.sugar': 2.1,
  'edible.fibers': 1.8,
  'edible.proteins': 6.4,
  'edible.salt': 0.75,
  'edible.ingredients': 'Pasta di semola, basilico, pinoli',
  'edible.allergensString': 'Glutine, latte, frutta a guscio',
  'edible.cerealsContainingGluten': 'Presente',
  'edible.crustaceans': 'Assente',
  'edible.eggs': 'Tracce',
  'edible.fish': 'Assente',
  'edible.peanuts': 'Assente',
  'edible.soy': 'Tracce',
  'edible.milkAndDairyProducts': 'Presente',
  'edible.fruitsInShell': 'Presente',
  'edible.celery': 'Assente',
  'edible.mustard': 'Assente',
  'edible.sesame': 'Assente',
  'edible.sulphur': 'Assente',
  'edible.lupine': 'Tracce',
  'edible.molluscs': 'Assente',
};
const INSTRUMENT_GIVES: Gives = {
  id: returned('carta-1'),
  label: 'Carta •••• 1111',
  sublabel: '08/29',
  provider: 'Visa',
  type: 'braintree_cc',
  category: 'card',
};
const EDENRED_GIVES: Gives = {
  status: 'AWAITING_CONFIRM',
  'vouchers.0.value': 800,
  'vouchers.0.count': 2,
  'vouchers.1.value': 529,
  total: 2129,
  username: 'giulia',
  skipOption: 'CAN-SKIP',
};
const linkGives = (path: string, link: string, type = 'internal'): Gives => ({ [`${path}.type`]: type, [`${path}.link`]: link });
const OPENED_GIVES: Gives = {
  actionType: 'completed',
  loading: false,
  'lockerSellingOrder.items.0.label': ['order.rows.0.label', 'Penne al pesto'],
  'lockerSellingOrder.items.0.quantity': ['order.rows.0.quantity', 2],
  'lockerSellingOrder.customSuccessMessage': ['order.customSuccessMessage', '<b>Buon appetito!</b>'],
};
const ORDER_REDIRECT = INTERNAL('/locker-selling-order/ordine-7');

/** Every call whose answer is something. */
export const EXAMPLES: readonly Example[] = [
  {
    call: 'POST b2c/auth/login',
    about: 'a redirect',
    json: { redirect: INTERNAL('/privacy-policy') },
    gives: linkGives('redirect', '/privacy-policy'),
  },
  { call: 'POST b2c/auth/login', about: 'no redirect', json: { redirect: null }, gives: {} },
  {
    call: 'GET b2c/navigation',
    about: 'two links',
    json: NAVIGATION,
    gives: {
      'user.email': 'giulia@example.it',
      'user.nickName': 'Giulia',
      'links.0.id': 'home',
      'links.1.type': 'internal',
      'links.1.link': '/lista-ordini',
      'links.1.label': 'I tuoi ordini',
      'links.1.short_label': 'Ordini',
      'links.1.icon': 'orders',
      privacyConsentRequired: false,
    },
  },
  { call: 'GET b2c/navigation', about: 'no links', json: { user: { email: 'giulia@example.it' }, links: [] }, gives: {} },
  {
    call: 'GET b2c/home',
    about: 'a section of each type',
    json: HOME,
    gives: {
      'sections.0.type': 'link',
      'sections.0.data.text': 'Novità',
      'sections.0.data.link.label': 'Vai al portafoglio',
      'sections.0.data.link.link': '/wallet',
      'sections.0.data.link.id': 'nov-1',
      'sections.1.data.title': 'I tuoi frigo',
      'sections.1.data.shops.0.id': 'frigo-nord',
      'sections.1.data.shops.0.title': 'Frigo Nord',
      'sections.1.data.shops.0.subtitle': 'Piano terra',
      'sections.1.data.shops.0.status': 'Open',
      'sections.1.data.shops.0.link.link': '/selling-area/frigo-nord',
      'sections.2.data.shop.title': 'Mensa Sud',
      'sections.2.data.cta.label': 'Guarda il menu',
    },
  },
  { call: 'GET b2c/home', about: 'empty', json: { sections: [] }, gives: {} },
  {
    call: 'GET b2c/code/{code}',
    about: 'a page of ours',
    json: INTERNAL('/selling-area/frigo-nord'),
    gives: { link: '/selling-area/frigo-nord' },
  },
  { call: 'GET b2c/code/{code}', about: 'a partner’s', json: EXTERNAL('https://mensa.example/'), gives: { type: 'external' } },

  {
    call: 'GET b2c/locker/selling-area/{id}',
    about: 'open',
    json: AREA,
    gives: {
      title: 'Frigo Nord',
      'catalogue.shopStatus': ['catalogue.isOpen', true],
      'catalogue.closePhrase': ['catalogue.closedMessage', null],
      'catalogue.categories.0.id': 'primi',
      'catalogue.categories.1.label': 'Panini',
      'catalogue.categories.1.displayOrder': 2,
      ...prefixed('catalogue.items.0', PENNE_GIVES),
      'catalogue.items.1.price.value': ['catalogue.items.1.priceCents', 435],
      'catalogue.items.1.edible': null,
      'catalogue.items.2.expired': true,
      ...prefixed('cart', CART_GIVES),
      'wallet.balance': ['wallet.balanceCents', 810],
      'corporateCredit.balance': ['corporateCredit.balanceCents', 250],
      'paymentPreferences.definedAmountMethod.type': 'pi',
      'paymentPreferences.definedAmountMethod.paymentInstrument.uuid': returned('carta-1'),
      'paymentPreferences.definedAmountMethod.paymentInstrument.provider': 'Visa',
      'paymentPreferences.definedAmountMethod.paymentInstrument.label': 'Carta •••• 1111',
      'paymentPreferences.definedAmountMethod.paymentInstrument.sublabel': '08/29',
      'paymentPreferences.partialAmountMethod': null,
      'dietPreference.allergens.peanuts': 'Assente',
      'banner.status': 'ON',
      'banner.style': 'LIGHT_GREEN',
      'banner.title': 'Settimana verde',
      'banner.content': '<p>Più verdure</p>',
      'banner.icon': '/foto/foglia.svg',
      'cartBehaviour.link.link': '/cart',
      'cartBehaviour.label': 'Vai alla cassa',
    },
  },
  {
    call: 'GET b2c/locker/selling-area/{id}',
    about: 'closed and empty',
    json: CLOSED_AREA,
    gives: {
      'catalogue.shopStatus': ['catalogue.isOpen', false],
      'catalogue.closePhrase': ['catalogue.closedMessage', 'Torniamo lunedì.'],
      'dietPreference.diet': 'Vegano',
      'cart.lockerSellingOrder': ['cart.order', null],
      wallet: null,
    },
  },
  { call: 'POST b2c/locker/selling-order/edit-item', about: 'two lines', json: CART, gives: CART_GIVES },
  {
    call: 'POST b2c/locker/selling-order/edit-item',
    about: 'a payment that has begun',
    json: { ...CART, actionType: 'redirect', paymentUUID: 'pag-1' },
    gives: { actionType: 'redirect', paymentUUID: 'pag-1' },
  },
  {
    call: 'POST b2c/locker/selling-order/edit-item',
    about: 'empty',
    json: EMPTY_CART,
    gives: { lockerSellingOrder: ['order', null] },
  },
  {
    call: 'POST b2c/locker/selling-order/confirm',
    about: 'on to the payment',
    json: INTERNAL('/payment/pag-1'),
    gives: { link: '/payment/pag-1' },
  },
  {
    call: 'POST b2c/upselling/{lockerId}/cart',
    about: 'a dish',
    json: { upselling: { id: 'dolci-1', title: 'E per finire?', subtitle: 'Un dolce' }, items: [PENNE] },
    gives: {
      'upselling.id': returned('dolci-1'),
      'upselling.title': 'E per finire?',
      'upselling.subtitle': 'Un dolce',
      ...prefixed('items.0', PENNE_GIVES),
    },
  },
  { call: 'POST b2c/upselling/{lockerId}/cart', about: 'none', json: { upselling: null, items: [] }, gives: { upselling: null } },
  { call: 'POST b2c/diet-preference', about: 'saved', json: { success: true }, gives: { success: true } },
  { call: 'POST b2c/diet-preference', about: 'not saved', json: { success: false }, gives: { success: false } },

  {
    call: 'GET b2c/payment-instrument/',
    about: 'two',
    json: { instruments: [INSTRUMENT, SATISPAY_INSTRUMENT] },
    gives: { ...prefixed('instruments.0', INSTRUMENT_GIVES), 'instruments.1.sublabel': null, 'instruments.1.id': 'satispay-7' },
  },
  { call: 'GET b2c/payment-instrument/', about: 'none', json: { instruments: [] }, gives: {} },
  { call: 'PUT b2c/payment-instrument/{id}/delete', about: 'deleted', json: { message: 'success' }, gives: {} },
  {
    call: 'GET b2c/payment/options/{context}',
    about: 'one of each',
    json: OPTIONS,
    gives: {
      ...prefixed('paymentInstruments.0', INSTRUMENT_GIVES),
      'paymentOptions.0.label': 'Aggiungi carta',
      'paymentOptions.0.sublabel': null,
      'paymentOptions.0.provider': 'Visa',
      'paymentOptions.0.category': 'card',
      'paymentOptions.0.createPIPath': '/payment/integration/braintree_cc/add',
      'paymentOptions.1.createPIPath': null,
      'paymentOptions.1.sublabel': 'Dal telefono',
    },
  },
  { call: 'GET b2c/payment/options/{context}', about: 'none', json: { paymentInstruments: [], paymentOptions: [] }, gives: {} },
  { call: 'POST b2c/payment-preference/update/{context}', about: 'saved', json: { error: false }, gives: { error: false } },
  { call: 'POST b2c/payment-preference/update/{context}', about: 'saved, and no word of it', json: {}, gives: {} },
  { call: 'POST b2c/payment-preference/update/{context}', about: 'not saved', json: { error: true }, gives: { error: true } },
  ...(['GET b2c/payment/{uuid}', 'POST b2c/payment/{uuid}/update-pi', 'GET b2c/payment/{uuid}/cancel'] as const).map((call) => ({
    call,
    about: 'failed',
    json: payment('error', { message: 'Carta rifiutata' }),
    gives: { uuid: 'pag-1', actionType: 'error', message: 'Carta rifiutata', linkAction: null },
  })),
  {
    call: 'GET b2c/payment/{uuid}',
    about: 'on to the bank',
    json: payment('redirect', { linkAction: EXTERNAL('https://banca.example/3ds') }),
    gives: { actionType: 'redirect', ...linkGives('linkAction', 'https://banca.example/3ds', 'external') },
  },
  { call: 'GET b2c/payment/{uuid}', about: 'without an instrument', json: payment('collectPI'), gives: { actionType: 'collectPI' } },
  { call: 'GET b2c/payment/{uuid}', about: 'in progress', json: payment('loading'), gives: { actionType: 'loading' } },
  { call: 'GET b2c/payment/{uuid}', about: 'cancelled', json: payment('cancelled'), gives: { actionType: 'cancelled' } },

  { call: `GET ${PAY}/braintree/token`, about: 'a token', json: { clientToken: 'token-1' }, gives: { clientToken: 'token-1' } },
  {
    call: `POST ${PAY}/braintree/braintree-cc-pi/add-card`,
    about: 'added',
    json: { instrument: INSTRUMENT },
    gives: prefixed('instrument', INSTRUMENT_GIVES),
  },
  {
    call: `GET ${TDS}`,
    about: 'a card to verify',
    json: THREE_D_SECURE,
    gives: {
      token: 'token-3ds',
      cardholderName: 'Giulia Bianchi',
      cardLabel: 'Carta •••• 1111',
      'threeDSecureParameters.additionalInformation.workPhoneNumber': '0212345',
    },
  },
  {
    call: `POST ${TDS}`,
    about: 'paid',
    json: action('redirect', { linkAction: ORDER_REDIRECT }),
    gives: linkGives('linkAction', '/locker-selling-order/ordine-7'),
  },
  { call: `POST ${TDS}`, about: 'refused', json: action('error', { message: 'Carta rifiutata' }), gives: { message: 'Carta rifiutata' } },
  {
    call: `GET ${TDS}/cancel`,
    about: 'cancelled',
    json: action('redirect', { linkAction: ORDER_REDIRECT }),
    gives: { actionType: 'redirect' },
  },
  { call: `POST ${TDS}/saveCreditCardData`, about: 'saved', json: { success: true }, gives: { success: true } },
  {
    call: `POST ${TDS}/saveCreditCardData`,
    about: 'refused',
    json: { success: false, code: 20143 },
    gives: { success: false, code: 20143 },
  },
  {
    call: `POST ${PAY}/braintree/braintree-paypal-payment/submit-device-data/{uuid}`,
    about: 'paid',
    json: action('redirect', { linkAction: ORDER_REDIRECT }),
    gives: linkGives('linkAction', '/locker-selling-order/ordine-7'),
  },
  {
    call: `POST ${PAY}/braintree/braintree-paypal-payment/cancel/{uuid}`,
    about: 'cancelled',
    json: action('redirect', { linkAction: ORDER_REDIRECT }),
    gives: linkGives('linkAction', '/locker-selling-order/ordine-7'),
  },

  { call: 'GET b2c/wallet/', about: 'a balance', json: { balance: 8.1 }, gives: { balance: ['balanceCents', 810] } },
  { call: 'GET b2c/wallet/', about: 'no credit at all', json: { balance: null }, gives: { balance: ['balanceCents', null] } },
  {
    call: 'GET b2c/wallet-recharge',
    about: 'a method',
    json: { amountType: 'TargetAmount', payWith: { provider: 'Visa', label: 'Carta •••• 1111' } },
    gives: { amountType: 'TargetAmount', 'payWith.provider': 'Visa', 'payWith.label': 'Carta •••• 1111' },
  },
  {
    call: 'GET b2c/wallet-recharge',
    about: 'no method',
    json: { amountType: null, payWith: null },
    gives: { amountType: null, payWith: null },
  },
  {
    call: 'POST b2c/wallet-recharge',
    about: 'on to the bank',
    json: payment('redirect', { linkAction: EXTERNAL('https://banca.example/3ds') }),
    gives: { actionType: 'redirect', ...linkGives('linkAction', 'https://banca.example/3ds', 'external') },
  },
  { call: 'GET b2c/wallet-recharge/{uuid}', about: 'in progress', json: payment('loading'), gives: { actionType: 'loading' } },
  {
    call: 'GET b2c/wallet-recharge/{uuid}',
    about: 'paid',
    json: payment('redirect', { linkAction: INTERNAL('/wallet') }),
    gives: linkGives('linkAction', '/wallet'),
  },

  ...(['GET', 'POST'] as const).flatMap((method): Example[] => [
    {
      call: `${method} ${PAY}/pellegrini/pellegrini-ticket/{uuid}`,
      about: 'a code that is wrong',
      json: { status: 'DRAFT', redirect: null, message: 'Codice già usato' },
      gives: { status: 'DRAFT', message: 'Codice già usato', redirect: null },
    },
    {
      call: `${method} ${PAY}/pellegrini/pellegrini-ticket/{uuid}`,
      about: 'done',
      json: { status: 'CONFIRMED', redirect: INTERNAL('/wallet'), message: null },
      gives: { status: 'CONFIRMED', ...linkGives('redirect', '/wallet') },
    },
    {
      call: `${method} ${EDENRED}/{uuid}`,
      about: 'vouchers to confirm',
      json: EDENRED_CONFIRM,
      gives: EDENRED_GIVES,
    },
    {
      call: `${method} ${EDENRED}/{uuid}`,
      about: 'paid',
      json: EDENRED_PAID,
      gives: {
        status: 'COMPLETED',
        'redirect.type': 'internal',
        'redirect.url': ['redirect.link', '/locker-selling-order/ordine-7'],
      },
    },
    {
      call: `${method} ${EDENRED}/{uuid}`,
      about: 'failed',
      json: edenred('ERROR', { failureReasons: ['Errore 010'] }),
      gives: { 'failureReasons.0': 'Errore 010' },
    },
  ]),
  {
    call: `GET ${PAY}/sodexo/sodexo-ticket/{uuid}`,
    about: 'a draft',
    json: { status: 'DRAFT', redirect: null },
    gives: { status: 'DRAFT', redirect: null },
  },
  {
    call: `GET ${PAY}/sodexo/sodexo-ticket/{uuid}`,
    about: 'refunded',
    json: { status: 'REFUNDED', redirect: INTERNAL('/lista-ordini') },
    gives: { status: 'REFUNDED', ...linkGives('redirect', '/lista-ordini') },
  },
  {
    call: `POST ${PAY}/sodexo/sodexo-ticket/{uuid}`,
    about: 'done',
    json: { success: true, data: { status: 'COMPLETED', redirect: INTERNAL('/wallet'), errors: [] }, errorMessage: null },
    gives: { success: true, 'data.status': 'COMPLETED', ...linkGives('data.redirect', '/wallet'), errorMessage: null },
  },
  {
    call: `POST ${PAY}/sodexo/sodexo-ticket/{uuid}`,
    about: 'refused',
    json: { success: false, data: { status: 'DRAFT', redirect: null, errors: ['scaduto'] }, errorMessage: 'Il codice è scaduto' },
    gives: { success: false, errorMessage: 'Il codice è scaduto' },
  },
  {
    call: `GET ${EDENRED}/login`,
    about: 'a page',
    json: EXTERNAL('https://edenred.example/login'),
    gives: { type: 'external', link: 'https://edenred.example/login' },
  },
  {
    call: `POST ${EDENRED}/login/confirm`,
    about: 'added',
    json: { instrument: { ...INSTRUMENT, type: 'edenred_ticket' }, message: null },
    gives: { ...prefixed('instrument', { ...INSTRUMENT_GIVES, type: 'edenred_ticket' }), message: null },
  },
  {
    call: `POST ${EDENRED}/login/confirm`,
    about: 'refused',
    json: { instrument: null, message: 'Utente sconosciuto' },
    gives: { instrument: null, message: 'Utente sconosciuto' },
  },
  {
    call: `POST ${EDENRED}/{uuid}/skip`,
    about: 'skipped',
    json: { ...EDENRED_PAID, status: 'SKIPPED' },
    gives: { status: 'SKIPPED', 'redirect.url': ['redirect.link', '/locker-selling-order/ordine-7'] },
  },
  {
    call: `POST ${SATISPAY}`,
    about: 'a page',
    json: { data: { id: 'aggiunta-1', redirect: EXTERNAL('https://satispay.example/a') } },
    gives: { 'data.id': 'aggiunta-1', ...linkGives('data.redirect', 'https://satispay.example/a', 'external') },
  },
  ...([`GET ${SATISPAY}/{id}/info`, `POST ${SATISPAY}/{id}/cancel`] as const).flatMap((call): Example[] => [
    {
      call,
      about: 'accepted',
      json: { data: { status: 'ACCEPTED', instrument: SATISPAY_INSTRUMENT } },
      gives: { 'data.status': 'ACCEPTED', 'data.instrument.id': 'satispay-7', 'data.instrument.label': 'Satispay' },
    },
    { call, about: 'not yet', json: { data: { status: 'PENDING', instrument: null } }, gives: { 'data.status': 'PENDING' } },
    { call, about: 'cancelled', json: { data: { status: 'CANCELED', instrument: null } }, gives: { 'data.status': 'CANCELED' } },
  ]),
  { call: `GET ${REDEEM}`, about: 'not yet', json: { data: { loading: true } }, gives: {} },
  {
    call: `GET ${REDEEM}`,
    about: 'a page',
    json: { data: { redirect: EXTERNAL('https://satispay.example/p') } },
    gives: linkGives('data.redirect', 'https://satispay.example/p', 'external'),
  },
  {
    call: `GET ${REDEEM}`,
    about: 'a page, and no longer loading',
    json: { data: { loading: false, redirect: INTERNAL('/payment/pag-1') } },
    gives: linkGives('data.redirect', '/payment/pag-1'),
  },

  ...(['', '/retry-opening'] as const).flatMap((end): Example[] => [
    { call: `GET b2c/locker/selling-order/info/{id}${end}`, about: 'open', json: ORDER_OPEN, gives: OPENED_GIVES },
    {
      call: `GET b2c/locker/selling-order/info/{id}${end}`,
      about: 'not paid yet',
      json: ORDER_LOADING,
      gives: { actionType: 'awaitingPayment', loading: true },
    },
  ]),
  {
    call: 'GET b2c/selling-order/list',
    about: 'two orders',
    json: ORDERS,
    gives: {
      'data.0.id': ['0.id', 'ordine-7'],
      'data.0.created_at': ['0.createdAt', Date.UTC(2026, 10, 17, 11, 5)],
      'data.1.created_at': ['1.createdAt', Date.UTC(2026, 10, 16, 11, 31)],
      'data.0.status': ['0.status', 'COMPLETED'],
      'data.0.rows.0.label': ['0.rows.0.label', 'Penne al pesto'],
      'data.0.rows.0.quantity': ['0.rows.0.quantity', 2],
      'data.0.totalWithTax': ['0.totalCents', 1795],
      'data.1.totalWithTax': ['1.totalCents', 310],
    },
  },
  { call: 'GET b2c/selling-order/list', about: 'none', json: { data: [] }, gives: {} },

  {
    call: 'GET b2c/coffee/selling-area/{id}/configs',
    about: 'open',
    json: COFFEE,
    gives: {
      'shop.status': ['shop.isOpen', true],
      'shop.title': 'Caffè Nord',
      nickName: 'Giulia',
      'catalog.recipes.0.recipeId': returned('espresso'),
      'catalog.recipes.0.displayOrder': 1,
      'catalog.recipes.0.itemSaleable.name': 'Espresso',
      'catalog.recipes.1.itemSaleable.photo': '/foto/cappuccino.jpg',
      'catalog.recipes.0.price.value': 55,
      'catalog.recipes.0.price.label': '0,55 €',
      'catalog.recipes.1.price.value': 110,
      'wallet.balance': ['wallet.balanceCents', 810],
      'corporateCreditWallet.balance': ['corporateCreditWallet.balanceCents', 35],
    },
  },
  {
    call: 'GET b2c/coffee/selling-area/{id}/configs',
    about: 'closed',
    json: {
      ...COFFEE,
      shop: { status: 'CLOSE', title: 'Caffè Nord', closePhrease: 'In pulizia' },
      nickName: null,
      catalog: { recipes: [] },
      wallet: null,
      corporateCreditWallet: null,
    },
    gives: { 'shop.status': ['shop.isOpen', false], 'shop.closePhrease': ['shop.closedMessage', 'In pulizia'], nickName: null },
  },
  {
    call: 'POST b2c/coffee/selling-area/{id}/confirm',
    about: 'ordered',
    json: { order: { id: 'caffe-3' } },
    gives: { 'order.id': 'caffe-3' },
  },
  {
    call: 'GET b2c/coffee/selling-order/{id}/info',
    about: 'ready',
    json: COFFEE_ORDER,
    gives: { 'order.id': 'caffe-3', 'order.status': 'completed', 'order.label': 'Espresso', 'order.coffeeSellingPointId': 'caffe-nord' },
  },
  { call: 'GET b2c/info', about: 'a name', json: { nickName: 'Giulia' }, gives: { nickName: 'Giulia' } },
  { call: 'GET b2c/info', about: 'no name', json: { nickName: null }, gives: { nickName: null } },
  { call: 'POST b2c/info', about: 'saved', json: { nickName: 'Giulia' }, gives: {} },

  {
    call: 'GET b2c/menu/uuid/{UUID}',
    about: 'three dishes',
    json: MENU,
    gives: {
      'categories.0.id': 'primi',
      'categories.1.label': 'Dolci',
      'categories.1.displayOrder': 2,
      'items.0.categoryId': 'primi',
      'items.0.label': 'Penne al pesto',
      'items.0.displayOrder': 1,
      'items.0.menuDisplayType': 'BIG',
      'items.0.diet': 'Vegetariano',
      'items.0.allergensString': 'Glutine, latte',
      'items.0.ingredients': 'Pasta, basilico',
      'items.2.menuDisplayType': 'NO',
    },
  },
  { call: 'GET b2c/menu/uuid/{UUID}', about: 'empty', json: { categories: [], items: [] }, gives: {} },
  { call: 'GET b2c/check-domain/{email}', about: 'a provider', json: { type: 'microsoft' }, gives: { type: 'microsoft' } },
  { call: 'POST b2c/register', about: 'registered', json: { success: true }, gives: { success: true } },
  {
    call: 'GET b2c/privacy-policy',
    about: 'two choices',
    json: CONSENT,
    gives: { 'data.acceptMarketingData': true, 'data.acceptProfilingData': false },
  },
  {
    call: 'GET b2c/privacy-policy',
    about: 'not asked yet',
    json: { success: true, data: { acceptMarketingData: null, acceptProfilingData: null } },
    gives: { 'data.acceptMarketingData': null },
  },
  {
    call: `POST ${PAY}/braintree/braintree-paypal-pi/add-account`,
    about: 'added',
    json: INSTRUMENT,
    gives: Object.fromEntries(Object.entries(INSTRUMENT_GIVES).map(([name, value]) => [name, [`instrument.${name}`, value]])),
  },
];
