import { expect, test } from 'vitest';
import { type Answer, type Call, ofTenThousand, playMany, type Server, type Subject } from '../shared/testing/idempotency/test-kit.ts';
import type * as Code from './use-device-data.ts';

const PAY = 'POST b2c/payment/integration/braintree/braintree-paypal-payment/submit-device-data/{uuid}';
const CANCEL = 'POST b2c/payment/integration/braintree/braintree-paypal-payment/cancel/{uuid}';
const STEP = { type: 'internal', link: '/payment/integration/braintree_paypal/device_data/u-1' };
const RESULT = { type: 'internal', link: '/wallet/recharge/u-1' };
const PAYMENT = { type: 'internal', link: '/payment/u-1' };

class PayPal implements Server {
  readonly effects: string[] = [];

  isMoney({ name }: Call): boolean {
    return name === PAY || name === CANCEL;
  }

  tells(call: Call): boolean {
    return this.isMoney(call) || call.name === 'GET b2c/payment/{uuid}';
  }

  carryOut({ name }: Call): Answer {
    switch (name) {
      case 'GET b2c/payment/integration/braintree/token':
        return { body: { clientToken: 't' } };
      case 'collect':
        return { body: 'device' };
      case PAY:
        this.effects.push('paid');
        return { body: { actionType: 'redirect', linkAction: RESULT, message: null } };
      case CANCEL:
        this.effects.push('cancelled');
        return { body: { actionType: 'redirect', linkAction: PAYMENT, message: null } };
      default: {
        const last = this.effects.at(-1);
        const actionType = last === 'cancelled' ? 'cancelled' : 'redirect';
        return {
          body: { uuid: 'u-1', actionType, linkAction: last === 'paid' ? RESULT : last === undefined ? STEP : null, message: null },
        };
      }
    }
  }
}

const subject: Subject<typeof Code> = {
  load: () => import('./use-device-data.ts'),
  begin: () => new PayPal(),
  open({ createDeviceData }, { runtime, ask, pressed }) {
    const machine = createDeviceData(runtime, {
      uuid: 'u-1',
      vendor: {
        load: async () => ({
          createClient: () => Promise.reject(new Error('no button here')),
          createDeviceClient: async () => ({ collect: async (signal) => (await ask('collect', signal)) as string }),
        }),
      },
    });
    const retry = () => {
      const { name } = machine.getState();
      machine.send({ type: 'retry-pressed' });
      if (name === 'ERROR') pressed();
    };
    // Coming here is what pays: the customer has agreed at PayPal's.
    pressed();
    machine.send({ type: 'opened' });
    return {
      tap(which) {
        if (which < 4) return retry();
        const before = machine.getState();
        machine.send({ type: 'cancel-pressed' });
        if (machine.getState() !== before) pressed();
      },
      retry,
      stop: machine.stop,
      says() {
        const state = machine.getState();
        switch (state.name) {
          case 'DONE':
            return 'rests';
          case 'ERROR':
            // All but the one sentence say that nothing was paid.
            return state.certainty === 'unknown' ? 'rests' : 'denies';
          default:
            return 'busy';
        }
      },
    };
  },
};

test('whatever the schedule: PayPal is charged, or the payment cancelled, once at most', async () => {
  const sum = await playMany(subject);
  // Something was at stake: money moved in many of them, and often nobody was told.
  expect(sum.effects).toBeGreaterThan(ofTenThousand(2000));
  expect(sum.lostAfter).toBeGreaterThan(ofTenThousand(300));
  expect(sum.calls).toBeGreaterThan(sum.effects);
});
