import { getPellegriniTicket, submitPellegriniTicket } from '../../../../api/index.ts';
import { saysOf } from '../../testing/idempotency/payment-step.ts';
import { type Answer, type Call, type Server, type Subject, testSchedules } from '../../testing/idempotency/test-kit.ts';
import type * as Code from './voucher.ts';
import type { VoucherMeaning } from './voucher.ts';

/** The codes, and what each makes of a ticket; the first is not taken. */
const CODES: Readonly<Record<string, VoucherMeaning>> = { x0: 'entry', x1: 'redirect', x2: 'wait', x3: 'error', x4: 'over' };

class Provider implements Server {
  readonly effects: string[] = [];
  #status: VoucherMeaning = 'entry';

  isMoney({ name }: Call): boolean {
    return name.startsWith('POST');
  }

  carryOut(call: Call): Answer {
    const next = CODES[String(call.body['token'])];
    if (this.isMoney(call) && next !== undefined && next !== 'entry') {
      // No memory of earlier codes: each good one costs.
      this.effects.push('charged');
      this.#status = next;
    }
    return { body: { status: this.#status, redirect: null, message: null } };
  }
}

const subject: Subject<typeof Code> = {
  load: () => import('./voucher.ts'),
  begin: () => new Provider(),
  open({ createVoucher }, { runtime, pressed }) {
    const params = { uuid: 'u-1' };
    const voucher = createVoucher<VoucherMeaning, 'start'>(runtime, 'u-1', {
      provider: 'pellegrini',
      meanings: { entry: 'entry', wait: 'wait', redirect: 'redirect', error: 'error', over: 'over' },
      problemOf: (code) => (code.startsWith('x') ? null : 'start'),
      read: (client, _, signal) => client.call(getPellegriniTicket, { params, signal }) as never,
      submit: (client, _, token) => client.call(submitPellegriniTicket, { params, body: { token } }) as never,
    });
    voucher.open();
    return {
      tap(which) {
        const state = voucher.getState();
        if (state.name !== 'DECISION' || state.data.status !== 'entry') return;
        pressed();
        voucher.pay(Object.keys(CODES)[which % 5] ?? '');
      },
      retry: () => voucher.retry(),
      stop: voucher.stop,
      says: () => saysOf(voucher.getState(), ({ status }) => status === 'entry'),
    };
  },
};

testSchedules('whatever the schedule: a ticket is charged once at most', subject);
