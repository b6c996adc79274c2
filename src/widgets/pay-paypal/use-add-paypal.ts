import { addPaypalAccount } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { attempt } from '../shared/payment/attempt.ts';
import { createInstrumentRegistration, type RegistrationResult } from '../shared/payment/instrument-registration.ts';
import type { AddStepProps } from '../shared/payment/steps.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { type AddPayPalCommand, type AddPayPalEvent, type AddPayPalState, step } from './add-paypal.flow.ts';
import type { PayPalVendor } from './gateway.ts';
import { preparePayPal } from './prepare-paypal.ts';

type Dependencies = Pick<AddStepProps, 'onAdded' | 'onLeave'> & { readonly vendor: PayPalVendor };

function createAddPayPal(runtime: Runtime, { vendor, onAdded, onLeave }: Dependencies) {
  const { client } = runtime;
  const accounts = createInstrumentRegistration(runtime, 'braintree_paypal');

  return createMachine<AddPayPalState, AddPayPalEvent, AddPayPalCommand>({ name: 'INITIAL' }, step, async (command, tools) => {
    const { send, signal } = tools;
    const sendResult = (result: RegistrationResult | null) => {
      if (result !== null) send(result);
    };
    switch (command.type) {
      case 'prepare': {
        const prepare = async (): Promise<AddPayPalEvent> => ({
          type: 'client-created',
          client: await preparePayPal(runtime, vendor, tools, (gateway, token) => gateway.createClient(token, signal)),
        });
        return attempt(runtime, send, prepare, 'error-paypal-add');
      }
      case 'send':
        return sendResult(await accounts.register(() => client.call(addPaypalAccount, { body: { nonce: command.nonce } }), signal));
      case 'look-up':
        return sendResult(await accounts.lookUp(signal));
      case 'transfer-instrument':
        return onAdded(command.instrument);
      case 'leave':
        return onLeave();
      default:
        return command satisfies never;
    }
  });
}

export const useAddPayPal = (dependencies: Dependencies) =>
  useMachine((runtime) => createAddPayPal(runtime, dependencies), { type: 'opened' });
