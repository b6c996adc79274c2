import { type RefObject, useRef } from 'react';
import { addCard, failureToTell, getBraintreeToken, type Instrument, isAbort } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { createInstrumentRegistration, type RegistrationResult } from '../shared/payment/instrument-registration.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type AddCardCommand, type AddCardEvent, type AddCardState, step } from './add-card.flow.ts';
import type { CardForm } from './gateway.ts';

interface Dependencies {
  /** Set while the fields are mounted. */
  readonly form: RefObject<CardForm | null>;
  onAdded(instrument: Instrument): void;
}

function createAddCard(runtime: Runtime, { form, onAdded }: Dependencies) {
  const { client, tracking } = runtime;
  const cards = createInstrumentRegistration(runtime, 'braintree_cc');

  return createMachine<AddCardState, AddCardEvent, AddCardCommand>({ name: 'FETCH_TOKEN' }, step, async (command, { send, signal }) => {
    const tell = (result: RegistrationResult | null) => {
      if (result !== null) send(result);
    };
    switch (command.type) {
      case 'fetch-token':
        try {
          const { clientToken } = await client.call(getBraintreeToken, { signal });
          send({ type: 'token-fetched', clientToken });
        } catch (thrown) {
          if (failureToTell(thrown) !== null) send({ type: 'token-failed' });
        }
        return;
      case 'tokenize':
        try {
          if (form.current === null) throw new Error('no fields');
          send({ type: 'tokenized', nonce: await form.current.tokenize(command.cardholderName, signal) });
        } catch (thrown) {
          if (isAbort(thrown)) return;
          tracking.event('error-card-add', thrown instanceof Error ? thrown.message : 'unknown');
          send({ type: 'tokenize-failed' });
        }
        return;
      case 'send':
        return tell(await cards.register(() => client.call(addCard, { body: { nonce: command.nonce } }), signal));
      case 'look-up':
        return tell(await cards.lookUp(signal));
      case 'transfer-instrument':
        onAdded(command.instrument);
        return;
      default:
        command satisfies never;
    }
  });
}

export function useAddCard(onAdded: (instrument: Instrument) => void) {
  const runtime = useRuntime();
  const form = useRef<CardForm | null>(null);
  const [state, send] = useMachine(() => createAddCard(runtime, { form, onAdded }), { type: 'opened' });
  return { state, send, form };
}
