import { cancelPaypalPayment, submitDeviceData } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { attempt } from '../shared/payment/attempt.ts';
import { runPaymentStep } from '../shared/payment/payment-step.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { type DeviceDataCommand, type DeviceDataEvent, type DeviceDataState, step } from './device-data.flow.ts';
import type { PayPalVendor } from './gateway.ts';
import { preparePayPal } from './prepare-paypal.ts';

interface Dependencies {
  readonly uuid: string;
  readonly vendor: PayPalVendor;
}

export function createDeviceData(runtime: Runtime, { uuid, vendor }: Dependencies) {
  const { client } = runtime;
  const params = { uuid };
  const calls = {
    send: (deviceData: string) => client.call(submitDeviceData, { params, body: { deviceData } }),
    cancel: () => client.call(cancelPaypalPayment, { params, body: {} }),
  };

  return createMachine<DeviceDataState, DeviceDataEvent, DeviceDataCommand>({ name: 'READ_PAYMENT' }, step, async (command, tools) => {
    if (command.type !== 'prepare') return runPaymentStep(runtime, { step: 'device_data', uuid }, calls, command, tools);
    const { send, signal } = tools;
    const collect = async (): Promise<DeviceDataEvent> => {
      const device = await preparePayPal(runtime, vendor, tools, (gateway, token) => gateway.createDeviceClient(token, signal));
      send({ type: 'client-created' });
      return { type: 'collected', deviceData: await device.collect(signal) };
    };
    return attempt(runtime, send, collect, 'error-paypal-device-data');
  });
}

export const useDeviceData = (dependencies: Dependencies) =>
  useMachine((runtime) => createDeviceData(runtime, dependencies), { type: 'opened' });
