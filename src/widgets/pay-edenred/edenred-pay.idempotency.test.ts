import { saysOf } from '../shared/testing/idempotency/payment-step.ts';
import { type Answer, type Call, type Server, type Subject, testSchedules } from '../shared/testing/idempotency/test-kit.ts';
import type * as Code from './edenred-pay.ts';
import type { EdenredTicket } from './edenred-pay.ts';

/** Takes money at every POST that reaches it. */
class Edenred implements Server {
  readonly effects: string[] = [];

  isMoney({ name }: Call): boolean {
    return name.startsWith('POST');
  }

  carryOut(call: Call): Answer {
    if (this.isMoney(call)) this.effects.push(call.name.endsWith('/skip') ? 'SKIPPED' : 'COMPLETED');
    const status = this.effects.at(-1) ?? 'AWAITING_CONFIRM';
    const ticket: EdenredTicket = {
      status: status as EdenredTicket['status'],
      redirect: this.effects.length === 0 ? null : { type: 'internal', link: '/wallet' },
      vouchers: [{ value: 800, count: 2 }],
      total: 1600,
      failureReasons: [],
      username: 'demo',
      skipOption: 'CAN-SKIP',
    };
    return { body: ticket };
  }
}

const subject: Subject<typeof Code> = {
  load: () => import('./edenred-pay.ts'),
  begin: () => new Edenred(),
  open({ createEdenredPay }, { runtime, pressed }) {
    const payment = createEdenredPay(runtime, 'u-1');
    payment.open();
    return {
      tap(which) {
        const before = payment.getState();
        if (before.name !== 'DECISION') return;
        payment.press(which < 3 ? 'confirm' : 'skip');
        if (payment.getState() !== before) pressed();
      },
      retry: () => payment.retry(),
      stop: payment.stop,
      says: () => saysOf(payment.getState(), ({ status }) => status === 'AWAITING_CONFIRM'),
    };
  },
};

testSchedules('whatever the schedule: vouchers are spent, or skipped, once at most', subject);
