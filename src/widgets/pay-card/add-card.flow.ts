import type { Instrument } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';
import type { RegistrationResult } from '../shared/payment/instrument-registration.ts';

/** 'Aggiungi Carta' (part 2 §2); the specification names no states. */
export type AddCardState =
  | { readonly name: 'FETCH_TOKEN' | 'ERROR_FETCH_TOKEN' | 'ERROR_LOAD_FIELDS' }
  | { readonly name: 'LOAD_FIELDS'; readonly clientToken: string }
  /** `hasTried`: the person pressed the button on an incomplete form. `problem`: why the last try failed. */
  | { readonly name: 'AWAIT_DATA'; readonly clientToken: string; readonly hasTried: boolean; readonly problem: Problem | null }
  /** READ_CARDS: the answer was lost, and the app looks whether the card exists. */
  | { readonly name: 'TOKENIZE_CARD' | 'SEND_NONCE' | 'READ_CARDS' | 'ADDED'; readonly clientToken: string };

/** Why the card was not added. Without a sentence of the server the default one stands, with the code 20142. */
type Problem = Pick<Extract<RegistrationResult, { type: 'not-added' }>, 'sentence' | 'isUnknown'>;

export type AddCardEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'token-fetched'; readonly clientToken: string }
  | { readonly type: 'fields-ready' }
  | { readonly type: 'add-pressed'; readonly cardholderName: string; readonly isComplete: boolean }
  | { readonly type: 'tokenized'; readonly nonce: string }
  /** A step before the card is sent failed. */
  | { readonly type: 'failed' }
  | RegistrationResult
  | { readonly type: 'retry-pressed' };

export type AddCardCommand =
  | { readonly type: 'fetch-token' | 'look-up' }
  | { readonly type: 'tokenize'; readonly cardholderName: string }
  | { readonly type: 'send'; readonly nonce: string }
  | { readonly type: 'transfer-instrument'; readonly instrument: Instrument };

export function step(state: AddCardState, event: AddCardEvent): Transition<AddCardState, AddCardCommand> {
  const same = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'FETCH_TOKEN' ? { state, command: { type: 'fetch-token' } } : same;
    case 'token-fetched':
      return state.name === 'FETCH_TOKEN' ? { state: { name: 'LOAD_FIELDS', clientToken: event.clientToken } } : same;
    case 'fields-ready':
      return state.name === 'LOAD_FIELDS'
        ? { state: { name: 'AWAIT_DATA', clientToken: state.clientToken, hasTried: false, problem: null } }
        : same;
    case 'add-pressed':
      if (state.name !== 'AWAIT_DATA') return same;
      if (state.problem?.isUnknown === true)
        return { state: { name: 'READ_CARDS', clientToken: state.clientToken }, command: { type: 'look-up' } };
      if (!event.isComplete)
        return state.hasTried && state.problem === null ? same : { state: { ...state, hasTried: true, problem: null } };
      return {
        state: { name: 'TOKENIZE_CARD', clientToken: state.clientToken },
        command: { type: 'tokenize', cardholderName: event.cardholderName },
      };
    case 'tokenized':
      return state.name === 'TOKENIZE_CARD'
        ? { state: { ...state, name: 'SEND_NONCE' }, command: { type: 'send', nonce: event.nonce } }
        : same;
    case 'failed':
      switch (state.name) {
        case 'FETCH_TOKEN':
          return { state: { name: 'ERROR_FETCH_TOKEN' } };
        case 'LOAD_FIELDS':
          return { state: { name: 'ERROR_LOAD_FIELDS' } };
        case 'TOKENIZE_CARD':
          return failed(state.clientToken, { sentence: null, isUnknown: false });
        default:
          return same;
      }
    case 'added':
      return state.name === 'SEND_NONCE' || state.name === 'READ_CARDS'
        ? { state: { ...state, name: 'ADDED' }, command: { type: 'transfer-instrument', instrument: event.instrument } }
        : same;
    case 'not-added':
      return state.name === 'SEND_NONCE' || state.name === 'READ_CARDS' ? failed(state.clientToken, event) : same;
    case 'retry-pressed':
      return state.name === 'ERROR_FETCH_TOKEN' || state.name === 'ERROR_LOAD_FIELDS'
        ? { state: { name: 'FETCH_TOKEN' }, command: { type: 'fetch-token' } }
        : same;
    default:
      return event satisfies never;
  }
}

/** Keeps what was typed; a press can send it again. */
const failed = (clientToken: string, { sentence, isUnknown }: Problem): Transition<AddCardState, AddCardCommand> => ({
  state: { name: 'AWAIT_DATA', clientToken, hasTried: false, problem: { sentence, isUnknown } },
});
