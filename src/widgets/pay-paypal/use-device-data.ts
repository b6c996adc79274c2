import {
  cancelPaypalPayment,
  failureToTell,
  getBraintreeToken,
  type PaymentAction,
  serverSentence,
  submitDeviceData,
} from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { readAtRest, readOutcome, saidBy, whileOpen } from '../shared/payment/payment-outcome.ts';
import { loadSdk } from '../shared/payment/vendor-sdk.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type DeviceDataCommand, type DeviceDataEvent, type DeviceDataState, step } from './device-data.flow.ts';
import type { PayPalGateway, PayPalVendor } from './gateway.ts';

/** How this step stands in the address. */
const STEP = 'device_data';

interface Surroundings {
  readonly uuid: string;
  readonly vendor: PayPalVendor;
}

export function createDeviceData(runtime: Runtime, { uuid, vendor }: Surroundings) {
  const { client, tracking } = runtime;
  const params = { uuid };
  let gateway: PayPalGateway | null = null;

  return createMachine<DeviceDataState, DeviceDataEvent, DeviceDataCommand>(
    { name: 'READ_PAYMENT' },
    step,
    async (command, { send, signal }) => {
      const place = { step: STEP, uuid, signal };
      const failWith = (thrown: unknown) => {
        const failure = failureToTell(thrown);
        if (failure === null) return;
        tracking.event('error-paypal-device-data', thrown instanceof Error ? thrown.message : 'unknown');
        send({ type: 'failed', sentence: serverSentence(failure) });
      };
      /** Costs money, or gives it up: not abandoned by whoever leaves, and one at a time in all tabs. */
      const change = async (call: () => Promise<PaymentAction>) => {
        try {
          const turn = await whileOpen(client, place, call);
          if (turn.kind === 'done') send(saidBy(turn.answer, place));
          else if (turn.kind === 'moved-on') send({ type: 'moved-on', link: turn.link });
          // Another window has the payment in hand.
          else if (turn.kind === 'busy') send({ type: 'failed', sentence: null });
          else if (turn.failure.kind !== 'unauthorized') send({ type: 'failed', sentence: serverSentence(turn.failure) });
        } catch (thrown) {
          failWith(thrown);
        }
      };

      switch (command.type) {
        case 'read-payment':
          try {
            send({ type: 'outcome-read', outcome: await readOutcome(client, place) });
          } catch (thrown) {
            failWith(thrown);
          }
          return;
        case 'fetch-token':
          try {
            const { clientToken } = await client.call(getBraintreeToken, { signal });
            send({ type: 'token-fetched', clientToken });
          } catch (thrown) {
            failWith(thrown);
          }
          return;
        case 'load-paypal':
          try {
            gateway = await loadSdk(vendor, signal);
            send({ type: 'paypal-loaded' });
          } catch (thrown) {
            failWith(thrown);
          }
          return;
        case 'create-client':
          try {
            if (gateway === null) throw new Error('no gateway');
            send({ type: 'client-created', client: await gateway.createDeviceClient(command.clientToken, signal) });
          } catch (thrown) {
            failWith(thrown);
          }
          return;
        case 'collect':
          try {
            send({ type: 'collected', deviceData: await command.client.collect(signal) });
          } catch (thrown) {
            failWith(thrown);
          }
          return;
        case 'send':
          return change(() => client.call(submitDeviceData, { params, body: { deviceData: command.deviceData } }));
        case 'cancel':
          return change(() => client.call(cancelPaypalPayment, { params, body: {} }));
        case 'read-outcome':
          try {
            const outcome = await readAtRest(client, place);
            send(outcome === 'busy' ? { type: 'failed', sentence: null } : { type: 'outcome-read', outcome });
          } catch (thrown) {
            failWith(thrown);
          }
          return;
        case 'follow':
          if (!followAction(runtime, command.link)) send({ type: 'failed', sentence: null });
          return;
        default:
          command satisfies never;
      }
    },
  );
}

export function useDeviceData(surroundings: Surroundings) {
  const runtime = useRuntime();
  return useMachine(() => createDeviceData(runtime, surroundings), { type: 'opened' });
}
