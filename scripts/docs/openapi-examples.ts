/** Examples for docs/openapi.json: what the conformance kit sends to the sandbox, and what the sandbox answers. */
import { operationOf } from '../../conformance/coverage.ts';
import { main } from '../../conformance/main.ts';
import { createB2c } from '../../sandbox/b2c/index.ts';
import { contract, type OperationName } from '../../src/api/contract.ts';

export interface Example {
  readonly body?: unknown;
  readonly answer?: unknown;
}

const ORIGIN = 'https://sandbox.test';
const NOW = Date.parse('2026-03-09T11:30:00.000Z');
const ID_TOKEN = 'token of demo@pausa.test';
/** Lists are cut to so many entries. */
const MAX_ENTRIES = 2;

/** All that the sandbox has to show. */
const ARGS = [
  ...['--base-url', ORIGIN, '--allow-money', '--area', 'milano-1', '--coffee-area', 'caffe-1', '--code', 'milano1'],
  ...['--menu', '00000000-0000-4000-8000-000000000001', '--order', 'ordine-0902', '--new-email', 'nuova@ditta.example'],
  ...['--card-payment', 'prova-carta', '--paypal-payment', 'prova-paypal', '--satispay-ticket', 'prova-esterno'],
  ...['--pellegrini-ticket', 'prova-2', '--pluxee-ticket', 'prova-3', '--edenred-ticket', 'prova-skip'],
];

const shortened = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return (WHOLE.includes(key) ? value : value.slice(0, MAX_ENTRIES)).map((inner) => shortened(inner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner, name)]));
};

const ORDER = { type: 'internal', link: '/locker-selling-order/ordine-0902' };
const REDIRECT = { actionType: 'redirect', linkAction: ORDER, message: null };
const CARD = {
  id: 'carta-nuova',
  uuid: '00000000-0000-4000-8000-00000000ca5d',
  label: 'Carta •••• 1111',
  sublabel: 'Scade 12/30',
  provider: 'visa',
  type: 'braintree_cc',
  category: 'card',
};
const PAYPAL = {
  ...CARD,
  id: 'paypal-nuovo',
  label: 'PayPal',
  sublabel: 'giulia@example.it',
  provider: 'paypal',
  type: 'braintree_paypal',
  category: 'paypal',
};
const EDENRED = {
  ...CARD,
  id: 'edenred-nuovo',
  label: 'Ticket Restaurant',
  sublabel: null,
  provider: 'edenred',
  type: 'edenred_ticket',
  category: 'ticket',
};
const DEVICE_DATA = '{"correlation_id":"7a1f"}';
/** What a person does at a partner's, which the kit cannot do. */
const BY_HAND: Partial<Record<OperationName, Example>> = {
  confirmOrder: { answer: ORDER },
  login: { answer: { redirect: { type: 'internal', link: '/selling-area/milano-1' } } },
  deleteInstrument: { answer: { message: 'success' } },
  addCard: { body: { nonce: 'tokencc_bh_x' }, answer: { instrument: CARD } },
  saveCardholderName: { body: { cardholderName: 'Giulia Bianchi' }, answer: { success: true } },
  finishThreeDSecureFlow: { body: { nonce: 'tokencc_bh_y' }, answer: REDIRECT },
  cancelThreeDSecureFlow: { answer: REDIRECT },
  addPaypalAccount: {
    body: { nonce: 'paypal_nonce' },
    answer: { instrument: PAYPAL },
  },
  submitDeviceData: { body: { deviceData: DEVICE_DATA }, answer: REDIRECT },
  cancelPaypalPayment: { body: {}, answer: REDIRECT },
  confirmEdenredLogin: { body: { code: 'authorization-code' }, answer: { instrument: EDENRED, message: null } },
  confirmEdenredTicket: { body: {} },
  skipEdenredTicket: { body: {} },
  submitPellegriniTicket: { body: { token: '5000001' } },
  submitPluxeeTicket: {
    body: { otp: '123456' },
    answer: { success: true, data: { status: 'AWAITING_COMPLETION', redirect: null }, errorMessage: null },
  },
  addSatispay: {
    body: { returnUrl: 'https://app.gusto.example/payment', keyToUpdate: 'INSTRUMENTS_ADDED_PI' },
    answer: { data: { id: 'richiesta-1', redirect: { type: 'external', link: 'https://online.satispay.com/pay/richiesta-1' } } },
  },
  getSatispayAdd: { answer: { data: { status: 'PENDING', instrument: null } } },
  cancelSatispayAdd: { body: {}, answer: { data: { status: 'CANCELED', instrument: null } } },
  updatePaymentInstrument: { body: { uuid: '00000000-0000-4000-8000-00000000ca4d' }, answer: REDIRECT },
  cancelPayment: { answer: { actionType: 'cancelled', linkAction: null, message: null } },
  getRecharge: { answer: { actionType: 'redirect', linkAction: { type: 'internal', link: '/wallet' }, message: null } },
};

/** The kit sends the present time; an example has none. */
const withoutNow = (text: string) => text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/g, '2026-03-09T12:30:00');

// oxlint-disable-next-line typescript/no-explicit-any -- JSON of every shape
type Loose = any;

/** Validators that reckon in binary floats find 4.1 to be no multiple of 0.01: examples do without such prices. */
const isPlain = (euro: number) => Number.isInteger(euro / 0.01);

/**
 * Makes one world of them: what is in the cart, suggested and in the orders is in the catalogue, and the area has the cart that was
 * edited. The catalogue has these articles and a few more.
 */
function fit(examples: Partial<Record<OperationName, Example>>): void {
  const answer = (name: OperationName) => examples[name]?.answer as Loose;
  const [area, upselling, orders, edited] = [answer('getSellingArea'), answer('getUpselling'), answer('getOrders'), answer('editItem')];
  upselling.items = upselling.items.filter((item: Loose) => isPlain(item.price.value)).slice(0, MAX_ENTRIES);
  const menu = answer('getMenu');
  menu.items = menu.items.slice(0, MAX_ENTRIES);
  menu.categories = menu.categories.filter((category: Loose) => menu.items.some((item: Loose) => item.categoryId === category.id));
  area.cart = edited;
  // One person has one wallet.
  const [coffee, credit] = [answer('getCoffeeArea'), answer('getWallet')];
  Object.assign(coffee, { wallet: { balance: credit.balance }, corporateCreditWallet: credit.corporateCredit });
  Object.assign(area, { wallet: { balance: credit.balance }, corporateCredit: credit.corporateCredit });
  const wanted = new Set([
    ...edited.lockerSellingOrder.items.map((line: Loose) => line.itemSaleableId),
    ...upselling.items.map((item: Loose) => item.id),
    ...orders.data.slice(0, MAX_ENTRIES).flatMap((order: Loose) => order.rows.map((row: Loose) => row.itemSaleableId)),
    ...area.catalogue.items
      .filter((item: Loose) => isPlain(item.price.value))
      .slice(0, MAX_ENTRIES)
      .map((item: Loose) => item.id),
  ]);
  const items = area.catalogue.items.filter((item: Loose) => wanted.has(item.id));
  const headings = new Set(items.map((item: Loose) => item.categoryId));
  area.catalogue = {
    ...area.catalogue,
    items,
    categories: area.catalogue.categories.filter((category: Loose) => headings.has(category.id)),
  };
}

/** These are as long as `fit` has made them. */
const WHOLE: readonly string[] = ['items', 'categories'];

/** The first exchange of each operation that went well, and what is written by hand. */
export async function recordExamples(): Promise<Record<OperationName, Example>> {
  const examples: Partial<Record<OperationName, Example>> = {};
  const b2c = createB2c({ verify: (token) => (token === ID_TOKEN ? { uid: 'demo', email: 'demo@pausa.test' } : null), now: () => NOW });
  const record = async (request: Request): Promise<Response> => {
    const sent = request.clone();
    const response = await b2c.handle(request);
    const { pathname } = new URL(sent.url);
    const name = operationOf(sent.method, pathname.slice(1));
    if (name !== undefined && examples[name] === undefined && response.status === 200) {
      const [text, answer] = [await sent.text(), (await response.clone().json()) as Loose];
      if (answer.error) return response;
      examples[name] = { body: text === '' ? null : (JSON.parse(withoutNow(text)) as unknown), answer };
    }
    return response;
  };
  await main({
    args: ARGS,
    env: { PAUSA_ID_TOKEN: ID_TOKEN },
    print: () => undefined,
    printError: (text) => {
      throw new Error(text);
    },
    fetch: (input, init) => record(new Request(input, init)),
  });
  fit(examples);
  const names = Object.keys(contract) as OperationName[];
  return Object.fromEntries(
    names.map((name) => {
      // One that answers in the same shape shows how.
      const alike = names.find((other) => contract[other].response === contract[name].response && examples[other] !== undefined);
      const { answer, ...example } = { answer: alike && examples[alike]?.answer, ...examples[name], ...BY_HAND[name] };
      return [name, { ...example, answer: shortened(answer) }];
    }),
  ) as Record<OperationName, Example>;
}
