import { paymentServer, personAt } from '../shared/testing/idempotency/payment-step.ts';
import { type Subject, testSchedules } from '../shared/testing/idempotency/test-kit.ts';
import type { CardVendor, VerifiedCard } from './gateway.ts';
import type * as Code from './three-d-secure.ts';

const FLOW_PATH = 'b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/{uuid}';
const FLOW = {
  token: 't',
  nonce: 'n',
  bin: '411111',
  amount: 1000,
  threeDSecureParameters: { additionalInformation: {} },
  cardholderName: 'Giulia Bianchi',
  cardLabel: 'Carta',
};

const subject: Subject<typeof Code> = {
  load: () => import('./three-d-secure.ts'),
  begin: () =>
    paymentServer({
      pay: `POST ${FLOW_PATH}`,
      cancel: `GET ${FLOW_PATH}/cancel`,
      step: '/payment/integration/braintree_cc/3dsecure-flow/u-1',
      result: '/locker-selling-order/ordine-1001',
      others: {
        [`GET ${FLOW_PATH}`]: FLOW,
        verify: { nonce: 'verified', status: 'authenticate_successful', hasLiabilityShifted: true },
      },
    }),
  open({ createThreeDSecure }, dependencies) {
    const { runtime, ask, pressed } = dependencies;
    const vendor: CardVendor = {
      load: async () => ({
        mount: () => Promise.reject(new Error('no form here')),
        async verify(_, signal) {
          const card = (await ask('verify', signal)) as VerifiedCard;
          // The customer said yes to the bank.
          pressed();
          return card;
        },
      }),
    };
    const step = createThreeDSecure(runtime, vendor, { uuid: 'u-1', onLeave: () => undefined });
    return personAt(step, dependencies, ({ retry }) => retry === 'cancel');
  },
};

testSchedules('whatever the schedule: a card is charged, or the payment cancelled, once at most', subject);
