import {
  type ApiFailure,
  cancelThreeDSecureFlow,
  euroFromCents,
  failureOf,
  finishThreeDSecureFlow,
  getThreeDSecureFlow,
  isAbort,
  isOutcomeUnknown,
  saveCardholderName,
  serverSentence,
} from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { readOutcome, whileOpen } from '../shared/payment/payment-outcome.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { lookUpDeviceIp } from './device-ip.ts';
import type { CardVendor } from './gateway.ts';
import { step, type ThreeDSecureCommand, type ThreeDSecureEvent, type ThreeDSecureState } from './three-d-secure.flow.ts';

/** How this step stands in the address. */
const STEP = '3dsecure-flow';

interface Surroundings {
  readonly uuid: string;
  readonly vendor: CardVendor;
  onLeave(): void;
}

export function createThreeDSecure(runtime: Runtime, { uuid, vendor, onLeave }: Surroundings) {
  const { client, tracking, ipLookupUrl } = runtime;
  const params = { uuid };

  return createMachine<ThreeDSecureState, ThreeDSecureEvent, ThreeDSecureCommand>(
    { name: 'FETCH_FLOW' },
    step,
    async (command, { send, signal }) => {
      /** Who is being sent to the login, or has left, sees no error on the way. */
      const tell = (thrown: unknown, onFailure: (sentence: string | null, isUnknown: boolean) => void) => {
        const failure = failureOf(thrown);
        if (!isAbort(thrown) && failure.kind !== 'unauthorized') onFailure(serverSentence(failure), isOutcomeUnknown(failure));
      };
      const sayUnsent = (failure: ApiFailure) => {
        if (failure.kind !== 'unauthorized') send({ type: 'failed', sentence: serverSentence(failure) });
      };

      switch (command.type) {
        case 'fetch-flow':
          try {
            send({ type: 'flow-fetched', flow: await client.call(getThreeDSecureFlow, { params, signal }) });
          } catch (thrown) {
            tell(thrown, (sentence) => send({ type: 'failed', sentence }));
          }
          return;
        case 'save-name':
          try {
            const { success, code } = await client.call(saveCardholderName, { params, body: { cardholderName: command.cardholderName } });
            send(success ? { type: 'name-saved' } : { type: 'name-refused', code: code === undefined ? null : String(code) });
          } catch (thrown) {
            tell(thrown, () => send({ type: 'name-refused', code: null }));
          }
          return;
        case 'verify': {
          const { token, nonce, bin, amount, threeDSecureParameters } = command.flow;
          try {
            const [gateway, ipAddress] = await Promise.all([vendor.load(), lookUpDeviceIp(ipLookupUrl, signal)]);
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
            send({ type: 'verified', card });
          } catch (thrown) {
            if (isAbort(thrown)) return;
            tracking.event('error-3d-secure', thrown instanceof Error ? thrown.message : 'unknown');
            send({ type: 'failed', sentence: null });
          }
          return;
        }
        case 'send':
          // Costs money: not given up by whoever leaves, and one at a time in all tabs.
          try {
            const turn = await whileOpen(client, { step: STEP, uuid, signal }, () =>
              client.call(finishThreeDSecureFlow, { params, body: { nonce: command.nonce } }),
            );
            if (turn.kind === 'busy') return send({ type: 'outcome-unknown' });
            if (turn.kind === 'unsent') return sayUnsent(turn.failure);
            if (turn.kind === 'moved-on') return send({ type: 'moved-on', link: turn.link });
            const { actionType, linkAction, message } = turn.answer;
            if (actionType === 'redirect' && linkAction !== null) send({ type: 'moved-on', link: linkAction });
            else send({ type: 'failed', sentence: message });
          } catch (thrown) {
            tell(thrown, (sentence, isUnknown) => send(isUnknown ? { type: 'outcome-unknown' } : { type: 'failed', sentence }));
          }
          return;
        case 'read-outcome':
          try {
            const outcome = await readOutcome(client, STEP, uuid, signal);
            send(outcome.kind === 'open' ? { type: 'still-open' } : { type: 'moved-on', link: outcome.link });
          } catch (thrown) {
            tell(thrown, (sentence) => send({ type: 'failed', sentence }));
          }
          return;
        case 'cancel':
          try {
            const turn = await whileOpen(client, { step: STEP, uuid, signal }, () => client.call(cancelThreeDSecureFlow, { params }));
            if (turn.kind === 'done') send({ type: 'cancelled' });
            else if (turn.kind === 'moved-on') send({ type: 'moved-on', link: turn.link });
            else if (turn.kind === 'unsent') sayUnsent(turn.failure);
            else send({ type: 'failed', sentence: null });
          } catch (thrown) {
            tell(thrown, (sentence) => send({ type: 'failed', sentence }));
          }
          return;
        case 'follow':
          if (!followAction(runtime, command.link)) send({ type: 'failed', sentence: null });
          return;
        case 'leave':
          onLeave();
          return;
        default:
          command satisfies never;
      }
    },
  );
}

export function useThreeDSecure(surroundings: Surroundings) {
  const runtime = useRuntime();
  return useMachine(() => createThreeDSecure(runtime, surroundings), { type: 'opened' });
}
