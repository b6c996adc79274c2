import type { AnswerOf, getThreeDSecureFlow, Link } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';
import type { VerifiedCard } from './gateway.ts';

export type Flow = AnswerOf<typeof getThreeDSecureFlow>;

/** The default code of part 2 §8. */
export const DEFAULT_CODE = '20141';

/** What the next press of 'Riprova' does. */
export type Retry = 'verify' | 'read-outcome' | 'cancel';

/** 'Verifica Pagamento' (part 2 §4 '3-D Secure'); the specification names no states. */
export type ThreeDSecureState =
  | { readonly name: 'FETCH_FLOW' }
  /** `code`: why the last try to save the name failed. */
  | { readonly name: 'AWAIT_CARDHOLDER_NAME' | 'SAVE_CARDHOLDER_NAME'; readonly flow: Flow; readonly code: string | null }
  /** VERIFY_CARD: the device's address, and then the bank. */
  | { readonly name: 'VERIFY_CARD' | 'SEND_NONCE'; readonly flow: Flow }
  | { readonly name: 'READ_OUTCOME' | 'CANCEL' | 'DONE' }
  /** `sentence`: the server's own, beside the code. */
  | { readonly name: 'ERROR'; readonly code: string; readonly sentence: string | null; readonly retry: Retry };

export type ThreeDSecureEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'flow-fetched'; readonly flow: Flow }
  | { readonly type: 'name-entered'; readonly cardholderName: string }
  | { readonly type: 'name-saved' }
  | { readonly type: 'name-refused'; readonly code: string | null }
  | { readonly type: 'verified'; readonly card: VerifiedCard }
  /** `link`: where the person was led. */
  | { readonly type: 'moved-on'; readonly link: Link }
  /** The payment still waits for this step: nothing was charged. */
  | { readonly type: 'still-open' }
  | { readonly type: 'failed'; readonly sentence: string | null }
  /** The call may have had its effect. */
  | { readonly type: 'outcome-unknown' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'cancel-pressed' };

export type ThreeDSecureCommand =
  | { readonly type: 'fetch-flow' | 'read-outcome' | 'cancel' | 'leave' }
  | { readonly type: 'save-name'; readonly cardholderName: string }
  | { readonly type: 'verify'; readonly flow: Flow }
  | { readonly type: 'send'; readonly nonce: string }
  | { readonly type: 'follow'; readonly link: Link };

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

const failed = (retry: Retry, sentence: string | null = null): Next => ({
  state: { name: 'ERROR', code: DEFAULT_CODE, sentence, retry },
});

export function step(state: ThreeDSecureState, event: ThreeDSecureEvent): Next {
  const same = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'FETCH_FLOW' ? { state, command: { type: 'fetch-flow' } } : same;
    case 'flow-fetched': {
      if (state.name !== 'FETCH_FLOW') return same;
      const { flow } = event;
      if (flow.cardholderName === null || flow.cardholderName.trim() === '')
        return { state: { name: 'AWAIT_CARDHOLDER_NAME', flow, code: null } };
      return { state: { name: 'VERIFY_CARD', flow }, command: { type: 'verify', flow } };
    }
    case 'name-entered':
      return state.name === 'AWAIT_CARDHOLDER_NAME'
        ? {
            state: { name: 'SAVE_CARDHOLDER_NAME', flow: state.flow, code: null },
            command: { type: 'save-name', cardholderName: event.cardholderName },
          }
        : same;
    case 'name-saved':
      return state.name === 'SAVE_CARDHOLDER_NAME'
        ? { state: { name: 'VERIFY_CARD', flow: state.flow }, command: { type: 'verify', flow: state.flow } }
        : same;
    case 'name-refused':
      return state.name === 'SAVE_CARDHOLDER_NAME'
        ? { state: { name: 'AWAIT_CARDHOLDER_NAME', flow: state.flow, code: event.code ?? DEFAULT_CODE } }
        : same;
    case 'verified':
      if (state.name !== 'VERIFY_CARD') return same;
      return isAccepted(event.card)
        ? { state: { name: 'SEND_NONCE', flow: state.flow }, command: { type: 'send', nonce: event.card.nonce } }
        : failed('verify');
    case 'moved-on':
      return state.name === 'SEND_NONCE' || state.name === 'READ_OUTCOME' || state.name === 'CANCEL'
        ? { state: { name: 'DONE' }, command: { type: 'follow', link: event.link } }
        : same;
    case 'still-open':
      return state.name === 'READ_OUTCOME' ? failed('verify') : same;
    case 'outcome-unknown':
      return state.name === 'SEND_NONCE' ? { state: { name: 'READ_OUTCOME' }, command: { type: 'read-outcome' } } : same;
    case 'failed':
      switch (state.name) {
        case 'FETCH_FLOW':
        case 'VERIFY_CARD':
        case 'SEND_NONCE':
          return failed('verify', event.sentence);
        case 'READ_OUTCOME':
          return failed('read-outcome', event.sentence);
        case 'CANCEL':
          return failed('cancel', event.sentence);
        case 'DONE':
          // The link that it was to follow leads nowhere.
          return failed('read-outcome', event.sentence);
        default:
          return same;
      }
    case 'cancelled':
      return state.name === 'CANCEL' ? { state: { name: 'DONE' }, command: { type: 'leave' } } : same;
    case 'retry-pressed':
      if (state.name !== 'ERROR') return same;
      switch (state.retry) {
        case 'verify':
          return { state: { name: 'FETCH_FLOW' }, command: { type: 'fetch-flow' } };
        case 'read-outcome':
          return { state: { name: 'READ_OUTCOME' }, command: { type: 'read-outcome' } };
        case 'cancel':
          return { state: { name: 'CANCEL' }, command: { type: 'cancel' } };
        default:
          return state.retry satisfies never;
      }
    case 'cancel-pressed':
      switch (state.name) {
        case 'FETCH_FLOW':
        case 'AWAIT_CARDHOLDER_NAME':
        case 'VERIFY_CARD':
        case 'ERROR':
          return { state: { name: 'CANCEL' }, command: { type: 'cancel' } };
        default:
          // The bank has agreed, and the money may be on its way.
          return same;
      }
    default:
      return event satisfies never;
  }
}
