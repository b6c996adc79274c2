import { addPaypalAccount, type Instrument } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { createInstrumentRegistration, type RegistrationResult } from '../shared/payment/instrument-registration.ts';
import { attempt } from '../shared/payment/payment-step.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type AddPayPalCommand, type AddPayPalEvent, type AddPayPalState, step } from './add-paypal.flow.ts';
import type { PayPalVendor } from './gateway.ts';
import { preparePayPal } from './prepare-paypal.ts';

interface Dependencies {
  readonly vendor: PayPalVendor;
  onAdded(instrument: Instrument): void;
  onLeave(): void;
}

function createAddPayPal(runtime: Runtime, { vendor, onAdded, onLeave }: Dependencies) {
  const { client, tracking } = runtime;
  const accounts = createInstrumentRegistration(runtime, 'braintree_paypal');

  return createMachine<AddPayPalState, AddPayPalEvent, AddPayPalCommand>({ name: 'INITIAL' }, step, async (command, tools) => {
    const { send, signal } = tools;
    const tell = (result: RegistrationResult | null) => {
      if (result !== null) send(result);
    };
    switch (command.type) {
      case 'prepare':
        return attempt<AddPayPalEvent>(
          send,
          async () => ({
            type: 'client-created',
            client: await preparePayPal(runtime, vendor, tools, (gateway, token) => gateway.createClient(token, signal)),
          }),
          (thrown) => tracking.event('error-paypal-add', thrown instanceof Error ? thrown.message : 'unknown'),
        );
      case 'send':
        return tell(await accounts.register(() => client.call(addPaypalAccount, { body: { nonce: command.nonce } }), signal));
      case 'look-up':
        return tell(await accounts.lookUp(signal));
      case 'transfer-instrument':
        return onAdded(command.instrument);
      case 'leave':
        return onLeave();
      default:
        return command satisfies never;
    }
  });
}

export function useAddPayPal(dependencies: Dependencies) {
  const runtime = useRuntime();
  return useMachine(() => createAddPayPal(runtime, dependencies), { type: 'opened' });
}
