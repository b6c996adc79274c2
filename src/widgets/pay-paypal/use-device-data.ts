import {
  cancelPaypalPayment,
  failureOf,
  getBraintreeToken,
  isAbort,
  isOutcomeUnknown,
  type PaymentAction,
  serverSentence,
  submitDeviceData,
} from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { readOutcome, type Turn, whileOpen } from '../shared/payment/payment-outcome.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type DeviceDataCommand, type DeviceDataEvent, type DeviceDataState, step } from './device-data.flow.ts';
import type { PayPalGateway, PayPalVendor } from './gateway.ts';

/** How this step stands in the address. */
const STEP = 'device_data';

interface Surroundings {
  readonly uuid: string;
  readonly vendor: PayPalVendor;
}

/** Where an answer leads; without a link it is not one. */
const eventOf = ({ actionType, linkAction, message }: PaymentAction): DeviceDataEvent =>
  actionType === 'redirect' && linkAction !== null ? { type: 'moved-on', link: linkAction } : { type: 'failed', sentence: message };

export function createDeviceData(runtime: Runtime, { uuid, vendor }: Surroundings) {
  const { client, tracking } = runtime;
  const params = { uuid };
  let gateway: PayPalGateway | null = null;

  return createMachine<DeviceDataState, DeviceDataEvent, DeviceDataCommand>(
    { name: 'FETCH_TOKEN' },
    step,
    async (command, { send, signal }) => {
      const failWith = (thrown: unknown) => {
        const failure = failureOf(thrown);
        // Who is being sent to the login, or has left, sees no error on the way.
        if (isAbort(thrown) || failure.kind === 'unauthorized') return;
        tracking.event('error-paypal-device-data', thrown instanceof Error ? thrown.message : 'unknown');
        send({ type: 'failed', sentence: serverSentence(failure) });
      };
      /** `busy`: another window has the payment in hand. */
      const tell = (turn: Turn<PaymentAction>, busy: DeviceDataEvent) => {
        if (turn.kind === 'busy') send(busy);
        else if (turn.kind === 'moved-on') send({ type: 'moved-on', link: turn.link });
        else if (turn.kind === 'done') send(eventOf(turn.answer));
        else if (turn.failure.kind !== 'unauthorized') send({ type: 'failed', sentence: serverSentence(turn.failure) });
      };

      switch (command.type) {
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
            gateway = await vendor.load();
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
          // Costs money: not given up by whoever leaves, and one at a time in all tabs.
          try {
            const turn = await whileOpen(client, { step: STEP, uuid, signal }, () =>
              client.call(submitDeviceData, { params, body: { deviceData: command.deviceData } }),
            );
            tell(turn, { type: 'outcome-unknown' });
          } catch (thrown) {
            if (!isAbort(thrown) && isOutcomeUnknown(failureOf(thrown))) send({ type: 'outcome-unknown' });
            else failWith(thrown);
          }
          return;
        case 'read-outcome':
          try {
            const outcome = await readOutcome(client, STEP, uuid, signal);
            send(outcome.kind === 'open' ? { type: 'still-open' } : { type: 'moved-on', link: outcome.link });
          } catch (thrown) {
            failWith(thrown);
          }
          return;
        case 'cancel':
          try {
            const turn = await whileOpen(client, { step: STEP, uuid, signal }, () =>
              client.call(cancelPaypalPayment, { params, body: {} }),
            );
            tell(turn, { type: 'failed', sentence: null });
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
