import { addPaypalAccount, failureOf, failureToTell, getBraintreeToken, type Instrument, isAbort } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { type Adding, createAdder } from '../shared/payment/added-instrument.ts';
import { loadSdk } from '../shared/payment/vendor-sdk.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type AddPayPalCommand, type AddPayPalEvent, type AddPayPalState, step } from './add-paypal.flow.ts';
import type { PayPalGateway, PayPalVendor } from './gateway.ts';

interface Surroundings {
  readonly vendor: PayPalVendor;
  onAdded(instrument: Instrument): void;
  onLeave(): void;
}

function createAddPayPal({ client, storage, tracking }: Runtime, { vendor, onAdded, onLeave }: Surroundings) {
  let gateway: PayPalGateway | null = null;
  const accounts = createAdder({ client, storage }, { type: 'braintree_paypal', intent: 'pay.add-paypal' });

  return createMachine<AddPayPalState, AddPayPalEvent, AddPayPalCommand>({ name: 'INITIAL' }, step, async (command, { send, signal }) => {
    const failWith = (thrown: unknown) => {
      if (isAbort(thrown)) return;
      tracking.event('error-paypal-add', thrown instanceof Error ? thrown.message : 'unknown');
      send({ type: 'failed' });
    };
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
          if (failureToTell(thrown) !== null) failWith(thrown);
        }
        return;
      case 'load-paypal':
        try {
          gateway = await loadSdk(vendor, signal);
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
        return tell(accounts.add(() => client.call(addPaypalAccount, { body: { nonce: command.nonce } }), signal));
      case 'look-up':
        return tell(accounts.lookUp(signal));
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
