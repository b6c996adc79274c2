import { type RefObject, useRef } from 'react';
import { addCard, failureOf, failureToTell, getBraintreeToken, type Instrument, isAbort } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { type Adding, createAdder } from '../shared/payment/added-instrument.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type AddCardCommand, type AddCardEvent, type AddCardState, step } from './add-card.flow.ts';
import type { CardForm } from './gateway.ts';

interface Surroundings {
  /** There once the fields are mounted. */
  readonly form: RefObject<CardForm | null>;
  onAdded(instrument: Instrument): void;
}

function createAddCard({ client, storage, tracking }: Runtime, { form, onAdded }: Surroundings) {
  const cards = createAdder({ client, storage }, { type: 'braintree_cc', intent: 'pay.add-card' });

  return createMachine<AddCardState, AddCardEvent, AddCardCommand>({ name: 'FETCH_TOKEN' }, step, async (command, { send, signal }) => {
    const tell = async (task: Promise<Adding>) => {
      try {
        send(await task);
      } catch (thrown) {
        // Who is being sent to the login sees no error on the way.
        if (failureOf(thrown).kind !== 'unauthorized') throw thrown;
      }
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
        // Not given up by whoever leaves: what was sent has its effect.
        return tell(cards.add(() => client.call(addCard, { body: { nonce: command.nonce } }), signal));
      case 'look-up':
        return tell(cards.lookUp(signal));
      case 'hand-over':
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
