import { cancelPaypalPayment, getBraintreeToken, submitDeviceData } from '../../api/index.ts';
import type { SetState } from '../shared/flow/flow.ts';
import { tracked } from '../shared/payment/failed-press.ts';
import { createPaymentStep } from '../shared/payment/payment-step.ts';
import { loadSdk } from '../shared/payment/vendor-sdk.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import type { PayPalVendor } from './gateway.ts';

/** The states before anything is sent. CREATE_CLIENT: the token, the SDK and the client. */
type OwnState = { readonly name: 'CREATE_CLIENT' | 'COLLECT_DEVICE_DATA' };

const CODES: Readonly<Record<string, number>> = { COLLECT_DEVICE_DATA: 20146, SEND: 20147, CANCEL: 20148 };

/** 'Verifica PayPal' (P2-4.58 to P2-4.61); the specification names its steps by what they do. */
export function createDeviceData(runtime: Runtime, vendor: PayPalVendor, uuid: string) {
  const { client } = runtime;
  const params = { uuid };

  async function collect(set: SetState<OwnState>, signal: AbortSignal): Promise<string> {
    set({ name: 'CREATE_CLIENT' });
    const { clientToken } = await client.call(getBraintreeToken, { signal });
    const gateway = await loadSdk(vendor, signal);
    const device = await gateway.createDeviceClient(clientToken, signal);
    set({ name: 'COLLECT_DEVICE_DATA' });
    return device.collect(signal);
  }

  return createPaymentStep<OwnState>(
    runtime,
    { step: 'device_data', uuid },
    {
      prove: (set, signal) => tracked(runtime, 'error-paypal-device-data', collect(set, signal)),
      send: (deviceData) => client.call(submitDeviceData, { params, body: { deviceData } }),
      cancel: () => client.call(cancelPaypalPayment, { params, body: {} }),
      codeOf: (name) => CODES[name] ?? 20144,
    },
  );
}
