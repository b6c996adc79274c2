import {
  addPaypalAccount,
  failureOf,
  getBraintreeToken,
  type Instrument,
  isAbort,
  isOutcomeUnknown,
  serverSentence,
} from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { newcomer, readInstruments } from '../shared/payment/added-instrument.ts';
import { withMoneyLock } from '../shared/runtime/money-lock.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type AddPayPalCommand, type AddPayPalEvent, type AddPayPalState, step } from './add-paypal.flow.ts';
import type { PayPalGateway, PayPalVendor } from './gateway.ts';

interface Surroundings {
  readonly vendor: PayPalVendor;
  onAdded(instrument: Instrument): void;
  onLeave(): void;
}

const PAYPAL_TYPE = 'braintree_paypal';

function createAddPayPal({ client, tracking }: Runtime, { vendor, onAdded, onLeave }: Surroundings) {
  let gateway: PayPalGateway | null = null;
  /** The accounts that there were before, to know a new one by. */
  let before: readonly Instrument[] | null = null;

  return createMachine<AddPayPalState, AddPayPalEvent, AddPayPalCommand>({ name: 'INITIAL' }, step, async (command, { send, signal }) => {
    const failWith = (thrown: unknown) => {
      if (isAbort(thrown)) return;
      tracking.event('error-paypal-add', thrown instanceof Error ? thrown.message : 'unknown');
      send({ type: 'failed', sentence: null });
    };

    switch (command.type) {
      case 'fetch-token':
        try {
          const [{ clientToken }, accounts] = await Promise.all([
            client.call(getBraintreeToken, { signal }),
            readInstruments(client, PAYPAL_TYPE, signal),
          ]);
          before = accounts;
          send({ type: 'token-fetched', clientToken });
        } catch (thrown) {
          // Who is being sent to the login sees no error on the way.
          if (failureOf(thrown).kind !== 'unauthorized') failWith(thrown);
        }
        return;
      case 'load-paypal':
        try {
          gateway = await vendor.load();
          send({ type: 'paypal-loaded' });
        } catch (thrown) {
          failWith(thrown);
        }
        return;
      case 'create-client':
        try {
          if (gateway === null) throw new Error('no gateway');
          send({ type: 'client-created', client: await gateway.createClient(command.clientToken, signal) });
        } catch (thrown) {
          failWith(thrown);
        }
        return;
      case 'send':
        // Not given up by whoever leaves: what was sent has its effect.
        try {
          const answer = await withMoneyLock('pay.add-paypal', () => client.call(addPaypalAccount, { body: { nonce: command.nonce } }));
          if (answer === 'busy') send({ type: 'failed', sentence: null });
          else if ('instrument' in answer) send({ type: 'added', instrument: answer.instrument });
          else send({ type: 'failed', sentence: answer.message });
        } catch (thrown) {
          const failure = failureOf(thrown);
          if (failure.kind === 'unauthorized') return;
          const added = isOutcomeUnknown(failure) ? newcomer(before, await readInstruments(client, PAYPAL_TYPE, signal)) : null;
          send(added === null ? { type: 'failed', sentence: serverSentence(failure) } : { type: 'added', instrument: added });
        }
        return;
      case 'hand-over':
        onAdded(command.instrument);
        return;
      case 'leave':
        onLeave();
        return;
      default:
        command satisfies never;
    }
  });
}

export function useAddPayPal(surroundings: Surroundings) {
  const runtime = useRuntime();
  return useMachine(() => createAddPayPal(runtime, surroundings), { type: 'opened' });
}
