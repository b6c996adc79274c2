import { saysOf } from '../shared/testing/idempotency/payment-step.ts';
import { type Answer, type Call, type Server, type Subject, testSchedules } from '../shared/testing/idempotency/test-kit.ts';
import { putPending } from '../shared/payment/pending-instrument.ts';
import { newInstrument } from '../shared/payment/test-kit.ts';
import type * as Code from './payment-status.ts';

const PAY = 'POST b2c/payment/{uuid}/update-pi';
const CANCEL = 'GET b2c/payment/{uuid}/cancel';

const GOOD = newInstrument({ uuid: 'buona' });
const DECLINED = newInstrument({ uuid: 'rifiutata' });

class Payments implements Server {
  readonly effects: string[] = [];
  /** A payment that went through is told as under way once. */
  #isSlow = true;

  isMoney({ name }: Call): boolean {
    return name === PAY || name === CANCEL;
  }

  carryOut({ name, body }: Call): Answer {
    if (name === CANCEL) this.effects.push('cancelled');
    if (name === PAY && body['uuid'] === GOOD.uuid) this.effects.push('paid');
    return { body: { uuid: 'u-1', message: null, ...this.#status() } };
  }

  #status() {
    switch (this.effects.at(-1)) {
      case 'paid':
        if (!this.#isSlow) return { actionType: 'redirect', linkAction: { type: 'internal', link: '/locker-selling-order/ordine-1001' } };
        this.#isSlow = false;
        return { actionType: 'loading', linkAction: null };
      case 'cancelled':
        return { actionType: 'cancelled', linkAction: null };
      default:
        return { actionType: 'error', linkAction: null };
    }
  }
}

const subject: Subject<typeof Code> = {
  load: () => import('./payment-status.ts'),
  begin: () => new Payments(),
  open({ createPaymentStatus }, { runtime, pressed }) {
    const open = () => {
      const opened = createPaymentStatus(runtime, 'u-1', () => undefined);
      opened.open();
      return opened;
    };
    let payment = open();
    return {
      tap(which) {
        const state = payment.getState();
        if (state.name !== 'DECISION' || state.data.actionType === 'cancelled') return;
        pressed();
        if (which === 5) return payment.cancel();
        if (which === 3) return payment.pay(GOOD);
        // To the options and back, with a method: the page begins anew.
        payment.stop();
        putPending(runtime.storage, 'PAYMENT_PICKED_PI', which === 4 ? DECLINED : GOOD);
        payment = open();
      },
      retry: () => payment.retry(),
      stop: () => payment.stop(),
      says: () => saysOf(payment.getState(), ({ actionType }) => actionType !== 'cancelled'),
    };
  },
};

testSchedules('whatever the schedule: a payment is paid, or cancelled, once at most', subject);
