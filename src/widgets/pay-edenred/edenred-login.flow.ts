import type { Instrument } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';
import type { AttemptFailed } from '../shared/payment/attempt.ts';
import type { RegistrationResult } from '../shared/payment/instrument-registration.ts';
import type { Attempt } from './gateway.ts';

/**
 * The login at Edenred, in a separate window (part 2 §2 'Ticket providers'); the specification names no states. READY
 * offers 'Continua'; `isClosed`: the person closed the window before. DONE: the parent component continues.
 */
export type EdenredLoginState =
  | { readonly name: 'READY'; readonly isClosed: boolean }
  | { readonly name: 'REQUEST_LOGIN' }
  | { readonly name: 'BLOCKED' | 'AWAIT_CODE'; readonly attempt: Attempt }
  | { readonly name: 'CONFIRM_LOGIN' }
  /**
   * `message`: the server's own sentence, shown instead of ours. `isUnknown`: the code may have added the account. The app
   * looks for the account before the next login.
   */
  | { readonly name: 'ERROR_LOGIN'; readonly message: string | null; readonly isUnknown: boolean }
  | { readonly name: 'DONE' };

export type EdenredLoginEvent =
  /** 'Continua', 'Riprova', or the button that opens the window again. */
  | { readonly type: 'continue-pressed' }
  | { readonly type: 'link'; readonly attempt: Attempt }
  /** The browser blocked the window. */
  | { readonly type: 'blocked' }
  | { readonly type: 'open-pressed' }
  | { readonly type: 'closed' }
  | { readonly type: 'code'; readonly code: string }
  | RegistrationResult
  /** There is no login link. */
  | AttemptFailed;

export type EdenredLoginCommand =
  | { readonly type: 'fetch-link' }
  | { readonly type: 'open'; readonly attempt: Attempt }
  | { readonly type: 'confirm'; readonly code: string }
  | { readonly type: 'look-up' }
  | { readonly type: 'finish'; readonly instrument: Instrument };

type Next = Transition<EdenredLoginState, EdenredLoginCommand>;

export function step(state: EdenredLoginState, event: EdenredLoginEvent): Next {
  const same: Next = { state };
  switch (event.type) {
    case 'continue-pressed':
      if (state.name === 'ERROR_LOGIN' && state.isUnknown) return { state: { name: 'CONFIRM_LOGIN' }, command: { type: 'look-up' } };
      // Each attempt gets a new link and a new state.
      return state.name === 'READY' || state.name === 'AWAIT_CODE' || state.name === 'ERROR_LOGIN'
        ? { state: { name: 'REQUEST_LOGIN' }, command: { type: 'fetch-link' } }
        : same;
    case 'link':
      if (state.name !== 'REQUEST_LOGIN') return same;
      return { state: { name: 'AWAIT_CODE', attempt: event.attempt }, command: { type: 'open', attempt: event.attempt } };
    case 'blocked':
      return state.name === 'AWAIT_CODE' ? { state: { name: 'BLOCKED', attempt: state.attempt } } : same;
    case 'open-pressed':
      if (state.name !== 'BLOCKED') return same;
      return { state: { name: 'AWAIT_CODE', attempt: state.attempt }, command: { type: 'open', attempt: state.attempt } };
    case 'closed':
      return state.name === 'AWAIT_CODE' ? { state: { name: 'READY', isClosed: true } } : same;
    case 'code':
      return state.name === 'AWAIT_CODE' ? { state: { name: 'CONFIRM_LOGIN' }, command: { type: 'confirm', code: event.code } } : same;
    case 'added':
      return state.name === 'CONFIRM_LOGIN' ? { state: { name: 'DONE' }, command: { type: 'finish', instrument: event.instrument } } : same;
    case 'not-added':
      if (state.name !== 'CONFIRM_LOGIN') return same;
      return { state: { name: 'ERROR_LOGIN', message: event.sentence, isUnknown: event.isUnknown } };
    case 'failed':
      return state.name === 'REQUEST_LOGIN' ? { state: { name: 'ERROR_LOGIN', message: event.sentence, isUnknown: false } } : same;
    default:
      return event satisfies never;
  }
}
