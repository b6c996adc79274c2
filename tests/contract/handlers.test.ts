/** Calls every operation of the contract at least once. Every answer must match the schema of its endpoint. */
import { describe, expect, test } from 'vitest';
import { contract, type OperationName } from '../../src/api/contract.ts';
import type { AnyEndpoint, ParametersOf, WireAnswerOf } from '../../src/api/endpoint.ts';
import { read } from '../../src/api/schema.ts';
import { createB2c, EDGE_ITEMS, MENU_IDS } from '../../sandbox/b2c/index.ts';
import type { HandlerTable } from '../../sandbox/b2c/handler.ts';
import { HANDLERS } from '../../sandbox/b2c/handlers.ts';
import { fetchFrom } from '../../sandbox/b2c/in-process.ts';

type Contract = typeof contract;

test('a table without one of its handlers does not compile (checked by the type suite)', () => {
  const { getMenu, ...others } = HANDLERS;
  // @ts-expect-error -- `getMenu` is missing
  const incomplete: HandlerTable = others;
  expect(Object.keys(incomplete)).toHaveLength(Object.keys(contract).length - 1);
  expect(getMenu).toBeTypeOf('function');
});
/** The sandbox sends what is optional. */
type Complete<T> = T extends readonly (infer E)[]
  ? Complete<E>[]
  : T extends object
    ? { [K in keyof T]-?: Complete<NonNullable<T[K]>> }
    : T;
type Params<Op extends OperationName> = [keyof ParametersOf<Contract[Op]>] extends [never]
  ? { params?: never }
  : { params: ParametersOf<Contract[Op]> };

const NOW = Date.parse('2026-03-09T11:30:00.000Z');
const exercised = new Set<OperationName>();

/** A customer in a world of her own. The ID token `token of <e-mail>` belongs to that e-mail. */
function visitor(user?: string) {
  const b2c = createB2c({
    verify: (idToken) => (idToken.startsWith('token of ') ? { uid: 'uid', email: idToken.slice('token of '.length) } : null),
    now: () => NOW,
  });
  const fetch = fetchFrom(b2c, user === undefined ? {} : { user });

  async function ask<Op extends OperationName>(
    operation: Op,
    { params, body, query = '' }: Params<Op> & { body?: unknown; query?: string },
  ) {
    const endpoint: AnyEndpoint = contract[operation];
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, string>)[name])),
    );
    const response = await fetch(`/${path}${query}`, {
      method: endpoint.method,
      ...(endpoint.body === null ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    expect(response.status, `${operation}: ${JSON.stringify(answer)}`).toBe(200);
    const { issues } = read(endpoint.response, answer);
    expect(issues, `${operation}: ${JSON.stringify(answer).slice(0, 300)}`).toBeUndefined();
    exercised.add(operation);
    return answer as Complete<WireAnswerOf<Contract[Op]>>;
  }

  /** Puts one article into the cart of `milano-1` or another area and confirms. */
  async function order(quantity = 1, means: { instrument?: string; voucher?: string } = {}, area = 'milano-1') {
    const { catalogue, wallet, corporateCredit } = await ask('getSellingArea', { params: { id: area } });
    const { lockerSellingOrder } = await ask('editItem', { body: edit(area, catalogue.items[0]!, quantity) });
    const cart = lockerSellingOrder!;
    const totalToPayFromCorporateCredit = Math.min(corporateCredit?.balance ?? 0, cart.totalWithTax);
    const totalToPayFromWallet = round(Math.min(wallet?.balance ?? 0, cart.totalWithTax - totalToPayFromCorporateCredit));
    const totalToPay = round(cart.totalWithTax - totalToPayFromCorporateCredit - totalToPayFromWallet);
    const orderSnapshot = { ...cart, totalToPayFromCorporateCredit, totalToPayFromWallet, totalToPay };
    const link = await ask('confirmOrder', {
      body: {
        lockerId: area,
        paymentInstrumentUUID: means.instrument ?? false,
        partialAmountPIUUID: means.voucher ?? false,
        orderSnapshot,
      },
    });
    return { link: link.link, total: cart.totalWithTax };
  }

  async function addCard(nonce: string) {
    const added = await ask('addCard', { body: { nonce } });
    if (!('instrument' in added)) throw new Error('refused');
    return added.instrument;
  }

  async function preferForRecharge(provider: string, paymentInstrumentId?: string) {
    const body = { category: 'any', provider, ...(paymentInstrumentId === undefined ? {} : { paymentInstrumentId }) };
    expect(await ask('updatePaymentPreference', { params: { context: 'walletRechargeMethod' }, body })).toEqual({ error: false });
  }

  async function recharge(amount: number) {
    const walletRechargeData = await ask('getRechargeConfig', {});
    return ask('submitRecharge', { body: { amount, walletRechargeData, resultUrl: '/wallet/recharge/{uuid}?return-url=%2Fwallet' } });
  }

  /** Answers on a partner's page. */
  async function press(page: string, form: string) {
    const response = await fetch(page, { method: 'POST', body: form });
    expect(response.status).toBe(303);
    return response.headers.get('location');
  }

  const ledger = () => b2c.world().ledger.map(({ kind, cents }) => `${kind} ${cents}`);
  /** Sets the outcome of the next coffee. */
  const choose = (body: object) => fetch('/sandbox/next-coffee', { method: 'POST', body: JSON.stringify(body) });
  return { b2c, ask, order, addCard, preferForRecharge, recharge, ledger, press, choose };
}

function edit(lockerId: string, item: { id: string; unique: string; label: string; price: { value: number } }, quantity: number) {
  return {
    lockerId,
    itemSaleableId: item.id,
    itemSaleablePriceListId: item.unique,
    quantity,
    localPrice: item.price.value,
    localLabel: item.label,
    availableQuantity: null,
    walletBalance: 20,
    corporateCreditBalance: 5,
    upsellingId: null,
  };
}

const round = (euro: number) => Math.round(euro * 100) / 100;
const lastPart = (link: string) => link.split('/').at(-1)!;

describe('session', () => {
  test('sign in, navigate, sign out', async () => {
    const { ask } = visitor();
    const authorizationF = 'token of nuovo@ditta.example';
    expect(await ask('setSessionCookie', { body: { authorizationF } })).toEqual({ success: true });
    expect(await ask('login', { body: { authorizationF } })).toEqual({});
    const { user, links } = await ask('getNavigation', {});
    expect(user).toEqual({ email: 'nuovo@ditta.example', nickName: null });
    expect(links.map(({ link }) => link)).toEqual([
      '/',
      '/selling-area/milano-1',
      '/code',
      '/lista-ordini',
      '/coffee/selling-area/caffe-1',
      '/wallet',
      '/payment',
    ]);
    expect(await ask('logout', {})).toEqual({});
  });

  test('the way to sign in follows from the domain', async () => {
    const { ask } = visitor();
    expect(await ask('checkEmailDomain', { params: { email: 'a@google.pausa.test' } })).toEqual({ type: 'google' });
    expect(await ask('checkEmailDomain', { params: { email: 'a@microsoft.pausa.test' } })).toEqual({ type: 'microsoft' });
    expect(await ask('checkEmailDomain', { params: { email: 'demo@pausa.test' } })).toEqual({ type: 'email' });
    expect(await ask('registerUser', { body: { email: 'a@b.example' } })).toEqual({ success: true });
  });

  test('consent is kept', async () => {
    const { ask } = visitor('vuoto@pausa.test');
    expect((await ask('getPrivacyConsent', {})).data).toEqual({ acceptMarketingData: null, acceptProfilingData: null });
    await ask('setPrivacyConsent', { body: { data: { acceptMarketingData: true, acceptProfilingData: false } } });
    expect((await ask('getPrivacyConsent', {})).data).toEqual({ acceptMarketingData: true, acceptProfilingData: false });
  });
});

describe('home and codes', () => {
  test('sections in order, one of them unknown', async () => {
    const { sections } = await visitor('demo@pausa.test').ask('getHome', {});
    expect(sections.map(({ type }) => type)).toEqual(['shop_preview', 'shop', 'link', 'sondaggio']);
  });

  test.each([
    ['milano1', 'internal', '/selling-area/milano-1'],
    ['mensa2', 'internal', '/selling-area/mensa-2'],
    ['chiuso3', 'internal', '/selling-area/chiuso-3'],
    ['caffe1', 'internal', '/coffee/selling-area/caffe-1'],
    ['ciclo1', 'internal', '/code-landing/ciclo1'],
    ['partner1', 'external', 'https://partner.example/menu'],
  ])('code %s leads to the %s link %s', async (code, type, link) => {
    expect(await visitor().ask('resolveCode', { params: { code } })).toEqual({ type, link });
  });
});

describe('shop', () => {
  test('add, change and take away; the server keeps the cart', async () => {
    const { ask } = visitor('demo@pausa.test');
    const area = await ask('getSellingArea', { params: { id: 'milano-1' } });
    expect(area.wallet).toEqual({ balance: 20 });
    expect(area.corporateCredit).toEqual({ balance: 5 });
    const free = area.catalogue.items.find(({ id }) => id === EDGE_ITEMS.free)!;
    const { lockerSellingOrder: cart } = await ask('editItem', { body: edit('milano-1', free, 2) });
    expect(cart).toMatchObject({ totalWithTax: 0, items: [{ itemSaleableId: EDGE_ITEMS.free, quantity: 2, unitPriceWithTax: 0 }] });
    expect((await ask('getSellingArea', { params: { id: 'milano-1' } })).cart.lockerSellingOrder).toEqual(cart);
    expect((await ask('editItem', { body: edit('milano-1', free, 0) })).lockerSellingOrder).toBeNull();
  });

  test('upselling leaves out what is in the cart', async () => {
    const { ask } = visitor('demo@pausa.test');
    const all = await ask('getUpselling', {
      params: { lockerId: 'milano-1' },
      body: { itemSaleableIds: ['milano-1-01'], customerDateTime: '2026-03-09T12:30:00' },
    });
    const first = all.items[0]!.id;
    const rest = await ask('getUpselling', {
      params: { lockerId: 'milano-1' },
      body: { itemSaleableIds: [first], customerDateTime: '2026-03-09T12:30:00' },
    });
    expect(all.items).toHaveLength(6);
    expect(rest.items.map(({ id }) => id)).not.toContain(first);
  });

  test('the diet is kept and cleared', async () => {
    const { ask } = visitor('demo@pausa.test');
    await ask('setDietPreference', { body: { diet: 'Vegano', allergens: { eggs: 'Assente' } } });
    expect((await ask('getSellingArea', { params: { id: 'mensa-2' } })).dietPreference).toEqual({
      diet: 'Vegano',
      allergens: { eggs: 'Assente' },
    });
    await ask('setDietPreference', { body: { diet: null, allergens: null } });
    expect((await ask('getSellingArea', { params: { id: 'mensa-2' } })).dietPreference).toBeNull();
  });

  test('an order on the wallet: the fridge opens after two questions, and opens again', async () => {
    const { ask, order, ledger } = visitor('demo@pausa.test');
    const { link, total } = await order();
    expect(link).toBe('/locker-selling-order/ordine-1001');
    expect(ledger()).toEqual([`order ${Math.round(total * 100)}`]);
    const params = { id: 'ordine-1001' };
    const info = async () => {
      const { actionType, loading } = await ask('getLockerOrder', { params });
      return `${actionType} ${loading}`;
    };
    expect([await info(), await info(), await info(), await info()]).toEqual([
      'openingLocker true',
      'openingLocker true',
      'completed false',
      'completed false',
    ]);
    expect((await ask('retryLockerOpening', { params })).actionType).toBe('openingLocker');
    expect(await info()).toBe('completed false');
    const { data } = await ask('getOrders', { query: '?take=100' });
    expect(data.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'ordine-1001 COMPLETED',
      'ordine-0903 COMPLETED',
      'ordine-0902 COMPLETED',
      'ordine-0901 COMPLETED',
    ]);
  });
});

describe('payments', () => {
  test('instruments: listed, chosen, deleted', async () => {
    const { ask } = visitor('demo@pausa.test');
    const { instruments } = await ask('getInstruments', {});
    expect(instruments.map(({ label, sublabel, provider }) => [label, sublabel, provider])).toEqual([
      ['Carta •••• 4242', 'Scade 08/28', 'visa'],
    ]);
    const { paymentOptions } = await ask('getPaymentOptions', { params: { context: 'definedAmountMethod' } });
    expect(paymentOptions.map(({ createPIPath }) => createPIPath)).toEqual([
      '/payment/integration/braintree_cc/add',
      '/payment/integration/braintree_paypal/add',
      '/payment/integration/satispay_standard/add',
      // Satispay's vouchers have no instrument, and cannot create one.
      null,
    ]);
    const { id } = instruments[0]!;
    expect(
      await ask('updatePaymentPreference', {
        params: { context: 'definedAmountMethod' },
        body: { paymentInstrumentId: id, category: 'card', provider: 'visa' },
      }),
    ).toEqual({ error: false });
    expect(await ask('deleteInstrument', { params: { id } })).toEqual({ message: 'success' });
    expect((await ask('getInstruments', {})).instruments).toEqual([]);
  });

  test('cards: the published numbers', async () => {
    const { ask } = visitor('vuoto@pausa.test');
    expect((await ask('getBraintreeToken', {})).clientToken).not.toBe('');
    expect(await ask('addCard', { body: { nonce: 'tokencc_sandbox_411111_1111' } })).toMatchObject({
      instrument: { label: 'Carta •••• 1111', provider: 'visa' },
    });
    expect(await ask('addCard', { body: { nonce: 'tokencc_sandbox_400011_1115' } })).toMatchObject({ error: 'declined' });
    expect(await ask('addPaypalAccount', { body: { nonce: 'pp-nonce-1' } })).toMatchObject({ instrument: { label: 'PayPal' } });
  });

  test('a card that asks for 3-D Secure pays after the challenge', async () => {
    const { ask, order, addCard, ledger } = visitor('vuoto@pausa.test');
    const card = await addCard('tokencc_sandbox_400000_1091');
    const { link, total } = await order(1, { instrument: card.uuid });
    expect(link).toMatch(/^\/payment\/integration\/braintree_cc\/3dsecure-flow\//);
    const params = { uuid: lastPart(link) };
    const flow = await ask('getThreeDSecureFlow', { params });
    expect([flow.amount, flow.bin, flow.cardholderName]).toEqual([total, '400000', null]);
    expect(await ask('saveCardholderName', { params, body: { cardholderName: ' ' } })).toEqual({ success: false, code: 20143 });
    expect(await ask('saveCardholderName', { params, body: { cardholderName: 'Anna Neri' } })).toEqual({ success: true });
    expect((await ask('getThreeDSecureFlow', { params })).cardholderName).toBe('Anna Neri');
    expect(ledger()).toEqual([]);
    expect((await ask('finishThreeDSecureFlow', { params, body: { nonce: '3ds-nonce' } })).linkAction?.link).toBe(
      '/locker-selling-order/ordine-1003',
    );
    await ask('finishThreeDSecureFlow', { params, body: { nonce: '3ds-nonce' } });
    expect(ledger()).toEqual([`order ${Math.round(total * 100)}`]);
  });

  test('a card that was added with a name keeps it: the bank’s question is not asked again', async () => {
    const { ask, order, addCard } = visitor('vuoto@pausa.test');
    const card = await addCard('tokencc_sandbox_400000_1091_Nicol%C3%B2%20Neri');
    const { link } = await order(1, { instrument: card.uuid });
    expect((await ask('getThreeDSecureFlow', { params: { uuid: lastPart(link) } })).cardholderName).toBe('Nicolò Neri');
  });

  test('a challenge given up gives wallet and credit back', async () => {
    const { ask, order, addCard, ledger } = visitor('demo@pausa.test');
    const card = await addCard('tokencc_sandbox_400000_1091');
    const { link } = await order(5, { instrument: card.uuid });
    expect(await ask('getWallet', {})).toEqual({ balance: 0, corporateCredit: { balance: 0 } });
    const params = { uuid: lastPart(link) };
    await ask('cancelThreeDSecureFlow', { params });
    expect((await ask('getPayment', { params })).actionType).toBe('cancelled');
    expect(await ask('getWallet', {})).toEqual({ balance: 20, corporateCredit: { balance: 5 } });
    expect(ledger()).toEqual([]);
  });

  test('a card declined when charged: another one pays, or the payment is cancelled', async () => {
    const { ask, order, addCard, ledger } = visitor('vuoto@pausa.test');
    const declined = await addCard('tokencc_sandbox_510510_5100');
    const good = await addCard('tokencc_sandbox_411111_1111');
    const first = { uuid: lastPart((await order(1, { instrument: declined.uuid })).link) };
    expect(await ask('getPayment', { params: first })).toMatchObject({ actionType: 'error', message: 'La carta è stata rifiutata.' });
    expect(await ask('updatePaymentInstrument', { params: first, body: { uuid: good.uuid } })).toMatchObject({ actionType: 'redirect' });
    expect(ledger()).toHaveLength(1);
    const second = { uuid: lastPart((await order(1, { instrument: declined.uuid })).link) };
    expect((await ask('cancelPayment', { params: second })).actionType).toBe('cancelled');
    expect(ledger()).toHaveLength(1);
  });

  test('PayPal pays with its device data, or is given up', async () => {
    const { ask, order, ledger } = visitor('vuoto@pausa.test');
    const added = await ask('addPaypalAccount', { body: { nonce: 'pp-nonce-1' } });
    if (!('instrument' in added)) throw new Error('refused');
    const first = { uuid: lastPart((await order(1, { instrument: added.instrument.uuid })).link) };
    expect((await ask('submitDeviceData', { params: first, body: { deviceData: '{}' } })).actionType).toBe('redirect');
    const second = { uuid: lastPart((await order(1, { instrument: added.instrument.uuid })).link) };
    await ask('cancelPaypalPayment', { params: second, body: {} });
    expect((await ask('getPayment', { params: second })).actionType).toBe('cancelled');
    expect(ledger()).toHaveLength(1);
  });

  test('Satispay: pending until the customer accepts; it pays after two questions', async () => {
    const { ask, order, press } = visitor('vuoto@pausa.test');
    const added = await ask('addSatispay', { body: { returnUrl: '/', keyToUpdate: 'INSTRUMENTS_ADDED_PI' } });
    if (!('data' in added)) throw new Error('refused');
    const params = { id: added.data.id };
    const status = async () => {
      const answer = await ask('getSatispayAdd', { params });
      return 'data' in answer ? answer.data.status : answer.error;
    };
    expect([await status(), await status()]).toEqual(['PENDING', 'PENDING']);
    expect(await press(added.data.redirect.link, 'answer=accept')).toBe(
      `/payment/integration/satispay_standard/add?id=${params.id}&key-to-update=INSTRUMENTS_ADDED_PI&return-url=%2F`,
    );
    expect(await status()).toBe('ACCEPTED');
    await press(added.data.redirect.link, 'answer=refuse');
    expect(await status()).toBe('ACCEPTED');
    expect(await ask('cancelSatispayAdd', { params, body: {} })).toMatchObject({ data: { status: 'ACCEPTED' } });
    const { instruments } = await ask('getInstruments', {});
    expect(instruments.map(({ label }) => label)).toEqual(['Satispay']);

    const payment = { uuid: lastPart((await order(1, { instrument: instruments[0]!.uuid })).link) };
    const poll = async () => (await ask('getPayment', { params: payment })).actionType;
    expect([await poll(), await poll(), await poll()]).toEqual(['loading', 'loading', 'redirect']);
  });

  test('Satispay: refused on its page', async () => {
    const { ask, press } = visitor('vuoto@pausa.test');
    const added = await ask('addSatispay', { body: { returnUrl: '/', keyToUpdate: 'K' } });
    if (!('data' in added)) throw new Error('refused');
    await press(added.data.redirect.link, 'answer=refuse');
    expect(await ask('getSatispayAdd', { params: { id: added.data.id } })).toEqual({ data: { status: 'CANCELED', instrument: null } });
    expect((await ask('getInstruments', {})).instruments).toEqual([]);
  });

  test('Satispay: a request given up stays so', async () => {
    const { ask } = visitor('vuoto@pausa.test');
    const added = await ask('addSatispay', { body: { returnUrl: '/', keyToUpdate: 'K' } });
    if (!('data' in added)) throw new Error('refused');
    expect(await ask('cancelSatispayAdd', { params: { id: added.data.id }, body: {} })).toEqual({
      data: { status: 'CANCELED', instrument: null },
    });
  });
});

describe('wallet', () => {
  test('recharge by card: once on the ledger, shown as waiting once', async () => {
    const { ask, recharge, ledger } = visitor('demo@pausa.test');
    expect(await ask('getRechargeConfig', {})).toEqual({
      amountType: 'DefinedAmount',
      payWith: { provider: 'visa', label: 'Carta •••• 4242', sublabel: 'Scade 08/28' },
    });
    const { uuid, linkAction } = await recharge(25);
    const page = { type: 'internal', link: `/wallet/recharge/${uuid}?return-url=%2Fwallet` };
    expect(linkAction).toEqual(page);
    expect((await ask('getRecharge', { params: { uuid } })).actionType).toBe('loading');
    expect(await ask('getRecharge', { params: { uuid } })).toMatchObject({ actionType: 'redirect', linkAction: page });
    expect(await ask('getWallet', {})).toEqual({ balance: 45, corporateCredit: { balance: 5 } });
    expect(ledger()).toEqual(['recharge 2500']);
  });

  test('no way to recharge is chosen yet', async () => {
    expect(await visitor('vuoto@pausa.test').ask('getRechargeConfig', {})).toEqual({ amountType: null, payWith: null });
  });

  test.each([
    ['5000001', 'COMPLETED', null, ['recharge 1000']],
    ['5000002', 'DRAFT', 'Il codice è scaduto: generane uno nuovo nell’app Pellegrini.', []],
    ['5000003', 'AWAITING_COMPLETION', null, []],
    ['5000004', 'CANCEL', null, []],
    ['5999999', 'DRAFT', 'Codice Pellegrini non riconosciuto.', []],
    ['constructor', 'DRAFT', 'Codice Pellegrini non riconosciuto.', []],
  ])('Pellegrini code %s: %s', async (token, status, message, entries) => {
    const { ask, preferForRecharge, recharge, ledger } = visitor('vuoto@pausa.test');
    await preferForRecharge('pellegrini');
    const { linkAction } = await recharge(10);
    expect(linkAction?.link).toMatch(/^\/payment\/integration\/pellegrini\/pay\//);
    const params = { uuid: lastPart(linkAction!.link) };
    expect((await ask('getPellegriniTicket', { params })).status).toBe('DRAFT');
    expect(await ask('submitPellegriniTicket', { params, body: { token } })).toMatchObject({ status, message });
    expect((await ask('getPellegriniTicket', { params })).status).toBe(status);
    expect(ledger()).toEqual(entries);
  });

  test.each([
    ['100001', true, 'COMPLETED', ['recharge 1000']],
    ['100002', true, 'AWAITING_COMPLETION', []],
    ['100003', true, 'REFUNDED', []],
    ['100004', false, 'DRAFT', []],
    ['constructor', false, 'DRAFT', []],
  ])('Pluxee code %s: %s, %s', async (otp, success, status, entries) => {
    const { ask, preferForRecharge, recharge, ledger } = visitor('vuoto@pausa.test');
    await preferForRecharge('sodexo');
    const params = { uuid: lastPart((await recharge(10)).linkAction!.link) };
    const answer = await ask('submitPluxeeTicket', { params, body: { otp } });
    expect([answer.success, answer.data.status, answer.errorMessage === null]).toEqual([success, status, success]);
    expect((await ask('getPluxeeTicket', { params })).status).toBe(status);
    expect(ledger()).toEqual(entries);
  });

  test('Satispay vouchers: loading twice, then paid', async () => {
    const { ask, preferForRecharge, recharge, ledger } = visitor('vuoto@pausa.test');
    await preferForRecharge('satispay_ticket');
    const { uuid } = await recharge(10);
    const redirect = () => ask('getSatispayTicketRedirect', { params: { uuid } });
    expect([await redirect(), await redirect(), await redirect()]).toEqual([
      { data: { loading: true } },
      { data: { loading: true } },
      { data: { redirect: { type: 'internal', link: `/wallet/recharge/${uuid}?return-url=%2Fwallet` } } },
    ]);
    expect(ledger()).toEqual(['recharge 1000']);
  });
});

describe('Satispay vouchers to try', () => {
  test.each([
    ['prova-attesa', { data: { loading: true } }],
    ['prova-errore', { error: 'Il tuo account Satispay non ha buoni pasto.' }],
  ])('%s', async (uuid, answer) => {
    expect(await visitor('vuoto@pausa.test').ask('getSatispayTicketRedirect', { params: { uuid } })).toEqual(answer);
  });

  test('prova-esterno: to Satispay’s page, then paid', async () => {
    const { ask, press, ledger } = visitor('vuoto@pausa.test');
    const params = { uuid: 'prova-esterno' };
    const first = await ask('getSatispayTicketRedirect', { params });
    if (!('data' in first) || !('redirect' in first.data)) throw new Error('no redirect');
    expect(first.data.redirect.type).toBe('external');
    expect(await press(first.data.redirect.link, 'answer=accept')).toBe('/payment/integration/satispay_ticket/pay/prova-esterno');
    expect(ledger()).toEqual(['recharge 1000']);
  });
});

describe('Edenred', () => {
  async function withVoucher(user: string) {
    const customer = visitor(user);
    expect((await customer.ask('getEdenredLogin', {})).type).toBe('external');
    const { instrument } = await customer.ask('confirmEdenredLogin', { body: { code: 'abc' } });
    return { ...customer, voucher: instrument! };
  }

  test('vouchers pay whole, the card pays the remainder, the order once', async () => {
    const { ask, order, addCard, ledger, voucher } = await withVoucher('vuoto@pausa.test');
    const card = await addCard('tokencc_sandbox_411111_1111');
    const { link, total } = await order(3, { instrument: card.uuid, voucher: voucher.uuid });
    const params = { uuid: lastPart(link) };
    expect((await ask('getEdenredTicket', { params })).status).toBe('LOADING');
    const ticket = await ask('getEdenredTicket', { params });
    expect(ticket).toMatchObject({ status: 'AWAITING_CONFIRM', vouchers: [{ value: 800, count: 2 }], total: 1600, skipOption: 'CAN-SKIP' });
    expect((await ask('confirmEdenredTicket', { params, body: {} })).status).toBe('COMPLETED');
    expect(ledger()).toEqual([`order ${Math.round(total * 100)}`]);
  });

  test('skipped: the card pays all of it', async () => {
    const { ask, order, addCard, ledger, voucher } = await withVoucher('vuoto@pausa.test');
    const card = await addCard('tokencc_sandbox_411111_1111');
    const params = { uuid: lastPart((await order(3, { instrument: card.uuid, voucher: voucher.uuid })).link) };
    expect(await ask('skipEdenredTicket', { params, body: {} })).toMatchObject({ status: 'SKIPPED', redirect: { type: 'internal' } });
    expect(ledger()).toHaveLength(1);
  });

  test('prova-need-login asks for a login until there was one; prova-skip may go without vouchers', async () => {
    const { ask, ledger } = await withVoucher('vuoto@pausa.test');
    expect((await ask('getEdenredTicket', { params: { uuid: 'prova-need-login' } })).status).toBe('LOADING');
    const params = { uuid: 'prova-skip' };
    expect((await ask('getEdenredTicket', { params })).skipOption).toBe('CAN-SKIP');
    expect(await ask('skipEdenredTicket', { params, body: {} })).toMatchObject({
      status: 'SKIPPED',
      redirect: { type: 'internal', link: '/payment/prova-skip' },
    });
    expect(ledger()).toEqual([]);
  });

  test('its page sends the code into the app, or that the customer gave up', async () => {
    const { ask, press } = visitor('vuoto@pausa.test');
    const { link } = await ask('getEdenredLogin', {});
    const callback = '/payment/integration/edenred_ticket/add/confirm';
    expect(await press(`${link}?state=abc`, 'username=demo&answer=login')).toBe(`${callback}?code=codice-1001&state=abc`);
    expect(await press(link, 'username=errore&answer=login')).toBe(`${callback}?code=errore`);
    expect(await press(`${link}?state=abc`, 'answer=cancel')).toBe(`${callback}?error=access_denied&state=abc`);
  });

  test.each([
    ['prova-need-login', 'NEED_LOGIN'],
    ['prova-not-found', 'NOT_FOUND'],
    ['prova-no-vouchers', 'NO_VOUCHERS'],
    ['prova-empty-wallet', 'EMPTY_WALLET'],
    ['prova-error', 'ERROR'],
    ['prova-error-altro', 'ERROR'],
    ['prova-loading', 'LOADING'],
  ])('%s shows %s', async (uuid, status) => {
    expect((await visitor('vuoto@pausa.test').ask('getEdenredTicket', { params: { uuid } })).status).toBe(status);
  });
});

describe('coffee', () => {
  test('a cup: paid once, prepared in steps', async () => {
    const { ask, ledger } = visitor('demo@pausa.test');
    const { catalog, shop } = await ask('getCoffeeArea', { params: { id: 'caffe-1' } });
    expect(shop.status).toBe('OPEN');
    const { recipeId, price } = catalog.recipes[0]!;
    const made = await ask('confirmCoffee', {
      params: { id: 'caffe-1' },
      body: {
        paymentInfo: { totalToPayFromWallet: 0.4, totalToPayFromCorporateCredit: 0.2 },
        order: { coffeeRecipeId: recipeId, price: price.value },
      },
    });
    if (!('order' in made)) throw new Error('refused');
    const status = async () => (await ask('getCoffeeOrder', { params: { id: made.order.id } })).order.status;
    expect([await status(), await status(), await status(), await status()]).toEqual(['draft', 'dispensing', 'dispensing', 'completed']);
    expect(await ask('getWallet', {})).toEqual({ balance: 19.6, corporateCredit: { balance: 4.8 } });
    expect(ledger()).toEqual(['coffee 60']);
  });

  test.each([
    ['confirmed', ['draft', 'confirmed', 'confirmed'], ['coffee 60']],
    ['error', ['draft', 'error', 'error'], ['coffee 60', 'refund 60']],
    ['failed', ['draft', 'failed', 'failed'], ['coffee 60', 'refund 60']],
    ['expired', ['draft', 'expired', 'expired'], ['coffee 60', 'refund 60']],
    ['cancelled', ['draft', 'cancelled', 'cancelled'], ['coffee 60', 'refund 60']],
    ['neverending', ['draft', 'dispensing', 'dispensing'], ['coffee 60']],
  ])('the next cup goes as it was chosen: %s', async (outcome, statuses, entries) => {
    const { ask, ledger, choose } = visitor('demo@pausa.test');
    expect((await choose({ outcome })).status).toBe(200);
    const made = await ask('confirmCoffee', {
      params: { id: 'caffe-1' },
      body: {
        paymentInfo: { totalToPayFromWallet: 0.4, totalToPayFromCorporateCredit: 0.2 },
        order: { coffeeRecipeId: 'espresso', price: 0.6 },
      },
    });
    if (!('order' in made)) throw new Error('refused');
    const status = async () => (await ask('getCoffeeOrder', { params: { id: made.order.id } })).order.status;
    expect([await status(), await status(), await status()]).toEqual(statuses);
    expect(ledger()).toEqual(entries);
    const wallet =
      entries.length === 1 ? { balance: 19.6, corporateCredit: { balance: 4.8 } } : { balance: 20, corporateCredit: { balance: 5 } };
    expect(await ask('getWallet', {})).toEqual(wallet);
    expect((await choose({ outcome: 'openingLockerError' })).status).toBe(400);
  });

  test('more than the wallet holds is refused', async () => {
    const { ask, ledger } = visitor('vuoto@pausa.test');
    const body = {
      paymentInfo: { totalToPayFromWallet: 0.6, totalToPayFromCorporateCredit: 0 },
      order: { coffeeRecipeId: 'espresso', price: 0.6 },
    };
    expect(await ask('confirmCoffee', { params: { id: 'caffe-1' }, body })).toEqual({
      error: 'insufficient_fund',
      message: 'Il tuo credito non basta.',
    });
    expect(ledger()).toEqual([]);
  });

  test('a closed machine says when it opens, in the spelling of the wire', async () => {
    const { shop } = await visitor('demo@pausa.test').ask('getCoffeeArea', { params: { id: 'caffe-2' } });
    expect(shop).toMatchObject({ status: 'CLOSE', closePhrease: 'La macchina riapre alle 7:00.' });
  });

  test('the name on the cup', async () => {
    const { ask } = visitor('vuoto@pausa.test');
    expect(await ask('getUserInfo', {})).toEqual({ nickName: null });
    expect(await ask('setUserInfo', { body: { nickName: 'Anna' } })).toEqual({ nickName: 'Anna' });
    expect((await ask('getNavigation', {})).user.nickName).toBe('Anna');
  });
});

describe('public menus', () => {
  test.each([
    [MENU_IDS.canteen, 40],
    [MENU_IDS.large, 600],
    [MENU_IDS.empty, 0],
    [MENU_IDS.hostile, 16],
  ])('%s has %i items', async (UUID, count) => {
    expect((await visitor().ask('getMenu', { params: { UUID } })).items).toHaveLength(count);
  });
});

test('every operation of the contract has been asked', () => {
  expect([...exercised].sort()).toEqual((Object.keys(contract) as OperationName[]).sort());
});
