import { getPaymentOptions, type PaymentContext, type PaymentOption, updatePaymentPreference } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { attempt } from '../shared/payment/attempt.ts';
import { acknowledgeInstruments } from '../shared/payment/instrument-registration.ts';
import { takePending } from '../shared/payment/pending-instrument.ts';
import { guardInternal } from '../shared/rules/links.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { type Choice, isInstrument, type PickerCommand, type PickerEvent, type PickerState, step } from './picker.flow.ts';

interface PickerOptions {
  context: PaymentContext;
  hidesSaved: boolean;
  hidesNew: boolean;
  opensSingle: boolean;
  onPicked(choice: Choice): void;
  onCreate(path: string, isAutomatic: boolean): void;
}

/** The body of a preference. A method without an instrument is identified by its own name (part 2 §7). */
function bodyOf(choice: Choice) {
  const { category, provider } = choice;
  return isInstrument(choice) ? { paymentInstrumentId: choice.id, category, provider } : { category, provider };
}

function createPicker(runtime: Runtime, options: PickerOptions) {
  const { client, storage, tracking, paymentMethods, addresses } = runtime;
  /** Whether this provider has enabled the method whose page adds the instrument. */
  const isInUse = ({ createPIPath }: PaymentOption): boolean => {
    const method = /\/integration\/(\w+)\//.exec(createPIPath ?? '')?.[1];
    return paymentMethods === undefined || method === undefined || paymentMethods.some((name) => name === method);
  };
  const params = { context: options.context };
  return createMachine<PickerState, PickerEvent, PickerCommand>(
    { name: 'FETCHING_DATA', problem: null },
    step,
    async (command, { send, signal }) => {
      switch (command.type) {
        case 'take-pick':
          return send({ type: 'pick-taken', picked: takePending(storage, 'PAYMENT_OPTIONS_PICKED_PI') });
        case 'fetch':
          return attempt<PickerEvent>(runtime, send, async () => {
            const { paymentInstruments, paymentOptions } = await client.call(getPaymentOptions, { params, signal });
            const instruments = options.hidesSaved ? [] : paymentInstruments;
            acknowledgeInstruments(storage, instruments);
            const choices = { instruments, options: options.hidesNew ? [] : paymentOptions.filter(isInUse) };
            return { type: 'fetched', choices, opensSingle: options.opensSingle };
          });
        case 'send':
          return attempt<PickerEvent>(runtime, send, async () => {
            // Without the signal: the choice is made, so it is sent even when the person leaves.
            const { error, message } = await client.call(updatePaymentPreference, { params, body: bodyOf(command.choice) });
            return error ? { type: 'failed', sentence: message?.trim() || null } : { type: 'sent' };
          });
        case 'create': {
          const path = command.option.createPIPath === null ? null : guardInternal(command.option.createPIPath, addresses);
          if (path !== null) return options.onCreate(path, command.isAutomatic);
          tracking.event('Error/Payment', `no way to add ${command.option.provider}`);
          return send({ type: 'create-refused' });
        }
        case 'leave':
          return options.onPicked(command.choice);
        default:
          return command satisfies never;
      }
    },
  );
}

/** The picker's state lives as long as the component. Another context needs another component (key). */
export const usePicker = (options: PickerOptions) => useMachine((runtime) => createPicker(runtime, options), { type: 'opened' });
