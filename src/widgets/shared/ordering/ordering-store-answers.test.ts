import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AnyEndpoint,
  type ApiClient,
  ApiError,
  type ApiFailure,
  type CartOrder,
  type LineItem,
  type SellingArea,
} from '../../../api/index.ts';
import { deferred, testRuntime } from '../runtime/test-kit.ts';
import { announceCredit } from './announcement.ts';
import { recallCoffee, rememberCoffee } from './coffee-memory.ts';
import { createOrderingStore } from './ordering-store.ts';
import { inItalian, newCatalogueItem, newLine, newSellingArea } from './test-kit.ts';

const LOST: ApiFailure = { kind: 'network' };
const REFUSED: ApiFailure = { kind: 'http', status: 409, error: 'Conflict', message: 'Carta scaduta.' };
const SIGNED_OUT: ApiFailure = { kind: 'unauthorized', status: 401 };
const NOT_FOUND: ApiFailure = { kind: 'http', status: 404, error: 'Not Found', message: null };

const ITEMS = ['x', 'y'].map((id) => newCatalogueItem(id, { availableQuantity: 5 }));
const [X, Y] = ITEMS as [(typeof ITEMS)[number], (typeof ITEMS)[number]];
const cartOf = (...items: LineItem[]): CartOrder | null =>
  items.length === 0 ? null : { items, total: items.reduce((sum, { total }) => sum + total, 0) };
const RESULT = { type: 'internal', link: '/locker-selling-order/ordine-1' } as const;

/** Channels of one name, told at once. */
class Channel extends EventTarget {
  static readonly all = new Set<Channel>();
  readonly posted: unknown[] = [];
  constructor(readonly name: string) {
    super();
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    this.posted.push(data);
    for (const other of Channel.all)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    Channel.all.delete(this);
  }
}

beforeEach(() => {
  Channel.all.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => void vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setTimeout(resolve));
type Name = 'area' | 'edit' | 'confirm' | 'diet';
const NAMES: Readonly<Record<string, Name>> = {
  'b2c/locker/selling-area/{id}': 'area',
  'b2c/locker/selling-order/edit-item': 'edit',
  'b2c/locker/selling-order/confirm': 'confirm',
  'b2c/diet-preference': 'diet',
};

/** A store whose answers the test gives; a failure is thrown. `calls`: what was asked, in order. */
async function setUp(order: CartOrder | null = null, { areaId = 'a', area = {} as Partial<SellingArea> } = {}) {
  const calls: Name[] = [];
  const bodies: Record<string, unknown>[] = [];
  const world = {
    area: { ...newSellingArea(ITEMS, order), ...area } as unknown,
    edit: { order, actionType: null, paymentUUID: null } as unknown,
    confirm: RESULT as unknown,
    diet: { success: true } as unknown,
  };
  const call = async (endpoint: AnyEndpoint, { body, signal }: { body?: Record<string, unknown>; signal?: AbortSignal }) => {
    const name = NAMES[endpoint.path]!;
    calls.push(name);
    if (body !== undefined) bodies.push(body);
    const left = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError'))));
    const answer = await Promise.race([world[name], left]);
    if (answer !== null && typeof answer === 'object' && 'kind' in answer) throw new ApiError('fake', answer as ApiFailure);
    return answer;
  };
  const runtime = testRuntime({ call } as unknown as ApiClient);
  const store = createOrderingStore(runtime, areaId);
  await store.load();
  calls.length = 0;
  const own = [...Channel.all].at(-1);
  const isOld = (path: string) => runtime.queryClient.getQueryState([path])?.isInvalidated;
  return { store, runtime, world, calls, bodies, own: own!, said: () => inItalian(store.getState().message?.sentence), isOld };
}

/** Another window says something. */
const announce = (areaId: string, what: string) => new Channel('pausa.ordering').postMessage({ areaId, what });

describe('an edit', () => {
  test.each<[string, SellingArea['wireId'], unknown]>([
    ['as the server writes it', 7, 7],
    ['as it was asked for, when the server names another', 8, '7'],
    ['as it was asked for, when the server names none', null as unknown as string, '7'],
  ])('names the shop %s', async (_, wireId, lockerId) => {
    const { store, bodies } = await setUp(null, { areaId: '7', area: { wireId } });
    store.setQuantity(X, 1);
    await settle();
    expect(bodies).toMatchObject([{ lockerId }]);
  });

  test('of somebody without a wallet and without a credit says so; it is announced, and asks nothing else', async () => {
    const { store, bodies, calls, own } = await setUp(null, { area: { wallet: null, corporateCredit: null } });
    store.setQuantity(X, 1);
    await settle();
    expect(bodies).toMatchObject([{ walletBalance: null, corporateCreditBalance: null }]);
    expect([calls, own.posted]).toEqual([['edit'], [{ areaId: 'a', what: 'edited' }]]);
  });

  test('that ends the session says nothing, and the area is read after the return', async () => {
    const { store, world, calls, said } = await setUp();
    world.edit = SIGNED_OUT;
    store.setQuantity(X, 1);
    await settle();
    expect([store.getState().status, store.getState().pending, said(), calls]).toEqual(['fetch_data', 0, null, ['edit']]);
  });

  test('that is refused says why, as an error', async () => {
    const { store, world } = await setUp();
    world.edit = REFUSED;
    store.setQuantity(X, 1);
    await settle();
    expect(store.getState().message).toMatchObject({ kind: 'error', reason: 'Carta scaduta.' });
  });

  test('to fewer, or to as many, is never refused here', async () => {
    const { store, said, bodies } = await setUp(cartOf(newLine('x', 5, { availableQuantity: 1 })));
    for (const quantity of [5, 4]) store.setQuantity(X, quantity);
    await settle();
    expect([said(), bodies.map(({ quantity }) => quantity)]).toEqual([null, [5, 4]]);
  });

  test('of a line whose item has left the catalogue names no price list', async () => {
    const { store, bodies } = await setUp(cartOf(newLine('gone', 2)));
    store.setQuantity(store.getState().order!.items[0]!, 1);
    await settle();
    expect(bodies).toMatchObject([{ itemSaleablePriceListId: '', upsellingId: null }]);
  });

  test('of a suggested dish stays a suggestion: more of it from the catalogue, and a removal that is taken back', async () => {
    const { store, world, bodies } = await setUp();
    for (const quantity of [1, 2]) {
      world.edit = { order: cartOf(newLine('x', quantity)), actionType: null, paymentUUID: null };
      store.setQuantity(X, quantity, quantity === 1 ? 'proposta-1' : null);
      await settle();
    }
    world.edit = { order: null, actionType: null, paymentUUID: null };
    store.removeLine(newLine('x', 2));
    await settle();
    store.getState().message!.undo!();
    // At once: nothing is being read.
    expect(store.quantityOf('x')).toBe(2);
    await settle();
    expect(bodies.map(({ quantity, upsellingId }) => [quantity, upsellingId])).toEqual([
      [1, 'proposta-1'],
      [2, 'proposta-1'],
      [0, 'proposta-1'],
      [2, 'proposta-1'],
    ]);
  });
});

describe('a line that is removed', () => {
  test('is named, and can be put back', async () => {
    const { store, said } = await setUp(cartOf(newLine('x', 1), newLine('y', 2)));
    store.removeLine(store.getState().order!.items[1]!);
    expect([said(), store.getState().message?.kind, store.quantityOf('y'), store.quantityOf('x')]).toEqual([
      'Rimosso: Piatto y',
      'info',
      0,
      1,
    ]);
    expect(store.getState().message?.undo).toBeTypeOf('function');
  });

  test('cannot be put back when its item is not sold any more', async () => {
    const { store, said, world } = await setUp(cartOf(newLine('x', 1)));
    world.area = newSellingArea([{ ...X, expired: true }, Y], cartOf(newLine('x', 1)));
    await store.load();
    store.removeLine(store.getState().order!.items[0]!);
    expect([said(), store.getState().message?.undo]).toEqual(['Rimosso: Piatto x', undefined]);
  });

  test('is still there while the cart is blocked, and nothing is said', async () => {
    const { store, said } = await setUp(cartOf(newLine('y', 1), newLine('x', 1)));
    void store.load();
    store.removeLine(store.getState().order!.items[1]!);
    expect([said(), store.quantityOf('x')]).toEqual([null, 1]);
  });

  test('is put back after the reading, whatever changes meanwhile', async () => {
    const { store, said, world } = await setUp(cartOf(newLine('x', 2)));
    world.edit = { order: null, actionType: null, paymentUUID: null };
    store.removeLine(store.getState().order!.items[0]!);
    await settle();
    const { undo } = store.getState().message!;
    world.area = newSellingArea(ITEMS, null);
    const reading = store.load();
    undo!();
    store.dismissMessage();
    await reading;
    expect([said(), store.quantityOf('x')]).toEqual([null, 2]);
  });
});

describe('a reading', () => {
  test('that a newer one overtakes is no failure', async () => {
    const { store, world } = await setUp();
    world.area = new Promise(() => undefined);
    void store.load();
    void store.load();
    await settle();
    expect(store.getState().status).toBe('fetching_data');
  });

  test('asked for during an edit waits for its answer', async () => {
    const { store, world, calls } = await setUp();
    store.subscribe(() => undefined);
    const answer = deferred<unknown>();
    world.edit = answer.promise;
    store.setQuantity(X, 1);
    await store.load();
    expect(calls).toEqual(['edit']);
    answer.resolve({ order: null, actionType: null, paymentUUID: null });
    await settle();
    expect(calls).toEqual(['edit', 'area']);
  });

  test('is begun by whoever shows the area when it is older than half a minute, or has failed; not twice at once', async () => {
    const { store, runtime, world, calls } = await setUp();
    const start = runtime.environment.now();
    const now = vi.spyOn(runtime.environment, 'now').mockReturnValue(start);
    await store.load();
    now.mockReturnValue(start + 30_000);
    store.refresh();
    expect(calls).toHaveLength(1);
    now.mockReturnValue(start + 30_001);
    world.area = LOST;
    store.refresh();
    store.refresh();
    expect(calls).toHaveLength(2);
    await settle();
    expect(store.getState().status).toBe('error_fetching_data');
    store.refresh();
    expect(calls).toHaveLength(3);
  });

  test('ends when the last component that shows it goes, and the next one reads again', async () => {
    const { store, world, calls } = await setUp();
    // What was read stays.
    store.subscribe(() => undefined)();
    await settle();
    expect(store.getState().status).toBe('data_fetched');
    const leave = store.subscribe(() => undefined);
    const answer = deferred<unknown>();
    world.area = answer.promise;
    void store.load();
    const stay = store.subscribe(() => undefined);
    leave();
    await settle();
    expect(store.getState().status).toBe('fetching_data');
    stay();
    // One screen goes before the next one comes.
    const next = store.subscribe(() => undefined);
    await settle();
    expect(store.getState().status).toBe('fetching_data');
    next();
    await settle();
    expect([store.getState().status, calls]).toEqual(['fetch_data', ['area']]);
    world.area = newSellingArea(ITEMS, null, 'Di nuovo');
    store.refresh();
    await settle();
    expect(store.getState()).toMatchObject({ status: 'data_fetched', area: { title: 'Di nuovo' } });
  });
});

describe('another window says', () => {
  test.each<[string, string, string, CartOrder | null, boolean, string | null]>([
    ['it has edited the cart', 'a', 'edited', cartOf(newLine('x', 1)), true, null],
    ['it has edited another shop’s', 'b', 'edited', cartOf(newLine('x', 1)), false, null],
    ['it has confirmed', 'a', 'confirmed', cartOf(newLine('x', 1)), true, 'Hai già confermato questo ordine in un’altra finestra.'],
    ['it has confirmed what this one has not seen', 'a', 'confirmed', null, true, null],
    ['it has confirmed in another shop', 'b', 'confirmed', cartOf(newLine('x', 1)), true, null],
    ['it does not know whether it has', 'a', 'unsure', cartOf(newLine('x', 1)), true, null],
    ['the diet is another', 'b', 'diet', cartOf(newLine('x', 1)), true, null],
  ])('%s', async (_, areaId, what, order, isRead, sentence) => {
    const { store, calls, said } = await setUp(order);
    store.subscribe(() => undefined);
    announce(areaId, what);
    await settle();
    expect([calls, said(), store.getState().message?.kind]).toEqual([
      isRead ? ['area'] : [],
      sentence,
      sentence === null ? undefined : 'info',
    ]);
  });

  test('that the credit has changed: the area is read again, and the wallet', async () => {
    const { store, runtime, calls, isOld } = await setUp();
    store.subscribe(() => undefined);
    const heard: unknown[] = [];
    new Channel('pausa.ordering').addEventListener('message', (event) => heard.push((event as MessageEvent).data));
    runtime.queryClient.setQueryData(['b2c/wallet/'], {});
    runtime.queryClient.setQueryData(['b2c/other'], {});
    const open = Channel.all.size;
    announceCredit(runtime.queryClient);
    expect([calls, isOld('b2c/wallet/'), isOld('b2c/other'), Channel.all.size]).toEqual([['area'], true, false, open]);
    expect(heard).toEqual([{ areaId: '', what: 'credit' }]);
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(() => announceCredit(runtime.queryClient)).not.toThrow();
  });

  test('anything, and nobody looks: the next component reads it; a shop that is gone stays so', async () => {
    const { store, world, calls, said } = await setUp(cartOf(newLine('x', 1)));
    announce('a', 'confirmed');
    expect([store.getState().status, calls, said()]).toEqual(['fetch_data', [], null]);
    world.area = NOT_FOUND;
    await store.load();
    announce('a', 'edited');
    expect([store.getState().status, calls]).toEqual(['not_found', ['area']]);
  });

  test('anything during an edit: it is read after it, and a confirmation is not spoken of', async () => {
    const { store, world, calls, said } = await setUp(cartOf(newLine('x', 1)));
    store.subscribe(() => undefined);
    const answer = deferred<unknown>();
    world.edit = answer.promise;
    store.setQuantity(X, 2);
    announce('a', 'confirmed');
    expect([calls, said()]).toEqual([['edit'], null]);
    answer.resolve({ order: null, actionType: null, paymentUUID: null });
    await settle();
    expect(calls).toEqual(['edit', 'area']);
  });

  test('anything during a confirmation: it is not heard', async () => {
    const { store, world, calls, said } = await setUp(cartOf(newLine('x', 1)));
    store.subscribe(() => undefined);
    const answer = deferred<unknown>();
    world.confirm = answer.promise;
    const confirming = store.confirm();
    await settle();
    for (const what of ['confirmed', 'edited', 'switched']) announce('a', what);
    expect([calls, said()]).toEqual([['confirm'], null]);
    answer.resolve(RESULT);
    expect(await confirming).toEqual({ kind: 'confirmed', link: RESULT });
  });
});

describe('a confirmation', () => {
  const CART = cartOf(newLine('x', 1));

  test('leaves nothing of the cart, and makes the order list and the wallet old', async () => {
    const { store, runtime, own, isOld } = await setUp(CART);
    for (const path of ['b2c/selling-order/list', 'b2c/wallet/']) runtime.queryClient.setQueryData([path], {});
    store.setShortfalls({ y: { left: 1, wanted: 2 } });
    expect(store.getState().shortfalls).toEqual({ y: { left: 1, wanted: 2 } });
    expect(await store.confirm()).toEqual({ kind: 'confirmed', link: RESULT });
    expect(store.getState()).toMatchObject({ status: 'fetch_data', order: null, shortfalls: {}, isConfirming: false });
    expect([own.posted, isOld('b2c/selling-order/list'), isOld('b2c/wallet/')]).toEqual([[{ areaId: 'a', what: 'confirmed' }], true, true]);
  });

  test.each<[string, ApiFailure, CartOrder | null, string, string[], string[]]>([
    ['refused', REFUSED, CART, 'refused', ['confirm refused'], []],
    ['refused, and the cart is gone', REFUSED, null, 'refused', ['confirm refused'], []],
    ['without an answer, and the cart is there', LOST, CART, 'refused', ['confirm refused'], ['unsure']],
    ['without an answer, and the cart is gone', LOST, null, 'probably-confirmed', ['confirm outcome-unknown'], ['unsure']],
  ])('%s', async (_, failure, order, kind, labels, posted) => {
    const { store, world, runtime, own, calls } = await setUp(CART);
    world.confirm = failure;
    world.area = newSellingArea(ITEMS, order);
    expect(await store.confirm()).toEqual({ kind });
    expect(runtime.tracking.events).toEqual(labels.map((label) => ({ category: 'cart', label })));
    expect(own.posted).toEqual(posted.map((what) => ({ areaId: 'a', what })));
    expect(store.getState().message?.kind).toBe(kind === 'refused' ? 'error' : undefined);
    expect(calls).toEqual(['confirm', 'area']);
    // What an unanswered one did may come later than the reading.
    store.refresh();
    expect(calls.length).toBe(failure === LOST ? 3 : 2);
  });

  test('whose reading is overtaken by a newer one waits for that', async () => {
    const { store, world, calls } = await setUp(CART);
    world.confirm = LOST;
    world.area = new Promise(() => undefined);
    const confirming = store.confirm();
    await vi.waitFor(() => expect(calls).toEqual(['confirm', 'area']), { interval: 1 });
    world.area = newSellingArea(ITEMS, null);
    await store.load();
    expect(await confirming).toEqual({ kind: 'probably-confirmed' });
  });

  test('that ends the session: no word, and the area is read after the return', async () => {
    const { store, world, said } = await setUp(CART);
    world.confirm = SIGNED_OUT;
    expect(await store.confirm()).toEqual({ kind: 'refused' });
    expect([store.getState().status, store.getState().isConfirming, said()]).toEqual(['fetch_data', false, null]);
  });

  test('in one shop does not wait for one in another; in the same shop it is not sent, and the cart can be edited', async () => {
    const [here, again, there] = [await setUp(CART), await setUp(CART), await setUp(CART, { areaId: 'b' })];
    const answer = deferred<unknown>();
    here.world.confirm = answer.promise;
    const confirming = here.store.confirm();
    expect([await again.store.confirm(), again.calls, again.store.getState().status]).toEqual([{ kind: 'refused' }, [], 'data_fetched']);
    expect(await there.store.confirm()).toEqual({ kind: 'confirmed', link: RESULT });
    answer.resolve(RESULT);
    await confirming;
  });
});

describe('the diet', () => {
  const VEGAN = { diet: 'Vegano', allergens: { eggs: 'Assente' } } as const;
  const shown = ({ store }: Awaited<ReturnType<typeof setUp>>) => store.getState().area?.dietPreference;

  test('is there at once, is saved, and is announced; without one, the server is told so', async () => {
    const kit = await setUp();
    const saving = kit.store.saveDietPreference(VEGAN);
    expect(shown(kit)).toEqual(VEGAN);
    expect(await saving).toBe('saved');
    expect(await kit.store.saveDietPreference(null)).toBe('saved');
    expect([shown(kit), kit.bodies]).toEqual([null, [VEGAN, { diet: null, allergens: null }]]);
    expect(kit.own.posted).toEqual([1, 2].map(() => ({ areaId: 'a', what: 'diet' })));
  });

  test.each<[string, unknown, string | null, string[]]>([
    ['the server says no', { success: false }, "Errore durante l'invio dei dati.", ['diet-preference network']],
    ['the server refuses', REFUSED, "Errore durante l'invio dei dati.", ['diet-preference http']],
    ['the session has ended', SIGNED_OUT, null, []],
  ])('%s: the earlier one is back', async (_, answer, sentence, labels) => {
    const kit = await setUp(null, { area: { dietPreference: VEGAN } });
    kit.world.diet = answer;
    expect(await kit.store.saveDietPreference(null)).toBe('failed');
    expect([shown(kit), kit.said(), kit.store.getState().message?.kind]).toEqual([
      VEGAN,
      sentence,
      sentence === null ? undefined : 'warning',
    ]);
    expect([kit.runtime.tracking.events, kit.own.posted]).toEqual([labels.map((label) => ({ category: 'shop', label })), []]);
  });

  test('an area that is read while it is saved does not take it back; after that the server’s counts', async () => {
    const kit = await setUp();
    const answer = deferred<unknown>();
    kit.world.diet = answer.promise;
    const saving = kit.store.saveDietPreference(VEGAN);
    await kit.store.load();
    expect(shown(kit)).toEqual(VEGAN);
    answer.resolve({ success: true });
    await saving;
    await kit.store.load();
    expect(shown(kit)).toBeNull();
  });

  test('the failure of an older choice does not take back a newer one', async () => {
    const kit = await setUp();
    const older = deferred<unknown>();
    kit.world.diet = older.promise;
    const saving = kit.store.saveDietPreference({ diet: 'Vegetariano', allergens: {} });
    kit.world.diet = new Promise(() => undefined);
    void kit.store.saveDietPreference(VEGAN);
    older.resolve(REFUSED);
    expect(await saving).toBe('failed');
    expect(shown(kit)).toEqual(VEGAN);
    // The newer one is still being saved.
    await kit.store.load();
    expect(shown(kit)).toEqual(VEGAN);
  });

  test('of a shop that is gone is not shown', async () => {
    const kit = await setUp();
    kit.world.area = NOT_FOUND;
    await kit.store.load();
    expect([await kit.store.saveDietPreference(VEGAN), kit.store.getState().area]).toEqual(['saved', null]);
  });
});

test('the last coffee is remembered in this browser', async () => {
  const { runtime } = await setUp();
  expect(recallCoffee(runtime.storage)).toBeNull();
  rememberCoffee(runtime.storage, { areaId: 'a', areaTitle: 'Area', label: 'Espresso' });
  expect(recallCoffee(runtime.storage)).toEqual({ areaId: 'a', areaTitle: 'Area', label: 'Espresso' });
});
