import { afterAll, beforeAll, vi } from 'vitest';
import { type Answer, type Call, type Server, type Subject, testSchedules } from '../testing/idempotency/test-kit.ts';
import type * as Code from './ordering-store.ts';
import { newSellingArea } from './test-kit.ts';

const PAY = 'POST b2c/locker/selling-order/confirm';
const REFUSED: Answer = { failure: { kind: 'http', status: 400, error: null, message: 'Il carrello è vuoto.' } };

const LINE = {
  id: 'l',
  itemId: 'x',
  wireId: 'x',
  label: 'X',
  quantity: 1,
  unitPrice: 100,
  total: 100,
  image: null,
  availableQuantity: null,
};

/** The cart is the server's: who pays it leaves nothing to be paid. */
class Cart implements Server {
  readonly effects: string[] = [];

  isMoney({ name }: Call): boolean {
    return name === PAY;
  }

  carryOut({ name }: Call): Answer {
    const isGone = this.effects.length > 0;
    if (name !== PAY) return { body: newSellingArea([], isGone ? null : { items: [LINE], total: 100 }) };
    if (isGone) return REFUSED;
    this.effects.push('paid');
    return { body: { type: 'internal', link: '/locker-selling-order/ordine-1001' } };
  }
}

/** The stores' channel: everybody else hears it a moment later, unless the window is closed. */
let openChannels: WindowChannel[] = [];
let placeOfNext = 0;
class WindowChannel {
  readonly place = placeOfNext;
  readonly #listeners: ((event: { data: unknown }) => void)[] = [];
  constructor() {
    openChannels.push(this);
  }
  addEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.#listeners.push(listener);
  }
  postMessage(data: unknown) {
    if (!openChannels.includes(this)) return;
    for (const other of openChannels) if (other !== this) queueMicrotask(() => other.#hear(data));
  }
  #hear(data: unknown) {
    if (openChannels.includes(this)) for (const listener of this.#listeners) listener({ data });
  }
}

const subject: Subject<typeof Code> = {
  load: () => import('./ordering-store.ts'),
  begin: () => new Cart(),
  open({ createOrderingStore }, { runtime, place, pressed }) {
    placeOfNext = place;
    const store = createOrderingStore(runtime, 'a');
    const stop = store.subscribe(() => undefined);
    void store.load();
    return {
      tap() {
        const { status, order, isConfirming } = store.getState();
        if (status === 'data_fetched' && order !== null && !isConfirming) pressed();
        void store.confirm();
      },
      retry: () => void store.refresh(),
      stop,
      says() {
        const { status, order, isConfirming } = store.getState();
        if (isConfirming || status === 'fetching_data') return 'busy';
        return status === 'data_fetched' && order !== null ? 'denies' : 'rests';
      },
    };
  },
  close: (place) => void (openChannels = openChannels.filter((channel) => channel.place !== place)),
};

beforeAll(() => void vi.stubGlobal('BroadcastChannel', WindowChannel));
afterAll(() => void vi.unstubAllGlobals());

testSchedules('whatever the schedule: an order is paid once at most', subject);
