import { type Answer, type Call, type Server, type Subject, testSchedules } from '../shared/testing/idempotency/test-kit.ts';
import type * as Code from './order-result.ts';

const OPEN = 'GET b2c/locker/selling-order/info/{id}/retry-opening';

class Fridge implements Server {
  readonly effects: string[] = [];
  /** A door that was asked to open is told as opening once. */
  #isOpening = false;

  isMoney({ name }: Call): boolean {
    return name === OPEN;
  }

  carryOut({ name }: Call): Answer {
    const isAsked = name === OPEN;
    if (isAsked) this.effects.push('opened');
    const loading = isAsked || this.#isOpening;
    this.#isOpening = isAsked;
    const actionType = this.effects.length === 0 ? 'openingLockerError' : loading ? 'openingLocker' : 'completed';
    return { body: { actionType, loading, message: null, order: { id: 'ordine-1001', rows: [], customSuccessMessage: null } } };
  }
}

const subject: Subject<typeof Code> = {
  load: () => import('./order-result.ts'),
  begin: () => new Fridge(),
  open({ createOrderResult }, { runtime, pressed }) {
    const order = createOrderResult(runtime, 'ordine-1001');
    order.open();
    return {
      tap() {
        const before = order.getState();
        order.reopen();
        if (order.getState() !== before) pressed();
      },
      retry: () => order.reload(),
      stop: order.stop,
      says() {
        switch (order.getState().name) {
          case 'loading':
          case 'openingLocker':
          case 'awaitingPayment':
            return 'busy';
          case 'openingLockerError':
            return 'denies';
          default:
            return 'rests';
        }
      },
    };
  },
  // One door for each press.
  allows: ({ presses }) => presses,
};

testSchedules('whatever the schedule: each press opens the fridge once at most', subject);
