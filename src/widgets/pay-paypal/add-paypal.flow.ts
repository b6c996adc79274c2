import type { Instrument } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';
import type { RegistrationResult } from '../shared/payment/instrument-registration.ts';
import type { PayPalClient } from './gateway.ts';
import type { PreparationEvent } from './prepare-paypal.ts';

/** 'Collega PayPal' (part 2 §4 'PayPal add'); each step has an error state with retry. */
export type AddPayPalState =
  | { readonly name: 'INITIAL' | 'FETCH_TOKEN' | 'LOAD_PAYPAL' | 'CREATE_CLIENT' }
  /** The button is drawn or being drawn. */
  | { readonly name: 'CLIENT_CREATED'; readonly client: PayPalClient }
  /** ERROR_CLIENT_CREATED: the button or the customer's PayPal window failed. */
  | { readonly name: 'ERROR_FETCH_TOKEN' | 'ERROR_LOAD_PAYPAL' | 'ERROR_CREATE_CLIENT' | 'ERROR_CLIENT_CREATED' }
  /** READ_ACCOUNTS: the answer was lost, and the app looks whether the account exists. */
  | { readonly name: 'SEND_NONCE' | 'READ_ACCOUNTS' | 'DONE' }
  /**
   * `sentence`: the server's own sentence, shown instead of the default. `isUnknown`: the account may have been added. The
   * next press reads the list and sends nothing.
   */
  | { readonly name: 'ERROR_SEND_NONCE'; readonly sentence: string | null; readonly isUnknown: boolean };

export type AddPayPalEvent =
  | { readonly type: 'opened' }
  | PreparationEvent
  | { readonly type: 'client-created'; readonly client: PayPalClient }
  | { readonly type: 'approved'; readonly nonce: string }
  /** The person cancelled in PayPal's window: goes back. */
  | { readonly type: 'cancelled' }
  | RegistrationResult
  /** PayPal, or a step before it, failed. */
  | { readonly type: 'failed' }
  | { readonly type: 'retry-pressed' };

export type AddPayPalCommand =
  | { readonly type: 'prepare' | 'look-up' | 'leave' }
  | { readonly type: 'send'; readonly nonce: string }
  | { readonly type: 'transfer-instrument'; readonly instrument: Instrument };

/** The code of part 2 §8 that an error state shows. */
export const codeOf = (name: Extract<AddPayPalState['name'], `ERROR_${string}`>): number => (name === 'ERROR_SEND_NONCE' ? 20142 : 20144);

type Next = Transition<AddPayPalState, AddPayPalCommand>;

const FETCHING: Next = { state: { name: 'FETCH_TOKEN' }, command: { type: 'prepare' } };

const isAdding = ({ name }: AddPayPalState): boolean => name === 'SEND_NONCE' || name === 'READ_ACCOUNTS';

export function step(state: AddPayPalState, event: AddPayPalEvent): Next {
  const same = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'INITIAL' ? FETCHING : same;
    case 'token-fetched':
      return state.name === 'FETCH_TOKEN' ? { state: { name: 'LOAD_PAYPAL' } } : same;
    case 'paypal-loaded':
      return state.name === 'LOAD_PAYPAL' ? { state: { name: 'CREATE_CLIENT' } } : same;
    case 'client-created':
      return state.name === 'CREATE_CLIENT' ? { state: { name: 'CLIENT_CREATED', client: event.client } } : same;
    case 'approved':
      return state.name === 'CLIENT_CREATED' ? { state: { name: 'SEND_NONCE' }, command: { type: 'send', nonce: event.nonce } } : same;
    case 'cancelled':
      return state.name === 'CLIENT_CREATED' ? { state: { name: 'DONE' }, command: { type: 'leave' } } : same;
    case 'added':
      return isAdding(state) ? { state: { name: 'DONE' }, command: { type: 'transfer-instrument', instrument: event.instrument } } : same;
    case 'not-added':
      return isAdding(state) ? { state: { name: 'ERROR_SEND_NONCE', sentence: event.sentence, isUnknown: event.isUnknown } } : same;
    case 'failed':
      switch (state.name) {
        case 'FETCH_TOKEN':
        case 'LOAD_PAYPAL':
        case 'CREATE_CLIENT':
        case 'CLIENT_CREATED':
          return { state: { name: `ERROR_${state.name}` } };
        default:
          return same;
      }
    case 'retry-pressed':
      if (state.name === 'ERROR_SEND_NONCE' && state.isUnknown) return { state: { name: 'READ_ACCOUNTS' }, command: { type: 'look-up' } };
      // Starts over: the token may have expired, and a nonce is valid for one attempt.
      return state.name.startsWith('ERROR_') ? FETCHING : same;
    default:
      return event satisfies never;
  }
}
