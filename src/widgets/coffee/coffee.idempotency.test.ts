/** Any schedule of people, windows and accidents over one wish for a coffee: it is paid once at most. */
import { type Answer, type Call, type Server, type Subject, testSchedules } from '../shared/testing/idempotency/test-kit.ts';
import { createMemoryStorage } from '../shared/runtime/storage.ts';
import type * as Code from './use-coffee.ts';

const CONFIRM = 'POST b2c/coffee/selling-area/{id}/confirm';
const recipe = (recipeId: string, value: number) => ({
  recipeId,
  displayOrder: 1,
  itemSaleable: { name: recipeId, photo: null, ingredients: null, allergensString: null, operator: null },
  price: { value, label: `${value}` },
});
const RECIPES = [recipe('espresso', 60), recipe('cappuccino', 90), recipe('cioccolata', 100)];

class CoffeeMachine implements Server {
  readonly effects: string[] = [];
  #wallet = 2000;
  #credit = 70;

  isMoney({ name }: Call): boolean {
    return name === CONFIRM;
  }

  /** The credit tells what was paid; only its own answer tells it for sure. */
  tells(call: Call): boolean {
    return this.isMoney(call);
  }

  carryOut({ name, body }: Call): Answer {
    if (name !== CONFIRM) {
      return {
        body: {
          shop: { isOpen: true, title: 'Caffè', closedMessage: null },
          nickName: null,
          catalog: { recipes: RECIPES },
          wallet: { balanceCents: this.#wallet },
          corporateCreditWallet: { balanceCents: this.#credit },
        },
      };
    }
    // No memory of earlier calls: each one costs.
    const { paymentInfo } = body as { paymentInfo: { totalToPayFromWallet: number; totalToPayFromCorporateCredit: number } };
    this.#wallet -= paymentInfo.totalToPayFromWallet;
    this.#credit -= paymentInfo.totalToPayFromCorporateCredit;
    this.effects.push('paid');
    return { body: { order: { id: `caffe-${this.effects.length}` } } };
  }
}

/** One browser: its windows share what is stored. */
let storage = createMemoryStorage(() => 0);
/** The screen at hand says that it went through, or that another window did it: who wants one coffee does not go on. */
let isAcknowledged = false;
/** Read by who presses on it: whatever was left sooner has told nobody. */
const look = (machine: ReturnType<typeof Code.createCoffee>) => {
  const state = machine.getState();
  isAcknowledged ||=
    ['DONE', 'ANSWERED', 'STARTED'].includes(state.name) || (state.name === 'AWAIT_CHOICE' && state.problem === 'elsewhere');
};

const subject: Subject<typeof Code> = {
  load: () => import('./use-coffee.ts'),
  begin() {
    storage = createMemoryStorage(() => 0);
    isAcknowledged = false;
    return new CoffeeMachine();
  },
  open({ createCoffee }, { runtime, pressed }) {
    const machine = createCoffee({ ...runtime, storage }, 'caffe-1');
    machine.send({ type: 'opened' });
    const stopWatching = runtime.environment.onVisible(() => machine.send({ type: 'seen-again' }));
    return {
      tap(which) {
        look(machine);
        const before = machine.getState();
        if (isAcknowledged) return;
        // Told that nothing is known of it, one begins again.
        if (before.name === 'UNSURE') return machine.send({ type: 'restart-pressed' });
        machine.send({ type: 'pressed', request: RECIPES[which % 3]! });
        if (machine.getState() !== before) pressed();
      },
      retry() {
        look(machine);
        machine.send({ type: 'retry-pressed' });
      },
      stop() {
        stopWatching();
        machine.stop();
      },
      says() {
        const state = machine.getState();
        switch (state.name) {
          case 'FETCHING_DATA':
          case 'SENDING_DATA':
          case 'CHECKING':
            return 'busy';
          // 'Non ti abbiamo addebitato nulla.'
          case 'REFUSED':
            return 'denies';
          default:
            return 'rests';
        }
      },
    };
  },
};

testSchedules('whatever the schedule: one wish pays one coffee at most', subject, { lostAfter: 100 });
