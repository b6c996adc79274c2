import {
  type ApiFailure,
  cancelThreeDSecureFlow,
  euroFromCents,
  failureOf,
  failureToTell,
  finishThreeDSecureFlow,
  getThreeDSecureFlow,
  isAbort,
  type PaymentAction,
  saveCardholderName,
  serverSentence,
} from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { isPaymentPage, readAtRest, readOutcome, saidBy, whileOpen } from '../shared/payment/payment-outcome.ts';
import { loadSdk } from '../shared/payment/vendor-sdk.ts';
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

  const eventOf = (answer: PaymentAction): ThreeDSecureEvent => saidBy(answer, { step: STEP, uuid });
  /** Cancelled, the person goes back in history (part 2 §4); whatever else the payment came to is followed. */
  const cancelEventOf = (answer: PaymentAction): ThreeDSecureEvent => {
    const event = eventOf(answer);
    return event.type === 'moved-on' && isPaymentPage(event.link, uuid) ? { type: 'cancelled' } : event;
  };

  return createMachine<ThreeDSecureState, ThreeDSecureEvent, ThreeDSecureCommand>(
    { name: 'READ_PAYMENT' },
    step,
    async (command, { send, signal }) => {
      const place = { step: STEP, uuid, signal };
      /** Who is being sent to the login sees no error on the way. */
      const sayFailed = (failure: ApiFailure) => {
        if (failure.kind !== 'unauthorized') send({ type: 'failed', sentence: serverSentence(failure) });
      };
      const fail = (thrown: unknown) => {
        if (!isAbort(thrown)) sayFailed(failureOf(thrown));
      };
      /** Costs money, or gives it up: not abandoned by whoever leaves, and one at a time in all tabs. */
      const change = async (call: () => Promise<PaymentAction>, said: (answer: PaymentAction) => ThreeDSecureEvent) => {
        try {
          const turn = await whileOpen(client, place, call);
          if (turn.kind === 'done') send(said(turn.answer));
          else if (turn.kind === 'moved-on') send({ type: 'moved-on', link: turn.link });
          else if (turn.kind === 'unsent') sayFailed(turn.failure);
          // Another window has the payment in hand.
          else send({ type: 'failed', sentence: null });
        } catch (thrown) {
          fail(thrown);
        }
      };

      switch (command.type) {
        case 'read-payment':
          try {
            send({ type: 'outcome-read', outcome: await readOutcome(client, place) });
          } catch (thrown) {
            fail(thrown);
          }
          return;
        case 'fetch-flow':
          try {
            send({ type: 'flow-fetched', flow: await client.call(getThreeDSecureFlow, { params, signal }) });
          } catch (thrown) {
            fail(thrown);
          }
          return;
        case 'save-name':
          try {
            const { success, code } = await client.call(saveCardholderName, { params, body: { cardholderName: command.cardholderName } });
            send(success ? { type: 'name-saved' } : { type: 'name-refused', code: code === undefined ? null : String(code) });
          } catch (thrown) {
            if (failureToTell(thrown) !== null) send({ type: 'name-refused', code: null });
          }
          return;
        case 'verify': {
          const { token, nonce, bin, amount, threeDSecureParameters } = command.flow;
          try {
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
            send({ type: 'verified', card });
          } catch (thrown) {
            if (isAbort(thrown)) return;
            tracking.event('error-3d-secure', thrown instanceof Error ? thrown.message : 'unknown');
            send({ type: 'failed', sentence: null });
          }
          return;
        }
        case 'send':
          return change(() => client.call(finishThreeDSecureFlow, { params, body: { nonce: command.nonce } }), eventOf);
        case 'cancel':
          return change(() => client.call(cancelThreeDSecureFlow, { params }), cancelEventOf);
        case 'read-outcome':
          try {
            const outcome = await readAtRest(client, place);
            send(outcome === 'busy' ? { type: 'failed', sentence: null } : { type: 'outcome-read', outcome });
          } catch (thrown) {
            fail(thrown);
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
