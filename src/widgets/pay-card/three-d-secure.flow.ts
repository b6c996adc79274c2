import type { AnswerOf, getThreeDSecureFlow, Link } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';
import type { PaymentOutcome } from '../shared/payment/payment-outcome.ts';
import { judge, type StepFailure, type Verdict } from '../shared/payment/step-failure.ts';
import type { VerifiedCard } from './gateway.ts';

export type Flow = AnswerOf<typeof getThreeDSecureFlow>;

/** The default code of part 2 §8. */
export const DEFAULT_CODE = '20141';

/** 'Verifica Pagamento' (part 2 §4 '3-D Secure'); the specification names no states. */
export type ThreeDSecureState =
  /** READ_PAYMENT: it may have been paid already, in another window or before a reload. */
  | { readonly name: 'READ_PAYMENT' | 'FETCH_FLOW' }
  /** `code`: why the last try to save the name failed. */
  | { readonly name: 'AWAIT_CARDHOLDER_NAME' | 'SAVE_CARDHOLDER_NAME'; readonly flow: Flow; readonly code: string | null }
  /** VERIFY_CARD: the device's address, and then the bank. */
  | { readonly name: 'VERIFY_CARD' | 'SEND_NONCE'; readonly flow: Flow }
  /** Something failed: before it is said, the payment is read. */
  | { readonly name: 'READ_OUTCOME'; readonly after: StepFailure }
  | { readonly name: 'CANCEL' | 'DONE' }
  /** `sentence`: the server's own, beside the code. */
  | (Verdict & { readonly name: 'ERROR'; readonly sentence: string | null });

export type ThreeDSecureEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'outcome-read'; readonly outcome: PaymentOutcome }
  | { readonly type: 'flow-fetched'; readonly flow: Flow }
  | { readonly type: 'name-entered'; readonly cardholderName: string }
  | { readonly type: 'name-saved' }
  | { readonly type: 'name-refused'; readonly code: string | null }
  | { readonly type: 'verified'; readonly card: VerifiedCard }
  /** `link`: where the person was led. */
  | { readonly type: 'moved-on'; readonly link: Link }
  /** The server's answer is no. */
  | { readonly type: 'refused'; readonly sentence: string | null }
  /** Anything else went wrong; the call may have had its effect. */
  | { readonly type: 'failed'; readonly sentence: string | null }
  | { readonly type: 'cancelled' }
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'cancel-pressed' };

export type ThreeDSecureCommand =
  | { readonly type: 'read-payment' | 'fetch-flow' | 'read-outcome' | 'cancel' | 'leave' }
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

const READING_PAYMENT: Next = { state: { name: 'READ_PAYMENT' }, command: { type: 'read-payment' } };
const CANCELLING: Next = { state: { name: 'CANCEL' }, command: { type: 'cancel' } };
const LEAVING: Next = { state: { name: 'DONE' }, command: { type: 'leave' } };

const follow = (link: Link): Next => ({ state: { name: 'DONE' }, command: { type: 'follow', link } });

const readAfter = (failure: Partial<StepFailure>): Next => ({
  state: { name: 'READ_OUTCOME', after: { sentence: null, isRefusal: false, isCancel: false, ...failure } },
  command: { type: 'read-outcome' },
});

/** Says what failed, or leads to where the payment has gone. */
function conclude(after: StepFailure, outcome: PaymentOutcome | null): Next {
  // What was asked for has happened, although its answer was lost.
  if (after.isCancel && outcome?.kind === 'moved-on' && outcome.actionType === 'cancelled') return LEAVING;
  const verdict = judge(after, outcome);
  return 'link' in verdict ? follow(verdict) : { state: { name: 'ERROR', sentence: after.sentence, ...verdict } };
}

export function step(state: ThreeDSecureState, event: ThreeDSecureEvent): Next {
  const same = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'READ_PAYMENT' ? { ...READING_PAYMENT, state } : same;
    case 'outcome-read':
      if (state.name === 'READ_OUTCOME') return conclude(state.after, event.outcome);
      if (state.name !== 'READ_PAYMENT') return same;
      return event.outcome.kind === 'moved-on'
        ? follow(event.outcome.link)
        : { state: { name: 'FETCH_FLOW' }, command: { type: 'fetch-flow' } };
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
        : readAfter({});
    case 'moved-on':
      return state.name === 'SEND_NONCE' || state.name === 'CANCEL' ? follow(event.link) : same;
    case 'refused':
      switch (state.name) {
        case 'SEND_NONCE':
        case 'CANCEL':
          return readAfter({ sentence: event.sentence, isRefusal: true, isCancel: state.name === 'CANCEL' });
        default:
          return same;
      }
    case 'failed':
      switch (state.name) {
        case 'READ_PAYMENT':
          return { state: { name: 'ERROR', sentence: event.sentence, known: 'unknown', retry: 'start' } };
        case 'FETCH_FLOW':
        case 'VERIFY_CARD':
        case 'SEND_NONCE':
        case 'CANCEL':
          return readAfter({ sentence: event.sentence, isCancel: state.name === 'CANCEL' });
        case 'READ_OUTCOME':
          return conclude(state.after, null);
        case 'DONE':
          // The link that it was to follow leads nowhere.
          return { state: { name: 'ERROR', sentence: event.sentence, known: 'unknown', retry: 'read-outcome' } };
        default:
          return same;
      }
    case 'cancelled':
      return state.name === 'CANCEL' ? LEAVING : same;
    case 'retry-pressed':
      if (state.name !== 'ERROR') return same;
      switch (state.retry) {
        case 'start':
          return READING_PAYMENT;
        case 'read-outcome':
          return readAfter({ sentence: state.sentence });
        case 'cancel':
          return CANCELLING;
        default:
          return state.retry satisfies never;
      }
    case 'cancel-pressed':
      switch (state.name) {
        case 'READ_PAYMENT':
        case 'FETCH_FLOW':
        case 'AWAIT_CARDHOLDER_NAME':
        case 'VERIFY_CARD':
        case 'ERROR':
          return CANCELLING;
        default:
          // The bank has agreed, and the money may be on its way.
          return same;
      }
    default:
      return event satisfies never;
  }
}
