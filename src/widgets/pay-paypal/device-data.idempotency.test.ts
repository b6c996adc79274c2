import { paymentServer, personAt } from '../shared/testing/idempotency/payment-step.ts';
import { type Subject, testSchedules } from '../shared/testing/idempotency/test-kit.ts';
import type * as Code from './device-data.ts';
import type { PayPalVendor } from './gateway.ts';

const PAYPAL_PATH = 'b2c/payment/integration/braintree/braintree-paypal-payment';

const subject: Subject<typeof Code> = {
  load: () => import('./device-data.ts'),
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
    const vendor: PayPalVendor = {
      load: async () => ({
        createClient: () => Promise.reject(new Error('no button here')),
        createDeviceClient: async () => ({ collect: async (signal) => (await ask('collect', signal)) as string }),
      }),
    };
    const step = createDeviceData(runtime, vendor, 'u-1');
    // Coming here is what pays: the customer has agreed at PayPal's.
    pressed();
    return personAt(step, dependencies, () => true);
  },
};

testSchedules('whatever the schedule: PayPal is charged, or the payment cancelled, once at most', subject);
