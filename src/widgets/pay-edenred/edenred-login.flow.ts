import type { Instrument } from '../../api/index.ts';
import { stepBy, type Transition } from '../shared/flow/machine.ts';
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

/** Each attempt gets a new link and a new state. */
const request = (): Next => ({ state: { name: 'REQUEST_LOGIN' }, command: { type: 'fetch-link' } });
const open = (attempt: Attempt): Next => ({ state: { name: 'AWAIT_CODE', attempt }, command: { type: 'open', attempt } });

export const step = stepBy<EdenredLoginState, EdenredLoginEvent, EdenredLoginCommand>({
  READY: { 'continue-pressed': request },
  REQUEST_LOGIN: {
    link: (_, { attempt }) => open(attempt),
    failed: (_, { sentence }) => ({ state: { name: 'ERROR_LOGIN', message: sentence, isUnknown: false } }),
  },
  AWAIT_CODE: {
    'continue-pressed': request,
    blocked: ({ attempt }) => ({ state: { name: 'BLOCKED', attempt } }),
    closed: () => ({ state: { name: 'READY', isClosed: true } }),
    code: (_, { code }) => ({ state: { name: 'CONFIRM_LOGIN' }, command: { type: 'confirm', code } }),
  },
  BLOCKED: { 'open-pressed': ({ attempt }) => open(attempt) },
  CONFIRM_LOGIN: {
    added: (_, { instrument }) => ({ state: { name: 'DONE' }, command: { type: 'finish', instrument } }),
    'not-added': (_, { sentence, isUnknown }) => ({ state: { name: 'ERROR_LOGIN', message: sentence, isUnknown } }),
  },
  ERROR_LOGIN: {
    'continue-pressed': ({ isUnknown }) => (isUnknown ? { state: { name: 'CONFIRM_LOGIN' }, command: { type: 'look-up' } } : request()),
  },
});
