import { cancelPaypalPayment, getBraintreeToken, submitDeviceData } from '../../api/index.ts';
import { createMachine, runBy, stepBy } from '../shared/flow/machine.ts';
import { attempt } from '../shared/payment/attempt.ts';
import { createPaymentStepFlow, paymentStepCommands, type StepEvent, type StepState } from '../shared/payment/payment-step.ts';
import { loadSdk } from '../shared/payment/vendor-sdk.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import type { PayPalVendor } from './gateway.ts';

/** The states before anything is sent. CREATE_CLIENT: the token, the SDK and the client. */
type OwnState = { readonly name: 'CREATE_CLIENT' | 'COLLECT_DEVICE_DATA' };
type OwnEvent = { readonly type: 'client-created' };
type OwnCommand = { readonly type: 'prepare' };

/** 'Verifica PayPal' (part 2 §4 'Device data flow'); the specification names its steps by what they do. */
export type DeviceDataState = StepState | OwnState;
export type DeviceDataEvent = StepEvent | OwnEvent;

const CODES: Readonly<Record<string, number>> = { COLLECT_DEVICE_DATA: 20146, SEND: 20147, CANCEL: 20148 };

export const step = createPaymentStepFlow<OwnState, OwnEvent, OwnCommand>({
  provesIn: 'COLLECT_DEVICE_DATA',
  begin: { state: { name: 'CREATE_CLIENT' }, command: { type: 'prepare' } },
  own: stepBy<OwnState, OwnEvent, OwnCommand>({
    CREATE_CLIENT: { 'client-created': () => ({ state: { name: 'COLLECT_DEVICE_DATA' } }) },
  }),
  codeOf: (name) => CODES[name] ?? 20144,
  leavesOnCancel: false,
});

export function createDeviceData(runtime: Runtime, vendor: PayPalVendor, uuid: string) {
  const { client } = runtime;
  const params = { uuid };
  const calls = {
    send: (deviceData: string) => client.call(submitDeviceData, { params, body: { deviceData } }),
    cancel: () => client.call(cancelPaypalPayment, { params, body: {} }),
  };

  return createMachine(
    { name: 'READ_PAYMENT' },
    step,
    runBy({
      ...paymentStepCommands(runtime, { step: 'device_data', uuid }, calls),
      prepare(_, { send, signal }) {
        const collect = async (): Promise<DeviceDataEvent> => {
          const { clientToken } = await client.call(getBraintreeToken, { signal });
          const gateway = await loadSdk(vendor, signal);
          const device = await gateway.createDeviceClient(clientToken, signal);
          send({ type: 'client-created' });
          return { type: 'proved', proof: await device.collect(signal) };
        };
        return attempt(runtime, send, collect, 'error-paypal-device-data');
      },
    }),
  );
}
