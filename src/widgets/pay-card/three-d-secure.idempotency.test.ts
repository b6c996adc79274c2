import { expect, test } from 'vitest';
import { type Answer, type Call, ofTenThousand, playMany, type Server, type Subject } from '../shared/testing/idempotency/test-kit.ts';
import type { VerifiedCard } from './gateway.ts';
import type * as Code from './use-three-d-secure.ts';

const FLOW_PATH = 'b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/{uuid}';
const STEP = { type: 'internal', link: '/payment/integration/braintree_cc/3dsecure-flow/u-1' };
const RESULT = { type: 'internal', link: '/locker-selling-order/ordine-1001' };
const FLOW = {
  token: 't',
  nonce: 'n',
  bin: '411111',
  amount: 1000,
  threeDSecureParameters: { additionalInformation: {} },
  cardholderName: 'Giulia Bianchi',
  cardLabel: 'Carta',
};

class Bank implements Server {
  readonly effects: string[] = [];

  isMoney({ name }: Call): boolean {
    return name === `POST ${FLOW_PATH}` || name === `GET ${FLOW_PATH}/cancel`;
  }

  tells(call: Call): boolean {
    return this.isMoney(call) || call.name === 'GET b2c/payment/{uuid}';
  }

  carryOut({ name }: Call): Answer {
    switch (name) {
      case 'verify':
        return { body: { nonce: 'verified', status: 'authenticate_successful', hasLiabilityShifted: true } };
      case `GET ${FLOW_PATH}`:
        return { body: FLOW };
      case `POST ${FLOW_PATH}`:
        this.effects.push('paid');
        return { body: { actionType: 'redirect', linkAction: RESULT, message: null } };
      case `GET ${FLOW_PATH}/cancel`:
        this.effects.push('cancelled');
        return { body: { actionType: 'redirect', linkAction: { type: 'internal', link: '/payment/u-1' }, message: null } };
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
  load: () => import('./use-three-d-secure.ts'),
  begin: () => new Bank(),
  open({ createThreeDSecure }, { runtime, ask, pressed }) {
    const machine = createThreeDSecure(runtime, {
      uuid: 'u-1',
      onLeave: () => undefined,
      vendor: {
        load: async () => ({
          mount: () => Promise.reject(new Error('no form here')),
          async verify(_, signal) {
            const card = (await ask('verify', signal)) as VerifiedCard;
            // The customer said yes to the bank.
            pressed();
            return card;
          },
        }),
      },
    });
    const retry = () => {
      const state = machine.getState();
      if (state.name === 'ERROR' && state.retry === 'cancel') pressed();
      machine.send({ type: 'retry-pressed' });
    };
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

test('whatever the schedule: a card is charged, or the payment cancelled, once at most', async () => {
  const sum = await playMany(subject);
  // Something was at stake: money moved in many of them, and often nobody was told.
  expect(sum.effects).toBeGreaterThan(ofTenThousand(2000));
  expect(sum.lostAfter).toBeGreaterThan(ofTenThousand(300));
  expect(sum.calls).toBeGreaterThan(sum.effects);
});
