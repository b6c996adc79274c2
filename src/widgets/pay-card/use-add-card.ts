import { type RefObject, useRef } from 'react';
import { addCard, getBraintreeToken, type Instrument } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { attempt } from '../shared/payment/attempt.ts';
import { createInstrumentRegistration, type RegistrationResult } from '../shared/payment/instrument-registration.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { type AddCardCommand, type AddCardEvent, type AddCardState, step } from './add-card.flow.ts';
import type { CardForm } from './gateway.ts';

/** `form`: set while the fields are mounted. */
function createAddCard(runtime: Runtime, form: RefObject<CardForm | null>, onAdded: (instrument: Instrument) => void) {
  const { client } = runtime;
  const cards = createInstrumentRegistration(runtime, 'braintree_cc');

  return createMachine<AddCardState, AddCardEvent, AddCardCommand>({ name: 'FETCH_TOKEN' }, step, async (command, { send, signal }) => {
    const sendResult = (result: RegistrationResult | null) => {
      if (result !== null) send(result);
    };
    switch (command.type) {
      case 'fetch-token':
        return attempt<AddCardEvent>(runtime, send, async () => {
          const { clientToken } = await client.call(getBraintreeToken, { signal });
          return { type: 'token-fetched', clientToken };
        });
      case 'tokenize': {
        const tokenize = async (): Promise<AddCardEvent> => {
          if (form.current === null) throw new Error('no fields');
          return { type: 'tokenized', nonce: await form.current.tokenize(command.cardholderName, signal) };
        };
        return attempt(runtime, send, tokenize, 'error-card-add');
      }
      case 'send':
        return sendResult(await cards.register(() => client.call(addCard, { body: { nonce: command.nonce } }), signal));
      case 'look-up':
        return sendResult(await cards.lookUp(signal));
      case 'transfer-instrument':
        return onAdded(command.instrument);
      default:
        return command satisfies never;
    }
  });
}

export function useAddCard(onAdded: (instrument: Instrument) => void) {
  const form = useRef<CardForm | null>(null);
  const [state, send] = useMachine((runtime) => createAddCard(runtime, form, onAdded), { type: 'opened' });
  return { state, send, form };
}
