/** Any schedule of people, windows and accidents over one wish to recharge: the wallet is recharged once at most. */
import { createMemoryStorage } from '../shared/runtime/storage.ts';
import { type Answer, type Call, type Server, type Subject, testSchedules } from '../shared/testing/idempotency/test-kit.ts';
import type * as Code from './use-recharge.ts';

const AMOUNTS = [500, 1000, 2501];

class Wallet implements Server {
  readonly effects: string[] = [];
  #balance = 2000;

  isMoney({ name }: Call): boolean {
    return name.startsWith('POST');
  }

  /** The wallet tells what was added; only its own answer tells it for sure. */
  tells(call: Call): boolean {
    return this.isMoney(call);
  }

  carryOut(call: Call): Answer {
    const { name, body } = call;
    if (this.isMoney(call)) {
      // No memory of earlier calls: each one costs.
      const amount = Number(body['amount']);
      this.#balance += amount;
      this.effects.push('recharged');
      const linkAction = { type: 'internal', link: '/wallet/recharge/u-1' };
      return { body: { uuid: 'u-1', actionType: amount % 2 === 0 ? 'redirect' : 'loading', linkAction, message: null } };
    }
    if (name.endsWith('wallet/')) return { body: { balanceCents: this.#balance, corporateCredit: null } };
    return { body: { amountType: 'DefinedAmount', payWith: { provider: 'visa', label: 'Carta •••• 4242' } } };
  }
}

/** One browser: its windows share what is stored. */
let storage = createMemoryStorage(() => 0);
/** The screen at hand says that it went through, or that another window did it: who wants one recharge does not go on. */
let isAcknowledged = false;
/** Read by who presses on it: whatever was left sooner has told nobody. */
const look = (machine: ReturnType<typeof Code.createRecharge>) => {
  const state = machine.getState();
  isAcknowledged ||=
    ['DONE', 'STARTED', 'ANSWERED'].includes(state.name) || (state.name === 'AWAIT_CHOICE' && state.problem === 'elsewhere');
};

const subject: Subject<typeof Code> = {
  load: () => import('./use-recharge.ts'),
  begin() {
    storage = createMemoryStorage(() => 0);
    isAcknowledged = false;
    return new Wallet();
  },
  open({ createRecharge }, { runtime, pressed }) {
    const machine = createRecharge({ ...runtime, storage }, '/wallet');
    machine.send({ type: 'opened' });
    return {
      tap(which) {
        look(machine);
        if (isAcknowledged) return;
        // Told that nothing is known of it, one begins again.
        if (machine.getState().name === 'UNSURE') return machine.send({ type: 'restart-pressed' });
        const before = machine.getState();
        machine.send({ type: 'pressed', request: AMOUNTS[which % 3] ?? 500 });
        if (machine.getState() !== before) pressed();
      },
      retry() {
        look(machine);
        machine.send({ type: 'retry-pressed' });
      },
      stop: machine.stop,
      says() {
        switch (machine.getState().name) {
          case 'FETCHING_DATA':
          case 'SENDING_DATA':
          case 'CHECKING':
            return 'busy';
          // 'Questa ricarica non è riuscita.'
          case 'REFUSED':
            return 'denies';
          default:
            return 'rests';
        }
      },
    };
  },
};

testSchedules('whatever the schedule: one wish recharges once at most', subject, { lostAfter: 100 });
