import type { ApiFailure, Link, WalletRecharge } from '../../api/index.ts';
import { stepBy, type Transition } from '../shared/flow/machine.ts';

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
  | { readonly type: 'opened' | 'exhausted' | 'retry-pressed' | 'link-refused' }
  | { readonly type: 'answered'; readonly recharge: WalletRecharge }
  | { readonly type: 'read-failed'; readonly failure: ApiFailure }
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

export const step = stepBy<ResultState, ResultEvent, ResultCommand>({
  loading: {
    opened: (state) => ({ state, command: { type: 'poll' } }),
    answered: (state, { recharge }) => answered(state, recharge),
    exhausted: () => ({ state: { name: 'retry' } }),
    'read-failed': (_, { failure }) => ({ state: { name: 'failed', failure } }),
  },
  retry: { 'retry-pressed': () => poll },
  redirect: { 'link-refused': () => ({ state: { name: 'failed', failure: null } }), returned: () => poll },
  failed: { 'retry-pressed': () => poll },
});
