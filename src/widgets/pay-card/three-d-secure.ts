import {
  type AnswerOf,
  cancelThreeDSecureFlow,
  euroFromCents,
  displayableFailure,
  finishThreeDSecureFlow,
  getThreeDSecureFlow,
  saveCardholderName,
} from '../../api/index.ts';
import { createMachine, runBy, stepBy, type Transition } from '../shared/flow/machine.ts';
import { attempt } from '../shared/payment/attempt.ts';
import { createPaymentStepFlow, paymentStepCommands, type StepEvent, type StepState } from '../shared/payment/payment-step.ts';
import type { PayStepProps } from '../shared/payment/steps.ts';
import { loadSdk } from '../shared/payment/vendor-sdk.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { lookUpDeviceIp } from './device-ip.ts';
import type { CardVendor, VerifiedCard } from './gateway.ts';

export type Flow = AnswerOf<typeof getThreeDSecureFlow>;

/** The default code of part 2 §8. */
export const DEFAULT_CODE = 20141;

/** The states before anything is sent. */
type OwnState =
  | { readonly name: 'FETCH_FLOW' }
  /** `code`: why the last attempt to save the name failed. */
  | { readonly name: 'AWAIT_CARDHOLDER_NAME' | 'SAVE_CARDHOLDER_NAME'; readonly flow: Flow; readonly code: string | null }
  /** Looks up the device's address, then asks the bank. */
  | { readonly name: 'VERIFY_CARD'; readonly flow: Flow };

/** 'Verifica Pagamento' (part 2 §4 '3-D Secure'); the specification names no states. */
export type ThreeDSecureState = StepState | OwnState;

type OwnEvent =
  | { readonly type: 'flow-fetched'; readonly flow: Flow }
  | { readonly type: 'name-entered'; readonly cardholderName: string }
  | { readonly type: 'name-saved' }
  | { readonly type: 'name-refused'; readonly code: string | null };

export type ThreeDSecureEvent = StepEvent | OwnEvent;

type OwnCommand =
  | { readonly type: 'fetch-flow' }
  | { readonly type: 'save-name'; readonly cardholderName: string }
  | { readonly type: 'verify'; readonly flow: Flow };

const SUCCESSFUL = ['authenticate_successful', 'authenticate_attempt_successful', 'authenticate_successful_issuer_not_participating'];

/** Whether the bank's answer counts as successful (wire contract, "Payments"). */
export const isAccepted = ({ status, hasLiabilityShifted }: Pick<VerifiedCard, 'status' | 'hasLiabilityShifted'>): boolean =>
  SUCCESSFUL.includes(status) || (status === 'authentication_unavailable' && hasLiabilityShifted);

const verify = (flow: Flow): Transition<OwnState, OwnCommand> => ({
  state: { name: 'VERIFY_CARD', flow },
  command: { type: 'verify', flow },
});

export const step = createPaymentStepFlow<OwnState, OwnEvent, OwnCommand>({
  provesIn: 'VERIFY_CARD',
  begin: { state: { name: 'FETCH_FLOW' }, command: { type: 'fetch-flow' } },
  own: stepBy<OwnState, OwnEvent, OwnCommand>({
    FETCH_FLOW: {
      'flow-fetched': (_, { flow }) =>
        flow.cardholderName === null || flow.cardholderName.trim() === ''
          ? { state: { name: 'AWAIT_CARDHOLDER_NAME', flow, code: null } }
          : verify(flow),
    },
    AWAIT_CARDHOLDER_NAME: {
      'name-entered': ({ flow }, { cardholderName }) => ({
        state: { name: 'SAVE_CARDHOLDER_NAME', flow, code: null },
        command: { type: 'save-name', cardholderName },
      }),
    },
    SAVE_CARDHOLDER_NAME: {
      'name-saved': ({ flow }) => verify(flow),
      'name-refused': ({ flow }, { code }) => ({ state: { name: 'AWAIT_CARDHOLDER_NAME', flow, code: code ?? String(DEFAULT_CODE) } }),
    },
  }),
  codeOf: () => DEFAULT_CODE,
  leavesOnCancel: true,
});

export function createThreeDSecure(runtime: Runtime, vendor: CardVendor, { uuid, onLeave }: Pick<PayStepProps, 'uuid' | 'onLeave'>) {
  const { client, tracking, ipLookupUrl } = runtime;
  const params = { uuid };
  const calls = {
    send: (nonce: string) => client.call(finishThreeDSecureFlow, { params, body: { nonce } }),
    cancel: () => client.call(cancelThreeDSecureFlow, { params }),
    onLeave,
  };

  return createMachine(
    { name: 'READ_PAYMENT' },
    step,
    runBy({
      ...paymentStepCommands(runtime, { step: '3dsecure-flow', uuid }, calls),
      'fetch-flow': (_, { send, signal }) =>
        attempt<ThreeDSecureEvent>(runtime, send, async () => ({
          type: 'flow-fetched',
          flow: await client.call(getThreeDSecureFlow, { params, signal }),
        })),
      async 'save-name'({ cardholderName }, { send }) {
        try {
          const { success, code } = await client.call(saveCardholderName, { params, body: { cardholderName } });
          send(success ? { type: 'name-saved' } : { type: 'name-refused', code: code === null ? null : String(code) });
        } catch (thrown) {
          if (displayableFailure(thrown) !== null) send({ type: 'name-refused', code: null });
        }
      },
      verify({ flow: { token, nonce, bin, amount, threeDSecureParameters } }, { send, signal }) {
        const verifyCard = async (): Promise<ThreeDSecureEvent> => {
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
          return isAccepted(card) ? { type: 'proved', proof: card.nonce } : { type: 'failed', sentence: null };
        };
        return attempt(runtime, send, verifyCard, 'error-3d-secure');
      },
    }),
  );
}
