import { addCard, getBraintreeToken, type Instrument } from '../../api/index.ts';
import { createMachine, runBy, stepBy, type Transition } from '../shared/flow/machine.ts';
import { attempt } from '../shared/payment/attempt.ts';
import { createInstrumentRegistration, type RegistrationResult } from '../shared/payment/instrument-registration.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import type { CardForm } from './gateway.ts';

/** 'Aggiungi Carta' (part 2 §2); the specification names no states. */
export type AddCardState =
  | { readonly name: 'FETCH_TOKEN' | 'ERROR_FETCH_TOKEN' | 'ERROR_LOAD_FIELDS' }
  /** `hasTried`: the person pressed the button on an incomplete form. `problem`: why the last try failed. */
  | { readonly name: 'AWAIT_DATA'; readonly clientToken: string; readonly hasTried: boolean; readonly problem: Problem | null }
  /** READ_CARDS: the answer was lost, and the app looks whether the card exists. */
  | { readonly name: 'LOAD_FIELDS' | 'TOKENIZE_CARD' | 'SEND_NONCE' | 'READ_CARDS' | 'ADDED'; readonly clientToken: string };

/** Why the card was not added. Without the server's sentence the form shows the default one, with the code 20142. */
type Problem = Pick<Extract<RegistrationResult, { type: 'not-added' }>, 'sentence' | 'isUnknown'>;

export type AddCardEvent =
  /** `failed`: a step before the card is sent. */
  | { readonly type: 'opened' | 'fields-ready' | 'retry-pressed' | 'failed' }
  | { readonly type: 'token-fetched'; readonly clientToken: string }
  | { readonly type: 'add-pressed'; readonly cardholderName: string; readonly isComplete: boolean }
  | { readonly type: 'tokenized'; readonly nonce: string }
  | RegistrationResult;

export type AddCardCommand =
  | { readonly type: 'fetch-token' | 'look-up' }
  | { readonly type: 'tokenize'; readonly cardholderName: string }
  | { readonly type: 'send'; readonly nonce: string }
  | { readonly type: 'transfer-instrument'; readonly instrument: Instrument };

type Next = Transition<AddCardState, AddCardCommand>;

const refetched = (): Next => ({ state: { name: 'FETCH_TOKEN' }, command: { type: 'fetch-token' } });

/** Keeps what was typed; a press can send it again. */
const failed = (clientToken: string, { sentence, isUnknown }: Problem): Next => ({
  state: { name: 'AWAIT_DATA', clientToken, hasTried: false, problem: { sentence, isUnknown } },
});

const RESULTS = {
  added: ({ clientToken }: { clientToken: string }, { instrument }: { instrument: Instrument }): Next => ({
    state: { name: 'ADDED', clientToken },
    command: { type: 'transfer-instrument', instrument },
  }),
  'not-added': ({ clientToken }: { clientToken: string }, problem: Problem): Next => failed(clientToken, problem),
};

export const step = stepBy<AddCardState, AddCardEvent, AddCardCommand>({
  FETCH_TOKEN: {
    opened: (state) => ({ state, command: { type: 'fetch-token' } }),
    'token-fetched': (_, { clientToken }) => ({ state: { name: 'LOAD_FIELDS', clientToken } }),
    failed: () => ({ state: { name: 'ERROR_FETCH_TOKEN' } }),
  },
  ERROR_FETCH_TOKEN: { 'retry-pressed': refetched },
  LOAD_FIELDS: {
    'fields-ready': ({ clientToken }) => ({ state: { name: 'AWAIT_DATA', clientToken, hasTried: false, problem: null } }),
    failed: () => ({ state: { name: 'ERROR_LOAD_FIELDS' } }),
  },
  ERROR_LOAD_FIELDS: { 'retry-pressed': refetched },
  AWAIT_DATA: {
    'add-pressed'(state, { cardholderName, isComplete }) {
      const { clientToken, hasTried, problem } = state;
      if (problem?.isUnknown === true) return { state: { name: 'READ_CARDS', clientToken }, command: { type: 'look-up' } };
      if (isComplete) return { state: { name: 'TOKENIZE_CARD', clientToken }, command: { type: 'tokenize', cardholderName } };
      return { state: hasTried && problem === null ? state : { ...state, hasTried: true, problem: null } };
    },
  },
  TOKENIZE_CARD: {
    tokenized: (state, { nonce }) => ({ state: { ...state, name: 'SEND_NONCE' }, command: { type: 'send', nonce } }),
    failed: ({ clientToken }) => failed(clientToken, { sentence: null, isUnknown: false }),
  },
  SEND_NONCE: RESULTS,
  READ_CARDS: RESULTS,
});

/** `form`: set while the fields are mounted. */
export function createAddCard(runtime: Runtime, form: { readonly current: CardForm | null }, onAdded: (instrument: Instrument) => void) {
  const { client } = runtime;
  const cards = createInstrumentRegistration(runtime, 'braintree_cc');

  return createMachine(
    { name: 'FETCH_TOKEN' },
    step,
    runBy({
      'fetch-token': (_, { send, signal }) =>
        attempt<AddCardEvent>(runtime, send, async () => {
          const { clientToken } = await client.call(getBraintreeToken, { signal });
          return { type: 'token-fetched', clientToken };
        }),
      tokenize({ cardholderName }, { send, signal }) {
        const tokenize = async (): Promise<AddCardEvent> => {
          if (form.current === null) throw new Error('no fields');
          return { type: 'tokenized', nonce: await form.current.tokenize(cardholderName, signal) };
        };
        return attempt(runtime, send, tokenize, 'error-card-add');
      },
      send: ({ nonce }, { send, signal }) =>
        attempt<AddCardEvent>(runtime, send, () => cards.register(() => client.call(addCard, { body: { nonce } }), signal)),
      'look-up': (_, { send, signal }) => attempt<AddCardEvent>(runtime, send, () => cards.lookUp(signal)),
      'transfer-instrument': ({ instrument }) => onAdded(instrument),
    }),
  );
}
