import { describe, expect, it, vi } from 'vitest';
import {
  addCard,
  addPaypalAccount,
  addSatispay,
  getEdenredTicket,
  getPluxeeTicket,
  getSatispayAdd,
  getSatispayTicketRedirect,
  getThreeDSecureFlow,
} from '../registry/endpoints.ts';
import { editItem, getSellingArea, getUpselling } from './catalogue.ts';
import { type CallOptions, createClient } from './client.ts';
import { confirmCoffee, getCoffeeArea, getUserInfo, setUserInfo } from './coffee.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { ApiError } from './failure.ts';
import { getHome } from './home.ts';
import { getMenu } from './menu.ts';
import { getLockerOrder, getOrders } from './orders.ts';
import { getInstruments, getPayment, getPaymentOptions } from './payments.ts';
import { getNavigation } from './session.ts';
import { getWallet } from './wallet.ts';

/** The client over a server that answers this JSON: what it returns or throws, and what it tells the tracking. */
async function read<E extends AnyEndpoint>(endpoint: E, answer: unknown, init?: ResponseInit) {
  const onRepair = vi.fn<(endpoint: string, issue: string) => void>();
  const onFailure = vi.fn<() => void>();
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const api = createClient({ baseUrl: '', fetch: async () => new Response(text, init), onRepair, onFailure });
  const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x1']));
  const options = { params, body: BODIES.get(endpoint) } as unknown as CallOptions<E>;
  const [data, failure] = await api.call(endpoint, options).then(
    (value) => [value as any, null], // oxlint-disable-line typescript/no-explicit-any -- answers of every shape
    (thrown: unknown) => [null, thrown instanceof ApiError ? thrown.failure : thrown],
  );
  expect(onFailure).toHaveBeenCalledTimes(failure === null ? 0 : 1);
  return { data, failure, repairs: onRepair.mock.calls };
}

const BODIES = new Map<AnyEndpoint, unknown>([
  [addCard, { nonce: 'n' }],
  [addPaypalAccount, { nonce: 'n' }],
  [addSatispay, { returnUrl: '/', keyToUpdate: 'k' }],
  [getUpselling, { itemSaleableIds: [], customerDateTime: '2026-01-01T12:00:00' }],
  [editItem, { lockerId: 'a', itemSaleableId: 'b', itemSaleablePriceListId: 'c', quantity: 1 }],
  [setUserInfo, { nickName: 'Giulia' }],
  [confirmCoffee, { paymentInfo: { totalToPayFromWallet: 0, totalToPayFromCorporateCredit: 0 }, order: { coffeeRecipeId: 'x', price: 0 } }],
]);

const LINK = { type: 'internal', link: '/me' };
const DISH = {
  id: 'd1',
  categoryId: 'c1',
  displayOrder: 1,
  label: 'Lasagna',
  image: null,
  description: '<p>Buona</p>',
  price: { value: 6.5, label: '6,50 €' },
  unique: 'l1',
  availableQuantity: 3,
  expired: false,
  edible: { eggs: 'Presente' },
  new: false,
};
const LINE = { id: 'l1', itemSaleableId: 'd1', label: 'Lasagna', quantity: 1, totalWithTax: 6.5, unitPriceWithTax: 6.5 };
const AREA = {
  id: 'milano-1',
  type: 'shop',
  title: 'Torre',
  catalogue: { shopStatus: 'Open', closePhrase: null, categories: [{ id: 'c1', label: 'Primi', displayOrder: 1 }], items: [DISH] },
  cart: { lockerSellingOrder: { items: [LINE], totalWithTax: 6.5 }, actionType: null, paymentUUID: null },
  wallet: { balance: 20 },
  corporateCredit: { balance: 5 },
  paymentPreferences: {},
  dietPreference: null,
  banner: { status: 'ON', style: 'LIGHT_GREEN', title: 'Novità', content: '<p>Oggi</p>' },
  cartBehaviour: null,
};
const areaWith = (dish: object) => ({ ...AREA, catalogue: { ...AREA.catalogue, items: [DISH, { ...DISH, id: 'd2', ...dish }] } });
const SHOP = { id: 's1', title: 'Torre', status: 'Open', link: LINK };
const INSTRUMENT = { id: 'i1', uuid: 'u1', label: 'Visa', provider: 'braintree', type: 'cc', category: 'card' };
const OPTION = { label: 'Carta', provider: 'braintree', category: 'card', canCreatePI: 'Yes', createPIPath: '/payment/add' };
const NAVIGATION_LINK = { ...LINK, id: 'n1', label: 'Profilo', short_label: 'Tu', icon: '/icon.svg' };
const ORDER = {
  id: 'o1',
  created_at: '2026-03-05T11:55:00Z',
  status: 'COMPLETED',
  rows: [{ label: 'Lasagna', quantity: 1 }],
  totalWithTax: 6.5,
};
const RECIPE = { recipeId: 'r1', displayOrder: 1, itemSaleable: { name: 'Espresso' }, price: { value: 0.5, label: '0,50 €' } };
const MACHINE = { shop: { status: 'OPEN', title: 'Atrio' }, catalog: { recipes: [RECIPE] }, wallet: { balance: 3 } };
const MENU_ITEM = { id: 'm1', categoryId: 'c1', label: 'Lasagna', displayOrder: 1 };
const MENU = { categories: [{ id: 'c1', label: 'Primi', displayOrder: 1 }], items: [MENU_ITEM] };
const TICKET = { status: 'AWAITING_CONFIRM', vouchers: [{ value: 800, count: 1 }], total: 800, failureReasons: [] };

describe('an answer as it should be', () => {
  it.each([
    ['a shop', getSellingArea, AREA],
    ['a coffee machine', getCoffeeArea, MACHINE],
    ['a menu', getMenu, MENU],
    ['the orders', getOrders, { data: [ORDER] }],
    ['a ticket', getEdenredTicket, TICKET],
  ])('%s: nothing is told to the tracking', async (_, endpoint: AnyEndpoint, answer) => {
    expect(await read(endpoint, answer)).toMatchObject({ failure: null, repairs: [] });
  });
});

describe('a balance [P1-3.11]', () => {
  it.each([
    [5.55e-17, 0, []],
    [20, 2000, []],
    ['20.00', 2000, []],
    [-5.55e-17, 0, ['balance']],
    [-3.2, 0, ['balance']],
    ['-3.20', 0, ['balance']],
  ])('of %s reads as %d cents, told once when it is negative', async (balance, balanceCents, issues) => {
    const { data, repairs } = await read(getWallet, { balance, corporateCredit: null });
    expect(data).toEqual({ balanceCents, corporateCredit: null });
    expect(repairs).toEqual(issues.map((issue) => ['GET b2c/wallet/', issue]));
  });

  it('is 0 in the shop, at the coffee machine and of the corporate credit, too', async () => {
    const { data: area, repairs } = await read(getSellingArea, { ...AREA, wallet: { balance: -1 }, corporateCredit: { balance: -2 } });
    expect([area.wallet, area.corporateCredit]).toEqual([{ balanceCents: 0 }, { balanceCents: 0 }]);
    // One answer, one note.
    expect(repairs).toEqual([['GET b2c/locker/selling-area/{id}', 'wallet.balance']]);
    const { data: machine } = await read(getCoffeeArea, {
      ...MACHINE,
      wallet: { balance: -1 },
      corporateCreditWallet: { balance: 5.55e-17 },
    });
    expect([machine.wallet, machine.corporateCreditWallet]).toEqual([{ balanceCents: 0 }, { balanceCents: 0 }]);
  });

  it.each(['1e14', '1e21', '1e300', '1e999', '-1e14', '-1e300', '-1e999', '"NaN"', '"20,00"', 'true'])(
    'of %s is refused',
    async (balance) => {
      const { failure } = await read(getWallet, `{"balance": ${balance}}`);
      expect(failure).toEqual({ kind: 'unexpected-answer', issue: 'balance' });
    },
  );
});

/** Call · the answer with this list · two that match, one that does not · where the list is inside · the path of the first mismatch */
const LISTS: readonly (readonly [
  what: string,
  AnyEndpoint,
  answer: (list: readonly unknown[]) => unknown,
  good: object,
  bad: unknown,
  inside: (data: any) => readonly unknown[], // oxlint-disable-line typescript/no-explicit-any -- answers of every shape
  issue: string,
])[] = [
  [
    'dishes',
    getSellingArea,
    (items) => ({ ...AREA, catalogue: { ...AREA.catalogue, items } }),
    DISH,
    { ...DISH, price: { value: '6,50', label: '' } },
    (area) => area.catalogue.items,
    'catalogue.items.1.price.value',
  ],
  [
    'categories',
    getSellingArea,
    (categories) => ({ ...AREA, catalogue: { ...AREA.catalogue, categories } }),
    { id: 'c', label: 'Primi', displayOrder: 1 },
    { id: 'c', displayOrder: 1 },
    (area) => area.catalogue.categories,
    'catalogue.categories.1.label',
  ],
  ['suggestions', getUpselling, (items) => ({ upselling: null, items }), DISH, null, (answer) => answer.items, 'items.1'],
  [
    'links',
    getNavigation,
    (links) => ({ user: { email: 'demo@pausa.test' }, links }),
    NAVIGATION_LINK,
    { ...NAVIGATION_LINK, type: 'elsewhere' },
    (navigation) => navigation.links,
    'links.1.type',
  ],
  [
    'sections',
    getHome,
    (sections) => ({ sections }),
    { type: 'shop', data: { title: 'Pranzo', shops: [SHOP] } },
    { type: 'shop', data: { title: 'Pranzo', shops: 7 } },
    (home) => home.sections,
    'sections.1',
  ],
  [
    'shops of a section',
    getHome,
    (shops) => ({ sections: [{ type: 'shop', data: { title: 'Pranzo', shops } }] }),
    SHOP,
    { ...SHOP, link: '/selling-area/x' },
    (home) => home.sections[0].data.shops,
    'sections.0',
  ],
  [
    'instruments',
    getInstruments,
    (instruments) => ({ instruments }),
    INSTRUMENT,
    { label: 'Visa' },
    (a) => a.instruments,
    'instruments.1.id',
  ],
  [
    'payment options',
    getPaymentOptions,
    (paymentOptions) => ({ paymentInstruments: [], paymentOptions }),
    OPTION,
    { ...OPTION, provider: 7 },
    (answer) => answer.paymentOptions,
    'paymentOptions.1.provider',
  ],
  ['orders', getOrders, (data) => ({ data }), ORDER, { ...ORDER, id: null }, (orders) => orders, 'data.1.id'],
  [
    'rows of an order',
    getOrders,
    (rows) => ({ data: [{ ...ORDER, rows }] }),
    { label: 'Lasagna', quantity: 1 },
    { label: 'Lasagna', quantity: -1 },
    (orders) => orders[0].rows,
    'data.0.rows.1.quantity',
  ],
  [
    'recipes',
    getCoffeeArea,
    (recipes) => ({ ...MACHINE, catalog: { recipes } }),
    RECIPE,
    { ...RECIPE, price: null },
    (machine) => machine.catalog.recipes,
    'catalog.recipes.1.price',
  ],
  ['dishes of a menu', getMenu, (items) => ({ ...MENU, items }), MENU_ITEM, 'Lasagna', (menu) => menu.items, 'items.1'],
];

describe('one element that does not match takes itself out, and not the answer', () => {
  it.each(LISTS)('%s', async (_, endpoint, answer, good, bad, inside, issue) => {
    const { data: right } = await read(endpoint, answer([good, good]));
    const { data, failure, repairs } = await read(endpoint, answer([good, bad, good]));
    expect(failure).toBeNull();
    expect(inside(data)).toHaveLength(2);
    expect(data).toEqual(right);
    expect(repairs).toEqual([[`${endpoint.method} ${endpoint.path}`, issue]]);
  });

  // An empty list would say that there are none.
  it.each(LISTS)('%s of which none matches are not none', async (_, endpoint, answer, _good, bad) => {
    expect(await read(endpoint, answer([bad]))).toMatchObject({ failure: { kind: 'unexpected-answer' }, repairs: [] });
    expect(await read(endpoint, answer([]))).toMatchObject({ failure: null, repairs: [] });
  });

  it.each(LISTS.filter(([what]) => !what.startsWith('dishes')))(
    '%s are 500 at the most',
    async (_, endpoint, answer, good, _bad, inside) => {
      const { data, repairs } = await read(endpoint, answer(Array.from({ length: 501 }, () => good)));
      expect(inside(data)).toHaveLength(500);
      expect(repairs).toHaveLength(1);
    },
  );

  it.each(LISTS.filter(([what]) => what.startsWith('dishes')))(
    '%s are 2,000 at the most',
    async (_, endpoint, answer, good, _bad, inside) => {
      const { data, repairs } = await read(endpoint, answer(Array.from({ length: 2001 }, () => good)));
      expect(inside(data)).toHaveLength(2000);
      expect(repairs).toHaveLength(1);
    },
  );
});

describe('what stands for a sum is read whole or not at all', () => {
  it.each([
    ['a line of the cart', getSellingArea, { ...AREA, cart: { ...AREA.cart, lockerSellingOrder: { items: [LINE, { ...LINE, quantity: 'two' }], totalWithTax: 13 } } }, 'cart.lockerSellingOrder.items.1.quantity'], // oxfmt-ignore
    ['an edited cart', editItem, { lockerSellingOrder: { items: [{ ...LINE, totalWithTax: null }], totalWithTax: 6.5 } }, 'lockerSellingOrder.items.0.totalWithTax'], // oxfmt-ignore
    ['a cart that is none', editItem, { lockerSellingOrder: 'empty', actionType: null, paymentUUID: null }, 'lockerSellingOrder'],
    ['a voucher', getEdenredTicket, { ...TICKET, vouchers: [...TICKET.vouchers, { value: '8.5', count: 1 }] }, 'vouchers.1.value'],
    ['a payment’s link', getPayment, { uuid: 'p', actionType: 'redirect', linkAction: { link: '/me' } }, 'linkAction.type'],
    ['a wallet', getSellingArea, { ...AREA, wallet: { balance: '20 €' } }, 'wallet.balance'],
    ['a line of more than its dishes cost', editItem, { lockerSellingOrder: { items: [{ ...LINE, totalWithTax: 6.51 }], totalWithTax: 6.51 } }, 'lockerSellingOrder.items.0'], // oxfmt-ignore
    ['a line of no dish', editItem, { lockerSellingOrder: { items: [LINE, { ...LINE, quantity: 0 }], totalWithTax: 13 } }, 'lockerSellingOrder.items.1'], // oxfmt-ignore
    ['a line of ten thousand', editItem, { lockerSellingOrder: { items: [{ ...LINE, quantity: 10_000 }], totalWithTax: 6.5 } }, 'lockerSellingOrder.items.0.quantity'], // oxfmt-ignore
    ['a total of more than its lines', editItem, { lockerSellingOrder: { items: [LINE], totalWithTax: 6.51 } }, 'lockerSellingOrder'],
  ])('%s', async (_, endpoint: AnyEndpoint, answer, issue) => {
    expect(await read(endpoint, answer)).toMatchObject({ failure: { kind: 'unexpected-answer', issue }, repairs: [] });
  });

  it.each([
    ['rounded unit prices', [{ ...LINE, quantity: 3, unitPriceWithTax: 3.33, totalWithTax: 10 }], 10, 1000],
    ['rounded lines', [LINE, LINE], 13.01, 1301],
    ['a discount', [{ ...LINE, quantity: 2, totalWithTax: 6.5 }], 6, 600],
    ['a discount on 9,999', [{ ...LINE, quantity: 9_999 }], 6.5, 650],
  ])('but a cart may differ from its sum by %s', async (_, items, totalWithTax, cents) => {
    expect((await read(editItem, { lockerSellingOrder: { items, totalWithTax } })).data.order).toMatchObject({ total: cents });
  });

  it('a cart of 501 lines is not shown as one of 500', async () => {
    const items = Array.from({ length: 501 }, () => LINE);
    const { failure } = await read(editItem, { lockerSellingOrder: { items, totalWithTax: 1 }, actionType: null, paymentUUID: null });
    expect(failure).toEqual({ kind: 'unexpected-answer', issue: 'lockerSellingOrder.items' });
  });
});

describe('a value of another form', () => {
  it.each([
    ['a picture', { image: 7 }, { image: null }],
    ['an address without end', { image: `/${'a'.repeat(4000)}` }, { image: null }],
    ['a nutrient', { edible: { kcal: 'many', eggs: 'Presente' } }, { edible: expect.objectContaining({ kcal: null, eggs: 'Presente' }) }],
    ['a quantity', { availableQuantity: 2.5 }, { availableQuantity: null }],
    ['a quantity below nothing', { availableQuantity: -2 }, { availableQuantity: 0 }],
    ['a diet', { edible: { diet: 'Carnivoro', eggs: 'Presente' } }, { edible: expect.objectContaining({ diet: null, eggs: 'Presente' }) }],
    ['a description', { description: 7 }, { description: '' }],
    ['a position', { displayOrder: 'first' }, { displayOrder: 0 }],
    ['a novelty', { new: 'sì' }, { isNew: false }],
  ])('counts as null where null says nothing untrue: %s', async (_, dish, expected) => {
    const { data, repairs } = await read(getSellingArea, areaWith(dish));
    expect(data.catalogue.items[1]).toMatchObject({ id: 'd2', ...expected });
    expect(repairs).toHaveLength(1);
  });

  it.each([0, -1])('a portion of %i g has no weight', async (netWeight) => {
    const { data, repairs } = await read(getSellingArea, areaWith({ edible: { netWeight, kcal: 164 } }));
    expect([data.catalogue.items[1]?.edible, repairs]).toEqual([expect.objectContaining({ netWeight: null, kcal: 164 }), []]);
  });

  it.each([{}, { kcal: null, diet: null, eggs: null }])('nutritional data without any datum are none: %j', async (edible) => {
    const { data, repairs } = await read(getSellingArea, areaWith({ edible }));
    expect([data.catalogue.items[1]?.edible, repairs]).toEqual([null, []]);
  });

  it('takes a banner away, and nothing else', async () => {
    const { data, repairs } = await read(getSellingArea, { ...AREA, banner: { ...AREA.banner, status: 'BLINK' } });
    expect(data).toMatchObject({ banner: null, id: 'milano-1' });
    expect(repairs).toEqual([['GET b2c/locker/selling-area/{id}', 'banner.status']]);
  });

  it('does not know a word of an order’s state', async () => {
    const { data } = await read(getLockerOrder, { actionType: 'preparing', loading: true, lockerSellingOrder: null });
    expect(data).toMatchObject({ actionType: null, loading: true });
  });

  it.each(['', 'null', 'true'])('needs nothing of the answer to a name that was saved: %j', async (answer) => {
    expect((await read(setUserInfo, answer)).failure).toBeNull();
  });

  it.each([
    [{ diet: null, allergens: null }, null],
    [{ diet: null }, null],
    [
      { diet: null, allergens: {} },
      { diet: null, allergens: {} },
    ],
    [
      { diet: 'Vegano', allergens: null },
      { diet: 'Vegano', allergens: {} },
    ],
  ])('of two nulls makes no preference: %j', async (dietPreference, expected) => {
    expect((await read(getSellingArea, { ...AREA, dietPreference })).data.dietPreference).toEqual(expected);
  });

  // What is not known of what somebody must not eat is read as the strictest wish.
  it('of a preference flags rather too much', async () => {
    const allergens = { eggs: 'No', soy: 'Tracce', kiwi: 'Assente' };
    const { data, repairs } = await read(getSellingArea, { ...AREA, dietPreference: { diet: 'Halal', allergens } });
    expect(data.dietPreference).toEqual({ diet: null, allergens: { eggs: 'Assente', soy: 'Tracce' } });
    expect(repairs).toHaveLength(1);
  });

  it('of a preference says nothing of an allergen without a word', async () => {
    const allergens = { eggs: null, fish: '', soy: 'Presente' };
    const { data, repairs } = await read(getSellingArea, { ...AREA, dietPreference: { diet: 'Vegano', allergens } });
    expect(data.dietPreference).toEqual({ diet: 'Vegano', allergens: { soy: 'Presente' } });
    expect(repairs).toEqual([]);
  });

  it.each([
    ['an allergen', { edible: { eggs: 'Forse' } }],
    ['ingredients', { edible: { ingredients: ['farina'] } }],
    ['ingredients without end', { edible: { ingredients: 'uova, '.repeat(1000) } }],
    ['allergens as text', { edible: { allergensString: 7 } }],
    ['all that is declared', { edible: 'unknown' }],
    ['whether it can be sold', { expired: 'forse' }],
    ['a price', { price: { value: null, label: '0,00 €' } }],
    ['a price below nothing', { price: { value: -1, label: '0,00 €' } }],
    ['a price as text', { price: { value: 6.5, label: '6'.repeat(101) } }],
    ['a price before', { price: { value: 6.5, label: '6,50 €', listPriceLabel: 8 } }],
  ])('takes the dish away where somebody eats or pays by it: %s', async (_, dish) => {
    const { data } = await read(getSellingArea, areaWith(dish));
    expect(data.catalogue.items.map(({ id }: { id: string }) => id)).toEqual(['d1']);
  });

  it.each<[string, AnyEndpoint, object, object]>([
    ['a payment', getPayment, { actionType: 'pending' }, { actionType: 'loading' }],
    ['Satispay', getSatispayAdd, { data: { status: 'EXPIRED' } }, { data: { status: 'PENDING' } }],
    ['Edenred', getEdenredTicket, { ...TICKET, status: 'QUEUED' }, { status: 'LOADING' }],
    ['Pluxee', getPluxeeTicket, { status: 'QUEUED' }, { status: 'AWAITING_COMPLETION' }],
  ])('of a state means that %s is under way; without a state nothing does', async (_, endpoint, answer, expected) => {
    const { data, repairs } = await read(endpoint, answer);
    expect(data).toMatchObject(expected);
    expect(repairs).toHaveLength(1);
    const stateless = JSON.parse(JSON.stringify(answer, (name, value: unknown) => (/^(status|actionType)$/.test(name) ? null : value)));
    expect(await read(endpoint, stateless)).toMatchObject({ failure: { kind: 'unexpected-answer' } });
  });

  it('of a message leaves the payment’s state readable [P2-3.4]', async () => {
    const { data } = await read(getPayment, { uuid: 'p', actionType: 'error', linkAction: null, message: { code: 3 } });
    expect(data).toEqual({ uuid: 'p', actionType: 'error', linkAction: null, message: null });
  });
});

/** With a 200, in the place of a result. */
describe('a refusal', () => {
  const COFFEE = { id: 'o1' };
  const REQUEST = { id: 'r1', redirect: LINK };
  const refusals: readonly [string, AnyEndpoint, string, unknown, unknown][] = [
    ['of a coffee', confirmCoffee, 'order', COFFEE, { id: 'o 1' }],
    ['of a card', addCard, 'instrument', INSTRUMENT, { ...INSTRUMENT, uuid: 7.5 }],
    ['of a PayPal account', addPaypalAccount, 'instrument', INSTRUMENT, 'done'],
    ['of Satispay', addSatispay, 'data', REQUEST, { ...REQUEST, id: null }],
    ['of Satispay’s vouchers', getSatispayTicketRedirect, 'data', { loading: true }, { loading: 'yes' }],
  ];

  it.each(refusals)('%s is told in its words', async (_, endpoint, result) => {
    for (const none of [{}, { [result]: null }, { [result]: '' }, { [result]: [] }]) {
      const answer = { error: 'Credito esaurito', ...none };
      const { data, failure } = await read(endpoint, answer);
      expect(failure).toBeNull();
      expect(data).toMatchObject({ error: 'Credito esaurito' });
      expect(Object.keys(data)).not.toContain(result);
    }
  });

  it.each(refusals)('%s is cut when it is long', async (_, endpoint) => {
    const { data, repairs } = await read(endpoint, { error: 'a'.repeat(600) });
    expect(data.error).toBe(`${'a'.repeat(499)}…`);
    expect(repairs).toHaveLength(1);
  });

  it('of a card may have the fields of an instrument, all of them null', async () => {
    const none = Object.fromEntries(Object.keys(INSTRUMENT).map((name) => [name, null]));
    const { data } = await read(addCard, { ...none, error: true, message: 'Carta rifiutata' });
    expect(data).toEqual({ error: true, message: 'Carta rifiutata' });
    expect((await read(addCard, { ...INSTRUMENT, instrument: null, error: null })).data).toMatchObject({ instrument: { id: 'i1' } });
  });

  // The call may have had its effect: whoever reads a refusal tries again, and pays again.
  it.each(refusals)('%s is none beside a result that cannot be read', async (_, endpoint, result, good, bad) => {
    for (const error of ['Credito esaurito', true, false, '', null]) {
      expect(await read(endpoint, { [result]: bad, error })).toMatchObject({ failure: { kind: 'unexpected-answer' } });
      expect(await read(endpoint, { [result]: good, error })).toMatchObject({ failure: null, data: { [result]: expect.anything() } });
    }
  });

  it.each(refusals)('%s says something', async (_, endpoint) => {
    for (const error of [false, '', ' \n', null, 0, []])
      expect(await read(endpoint, { error, message: 'Riprova' })).toMatchObject({ failure: { kind: 'unexpected-answer' } });
  });

  it.each([5, {}, [], [5], { text: 'Non c’è' }])('with a status of its own keeps its name beside a message of %j', async (message) => {
    const { failure } = await read(getMenu, { error: 'Not Found', message }, { status: 404 });
    expect(failure).toMatchObject({ kind: 'http', status: 404, error: 'Not Found' });
    const nameless = await read(getMenu, { error: message, message: 'Menu sospeso' }, { status: 410 });
    expect(nameless.failure).toEqual({ kind: 'http', status: 410, error: null, message: 'Menu sospeso' });
  });
});

describe('long text', () => {
  it('a name ends with an ellipsis after 500 characters', async () => {
    const { data, repairs } = await read(getSellingArea, { ...AREA, title: 'a'.repeat(100_000) });
    expect(data.title).toBe(`${'a'.repeat(499)}…`);
    expect(repairs).toEqual([['GET b2c/locker/selling-area/{id}', 'title']]);
    expect((await read(getSellingArea, { ...AREA, title: 'a'.repeat(500) })).repairs).toEqual([]);
  });

  it('a sentence ends after 1,000, also that of a refusal', async () => {
    const message = 'a'.repeat(100_000);
    const { data } = await read(getPayment, { uuid: 'p', actionType: 'error', linkAction: null, message });
    expect(data.message).toBe(`${'a'.repeat(999)}…`);
    const { failure } = await read(getPayment, { error: 'Conflict', message }, { status: 409 });
    expect(failure).toEqual({ kind: 'http', status: 409, error: 'Conflict', message: `${'a'.repeat(999)}…` });
  });

  it.each([
    ['text', 'a'.repeat(30_000), `${'a'.repeat(19_999)}…`],
    ['text after a whole tag', `<b>Oggi</b>${'a'.repeat(30_000)}`, `<b>Oggi</b>${'a'.repeat(19_988)}…`],
    ['a tag', `${'a'.repeat(19_990)}<a href="https://pausa.test/">qui</a>`, `${'a'.repeat(19_990)}…`],
    ['an entity', `${'a'.repeat(19_996)}&nbsp;b`, `${'a'.repeat(19_996)}…`],
    ['a character of two halves', `${'a'.repeat(19_998)}🍝🍝🍝`, `${'a'.repeat(19_998)}…`],
  ])('HTML of 20,000 is not cut in the middle of %s', async (_, content, expected) => {
    const { data } = await read(getSellingArea, { ...AREA, banner: { ...AREA.banner, content } });
    expect(data.banner.content).toBe(expected);
  });

  it('an answer of more than 10 million characters is not read', async () => {
    const { failure } = await read(getMenu, JSON.stringify({ ...MENU, filler: 'a'.repeat(10_000_000) }));
    expect(failure).toEqual({ kind: 'unexpected-answer', issue: 'too long' });
    const refusal = await read(getMenu, JSON.stringify({ error: 'Bad Request', filler: 'a'.repeat(10_000_000) }), { status: 400 });
    expect(refusal.failure).toEqual({ kind: 'http', status: 400, error: null, message: null });
  });
});

describe('a lone surrogate', () => {
  it('is no part of a text', async () => {
    const { data, repairs } = await read(getSellingArea, { ...AREA, title: 'Torre \uD83C Nord 🍝' });
    expect(data.title).toBe('Torre \uFFFD Nord 🍝');
    expect(repairs).toEqual([['GET b2c/locker/selling-area/{id}', 'title']]);
  });

  it.each(['\uD800', 'a b', '../x', '', 'x'.repeat(201)])('%j names no coffee order', async (id) => {
    expect((await read(confirmCoffee, { order: { id } })).failure).toMatchObject({ kind: 'unexpected-answer' });
  });
});

describe('an empty value', () => {
  it.each<[string, AnyEndpoint, unknown, object]>([
    ['Go’s empty list of instruments', getInstruments, null, { instruments: [] }],
    ['PHP’s empty map of options', getPaymentOptions, [], { paymentInstruments: [], paymentOptions: [] }],
    ['PHP’s empty information on a person', getUserInfo, [], { nickName: null }],
    ['Edenred’s link beside a null', getEdenredTicket, { ...TICKET, redirect: { ...LINK, link: null, url: '/orders' } }, { redirect: { link: '/orders' } }], // oxfmt-ignore
    ['Edenred’s link beside an empty text', getEdenredTicket, { ...TICKET, redirect: { ...LINK, link: '', url: '/orders' } }, { redirect: { link: '/orders' } }], // oxfmt-ignore
    ['3-D Secure’s parameters', getThreeDSecureFlow, { token: 't', nonce: '', bin: '', amount: '', threeDSecureParameters: { nonce: 'n', bin: '411111', amount: 7.5 } }, { nonce: 'n', bin: '411111', amount: 750 }], // oxfmt-ignore
    ['but a zero is an amount', getThreeDSecureFlow, { token: 't', nonce: 'n', bin: '411111', amount: 0, threeDSecureParameters: { amount: 7.5 } }, { amount: 0 }], // oxfmt-ignore
  ])('stands for an absent one: %s', async (_, endpoint, answer, expected) => {
    expect((await read(endpoint, answer)).data).toMatchObject(expected);
  });
});

describe('a repaired answer of before', () => {
  it('is shown when nothing can be read', async () => {
    const text = JSON.stringify({ balance: -1 });
    const offlineCache = { put: () => undefined, clear: () => undefined, get: async () => ({ text, cachedAt: 1 }) };
    const api = createClient({ baseUrl: '', fetch: () => Promise.reject(new TypeError('Failed to fetch')), offlineCache });
    await expect(api.call(getWallet)).rejects.toMatchObject({ cached: { answer: { balanceCents: 0 } } });
  });
});

describe('an order at the locker', () => {
  it('keeps its state when one of its rows cannot be read', async () => {
    const { data } = await read(getLockerOrder, {
      actionType: 'openingLocker',
      loading: true,
      lockerSellingOrder: { id: 'o1', items: [{ label: 'Lasagna' }, { label: 'Pane', quantity: 1 }] },
    });
    expect(data).toMatchObject({ actionType: 'openingLocker', order: { rows: [{ label: 'Pane', quantity: 1 }] } });
  });
});
