import {
  cancelThreeDSecureFlow,
  euroFromCents,
  displayableFailure,
  finishThreeDSecureFlow,
  getThreeDSecureFlow,
  saveCardholderName,
} from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { attempt } from '../shared/payment/attempt.ts';
import { runPaymentStep } from '../shared/payment/payment-step.ts';
import { loadSdk } from '../shared/payment/vendor-sdk.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { lookUpDeviceIp } from './device-ip.ts';
import type { CardVendor } from './gateway.ts';
import { step, type ThreeDSecureCommand, type ThreeDSecureEvent, type ThreeDSecureState } from './three-d-secure.flow.ts';

interface Dependencies {
  readonly uuid: string;
  readonly vendor: CardVendor;
  onLeave(): void;
}

export function createThreeDSecure(runtime: Runtime, { uuid, vendor, onLeave }: Dependencies) {
  const { client, tracking, ipLookupUrl } = runtime;
  const params = { uuid };
  const calls = {
    send: (nonce: string) => client.call(finishThreeDSecureFlow, { params, body: { nonce } }),
    cancel: () => client.call(cancelThreeDSecureFlow, { params }),
    onLeave,
  };

  return createMachine<ThreeDSecureState, ThreeDSecureEvent, ThreeDSecureCommand>(
    { name: 'READ_PAYMENT' },
    step,
    async (command, tools) => {
      const { send, signal } = tools;
      switch (command.type) {
        case 'fetch-flow':
          return attempt<ThreeDSecureEvent>(runtime, send, async () => ({
            type: 'flow-fetched',
            flow: await client.call(getThreeDSecureFlow, { params, signal }),
          }));
        case 'save-name':
          try {
            const { success, code } = await client.call(saveCardholderName, { params, body: { cardholderName: command.cardholderName } });
            send(success ? { type: 'name-saved' } : { type: 'name-refused', code: code === undefined ? null : String(code) });
          } catch (thrown) {
            if (displayableFailure(thrown) !== null) send({ type: 'name-refused', code: null });
          }
          return;
        case 'verify': {
          const { token, nonce, bin, amount, threeDSecureParameters } = command.flow;
          const verify = async (): Promise<ThreeDSecureEvent> => {
            const [gateway, ipAddress] = await Promise.all([loadSdk(vendor, signal), lookUpDeviceIp(ipLookupUrl, signal)]);
            const card = await gateway.verify(
              {
                clientToken: token,
                nonce,
                bin,
                amount: euroFromCents(amount).toFixed(2),
                additionalInformation: threeDSecureParameters.additionalInformation,
                ...(ipAddress === undefined ? {} : { ipAddress }),
              },
              signal,
            );
            tracking.event('3d-secure', card.status);
            return { type: 'verified', card };
          };
          return attempt(runtime, send, verify, 'error-3d-secure');
        }
        default:
          return runPaymentStep(runtime, { step: '3dsecure-flow', uuid }, calls, command, tools);
      }
    },
  );
}

export const useThreeDSecure = (dependencies: Dependencies) =>
  useMachine((runtime) => createThreeDSecure(runtime, dependencies), { type: 'opened' });
