import { type ApiFailure, isNotFound, type Link, type Payment, type PaymentPreference } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

/** What the payment is sent with. */
export type PayingInstrument = PaymentPreference['paymentInstrument'];

/**
 * The status of a payment (part 2 §4 'Payment status'). The wire's actionTypes keep their names: error, loading, redirect,
 * collectPI, cancelled. `retry`: all requests answered loading. `updating`, `cancelling`: a call with an effect is running.
 * `failed`: the status could not be read, or its link was refused.
 */
export type PaymentStatusState =
  | { readonly name: 'loading' | 'retry' | 'updating' | 'cancelling' | 'cancelled' | 'left' }
  | { readonly name: 'redirect'; readonly link: Link | null }
  /** `problem`: why the last press had no effect; null without a problem. */
  | { readonly name: 'collectPI'; readonly problem: string | null }
  | { readonly name: 'error'; readonly message: string | null; readonly problem: string | null }
  /** The payment could not be read before the update: nothing was sent, and the picked instrument is kept. */
  | { readonly name: 'unsent'; readonly picked: PayingInstrument }
  | { readonly name: 'failed'; readonly failure: ApiFailure | null };

export type PaymentStatusEvent =
  | { readonly type: 'opened' }
  /** The instrument that the picker stored for this page, or null. */
  | { readonly type: 'looked'; readonly picked: PayingInstrument | null }
  /** `problem`: why the press before this reading had no effect. */
  | { readonly type: 'answered'; readonly payment: Payment; readonly problem: string | null }
  | { readonly type: 'exhausted' }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'retry-pressed' }
  /** 'RIPROVA PAGAMENTO' with an instrument that this browser knows. */
  | { readonly type: 'pay-pressed'; readonly picked: PayingInstrument }
  /** The update was or may have been carried out: the app reads the status. `problem`: why the server refused it. */
  | { readonly type: 'updated'; readonly problem: string | null }
  /** The update was not sent: the payment could not be read before it. */
  | { readonly type: 'update-unsent'; readonly picked: PayingInstrument; readonly failure: ApiFailure }
  | { readonly type: 'cancel-pressed' }
  | { readonly type: 'cancel-refused'; readonly problem: string }
  /** The outcome of the cancellation is unknown. */
  | { readonly type: 'cancel-uncertain' }
  | { readonly type: 'link-refused' };

export type PaymentStatusCommand =
  | { readonly type: 'look' }
  | { readonly type: 'poll'; readonly problem: string | null }
  | { readonly type: 'update'; readonly picked: PayingInstrument }
  | { readonly type: 'cancel' }
  | { readonly type: 'follow'; readonly link: Link | null }
  | { readonly type: 'leave' };

type Next = Transition<PaymentStatusState, PaymentStatusCommand>;

const poll = (problem: string | null = null): Next => ({ state: { name: 'loading' }, command: { type: 'poll', problem } });

const update = (picked: PayingInstrument): Next => ({ state: { name: 'updating' }, command: { type: 'update', picked } });

function answered({ payment, problem }: Extract<PaymentStatusEvent, { type: 'answered' }>, isOwnCancel: boolean): Next {
  switch (payment.actionType) {
    case 'loading':
      // The payment is being processed and the cancellation came too late: the app polls again.
      return isOwnCancel ? poll() : { state: { name: 'loading' } };
    case 'redirect':
      return { state: { name: 'redirect', link: payment.linkAction }, command: { type: 'follow', link: payment.linkAction } };
    case 'collectPI':
      return { state: { name: 'collectPI', problem } };
    case 'error':
      return { state: { name: 'error', message: payment.message, problem } };
    case 'cancelled':
      return isOwnCancel ? { state: { name: 'left' }, command: { type: 'leave' } } : { state: { name: 'cancelled' } };
    default:
      return payment.actionType satisfies never;
  }
}

export function step(state: PaymentStatusState, event: PaymentStatusEvent): Next {
  const same: Next = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'loading' ? { state, command: { type: 'look' } } : same;
    case 'looked':
      if (state.name !== 'loading') return same;
      return event.picked === null ? poll() : update(event.picked);
    case 'answered':
      return state.name === 'loading' || state.name === 'cancelling' ? answered(event, state.name === 'cancelling') : same;
    case 'exhausted':
      return state.name === 'loading' ? { state: { name: 'retry' } } : same;
    case 'failed':
      return state.name === 'loading' ? { state: { name: 'failed', failure: event.failure } } : same;
    case 'retry-pressed':
      if (state.name === 'unsent') return update(state.picked);
      return state.name === 'retry' || state.name === 'failed' ? poll() : same;
    case 'pay-pressed':
      return state.name === 'error' ? update(event.picked) : same;
    case 'updated':
      return state.name === 'updating' ? poll(event.problem) : same;
    case 'update-unsent':
      if (state.name !== 'updating') return same;
      return { state: isNotFound(event.failure) ? { name: 'failed', failure: event.failure } : { name: 'unsent', picked: event.picked } };
    case 'cancel-pressed':
      return state.name === 'error' || state.name === 'collectPI' ? { state: { name: 'cancelling' }, command: { type: 'cancel' } } : same;
    case 'cancel-refused':
      // The status shown before the press is out of date, or the server would have cancelled the payment.
      return state.name === 'cancelling' ? poll(event.problem) : same;
    case 'cancel-uncertain':
      return state.name === 'cancelling' ? poll() : same;
    case 'link-refused':
      return state.name === 'redirect' ? { state: { name: 'failed', failure: null } } : same;
    default:
      return event satisfies never;
  }
}
