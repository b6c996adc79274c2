import {
  type AnswerOf,
  cancelThreeDSecureFlow,
  euroFromCents,
  displayableFailure,
  finishThreeDSecureFlow,
  getThreeDSecureFlow,
  saveCardholderName,
} from '../../api/index.ts';
import type { SetState } from '../shared/flow/flow.ts';
import { tracked } from '../shared/payment/failed-press.ts';
import { createPaymentStep, type StepState } from '../shared/payment/payment-step.ts';
import type { PayStepProps } from '../shared/payment/steps.ts';
import { loadSdk } from '../shared/payment/vendor-sdk.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { lookUpDeviceIp } from './device-ip.ts';
import type { CardVendor, VerifiedCard } from './gateway.ts';

type Verification = AnswerOf<typeof getThreeDSecureFlow>;

/** The default code of P2-8.12. */
export const DEFAULT_CODE = 20141;

/** The states before anything is sent. */
type OwnState =
  | { readonly name: 'FETCH_FLOW' }
  /** `code`: why the last attempt to save the name failed. */
  | { readonly name: 'AWAIT_CARDHOLDER_NAME' | 'SAVE_CARDHOLDER_NAME'; readonly flow: Verification; readonly code: string | null }
  /** Looks up the device's address, then asks the bank. */
  | { readonly name: 'VERIFY_CARD'; readonly flow: Verification };

/** 'Verifica Pagamento' (P2-4.47 to P2-4.53); the specification names no states. */
export type ThreeDSecureState = StepState | OwnState;

const SUCCESSFUL = ['authenticate_successful', 'authenticate_attempt_successful', 'authenticate_successful_issuer_not_participating'];

/** Whether the bank's answer counts as successful (wire contract, "Payments"). */
export const isAccepted = ({ status, hasLiabilityShifted }: Pick<VerifiedCard, 'status' | 'hasLiabilityShifted'>): boolean =>
  SUCCESSFUL.includes(status) || (status === 'authentication_unavailable' && hasLiabilityShifted);

export function createThreeDSecure(runtime: Runtime, vendor: CardVendor, { uuid, onLeave }: Pick<PayStepProps, 'uuid' | 'onLeave'>) {
  const { client, tracking, ipLookupUrl } = runtime;
  const params = { uuid };
  /** Goes on when the person enters the name. */
  let enter: (name: string) => void = () => undefined;

  /** @returns why the name was not saved: a code of the server's, or ours; null when it was */
  async function saveName(cardholderName: string): Promise<string | null> {
    try {
      const { success, code } = await client.call(saveCardholderName, { params, body: { cardholderName } });
      return success ? null : String(code ?? DEFAULT_CODE);
    } catch (thrown) {
      if (displayableFailure(thrown) === null) throw thrown;
      return String(DEFAULT_CODE);
    }
  }

  async function askName(set: SetState<OwnState>, flow: Verification): Promise<void> {
    let code: string | null = null;
    do {
      set({ name: 'AWAIT_CARDHOLDER_NAME', flow, code });
      const name = await new Promise<string>((resolve) => (enter = resolve));
      set({ name: 'SAVE_CARDHOLDER_NAME', flow, code: null });
      code = await saveName(name);
    } while (code !== null);
  }

  async function verify({ token, nonce, bin, amount, threeDSecureParameters }: Verification, signal: AbortSignal): Promise<VerifiedCard> {
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
    return card;
  }

  const step = createPaymentStep<OwnState>(
    runtime,
    { step: '3dsecure-flow', uuid },
    {
      async prove(set, signal) {
        set({ name: 'FETCH_FLOW' });
        const flow = await client.call(getThreeDSecureFlow, { params, signal });
        if (flow.cardholderName === null || flow.cardholderName.trim() === '') await askName(set, flow);
        set({ name: 'VERIFY_CARD', flow });
        const card = await tracked(runtime, 'error-3d-secure', verify(flow, signal));
        return isAccepted(card) ? card.nonce : null;
      },
      send: (nonce) => client.call(finishThreeDSecureFlow, { params, body: { nonce } }),
      cancel: () => client.call(cancelThreeDSecureFlow, { params }),
      onCancelled: onLeave,
      codeOf: () => DEFAULT_CODE,
    },
  );
  return { ...step, enterName: (name: string) => enter(name) };
}
