/** Any schedule of people, windows and accidents over one wish for a coffee: it is paid once at most. */
import { type Answer, type Call, type Server, type Subject, testSchedules } from '../shared/testing/idempotency/test-kit.ts';
import type { Machine } from '../shared/flow/machine.ts';
import { createMemoryStorage } from '../shared/runtime/storage.ts';
import type { CoffeeEvent, CoffeeState } from './coffee.flow.ts';
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
/** A screen has shown that it went through, or that another window did it: the person does not go on. */
let hasSeenOutcome = false;
/** Called at each press: a screen that was left before it said so does not count. */
const look = (machine: Machine<CoffeeState, CoffeeEvent>) => {
  const state = machine.getState();
  hasSeenOutcome ||= state.name === 'DONE' || state.name === 'ORDERED' || (state.name === 'AWAIT_CHOICE' && state.problem === 'elsewhere');
};

const subject: Subject<typeof Code> = {
  load: () => import('./use-coffee.ts'),
  begin() {
    storage = createMemoryStorage(() => 0);
    hasSeenOutcome = false;
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
        if (hasSeenOutcome) return;
        // The screen says that the outcome is unknown: the person begins again.
        if (before.name === 'UNSURE') return machine.send({ type: 'restart-pressed' });
        machine.send({ type: 'dispense-pressed', recipeId: RECIPES[which % 3]!.recipeId });
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
          case 'ERROR_SENDING_DATA':
            return 'denies';
          default:
            return 'rests';
        }
      },
    };
  },
};

testSchedules('whatever the schedule: one wish pays one coffee at most', subject, { lostAfter: 100 });
