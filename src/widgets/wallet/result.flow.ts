import type { ApiFailure, Link, WalletRecharge } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

/**
 * The result of a recharge (part 2 §4). loading, redirect, error and cancelled are the wire's actionTypes. `retry`: all
 * requests answered loading. `failed`: the status could not be read; without a failure, its link was refused or its actionType
 * is none of these.
 */
export type ResultState =
  | { readonly name: 'loading' | 'retry' }
  | { readonly name: 'redirect'; readonly link: Link | null }
  | { readonly name: 'error' | 'cancelled'; readonly message: string | null }
  | { readonly name: 'failed'; readonly failure: ApiFailure | null };

export type ResultEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'answered'; readonly recharge: WalletRecharge }
  | { readonly type: 'exhausted' }
  | { readonly type: 'read-failed'; readonly failure: ApiFailure }
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'link-refused' }
  /** The browser restored the page from its cache (bfcache) after the link was followed. */
  | { readonly type: 'returned' };

export type ResultCommand =
  | { readonly type: 'poll' }
  /** Null: the recharge is done, and the server names no page to go to; a link to the result page means the same. */
  | { readonly type: 'follow'; readonly link: Link | null };

type Next = Transition<ResultState, ResultCommand>;

const poll: Next = { state: { name: 'loading' }, command: { type: 'poll' } };

function answered(state: ResultState, { actionType, linkAction, message }: WalletRecharge): Next {
  switch (actionType) {
    case 'loading':
      return { state };
    case 'redirect':
      return { state: { name: 'redirect', link: linkAction }, command: { type: 'follow', link: linkAction } };
    case 'error':
    case 'cancelled':
      return { state: { name: actionType, message: message?.trim() || null } };
    case null:
      return { state: { name: 'failed', failure: null } };
    default:
      return actionType satisfies never;
  }
}

export function step(state: ResultState, event: ResultEvent): Next {
  const same: Next = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'loading' ? { state, command: { type: 'poll' } } : same;
    case 'answered':
      return state.name === 'loading' ? answered(state, event.recharge) : same;
    case 'exhausted':
      return state.name === 'loading' ? { state: { name: 'retry' } } : same;
    case 'read-failed':
      return state.name === 'loading' ? { state: { name: 'failed', failure: event.failure } } : same;
    case 'retry-pressed':
      return state.name === 'retry' || state.name === 'failed' ? poll : same;
    case 'link-refused':
      return state.name === 'redirect' ? { state: { name: 'failed', failure: null } } : same;
    case 'returned':
      return state.name === 'redirect' ? poll : same;
    default:
      return event satisfies never;
  }
}
