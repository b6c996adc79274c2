import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ofTenThousand, SCHEDULES } from '../testing/idempotency/test-kit.ts';
import { type ApiClient, ApiError, type CartOrder } from '../../../api/index.ts';
import { deferred, testRuntime } from '../runtime/test-kit.ts';
import { createOrderingStore } from './ordering-store.ts';
import { newCatalogueItem, newSellingArea } from './test-kit.ts';

/** What the shop sells; cents, and how many there are. */
const GOODS: Readonly<Record<string, { readonly cents: number; readonly available: number | null }>> = {
  x: { cents: 100, available: null },
  y: { cents: 235, available: null },
  z: { cents: 999, available: 4 },
};

/** `lost`: carried out, but nobody hears of it. `failed`: not carried out. */
type Fate = 'answered' | 'failed' | 'lost';

interface Request {
  readonly kind: 'area' | 'edit';
  /** What the server does when it comes to it. */
  carryOut(fate: Fate): void;
  /** Brings the answer home; null until the server has come to it. */
  deliver: (() => void) | null;
}

/**
 * A server in the test's hand: it comes to a request at one moment, and its answer arrives at another, so that an answer
 * may tell of a cart that is not the cart any more. Its arithmetic is its own.
 */
class SlowServer {
  cart: ReadonlyMap<string, number> = new Map();
  readonly requests: Request[] = [];
  mostEdits = 0;
  /** The newest cart that the client has received. */
  received: ReadonlyMap<string, number> = new Map();
  #version = 0;
  #receivedVersion = -1;

  set(id: string, quantity: number): void {
    const next = new Map(this.cart);
    if (quantity === 0) next.delete(id);
    else next.set(id, quantity);
    this.cart = next;
    this.#version += 1;
  }

  readonly client: ApiClient = {
    call: ((
      endpoint: { path: string },
      { body, signal }: { body?: { itemSaleableId: string; quantity: number }; signal?: AbortSignal },
    ) => {
      const { promise, resolve, reject } = deferred<unknown>();
      const unsubscribe = () => {
        if (this.requests.includes(request)) this.requests.splice(this.requests.indexOf(request), 1);
      };
      const answer = (done: () => void) => {
        request.deliver = () => {
          unsubscribe();
          done();
        };
      };
      const request: Request = {
        kind: body === undefined ? 'area' : 'edit',
        deliver: null,
        carryOut: (fate) => {
          if (body !== undefined && fate !== 'failed') {
            const most = GOODS[body.itemSaleableId]?.available ?? Infinity;
            const isRefused = !Number.isInteger(body.quantity) || body.quantity < 0 || body.quantity > most;
            if (isRefused) return answer(() => reject(refusal(endpoint.path)));
            this.set(body.itemSaleableId, body.quantity);
          }
          if (fate === 'failed') return answer(() => reject(refusal(endpoint.path)));
          if (fate === 'lost') return answer(() => reject(new ApiError(endpoint.path, { kind: 'network' })));
          const { cart } = this;
          const version = this.#version;
          answer(() => {
            if (version >= this.#receivedVersion) [this.received, this.#receivedVersion] = [cart, version];
            resolve(body === undefined ? areaOf(cart) : { order: orderOf(cart), actionType: null, paymentUUID: null });
          });
        },
      };
      this.requests.push(request);
      signal?.addEventListener('abort', () => {
        unsubscribe();
        reject(new DOMException('given up', 'AbortError'));
      });
      this.mostEdits = Math.max(this.mostEdits, this.requests.filter(({ kind }) => kind === 'edit').length);
      return promise;
    }) as ApiClient['call'],
    hasIdempotencyKeys: false,
    serverTime: () => null,
  };
}

const refusal = (path: string) => new ApiError(path, { kind: 'http', status: 400, error: null, message: null });

function orderOf(cart: ReadonlyMap<string, number>): CartOrder | null {
  const items = [...cart].map(([itemId, quantity]) => {
    const { cents = 0, available = null } = GOODS[itemId] ?? {};
    const total = cents * quantity;
    return {
      id: `line-${itemId}`,
      itemId,
      wireId: itemId,
      label: itemId,
      quantity,
      unitPrice: cents,
      total,
      image: null,
      availableQuantity: available,
    };
  });
  return items.length === 0 ? null : { items, total: items.reduce((sum, { total }) => sum + total, 0) };
}

const ITEMS = Object.entries(GOODS).map(([id, { cents, available }]) =>
  newCatalogueItem(id, { label: id, availableQuantity: available, priceCents: cents }),
);

const areaOf = (cart: ReadonlyMap<string, number>) => newSellingArea(ITEMS, orderOf(cart));

/** The other tabs' end of the store's channel. */
let listeners: (() => void)[] = [];
class OneWayChannel {
  addEventListener(_: string, listener: (event: unknown) => void) {
    listeners.push(() => listener({ data: { areaId: 'a', what: 'edited' } }));
  }
  postMessage() {}
}

beforeAll(() => {
  vi.stubGlobal('BroadcastChannel', OneWayChannel);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Move =
  | { readonly type: 'tap'; readonly item: string; readonly quantity: number }
  | { readonly type: 'step'; readonly item: string; readonly by: 1 | -1 }
  /** The server comes to a request, or an answer comes home: which of them. */
  | { readonly type: 'carry-out'; readonly which: number; readonly fate: Fate }
  | { readonly type: 'deliver'; readonly which: number }
  /** Another tab edits; this one hears of it now or later. */
  | { readonly type: 'elsewhere'; readonly item: string; readonly quantity: number }
  | { readonly type: 'hear' }
  /** Somebody comes to the area again, after a while. */
  | { readonly type: 'come-back'; readonly afterMs: number }
  /** 'Riprova', at any time. */
  | { readonly type: 'reload' };

const item = fc.constantFrom(...Object.keys(GOODS));
const which = fc.nat({ max: 3 });
const fate = fc.constantFrom<Fate>('answered', 'answered', 'answered', 'answered', 'failed', 'lost');
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('tap' as const), item, quantity: fc.integer({ min: -1, max: 6 }) }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('step' as const), item, by: fc.constantFrom(1 as const, -1 as const) }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('carry-out' as const), which, fate }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('deliver' as const), which }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('elsewhere' as const), item, quantity: fc.integer({ min: 0, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('hear' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('come-back' as const), afterMs: fc.constantFrom(1000, 40_000) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('reload' as const) }) },
);

/** Lets every promise that is settled have its say. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** Ten thousand courses look often: the matcher is asked only for its words. */
function expectSame(shown: ReadonlyMap<string, number>, server: ReadonlyMap<string, number>) {
  if (shown.size !== server.size || [...server].some(([id, quantity]) => shown.get(id) !== quantity)) expect(shown).toEqual(server);
}

const seen = { edits: 0, failures: 0, rests: 0, elsewhere: 0, readsWhileEditing: 0, clean: 0 };

async function play(moves: readonly Move[]): Promise<void> {
  listeners = [];
  const server = new SlowServer();
  const store = createOrderingStore(testRuntime(server.client), 'a');
  const shown = () => new Map(store.getState().order?.items.map(({ itemId, quantity }) => [itemId, quantity]));
  store.subscribe(() => {
    const { order } = store.getState();
    if (order === null) return;
    for (const { itemId, quantity, total } of order.items)
      if (!Number.isInteger(quantity) || quantity <= 0 || total !== quantity * GOODS[itemId]!.cents) throw new Error('a line of nothing');
    if (order.items.length === 0 || order.total !== order.items.reduce((sum, { total }) => sum + total, 0))
      throw new Error('a sum of nothing');
  });
  const wanted = new Map<string, number>();
  let isClean = true;
  let unheard = 0;

  const carryOut = (number: number, fate: Fate) => {
    const open = server.requests.filter(({ deliver }) => deliver === null);
    if (open.length === 0) return;
    if (fate !== 'answered') {
      isClean = false;
      seen.failures += 1;
    }
    open[number % open.length]?.carryOut(fate);
  };
  const deliver = async (number: number) => {
    const home = server.requests.filter((request) => request.deliver !== null);
    home[number % Math.max(1, home.length)]?.deliver?.();
    await settle();
  };
  const hear = async () => {
    unheard = 0;
    for (const listener of listeners) listener();
    await settle();
  };
  /** At rest the page shows the newest cart that the client has received. */
  const look = () => {
    const { pending, status } = store.getState();
    const isSending = server.requests.some(({ kind }) => kind === 'edit');
    if (pending > 0 !== isSending) throw new Error(`${pending} pending, but ${isSending ? 'one' : 'none'} on its way`);
    if (pending > 0 || status !== 'data_fetched') return;
    seen.rests += 1;
    expectSame(shown(), server.received);
    if (unheard === 0) expectSame(shown(), server.cart);
  };

  void store.load();
  carryOut(0, 'answered');
  await deliver(0);

  for (const made of moves) {
    switch (made.type) {
      case 'tap':
      case 'step': {
        const before = store.quantityOf(made.item);
        const quantity = Math.max(0, made.type === 'tap' ? made.quantity : before + made.by);
        const { status } = store.getState();
        const isTooMuch = quantity > before && quantity > (GOODS[made.item]!.available ?? Infinity);
        const isTaken = status === 'data_fetched' && !isTooMuch;
        store.setQuantity(
          ITEMS.find(({ id }) => id === made.item)!,
          made.type === 'tap' ? made.quantity : before + made.by,
        );
        seen.edits += 1;
        // At once on screen, or not at all.
        if (store.quantityOf(made.item) !== (isTaken ? quantity : before)) throw new Error('a tap that is not seen');
        if (isTaken) wanted.set(made.item, quantity);
        break;
      }
      case 'carry-out':
        carryOut(made.which, made.fate);
        break;
      case 'deliver':
        await deliver(made.which);
        break;
      case 'elsewhere':
        server.set(made.item, made.quantity);
        unheard += 1;
        isClean = false;
        seen.elsewhere += 1;
        break;
      case 'hear':
        if (unheard > 0) await hear();
        break;
      case 'come-back':
        vi.setSystemTime(Date.now() + made.afterMs);
        store.refresh();
        break;
      case 'reload':
        if (store.getState().pending > 0) seen.readsWhileEditing += 1;
        void store.load();
        break;
      default:
        made satisfies never;
    }
    await settle();
    look();
  }

  // The line comes back: everybody hears of everything, what could not be read is read again.
  for (let turn = 0; turn < 80; turn += 1) {
    if (server.requests.length === 0) {
      if (unheard > 0) await hear();
      else if (store.getState().status !== 'data_fetched') void store.load();
      else break;
    }
    carryOut(0, 'answered');
    await deliver(0);
    look();
  }
  const { status, pending } = store.getState();
  expect([status, pending, server.requests.length, server.mostEdits <= 1]).toEqual(['data_fetched', 0, 0, true]);
  expect(shown()).toEqual(server.cart);
  // Without a failure it is also exactly what the person tapped.
  if (!isClean) return;
  seen.clean += 1;
  expect(shown()).toEqual(new Map([...wanted].filter(([, quantity]) => quantity > 0)));
}

test('random courses of taps, delays, failures, lost answers, other tabs and reads end with the server’s cart', async () => {
  await fc.assert(fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 30, size: 'max' }), play), { numRuns: SCHEDULES });
  // They did happen.
  expect(seen.edits).toBeGreaterThan(ofTenThousand(35_000, SCHEDULES));
  expect(seen.failures).toBeGreaterThan(ofTenThousand(3000, SCHEDULES));
  expect(seen.rests).toBeGreaterThan(ofTenThousand(20_000, SCHEDULES));
  expect(seen.elsewhere).toBeGreaterThan(ofTenThousand(5000, SCHEDULES));
  expect(seen.readsWhileEditing).toBeGreaterThan(ofTenThousand(2000, SCHEDULES));
  expect(seen.clean).toBeGreaterThan(ofTenThousand(1000, SCHEDULES));
});
