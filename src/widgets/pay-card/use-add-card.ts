import { type RefObject, useRef } from 'react';
import { addCard, failureOf, getBraintreeToken, type Instrument, isAbort, isOutcomeUnknown, serverSentence } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { newcomer, readInstruments } from '../shared/payment/added-instrument.ts';
import { withMoneyLock } from '../shared/runtime/money-lock.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type AddCardCommand, type AddCardEvent, type AddCardState, step } from './add-card.flow.ts';
import type { CardForm } from './gateway.ts';

interface Surroundings {
  /** There once the fields are mounted. */
  readonly form: RefObject<CardForm | null>;
  onAdded(instrument: Instrument): void;
}

const CARD_TYPE = 'braintree_cc';

function createAddCard({ client, tracking }: Runtime, { form, onAdded }: Surroundings) {
  /** The cards that there were before, to know a new one by. */
  let before: readonly Instrument[] | null = null;

  return createMachine<AddCardState, AddCardEvent, AddCardCommand>({ name: 'FETCH_TOKEN' }, step, async (command, { send, signal }) => {
    switch (command.type) {
      case 'fetch-token':
        try {
          const [{ clientToken }, cards] = await Promise.all([
            client.call(getBraintreeToken, { signal }),
            readInstruments(client, CARD_TYPE, signal),
          ]);
          before = cards;
          send({ type: 'token-fetched', clientToken });
        } catch (thrown) {
          // Who is being sent to the login sees no error on the way.
          if (!isAbort(thrown) && failureOf(thrown).kind !== 'unauthorized') send({ type: 'token-failed' });
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
        try {
          const answer = await withMoneyLock('pay.add-card', () => client.call(addCard, { body: { nonce: command.nonce } }));
          if (answer === 'busy') send({ type: 'refused', sentence: null });
          else if ('instrument' in answer) send({ type: 'added', instrument: answer.instrument });
          else send({ type: 'refused', sentence: answer.message });
        } catch (thrown) {
          const failure = failureOf(thrown);
          if (failure.kind === 'unauthorized') return;
          const added = isOutcomeUnknown(failure) ? newcomer(before, await readInstruments(client, CARD_TYPE, signal)) : null;
          send(added === null ? { type: 'refused', sentence: serverSentence(failure) } : { type: 'added', instrument: added });
        }
        return;
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
