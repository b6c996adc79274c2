import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { B2c } from '../../../../sandbox/b2c/index.ts';
import { fetchFrom } from '../../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../../sandbox/b2c/test-kit.ts';
import { type ApiClient, type CartOrder, type CatalogueItem, createClient, type LineItem, type SellingArea } from '../../../api/index.ts';
import { createMemoryStorage } from '../runtime/storage.ts';
import { clientOver, deferred, type Deferred, testRuntime } from '../runtime/test-kit.ts';
import { recallOrder } from './order-history.ts';
import { recallOrderById } from './order-memory.ts';
import type { OrderingStore } from './ordering-store.ts';
import { createOrderingStore, orderingStore } from './ordering-store.ts';
import { inItalian, newCatalogueItem, newSellingArea } from './test-kit.ts';

// Node has one channel for all tests of the process: each test is a browser of its own.
beforeEach(() => void vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const EDIT = 'b2c/locker/selling-order/edit-item';
const CONFIRM = 'b2c/locker/selling-order/confirm';
const AREA = 'b2c/locker/selling-area/*';

/** A store over the sandbox, with every request counted and, where the test wants, held at the door. */
interface Altered {
  readonly catalogue?: { items: Record<string, unknown>[] };
  lockerSellingOrder?: { readonly items: Record<string, unknown>[]; readonly totalWithTax?: number } | null;
}

async function setUp({
  user = 'demo@pausa.test',
  areaId = 'milano-1',
  storage = createMemoryStorage(),
  b2c = newB2c(),
  /** Changes what a good answer says. */
  alter = undefined as ((answer: Altered) => void) | undefined,
  idempotencyHeader = null as string | null,
  /** Answers a confirmation in the place of the sandbox. */
  refusal = undefined as (() => Response) | undefined,
} = {}) {
  const ask = fetchFrom(b2c, { user });
  const requests: { method: string; path: string; body: Record<string, unknown> | null; key: string | null }[] = [];
  let gate: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  let mostUnderWay = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body = init?.body === undefined ? null : (JSON.parse(String(init.body)) as Record<string, unknown>);
    const key = new Headers(init?.headers).get('Idempotency-Key');
    requests.push({ method: init?.method ?? 'GET', path: new URL(String(input)).pathname.slice(1), body, key });
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    try {
      await gate;
      if (refusal !== undefined && String(input).endsWith(CONFIRM)) return refusal();
      const response = await ask(input, init);
      if (alter === undefined || !response.ok) return response;
      const answer = (await response.json()) as Altered;
      alter(answer);
      return new Response(JSON.stringify(answer));
    } finally {
      underWay -= 1;
    }
  };
  const runtime = testRuntime(createClient({ baseUrl: 'http://sandbox.test', fetch, idempotencyHeader }), { storage });
  const store = createOrderingStore(runtime, areaId);
  await store.load();
  requests.length = 0;
  const send = sender(b2c, { user });
  return {
    b2c,
    store,
    runtime,
    requests,
    send,
    posts: (path: string) => requests.filter((request) => request.method === 'POST' && request.path === path),
    keys: (path: string) => requests.filter((request) => request.method === 'POST' && request.path === path).map(({ key }) => key),
    mostUnderWay: () => mostUnderWay,
    /** Holds every request from now on; returns the way to let them through. */
    hold: () => {
      const held = deferred<void>();
      gate = held.promise;
      return () => {
        gate = Promise.resolve();
        held.resolve();
      };
    },
    fault: (pattern: string, fault: string, options: object = {}) =>
      send('POST', '/sandbox/faults', { pattern, fault, times: 1, ...options }),
    serverCart: async () => (await send('GET', `/b2c/locker/selling-area/${areaId}`)).body.cart.lockerSellingOrder,
  };
}

const itemOf = (store: OrderingStore, id: string): CatalogueItem => store.getState().area!.catalogue.items.find((item) => item.id === id)!;
const lineOf = (store: OrderingStore, id: string): LineItem => store.getState().order!.items.find((line) => line.itemId === id)!;
const lines = (order: CartOrder | null) => order?.items.map(({ itemId, quantity }) => `${quantity} ${itemId}`) ?? null;
const UNSURE = 'Non sappiamo se il pagamento è partito: guarda i tuoi ordini prima di premere di nuovo.';
const said = (store: OrderingStore) => inItalian(store.getState().message?.sentence);
/** Until nothing is under way. */
const rest = (store: OrderingStore) =>
  vi.waitFor(() => expect(store.getState()).toMatchObject({ pending: 0, isConfirming: false }), { interval: 1 });
const restWith = (store: OrderingStore, status: string) =>
  vi.waitFor(() => expect(store.getState()).toMatchObject({ pending: 0, status }), { interval: 1 });
const ledgerOf = (b2c: B2c) => b2c.world().ledger.map(({ kind, cents }) => `${kind} ${cents}`);

describe('loading', () => {
  test('fetch_data, fetching_data, data_fetched [P1-4.7]', async () => {
    const runtime = testRuntime(clientOver(fetchFrom(newB2c(), { user: 'demo@pausa.test' })));
    const store = createOrderingStore(runtime, 'milano-1');
    const seen: string[] = [store.getState().status];
    store.subscribe(() => seen.push(store.getState().status));
    await store.load();
    expect(seen).toEqual(['fetch_data', 'fetching_data', 'data_fetched']);
    expect(store.getState()).toMatchObject({ order: null, pending: 0, area: { title: 'Frigo Torre Nord' } });
  });

  test.each([
    ['altrove-9', 'not_found'],
    ['spento-4', 'not_active'],
  ])('%s is %s', async (areaId, status) => {
    const { store } = await setUp({ areaId });
    expect(store.getState()).toMatchObject({ status, area: null });
  });

  test.each(['500', 'malformed', 'html', 'html:404', 'html:502', 'drop'])(
    '%s: an error that can be mended by asking again',
    async (fault) => {
      const { store, send } = await setUp();
      await send('POST', '/sandbox/faults', { pattern: AREA, fault, times: 1 });
      await store.load();
      // The last catalogue stays on screen.
      expect(store.getState()).toMatchObject({ status: 'error_fetching_data', area: { id: 'milano-1' } });
      await store.load();
      expect(store.getState().status).toBe('data_fetched');
    },
  );

  test('who is signed out sees no error', async () => {
    const store = createOrderingStore(testRuntime(clientOver(fetchFrom(newB2c()))), 'milano-1');
    await store.load();
    expect(store.getState()).toMatchObject({ status: 'fetch_data', message: null });
  });

  test('the newest load wins, whatever comes back first', async () => {
    const answers: Deferred<SellingArea>[] = [];
    const client = { call: () => (answers.push(deferred()), answers.at(-1)!.promise) } as unknown as ApiClient;
    const store = createOrderingStore(testRuntime(client), 'a');
    const [first, second] = [store.load(), store.load()];
    answers[1]?.resolve(areaWith(null, 'second'));
    answers[0]?.reject(new DOMException('given up', 'AbortError'));
    await Promise.all([first, second]);
    expect(store.getState()).toMatchObject({ status: 'data_fetched', area: { title: 'second' } });
  });

  test('one store for each area and runtime', () => {
    const [mine, yours] = [testRuntime(clientOver(fetch)), testRuntime(clientOver(fetch))];
    expect(orderingStore(mine, 'a')).toBe(orderingStore(mine, 'a'));
    expect(orderingStore(mine, 'a')).not.toBe(orderingStore(mine, 'b'));
    expect(orderingStore(mine, 'a')).not.toBe(orderingStore(yours, 'a'));
  });
});

describe('editing', () => {
  test('a tap shows at once, raises the pending counter, and the server’s cart then replaces ours [P1-4.23]', async () => {
    const { store, hold } = await setUp();
    const release = hold();
    store.setQuantity(itemOf(store, 'milano-1-01'), 2);
    expect(store.getState()).toMatchObject({
      pending: 1,
      order: { total: 1280, items: [{ itemId: 'milano-1-01', quantity: 2, total: 1280 }] },
    });
    expect(store.quantityOf('milano-1-01')).toBe(2);
    const localId = lineOf(store, 'milano-1-01').id;
    release();
    await rest(store);
    expect(lineOf(store, 'milano-1-01')).toMatchObject({ quantity: 2, unitPrice: 640, total: 1280 });
    expect(lineOf(store, 'milano-1-01').id).not.toBe(localId);
  });

  test('what the server answers counts, not what we reckoned [P1-7.13]', async () => {
    const { store, b2c } = await setUp();
    store.setQuantity(itemOf(store, 'milano-1-01'), 1);
    await rest(store);
    // Another tab put something in meanwhile.
    await sender(b2c, { user: 'demo@pausa.test' })('POST', `/${EDIT}`, {
      lockerId: 'milano-1',
      itemSaleableId: 'milano-1-02',
      itemSaleablePriceListId: 'listino-milano-1-02',
      quantity: 3,
      localPrice: 1,
      localLabel: 'x',
      availableQuantity: null,
      walletBalance: null,
      corporateCreditBalance: null,
      upsellingId: null,
    });
    store.setQuantity(lineOf(store, 'milano-1-01'), 2);
    expect(lines(store.getState().order)).toEqual(['2 milano-1-01']);
    await rest(store);
    expect(lines(store.getState().order)).toEqual(['2 milano-1-01', '3 milano-1-02']);
    expect(store.getState().order?.total).toBe(1280 + 1770);
  });

  test('quantity 0 removes the line; the last one leaves no cart [P1-4.24]', async () => {
    const { store, serverCart } = await setUp();
    store.setQuantity(itemOf(store, 'milano-1-01'), 1);
    store.setQuantity(itemOf(store, 'milano-1-02'), 1);
    await rest(store);
    store.setQuantity(lineOf(store, 'milano-1-01'), 0);
    expect(lines(store.getState().order)).toEqual(['1 milano-1-02']);
    store.setQuantity(lineOf(store, 'milano-1-02'), 0);
    expect(store.getState().order).toBeNull();
    await rest(store);
    expect(store.getState()).toMatchObject({ order: null, split: { fromCorporateCredit: 0, fromWallet: 0, toPay: 0 } });
    expect(await serverCart()).toBeNull();
  });

  test('a cart without lines is no cart, and a line without a portion is no line [P1-4.24]', async () => {
    const plus = (answer: Altered) => {
      const line = { id: 'r', itemSaleableId: 'milano-1-02', label: 'Insalata', unitPriceWithTax: 5.9 };
      const order = answer.lockerSellingOrder;
      if (order === null) answer.lockerSellingOrder = { items: [], totalWithTax: 0 };
      else if (order !== undefined) order.items.push({ ...line, quantity: 0, totalWithTax: 0, photoUrl: null, availableQuantity: null });
    };
    const { store, posts } = await setUp({ alter: plus });
    store.setQuantity(itemOf(store, 'milano-1-01'), 1);
    await rest(store);
    expect([lines(store.getState().order), store.getState().order?.total]).toEqual([['1 milano-1-01'], 640]);
    store.setQuantity(lineOf(store, 'milano-1-01'), 0);
    await rest(store);
    expect(store.getState().order).toBeNull();
    store.setQuantity(itemOf(store, 'milano-1-01'), 2);
    await rest(store);
    await store.confirm();
    // The snapshot is the server's own cart.
    expect(posts(CONFIRM)[0]?.body).toMatchObject({
      orderSnapshot: { totalWithTax: 12.8, items: [{ itemSaleableId: 'milano-1-01', quantity: 2 }, { quantity: 0 }] },
    });
  });

  test('a suggestion that the catalogue does not have keeps its price list and its upselling [P1-7.12]', async () => {
    const { store, posts } = await setUp({
      alter: ({ catalogue }) => void (catalogue && (catalogue.items = catalogue.items.filter(({ id }) => id !== 'milano-1-01'))),
    });
    store.setQuantity(newCatalogueItem('milano-1-01'), 1, 'proposta-1');
    await rest(store);
    store.setQuantity(lineOf(store, 'milano-1-01'), 2);
    await rest(store);
    expect(posts(EDIT).map(({ body }) => [body?.['quantity'], body?.['itemSaleablePriceListId'], body?.['upsellingId']])).toEqual([
      [1, 'listino-milano-1-01', 'proposta-1'],
      [2, 'listino-milano-1-01', 'proposta-1'],
    ]);
  });

  test('a dish that was suggested, taken out, and taken from the catalogue is no suggestion any more [P1-7.12]', async () => {
    const { store, posts } = await setUp();
    store.setQuantity(itemOf(store, 'milano-1-01'), 1, 'proposta-1');
    await rest(store);
    store.setQuantity(lineOf(store, 'milano-1-01'), 0);
    await rest(store);
    store.setQuantity(itemOf(store, 'milano-1-01'), 1);
    await rest(store);
    expect(posts(EDIT).map(({ body }) => body?.['upsellingId'])).toEqual(['proposta-1', 'proposta-1', null]);
  });

  test('a quantity below nothing removes, too', async () => {
    const { store, posts } = await setUp();
    store.setQuantity(itemOf(store, 'milano-1-01'), 1);
    await rest(store);
    store.setQuantity(lineOf(store, 'milano-1-01'), -3);
    await rest(store);
    expect([store.getState().order, posts(EDIT).at(-1)?.body?.['quantity']]).toEqual([null, 0]);
  });

  test('the call says what the contract asks for, money in euro [P1-3.7] [P1-7.12]', async () => {
    const { store, posts } = await setUp();
    store.setQuantity(itemOf(store, 'milano-1-01'), 1);
    await rest(store);
    expect(posts(EDIT)[0]?.body).toEqual({
      lockerId: 'milano-1',
      itemSaleableId: 'milano-1-01',
      itemSaleablePriceListId: 'listino-milano-1-01',
      quantity: 1,
      localPrice: 6.4,
      localLabel: 'Penne al pesto con mozzarella',
      availableQuantity: 5,
      walletBalance: 20,
      corporateCreditBalance: 5,
      upsellingId: null,
    });
    // A line of the cart does not say its price list: the catalogue does.
    store.setQuantity(lineOf(store, 'milano-1-01'), 2);
    await rest(store);
    expect(posts(EDIT)[1]?.body).toMatchObject({ itemSaleablePriceListId: 'listino-milano-1-01', quantity: 2 });
  });

  test('quick taps on one item: the one under way, and then only the newest', async () => {
    const { store, hold, posts } = await setUp();
    const release = hold();
    for (const quantity of [1, 2, 3, 4, 5]) store.setQuantity(itemOf(store, 'milano-1-01'), quantity);
    expect(store.quantityOf('milano-1-01')).toBe(5);
    expect(store.getState().pending).toBe(2);
    release();
    await rest(store);
    expect(posts(EDIT).map(({ body }) => body?.['quantity'])).toEqual([1, 5]);
    expect(lines(store.getState().order)).toEqual(['5 milano-1-01']);
  });

  test('one request at a time, in the order of the taps', async () => {
    const { store, hold, posts, mostUnderWay } = await setUp();
    const release = hold();
    for (const id of ['milano-1-01', 'milano-1-02', 'milano-1-03']) store.setQuantity(itemOf(store, id), 1);
    store.setQuantity(itemOf(store, 'milano-1-02'), 2);
    expect(store.getState().pending).toBe(3);
    release();
    await rest(store);
    expect(mostUnderWay()).toBe(1);
    expect(posts(EDIT).map(({ body }) => `${String(body?.['quantity'])} ${String(body?.['itemSaleableId'])}`)).toEqual([
      '1 milano-1-01',
      '1 milano-1-03',
      '2 milano-1-02',
    ]);
  });

  test('a tap tells the card of its own item, and no other; all cards are told when the shop is read again', async () => {
    const { store, hold } = await setUp();
    const told: string[] = [];
    const note = (name: string) => () => void told.push(name);
    const leave = store.items.subscribe('milano-1-01', note('penne'));
    store.items.subscribe('milano-1-02', note('riso'));
    const ofAll = vi.fn();
    store.subscribe(ofAll);
    const release = hold();
    const before = store.items.get('milano-1-02');
    store.setQuantity(itemOf(store, 'milano-1-01'), 1);
    expect([told, ofAll.mock.calls.length]).toEqual([['penne'], 1]);
    expect(store.items.get('milano-1-02')).toBe(before);
    release();
    await rest(store);
    expect([told, store.items.get('milano-1-01')]).toEqual([['penne'], { quantity: 1, isBlocked: false, isClosed: false }]);

    await store.load();
    // Once blocked, once not.
    expect(told).toEqual(['penne', 'penne', 'riso', 'penne', 'riso']);
    leave();
    await store.load();
    expect(told.slice(5)).toEqual(['riso', 'riso']);
  });

  test('an answer on its way does not take back what was tapped meanwhile', async () => {
    const { store, hold } = await setUp();
    const seen: number[] = [];
    store.subscribe(() => seen.push(store.quantityOf('milano-1-01')));
    const release = hold();
    store.setQuantity(itemOf(store, 'milano-1-01'), 1);
    store.setQuantity(itemOf(store, 'milano-1-01'), 2);
    store.setQuantity(itemOf(store, 'milano-1-01'), 3);
    release();
    await rest(store);
    // It only ever grew.
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(3);
  });

  test.each([
    ['the last one, twice', 'milano-1-32', 2, 'È disponibile solo 1 Tiramisù con fragola'],
    ['more than there are', 'milano-1-01', 6, 'Sono disponibili solo 5 Penne al pesto con mozzarella'],
    ['an expired one', 'milano-1-12', 1, 'Non più disponibile: Polpette al sugo con piselli'],
  ])('%s is refused here, without a request [P1-5.10]', async (_, id, quantity, sentence) => {
    const { store, requests } = await setUp();
    store.setQuantity(itemOf(store, id), quantity);
    expect([said(store), store.getState().message?.kind, store.getState().order, requests.length]).toEqual([sentence, 'error', null, 0]);
    store.dismissMessage();
    expect(said(store)).toBeNull();
  });

  test('how many are left is what the last edit’s answer says, not the older catalogue', async () => {
    const { store, requests } = await setUp({
      alter: (answer) => {
        for (const line of answer.lockerSellingOrder?.items ?? []) line['availableQuantity'] = 3;
      },
    });
    const penne = itemOf(store, 'milano-1-01');
    store.setQuantity(penne, 2);
    await rest(store);
    for (const more of [penne, store.getState().order!.items[0]!]) {
      requests.length = 0;
      store.setQuantity(more, 4);
      expect([said(store), requests.length]).toEqual(['Sono disponibili solo 3 Penne al pesto con mozzarella', 0]);
      store.dismissMessage();
    }
  });

  test('what the server refuses, it says why in its own words [P1-8.12]', async () => {
    const { store } = await setUp({
      alter: (answer) => {
        for (const item of answer.catalogue?.items ?? []) item['availableQuantity'] = null;
      },
    });
    store.setQuantity(itemOf(store, 'milano-1-01'), 6);
    await restWith(store, 'data_fetched');
    expect([said(store), store.getState().message?.reason, store.getState().order]).toEqual([
      'Operazione non consentita',
      'Sono disponibili solo 5 Penne al pesto con mozzarella',
      null,
    ]);
  });

  test('fewer of what has become scarce can always be had', async () => {
    const { store, b2c } = await setUp();
    store.setQuantity(itemOf(store, 'milano-1-01'), 5);
    await rest(store);
    const scarce = { ...itemOf(store, 'milano-1-01'), availableQuantity: 1 };
    store.setQuantity(scarce, 4);
    await rest(store);
    expect([said(store), lines(store.getState().order)]).toEqual([null, ['4 milano-1-01']]);
    expect(ledgerOf(b2c)).toEqual([]);
  });

  test('what nobody counts has no limit here', async () => {
    const { store } = await setUp();
    store.setQuantity(itemOf(store, 'milano-1-04'), 50);
    await rest(store);
    expect([said(store), store.quantityOf('milano-1-04')]).toEqual([null, 50]);
  });
});

describe('a failed edit', () => {
  test.each(['400', '409', '500', '504', 'malformed', 'html', 'drop'])(
    '%s: Operazione non consentita, the area is read again, the tap is taken back [P1-4.12] [P1-8.12]',
    async (fault) => {
      const { store, requests, fault: plant } = await setUp();
      store.setQuantity(itemOf(store, 'milano-1-02'), 1);
      await rest(store);
      requests.length = 0;
      await plant(EDIT, fault);
      const seen: string[] = [];
      store.subscribe(() => seen.push(store.getState().status));
      store.setQuantity(itemOf(store, 'milano-1-01'), 3);
      await vi.waitFor(() => expect(said(store)).toBe('Operazione non consentita'), { interval: 1 });
      await restWith(store, 'data_fetched');
      expect(seen).toContain('fetching_data');
      expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
      expect(lines(store.getState().order)).toEqual(['1 milano-1-02']);
    },
  );

  test('what was waiting behind it is not sent', async () => {
    const { store, hold, posts, fault } = await setUp();
    await fault(EDIT, '500');
    const release = hold();
    for (const id of ['milano-1-01', 'milano-1-02', 'milano-1-03']) store.setQuantity(itemOf(store, id), 1);
    release();
    await vi.waitFor(() => expect(said(store)).toBe('Operazione non consentita'), { interval: 1 });
    await restWith(store, 'data_fetched');
    expect([posts(EDIT).length, store.getState().order]).toEqual([1, null]);
  });

  test('the answer is lost, the effect is there: the cart read again shows it', async () => {
    const { store, fault } = await setUp();
    await fault(EDIT, 'drop', { after: true });
    store.setQuantity(itemOf(store, 'milano-1-01'), 3);
    await vi.waitFor(() => expect(said(store)).toBe('Operazione non consentita'), { interval: 1 });
    await restWith(store, 'data_fetched');
    expect(lines(store.getState().order)).toEqual(['3 milano-1-01']);
  });

  test('when the area cannot be read either, the tap is taken back all the same and nothing can be edited', async () => {
    const { store, send, posts } = await setUp();
    await send('POST', '/sandbox/faults', { pattern: 'b2c/*', fault: '503' });
    store.setQuantity(itemOf(store, 'milano-1-01'), 1);
    await restWith(store, 'error_fetching_data');
    expect(store.getState().order).toBeNull();
    store.setQuantity(itemOf(store, 'milano-1-01'), 1);
    expect([store.getState().order, posts(EDIT).length]).toEqual([null, 1]);
  });

  test('its reason is tracked, without saying what was bought', async () => {
    const { store, runtime, fault } = await setUp();
    await fault(EDIT, '500');
    store.setQuantity(itemOf(store, 'milano-1-01'), 1);
    await vi.waitFor(() => expect(runtime.tracking.events).toEqual([{ category: 'cart', label: 'edit-item http' }]), { interval: 1 });
  });
});

describe('what was seen before, where nothing can be read', () => {
  /** A store without a network, whose client remembers what the area answered, with a cart in it. */
  async function offline() {
    const b2c = newB2c();
    const { store: before } = await setUp({ b2c });
    before.setQuantity(itemOf(before, 'milano-1-19'), 2);
    await vi.waitFor(() => expect(before.getState().pending).toBe(0));
    const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
    const text = await (await ask('http://localhost/b2c/locker/selling-area/milano-1', { method: 'GET' })).text();
    let isOffline = true;
    const sent: string[] = [];
    const client = createClient({
      baseUrl: 'http://localhost',
      fetch: (input, init) => {
        if (init?.method === 'POST') sent.push(String(input));
        return isOffline ? Promise.reject(new TypeError('Failed to fetch')) : ask(input, init);
      },
      offlineCache: { put: () => undefined, clear: () => undefined, get: async () => ({ text, cachedAt: 1_700_000_000_000 }) },
    });
    const store = createOrderingStore(testRuntime(client), 'milano-1');
    await store.load();
    return { store, sent, setOffline: (value: boolean) => (isOffline = value) };
  }

  test('the catalogue is there to look at, of when it is; nothing can be put into the cart or paid', async () => {
    const { store, sent } = await offline();
    expect(store.getState()).toMatchObject({ status: 'error_fetching_data', cachedAt: 1_700_000_000_000, isFromCache: true });
    expect(store.getState().area?.catalogue.items.length).toBeGreaterThan(10);
    store.setQuantity(itemOf(store, 'milano-1-19'), 3);
    expect(await store.confirm()).toEqual({ kind: 'refused' });
    expect(sent).toEqual([]);
  });

  test('of the cart nobody knows: none is shown', async () => {
    const { store } = await offline();
    expect([store.getState().order, store.quantityOf('milano-1-19')]).toEqual([null, 0]);
  });

  test('the next answer takes its place; without a network again, that one stays', async () => {
    const { store, setOffline } = await offline();
    setOffline(false);
    await store.load();
    expect(store.getState()).toMatchObject({ status: 'data_fetched', isFromCache: false });
    expect(store.quantityOf('milano-1-19')).toBe(2);
    setOffline(true);
    await store.load();
    expect(store.getState()).toMatchObject({ status: 'error_fetching_data', isFromCache: false });
    expect([store.quantityOf('milano-1-19'), store.getState().cachedAt > 1_700_000_000_000]).toEqual([2, true]);
  });
});

test('while data is being fetched, edits are blocked [P1-4.26] [P2-5.25]', async () => {
  const { store, hold, posts } = await setUp();
  const item = itemOf(store, 'milano-1-01');
  const release = hold();
  const loading = store.load();
  store.setQuantity(item, 1);
  expect([store.getState().order, store.getState().pending]).toEqual([null, 0]);
  release();
  await loading;
  expect([store.getState().order, posts(EDIT).length]).toEqual([null, 0]);
  store.setQuantity(item, 1);
  await rest(store);
  expect(lines(store.getState().order)).toEqual(['1 milano-1-01']);
});

/** A store with 5 of the first item (32,00 €): 5,00 € of credit, 20,00 € of the wallet, 7,00 € by card. */
async function withCart(options: Parameters<typeof setUp>[0] & { quantity?: number } = {}) {
  const kit = await setUp(options);
  kit.store.setQuantity(itemOf(kit.store, 'milano-1-01'), options.quantity ?? 5);
  await rest(kit.store);
  kit.requests.length = 0;
  return kit;
}

describe('who pays what', () => {
  test('credit first, then the wallet, then the rest', async () => {
    const { store } = await withCart();
    expect(store.getState().split).toEqual({ fromCorporateCredit: 500, fromWallet: 2000, toPay: 700 });
  });

  test('a source switched off gives nothing, and stays off for 12 hours and no longer [P1-9.1]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000_000 });
    const storage = createMemoryStorage();
    const { store } = await withCart({ storage });
    vi.setSystemTime(1_000_000_000_000);
    store.setUse('wallet', false);
    expect(store.getState()).toMatchObject({ usesWallet: false, split: { fromCorporateCredit: 500, fromWallet: 0, toPay: 2700 } });
    store.setUse('corporateCredit', false);
    expect(store.getState()).toMatchObject({ usesCorporateCredit: false, split: { fromCorporateCredit: 0, fromWallet: 0, toPay: 3200 } });
    store.setUse('corporateCredit', true);
    expect(store.getState().split).toEqual({ fromCorporateCredit: 500, fromWallet: 0, toPay: 2700 });
    const later = () => createOrderingStore(testRuntime(clientOver(fetch), { storage }), 'milano-1').getState();
    vi.setSystemTime(1_000_000_000_000 + 43_199_999);
    expect(later()).toMatchObject({ usesWallet: false, usesCorporateCredit: true });
    vi.setSystemTime(1_000_000_000_000 + 43_200_000);
    expect(later()).toMatchObject({ usesWallet: true, usesCorporateCredit: true });
  });
});

describe('confirming', () => {
  test('sends the cart as it was seen, once, and leads where the server says [P1-3.1] [P1-3.12] [P1-7.14]', async () => {
    const { store, posts, b2c, serverCart } = await withCart();
    expect(await store.confirm()).toEqual({
      kind: 'confirmed',
      link: { type: 'internal', link: expect.stringMatching(/^\/(locker-selling-order|payment)\//) },
    });
    expect(posts(CONFIRM)).toHaveLength(1);
    expect(posts(CONFIRM)[0]?.body).toMatchObject({
      lockerId: 'milano-1',
      paymentInstrumentUUID: '00000000-0000-4000-8000-00000000ca4d',
      partialAmountPIUUID: false,
      orderSnapshot: {
        totalWithTax: 32,
        totalToPayFromCorporateCredit: 5,
        totalToPayFromWallet: 20,
        totalToPay: 7,
        items: [{ itemSaleableId: 'milano-1-01', quantity: 5, unitPriceWithTax: 6.4, totalWithTax: 32 }],
      },
    });
    expect([store.getState().order, await serverCart(), ledgerOf(b2c)]).toEqual([null, null, ['order 3200']]);
    await store.load();
    expect(store.getState()).toMatchObject({ status: 'data_fetched', order: null });
  });

  describe('what the cart says of a payment', () => {
    const saying = (actionType: string | null) => (answer: Altered) =>
      void ('lockerSellingOrder' in answer && Object.assign(answer, { actionType, paymentUUID: 'pagamento-1' }));

    test('is in the snapshot: here of a payment that has ended [P1-7.15]', async () => {
      const { store, posts } = await withCart({ alter: saying('cancelled') });
      expect(store.getState()).toMatchObject({ paymentUuid: null, split: { toPay: 700 } });
      await store.confirm();
      expect(posts(CONFIRM)[0]?.body).toMatchObject({ orderSnapshot: { actionType: 'cancelled', paymentUUID: 'pagamento-1' } });
    });

    test.each(['loading', 'collectPI', 'error', 'redirect', null])(
      '%s: it is under way, and the cart is not paid again [P1-3.2]',
      async (actionType) => {
        const { store, posts } = await withCart({ alter: saying(actionType) });
        expect(store.getState()).toMatchObject({ paymentUuid: 'pagamento-1', split: { fromCorporateCredit: 0, fromWallet: 0, toPay: 0 } });
        expect(await store.confirm()).toEqual({ kind: 'refused' });
        expect(posts(CONFIRM)).toEqual([]);
      },
    );

    test('while it is under way nothing is changed from the shop either: a sentence, and the area is read again', async () => {
      const { store, requests } = await withCart({ alter: saying('loading') });
      requests.length = 0;
      store.setQuantity(itemOf(store, 'milano-1-02'), 1);
      await restWith(store, 'data_fetched');
      expect(said(store)).toBe('Per questo ordine c’è già un pagamento in corso.');
      expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET b2c/locker/selling-area/milano-1']);
    });
  });

  test('nothing left to pay: no instrument is named [P1-7.14]', async () => {
    const { store, posts } = await withCart({ quantity: 1 });
    expect((await store.confirm()).kind).toBe('confirmed');
    expect(posts(CONFIRM)[0]?.body).toMatchObject({ paymentInstrumentUUID: false, orderSnapshot: { totalToPay: 0 } });
  });

  describe('the browser remembers what was ordered, and where', () => {
    const PENNE = { itemId: 'milano-1-01', label: 'Penne al pesto con mozzarella', quantity: 1 };

    test('by the number of the order', async () => {
      const { store, runtime } = await withCart({ quantity: 1 });
      const result = await store.confirm();
      const id = result.kind === 'confirmed' ? result.link.link.split('/').at(-1)! : '';
      expect(id).toMatch(/^ordine-\d+$/);
      expect(recallOrderById(runtime.storage, 'milano-1', id)?.lines).toMatchObject([PENNE]);
    });

    test('by its content, when the answer was lost', async () => {
      const { store, runtime, fault } = await withCart({ quantity: 1 });
      await fault(CONFIRM, 'drop', { after: true });
      expect((await store.confirm()).kind).toBe('probably-confirmed');
      expect(recallOrder(runtime.storage, { id: 'ordine-9', rows: [PENNE] })).toMatchObject({ orderId: null, areaId: 'milano-1' });
    });

    test('and nothing of what was refused', async () => {
      const { store, runtime, fault } = await withCart();
      await fault(CONFIRM, '409');
      expect((await store.confirm()).kind).toBe('refused');
      expect(runtime.storage.read('recentOrders')).toBeNull();
    });
  });

  test('two presses at once, with a lock that answers later: one payment, of what was seen, and nobody speaks of another window', async () => {
    const { store, posts, b2c } = await withCart();
    const granted = deferred<void>();
    const request = async (_: string, __: object, run: (lock: object) => Promise<unknown>) => granted.promise.then(() => run({}));
    vi.stubGlobal('navigator', { locks: { request } });
    const presses = [store.confirm(), store.confirm()];
    store.setQuantity(lineOf(store, 'milano-1-01'), 6);
    expect(store.quantityOf('milano-1-01')).toBe(5);
    granted.resolve();
    expect((await Promise.all(presses)).map(({ kind }) => kind)).toEqual(['confirmed', 'refused']);
    expect(said(store)).toBeNull();
    expect([posts(CONFIRM).length, posts(EDIT).length, ledgerOf(b2c)]).toEqual([1, 0, ['order 3200']]);
  });

  test('refused, and the cart is gone: a request that was sent twice on its way has gone through once', async () => {
    const { store, b2c, send } = await withCart();
    const { lockerSellingOrder } = (await send('GET', '/b2c/locker/selling-area/milano-1')).body.cart;
    const card = '00000000-0000-4000-8000-00000000ca4d';
    const body = { lockerId: 'milano-1', paymentInstrumentUUID: card, partialAmountPIUUID: false, orderSnapshot: lockerSellingOrder };
    expect((await send('POST', '/b2c/locker/selling-order/confirm', body)).status).toBe(200);
    expect(await store.confirm()).toEqual({ kind: 'refused' });
    expect(said(store)).toBe(UNSURE);
    expect(store.getState().message?.reason).toBe('Il tuo ordine è cambiato: controllalo e conferma di nuovo.');
    expect([store.getState().order, ledgerOf(b2c)]).toEqual([null, ['order 3200']]);
  });

  test.each([
    ['refused with a sentence', '409', 'Questo ordine è già stato pagato.', 'refused', UNSURE],
    ['failing with one, which is not for users', '500', 'deadlock detected', 'probably-confirmed', null],
  ])('the cart is gone, the server %s', async (_, status, message, kind, sentence) => {
    const { store, b2c, fault, posts } = await withCart();
    await fault(CONFIRM, status, { after: true, message });
    expect(await store.confirm()).toEqual({ kind });
    expect([said(store), store.getState().message?.reason ?? null]).toEqual([sentence, sentence && message]);
    expect(store.getState()).toMatchObject({ order: null, isConfirming: false, status: 'data_fetched' });
    expect(await store.confirm()).toEqual({ kind: 'refused' });
    expect([posts(CONFIRM).length, ledgerOf(b2c)]).toEqual([1, ['order 3200']]);
  });

  test('while it runs the cart cannot be edited, and a second press does nothing [P1-4.10]', async () => {
    const { store, hold, posts, b2c } = await withCart();
    const release = hold();
    const confirming = store.confirm();
    expect(store.getState()).toMatchObject({ isConfirming: true, status: 'fetching_data' });
    store.setQuantity(lineOf(store, 'milano-1-01'), 1);
    expect(store.quantityOf('milano-1-01')).toBe(5);
    expect(await store.confirm()).toEqual({ kind: 'refused' });
    release();
    expect((await confirming).kind).toBe('confirmed');
    expect([posts(CONFIRM).length, posts(EDIT).length, ledgerOf(b2c)]).toEqual([1, 0, ['order 3200']]);
  });

  test('not while edits are on their way, not without a cart, not before the data is there', async () => {
    const { store, hold, posts } = await withCart();
    const release = hold();
    store.setQuantity(lineOf(store, 'milano-1-01'), 4);
    expect(await store.confirm()).toEqual({ kind: 'refused' });
    release();
    await rest(store);
    store.setQuantity(lineOf(store, 'milano-1-01'), 0);
    await rest(store);
    expect(await store.confirm()).toEqual({ kind: 'refused' });
    const { store: fresh } = { store: createOrderingStore(testRuntime(clientOver(fetch)), 'milano-1') };
    expect(await fresh.confirm()).toEqual({ kind: 'refused' });
    expect(posts(CONFIRM)).toHaveLength(0);
  });

  test('two windows at once pay once; the second is told', async () => {
    const { store, runtime, hold, b2c, posts } = await withCart();
    const other = createOrderingStore(runtime, 'milano-1');
    await other.load();
    const release = hold();
    const confirming = store.confirm();
    expect(await other.confirm()).toEqual({ kind: 'refused' });
    expect(said(other)).toBe('Il pagamento è già in corso in un’altra finestra.');
    expect(other.getState()).toMatchObject({ message: { kind: 'info' }, isConfirming: false });
    release();
    await confirming;
    expect([posts(CONFIRM).length, ledgerOf(b2c)]).toEqual([1, ['order 3200']]);
  });

  describe('refused by the server: the cart stays, and the area is read again [P1-4.12]', () => {
    test.each([
      [
        'a sentence is shown as it is',
        '409',
        'Il tuo ordine è cambiato: controllalo e conferma di nuovo.',
        'Il tuo ordine è cambiato: controllalo e conferma di nuovo.',
      ],
      ['also with a 400', '400', 'Carta scaduta.', 'Carta scaduta.'],
      ['a list is not', '400', ['quantity must be positive', 'x'], 'Operazione non consentita'],
      ['a list of one is not', '422', ['Carta scaduta.'], 'Operazione non consentita'],
      ['nor nothing', '409', null, 'Operazione non consentita'],
      ['nor a blank', '409', '  ', 'Operazione non consentita'],
    ])('%s [P1-8.13] [P1-8.14]', async (_, status, message, sentence) => {
      const { store, fault, requests, b2c } = await withCart();
      await fault(CONFIRM, status, { message });
      expect(await store.confirm()).toEqual({ kind: 'refused' });
      expect(said(store)).toBe(sentence);
      expect(store.getState()).toMatchObject({ status: 'data_fetched', isConfirming: false, order: { total: 3200 } });
      expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${CONFIRM}`, 'GET b2c/locker/selling-area/milano-1']);
      expect(ledgerOf(b2c)).toEqual([]);
      expect((await store.confirm()).kind).toBe('confirmed');
    });

    test.each([
      ['{"quantity":["troppo"]}', 'Operazione non consentita'],
      ['["troppo"]', 'Operazione non consentita'],
      ['{"message":{"testo":"no"}}', 'Operazione non consentita'],
      // A proxy answered, and not the API.
      ['', UNSURE],
      ['<html><title>400 Bad Request</title></html>', UNSURE],
    ])('nor another shape: %s [P1-8.14]', async (body, sentence) => {
      const { store } = await withCart({ refusal: () => new Response(body, { status: 400 }) });
      expect(await store.confirm()).toEqual({ kind: 'refused' });
      expect(said(store)).toBe(sentence);
      expect(lines(store.getState().order)).toEqual(['5 milano-1-01']);
    });

    test('a proxy’s page with 403 asks for the sign-in, and says nothing', async () => {
      const { store, fault } = await withCart();
      await fault(CONFIRM, 'html:403');
      expect(await store.confirm()).toEqual({ kind: 'refused' });
      expect(said(store)).toBeNull();
    });
  });

  const LOST = ['drop', '500', '504', 'malformed', 'html', 'html:502'];
  test.each(LOST)('%s after the effect: probably confirmed, exactly one order, and nothing is sent again', async (fault) => {
    const { store, fault: plant, posts, b2c } = await withCart();
    await plant(CONFIRM, fault, { after: true });
    expect(await store.confirm()).toEqual({ kind: 'probably-confirmed' });
    expect(store.getState()).toMatchObject({ order: null, isConfirming: false, status: 'data_fetched' });
    expect([posts(CONFIRM).length, ledgerOf(b2c)]).toEqual([1, ['order 3200']]);
    expect(await store.confirm()).toEqual({ kind: 'refused' });
    expect([posts(CONFIRM).length, ledgerOf(b2c)]).toEqual([1, ['order 3200']]);
  });

  test.each(LOST)('%s without the effect: the cart is kept, said so, and may be confirmed by hand', async (fault) => {
    const { store, fault: plant, posts, b2c } = await withCart();
    await plant(CONFIRM, fault);
    expect(await store.confirm()).toEqual({ kind: 'refused' });
    // The server itself says that it failed; whoever else answers, or nobody, proves nothing.
    expect(said(store)).toBe(fault === '500' || fault === '504' ? 'Operazione non consentita' : UNSURE);
    expect(lines(store.getState().order)).toEqual(['5 milano-1-01']);
    expect([posts(CONFIRM).length, ledgerOf(b2c)]).toEqual([1, []]);
    expect((await store.confirm()).kind).toBe('confirmed');
    expect(ledgerOf(b2c)).toEqual(['order 3200']);
  });

  test('carried out after its answer was lost: nothing is denied, and the next press has the same key', async () => {
    const { store, fault: plant, b2c, send, keys } = await withCart({ idempotencyHeader: 'Idempotency-Key' });
    await plant(CONFIRM, 'late:20');
    expect(await store.confirm()).toEqual({ kind: 'refused' });
    expect(said(store)).toBe(UNSURE);
    await vi.waitFor(() => expect(ledgerOf(b2c)).toEqual(['order 3200']), { interval: 1 });
    await send('DELETE', '/sandbox/faults');
    expect((await store.confirm()).kind).toBe('confirmed');
    expect([ledgerOf(b2c), new Set(keys(CONFIRM)).size, keys(CONFIRM).length]).toEqual([['order 3200'], 1, 2]);
  });

  test('nobody can press again before the cart was read', async () => {
    const { store, fault, posts } = await withCart();
    await fault(CONFIRM, 'drop');
    const second: Promise<unknown>[] = [];
    store.subscribe(() => {
      if (store.getState().isConfirming && second.length < 10) second.push(store.confirm());
    });
    await store.confirm();
    expect((await Promise.all(second)).length).toBeGreaterThan(0);
    expect(posts(CONFIRM)).toHaveLength(1);
  });

  test('no answer and no cart to be read: it may be in the order list, and nothing is sent until the cart was read', async () => {
    const { store, send, posts, b2c } = await withCart();
    await send('POST', '/sandbox/faults', { pattern: CONFIRM, fault: 'drop', after: true, times: 1 });
    await send('POST', '/sandbox/faults', { pattern: AREA, fault: '503' });
    expect(await store.confirm()).toEqual({ kind: 'probably-confirmed' });
    expect(store.getState()).toMatchObject({ status: 'error_fetching_data', isConfirming: false });
    expect(await store.confirm()).toEqual({ kind: 'refused' });
    await send('DELETE', '/sandbox/faults');
    await store.load();
    expect([store.getState().order, posts(CONFIRM).length, ledgerOf(b2c)]).toEqual([null, 1, ['order 3200']]);
  });

  test('no answer in time counts as unknown, too', async () => {
    const b2c = newB2c();
    const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const called = deferred<void>();
    const client = createClient({
      baseUrl: 'http://sandbox.test',
      fetch: async (input, init) => {
        if (!String(input).endsWith('/confirm')) return ask(input, init);
        await ask(input, { ...init, signal: null });
        called.resolve();
        return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
      },
    });
    const store = createOrderingStore(testRuntime(client), 'milano-1');
    await store.load();
    store.setQuantity(itemOf(store, 'milano-1-01'), 5);
    await vi.waitUntil(() => store.getState().pending === 0, { interval: 1 });
    const confirming = store.confirm();
    await called.promise;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await confirming).toEqual({ kind: 'probably-confirmed' });
    expect(ledgerOf(b2c)).toEqual(['order 3200']);
  });
});

describe('an area that one comes back to', () => {
  test('is not read again while it is fresh, and is after half a minute', async () => {
    const { store, runtime, requests } = await setUp();
    const now = vi.spyOn(runtime.environment, 'now');
    const loadedAt = runtime.environment.now();
    now.mockReturnValue(loadedAt + 29_000);
    store.refresh();
    expect(requests).toHaveLength(0);
    now.mockReturnValue(loadedAt + 31_000);
    store.refresh();
    expect(requests.map(({ path }) => path)).toEqual(['b2c/locker/selling-area/milano-1']);
  });

  test('is read again after a payment without an answer: its effect may have come later than the reading', async () => {
    const { store, posts, fault, send } = await withCart({ quantity: 1 });
    await fault(CONFIRM, 'drop');
    expect((await store.confirm()).kind).toBe('refused');
    expect(lines(store.getState().order)).toEqual(['1 milano-1-01']);
    await send('POST', `/${CONFIRM}`, posts(CONFIRM)[0]?.body ?? {});
    store.refresh();
    await restWith(store, 'data_fetched');
    expect(store.getState().order).toBeNull();
  });

  test('after a session that ended it is read again, not waited for', async () => {
    const { store, fault } = await setUp();
    await fault(AREA, '401');
    await store.load();
    store.refresh();
    await vi.waitFor(() => expect(store.getState()).toMatchObject({ status: 'data_fetched', area: { id: 'milano-1' } }), { interval: 1 });
  });
});

describe('two windows of one browser', () => {
  /** Channels of one name, told at once. */
  class Channel extends EventTarget {
    static readonly all: Channel[] = [];
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      Channel.all.push(this);
    }
    postMessage(data: unknown) {
      for (const other of Channel.all)
        if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  test('what one puts in, the other shows; one that nobody looks at asks nothing', async () => {
    Channel.all.length = 0;
    vi.stubGlobal('BroadcastChannel', Channel);
    const b2c = newB2c();
    const [here, there, closed] = [await setUp({ b2c }), await setUp({ b2c }), await setUp({ b2c })];
    there.store.subscribe(() => undefined);
    here.store.setQuantity(itemOf(here.store, 'milano-1-01'), 2);
    await rest(here.store);
    await vi.waitFor(() => expect(lines(there.store.getState().order)).toEqual(['2 milano-1-01']), { interval: 1 });
    expect(closed.requests).toHaveLength(0);
  });

  test('a browser that refuses channels, as Firefox does without cookies: the area is there, and can be ordered from', async () => {
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { store } = await setUp();
    store.setQuantity(itemOf(store, 'milano-1-01'), 2);
    await rest(store);
    expect(lines(store.getState().order)).toEqual(['2 milano-1-01']);
  });

  test('a switch turned here is turned there, and nothing is asked for it', async () => {
    Channel.all.length = 0;
    vi.stubGlobal('BroadcastChannel', Channel);
    const [b2c, storage] = [newB2c(), createMemoryStorage()];
    const [here, there] = [await setUp({ b2c, storage }), await setUp({ b2c, storage })];
    there.store.subscribe(() => undefined);
    here.store.setUse('wallet', false);
    await vi.waitFor(() => expect(there.store.getState().usesWallet).toBe(false), { interval: 1 });
    here.store.setUse('wallet', true);
    here.store.setUse('corporateCredit', false);
    await vi.waitFor(() => expect(there.store.getState()).toMatchObject({ usesWallet: true, usesCorporateCredit: false }), { interval: 1 });
    expect(there.requests).toHaveLength(0);
  });

  test('Annulla that is pressed while the area is read is carried out when it is there', async () => {
    const { store, hold } = await setUp();
    store.setQuantity(itemOf(store, 'milano-1-01'), 2);
    await rest(store);
    store.removeLine(store.getState().order!.items[0]!);
    await rest(store);
    const release = hold();
    void store.load();
    store.getState().message!.undo!();
    expect(store.quantityOf('milano-1-01')).toBe(0);
    release();
    await vi.waitFor(() => expect(store.quantityOf('milano-1-01')).toBe(2), { interval: 1 });
    await rest(store);
    expect(lines(store.getState().order)).toEqual(['2 milano-1-01']);
  });

  test('Annulla whose area cannot be read says that it could not', async () => {
    const { store, fault } = await setUp();
    store.setQuantity(itemOf(store, 'milano-1-01'), 2);
    await rest(store);
    store.removeLine(store.getState().order!.items[0]!);
    await rest(store);
    await fault('b2c/locker/selling-area/*', '500');
    const reading = store.load();
    store.getState().message!.undo!();
    await reading;
    expect(said(store)).toBe('Operazione non consentita');
  });

  test('an edit of the other tab that is heard of during one’s own is read after it', async () => {
    Channel.all.length = 0;
    vi.stubGlobal('BroadcastChannel', Channel);
    const b2c = newB2c();
    const [here, there] = [await setUp({ b2c }), await setUp({ b2c })];
    here.store.subscribe(() => undefined);
    const release = here.hold();
    here.store.setQuantity(itemOf(here.store, 'milano-1-01'), 2);
    there.store.setQuantity(itemOf(there.store, 'milano-1-02'), 3);
    await rest(there.store);
    expect([here.requests.length, lines(here.store.getState().order)]).toEqual([1, ['2 milano-1-01']]);
    release();
    await vi.waitFor(() => expect(here.requests.map(({ method }) => method)).toEqual(['POST', 'GET']), { interval: 1 });
    await restWith(here.store, 'data_fetched');
    expect(lines(here.store.getState().order)?.sort()).toEqual(['2 milano-1-01', '3 milano-1-02']);
  });

  test('what one confirms, the other says, and its cart is empty', async () => {
    Channel.all.length = 0;
    vi.stubGlobal('BroadcastChannel', Channel);
    const b2c = newB2c();
    const [here, there] = [await setUp({ b2c }), await setUp({ b2c })];
    there.store.subscribe(() => undefined);
    here.store.setQuantity(itemOf(here.store, 'milano-1-01'), 2);
    await rest(here.store);
    await vi.waitFor(() => expect(lines(there.store.getState().order)).toEqual(['2 milano-1-01']), { interval: 1 });
    expect((await here.store.confirm()).kind).toBe('confirmed');
    expect(said(there.store)).toBe('Hai già confermato questo ordine in un’altra finestra.');
    await vi.waitFor(() => expect(there.store.getState()).toMatchObject({ status: 'data_fetched', order: null }), { interval: 1 });
    expect([there.store.getState().message?.kind, await there.store.confirm()]).toEqual(['info', { kind: 'refused' }]);
    expect([said(here.store), ledgerOf(b2c)]).toEqual([null, ['order 1280']]);
  });

  test('after a payment another shop of the page knows what is left to spend', async () => {
    Channel.all.length = 0;
    vi.stubGlobal('BroadcastChannel', Channel);
    const b2c = newB2c();
    const [here, elsewhere] = [await setUp({ b2c }), await setUp({ b2c, areaId: 'mensa-2' })];
    here.store.setQuantity(itemOf(here.store, 'milano-1-01'), 2);
    await rest(here.store);
    expect((await here.store.confirm()).kind).toBe('confirmed');
    elsewhere.store.refresh();
    const left = { wallet: { balanceCents: 1220 }, corporateCredit: { balanceCents: 0 } };
    await vi.waitFor(() => expect(elsewhere.store.getState().area).toMatchObject(left), { interval: 1 });
  });
});

/** An area with simple items; money in cents. */
function areaWith(order: CartOrder | null, title = 'Area'): SellingArea {
  const items = ['x', 'y', 'z'].map((id) => newCatalogueItem(id, { label: id, priceCents: 100, priceLabel: '1,00 €' }));
  return newSellingArea(items, order, title);
}
