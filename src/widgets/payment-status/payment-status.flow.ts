import type { ApiFailure, Instrument, Link, Payment } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

/**
 * The status of a payment (part 2 §4 'Payment status'). The wire's actionTypes keep their names: error, loading, redirect,
 * collectPI, cancelled. `retry`: all requests said loading. `updating`, `cancelling`: a call with an effect is under way.
 * `failed`: the status could not be read, or leads nowhere.
 */
export type PaymentStatusState =
  | { readonly name: 'loading' | 'retry' | 'updating' | 'cancelling' | 'cancelled' | 'left' }
  | { readonly name: 'redirect'; readonly link: Link | null }
  /** `problem`: why the last press had no effect; null without one. */
  | { readonly name: 'collectPI'; readonly problem: string | null }
  | { readonly name: 'error'; readonly message: string | null; readonly problem: string | null }
  /** The payment could not be read before the pick was to be sent: nothing was sent, and the pick is kept. */
  | { readonly name: 'unsent'; readonly picked: Instrument }
  | { readonly name: 'failed'; readonly failure: ApiFailure | null };

export type PaymentStatusEvent =
  | { readonly type: 'opened' }
  /** What the picker left for this page; null for nothing. */
  | { readonly type: 'looked'; readonly picked: Instrument | null }
  /** `problem`: why the press before the reading had no effect. */
  | { readonly type: 'answered'; readonly payment: Payment; readonly problem: string | null }
  | { readonly type: 'exhausted' }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'retry-pressed' }
  /** The update was carried out, or may have been: the status tells. `problem`: it was refused, for this reason. */
  | { readonly type: 'updated'; readonly problem: string | null }
  /** The update never left: the payment could not be read before it. */
  | { readonly type: 'update-unsent'; readonly picked: Instrument; readonly failure: ApiFailure }
  | { readonly type: 'cancel-pressed' }
  | { readonly type: 'cancel-refused'; readonly problem: string }
  /** Nobody knows whether it was cancelled. */
  | { readonly type: 'cancel-uncertain' }
  | { readonly type: 'link-refused' };

export type PaymentStatusCommand =
  | { readonly type: 'look' }
  | { readonly type: 'poll'; readonly problem: string | null }
  | { readonly type: 'update'; readonly picked: Instrument }
  | { readonly type: 'cancel' }
  | { readonly type: 'follow'; readonly link: Link | null }
  | { readonly type: 'leave' };

type Next = Transition<PaymentStatusState, PaymentStatusCommand>;

/** There is no such payment, or it is another account's: asking again does not help. */
export const isNotFound = (failure: ApiFailure | null): boolean => failure?.kind === 'http' && failure.status === 404;

const poll = (problem: string | null = null): Next => ({ state: { name: 'loading' }, command: { type: 'poll', problem } });

const update = (picked: Instrument): Next => ({ state: { name: 'updating' }, command: { type: 'update', picked } });

function answered({ payment, problem }: Extract<PaymentStatusEvent, { type: 'answered' }>, isOwnCancel: boolean): Next {
  switch (payment.actionType) {
    case 'loading':
      // Still on its way: after a cancel that came too late, it is waited for again.
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
    case 'updated':
      return state.name === 'updating' ? poll(event.problem) : same;
    case 'update-unsent':
      if (state.name !== 'updating') return same;
      return { state: isNotFound(event.failure) ? { name: 'failed', failure: event.failure } : { name: 'unsent', picked: event.picked } };
    case 'cancel-pressed':
      return state.name === 'error' || state.name === 'collectPI' ? { state: { name: 'cancelling' }, command: { type: 'cancel' } } : same;
    case 'cancel-refused':
      // What the page showed before the press is not so any more, or the server would have cancelled it.
      return state.name === 'cancelling' ? poll(event.problem) : same;
    case 'cancel-uncertain':
      return state.name === 'cancelling' ? poll() : same;
    case 'link-refused':
      return state.name === 'redirect' ? { state: { name: 'failed', failure: null } } : same;
    default:
      return event satisfies never;
  }
}
