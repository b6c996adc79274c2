import type { AnswerOf, getThreeDSecureFlow } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';
import { createPaymentStepFlow, sending, type StepCommand, type StepEvent, type StepState } from '../shared/payment/payment-step.flow.ts';
import type { VerifiedCard } from './gateway.ts';

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

export type ThreeDSecureEvent =
  | StepEvent
  | { readonly type: 'flow-fetched'; readonly flow: Flow }
  | { readonly type: 'name-entered'; readonly cardholderName: string }
  | { readonly type: 'name-saved' }
  | { readonly type: 'name-refused'; readonly code: string | null }
  | { readonly type: 'verified'; readonly card: VerifiedCard };

type OwnCommand =
  | { readonly type: 'fetch-flow' }
  | { readonly type: 'save-name'; readonly cardholderName: string }
  | { readonly type: 'verify'; readonly flow: Flow };

export type ThreeDSecureCommand = StepCommand | OwnCommand;

/** The statuses that count as successful (wire contract, "Payments"). */
export function isAccepted({ status, hasLiabilityShifted }: Pick<VerifiedCard, 'status' | 'hasLiabilityShifted'>): boolean {
  switch (status) {
    case 'authenticate_successful':
    case 'authenticate_attempt_successful':
    case 'authenticate_successful_issuer_not_participating':
      return true;
    case 'authentication_unavailable':
      return hasLiabilityShifted;
    default:
      return false;
  }
}

type Next = Transition<ThreeDSecureState, ThreeDSecureCommand>;

const stepPayment = createPaymentStepFlow<OwnState, OwnCommand>({
  begin: { state: { name: 'FETCH_FLOW' }, command: { type: 'fetch-flow' } },
  codeOf: () => DEFAULT_CODE,
  leavesOnCancel: true,
});

const verify = (flow: Flow): Next => ({ state: { name: 'VERIFY_CARD', flow }, command: { type: 'verify', flow } });

export function step(state: ThreeDSecureState, event: ThreeDSecureEvent): Next {
  const same = { state };
  switch (event.type) {
    case 'flow-fetched': {
      if (state.name !== 'FETCH_FLOW') return same;
      const { flow } = event;
      return flow.cardholderName === null || flow.cardholderName.trim() === ''
        ? { state: { name: 'AWAIT_CARDHOLDER_NAME', flow, code: null } }
        : verify(flow);
    }
    case 'name-entered':
      if (state.name !== 'AWAIT_CARDHOLDER_NAME') return same;
      return {
        state: { name: 'SAVE_CARDHOLDER_NAME', flow: state.flow, code: null },
        command: { type: 'save-name', cardholderName: event.cardholderName },
      };
    case 'name-saved':
      return state.name === 'SAVE_CARDHOLDER_NAME' ? verify(state.flow) : same;
    case 'name-refused':
      return state.name === 'SAVE_CARDHOLDER_NAME'
        ? { state: { name: 'AWAIT_CARDHOLDER_NAME', flow: state.flow, code: event.code ?? String(DEFAULT_CODE) } }
        : same;
    case 'verified':
      if (state.name !== 'VERIFY_CARD') return same;
      return isAccepted(event.card) ? sending(event.card.nonce) : stepPayment(state, { type: 'failed', sentence: null });
    default:
      return stepPayment(state, event);
  }
}
