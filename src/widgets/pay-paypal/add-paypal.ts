import { addPaypalAccount, type Instrument } from '../../api/index.ts';
import { createMachine, runBy, stepBy, type Transition } from '../shared/flow/machine.ts';
import { attempt } from '../shared/payment/attempt.ts';
import { createInstrumentRegistration, type RegistrationResult } from '../shared/payment/instrument-registration.ts';
import type { AddStepProps } from '../shared/payment/steps.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { type PayPalClient, type PayPalVendor, type PreparationEvent, preparePayPal } from './gateway.ts';

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
  | { readonly type: 'opened' | 'retry-pressed' }
  | PreparationEvent
  | { readonly type: 'client-created'; readonly client: PayPalClient }
  | { readonly type: 'approved'; readonly nonce: string }
  /** `cancelled`: the person cancelled in PayPal's window, and goes back. `failed`: PayPal, or a step before it, failed. */
  | { readonly type: 'cancelled' | 'failed' }
  | RegistrationResult;

export type AddPayPalCommand =
  | { readonly type: 'prepare' | 'look-up' | 'leave' }
  | { readonly type: 'send'; readonly nonce: string }
  | { readonly type: 'transfer-instrument'; readonly instrument: Instrument };

/** The code of part 2 §8 that an error state shows. */
export const codeOf = (name: Extract<AddPayPalState['name'], `ERROR_${string}`>): number => (name === 'ERROR_SEND_NONCE' ? 20142 : 20144);

type Next = Transition<AddPayPalState, AddPayPalCommand>;

/** Starts over: the token may have expired, and a nonce is valid for one attempt. */
const fetched = (): Next => ({ state: { name: 'FETCH_TOKEN' }, command: { type: 'prepare' } });

const RESULTS = {
  added: (_: unknown, { instrument }: { instrument: Instrument }): Next => ({
    state: { name: 'DONE' },
    command: { type: 'transfer-instrument', instrument },
  }),
  'not-added': (_: unknown, { sentence, isUnknown }: Extract<RegistrationResult, { type: 'not-added' }>): Next => ({
    state: { name: 'ERROR_SEND_NONCE', sentence, isUnknown },
  }),
};

export const step = stepBy<AddPayPalState, AddPayPalEvent, AddPayPalCommand>({
  INITIAL: { opened: fetched },
  FETCH_TOKEN: {
    'token-fetched': () => ({ state: { name: 'LOAD_PAYPAL' } }),
    failed: () => ({ state: { name: 'ERROR_FETCH_TOKEN' } }),
  },
  ERROR_FETCH_TOKEN: { 'retry-pressed': fetched },
  LOAD_PAYPAL: {
    'paypal-loaded': () => ({ state: { name: 'CREATE_CLIENT' } }),
    failed: () => ({ state: { name: 'ERROR_LOAD_PAYPAL' } }),
  },
  ERROR_LOAD_PAYPAL: { 'retry-pressed': fetched },
  CREATE_CLIENT: {
    'client-created': (_, { client }) => ({ state: { name: 'CLIENT_CREATED', client } }),
    failed: () => ({ state: { name: 'ERROR_CREATE_CLIENT' } }),
  },
  ERROR_CREATE_CLIENT: { 'retry-pressed': fetched },
  CLIENT_CREATED: {
    approved: (_, { nonce }) => ({ state: { name: 'SEND_NONCE' }, command: { type: 'send', nonce } }),
    cancelled: () => ({ state: { name: 'DONE' }, command: { type: 'leave' } }),
    failed: () => ({ state: { name: 'ERROR_CLIENT_CREATED' } }),
  },
  ERROR_CLIENT_CREATED: { 'retry-pressed': fetched },
  SEND_NONCE: RESULTS,
  READ_ACCOUNTS: RESULTS,
  ERROR_SEND_NONCE: {
    'retry-pressed': ({ isUnknown }) => (isUnknown ? { state: { name: 'READ_ACCOUNTS' }, command: { type: 'look-up' } } : fetched()),
  },
});

export function createAddPayPal(runtime: Runtime, vendor: PayPalVendor, { onAdded, onLeave }: Pick<AddStepProps, 'onAdded' | 'onLeave'>) {
  const { client } = runtime;
  const accounts = createInstrumentRegistration(runtime, 'braintree_paypal');

  return createMachine(
    { name: 'INITIAL' },
    step,
    runBy({
      prepare(_, tools) {
        const { send, signal } = tools;
        const prepare = async (): Promise<AddPayPalEvent> => ({
          type: 'client-created',
          client: await preparePayPal(runtime, vendor, tools, (gateway, token) => gateway.createClient(token, signal)),
        });
        return attempt(runtime, send, prepare, 'error-paypal-add');
      },
      send: ({ nonce }, { send, signal }) =>
        attempt<AddPayPalEvent>(runtime, send, () => accounts.register(() => client.call(addPaypalAccount, { body: { nonce } }), signal)),
      'look-up': (_, { send, signal }) => attempt<AddPayPalEvent>(runtime, send, () => accounts.lookUp(signal)),
      'transfer-instrument': ({ instrument }) => onAdded(instrument),
      leave: onLeave,
    }),
  );
}
