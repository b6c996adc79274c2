import { paymentServer, personAt } from '../shared/testing/idempotency/payment-step.ts';
import { type Subject, testSchedules } from '../shared/testing/idempotency/test-kit.ts';
import type * as Code from './use-device-data.ts';

const PAYPAL_PATH = 'b2c/payment/integration/braintree/braintree-paypal-payment';

const subject: Subject<typeof Code> = {
  load: () => import('./use-device-data.ts'),
  begin: () =>
    paymentServer({
      pay: `POST ${PAYPAL_PATH}/submit-device-data/{uuid}`,
      cancel: `POST ${PAYPAL_PATH}/cancel/{uuid}`,
      step: '/payment/integration/braintree_paypal/device_data/u-1',
      result: '/wallet/recharge/u-1',
      others: { 'GET b2c/payment/integration/braintree/token': { clientToken: 't' }, collect: 'device' },
    }),
  open({ createDeviceData }, dependencies) {
    const { runtime, ask, pressed } = dependencies;
    const machine = createDeviceData(runtime, {
      uuid: 'u-1',
      vendor: {
        load: async () => ({
          createClient: () => Promise.reject(new Error('no button here')),
          createDeviceClient: async () => ({ collect: async (signal) => (await ask('collect', signal)) as string }),
        }),
      },
    });
    // Coming here is what pays: the customer has agreed at PayPal's.
    pressed();
    return personAt(machine, dependencies, () => true);
  },
};

testSchedules('whatever the schedule: PayPal is charged, or the payment cancelled, once at most', subject);
