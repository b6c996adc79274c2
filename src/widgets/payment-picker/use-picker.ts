import {
  failureToTell,
  getPaymentOptions,
  type Instrument,
  type PaymentContext,
  type PaymentOption,
  serverSentence,
  updatePaymentPreference,
} from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { acknowledgeInstruments } from '../shared/payment/instrument-registration.ts';
import { takePending } from '../shared/payment/pending-instrument.ts';
import { guardInternal } from '../shared/rules/links.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type Choice, type PickerCommand, type PickerEvent, type PickerState, step } from './picker.flow.ts';
import { text } from './text.ts';

export interface PickerOptions {
  context: PaymentContext;
  hidesSaved: boolean;
  hidesNew: boolean;
  opensSingle: boolean;
  /** `instrument` is null for a method that has none. */
  onPicked(instrument: Instrument | null, choice: Choice): void;
  onCreate(path: string, isAutomatic: boolean): void;
}

/** The body of a preference. A method without an instrument is identified by its own name (part 2 §7). */
function bodyOf(choice: Choice) {
  if (choice.kind === 'option') return { category: choice.option.category, provider: choice.option.provider };
  const { id, category, provider } = choice.instrument;
  return { paymentInstrumentId: id, category, provider };
}

function createPicker({ client, storage, tracking, paymentMethods, addresses }: Runtime, options: PickerOptions) {
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
        case 'look':
          return send({ type: 'looked', picked: takePending(storage, 'PAYMENT_OPTIONS_PICKED_PI') });
        case 'fetch':
          try {
            const { paymentInstruments, paymentOptions } = await client.call(getPaymentOptions, { params, signal });
            const instruments = options.hidesSaved ? [] : paymentInstruments;
            acknowledgeInstruments(storage, instruments);
            send({
              type: 'fetched',
              choices: {
                instruments,
                options: options.hidesNew ? [] : paymentOptions.filter(isInUse),
              },
              opensSingle: options.opensSingle,
            });
          } catch (thrown) {
            const failure = failureToTell(thrown);
            if (failure !== null) send({ type: 'fetch-failed', failure });
          }
          return;
        case 'send':
          try {
            // Without the signal: the choice is made, so it is sent even when the person leaves.
            const { error, message } = await client.call(updatePaymentPreference, { params, body: bodyOf(command.choice) });
            const detail = message?.trim() ?? '';
            send(
              error ? { type: 'send-failed', problem: detail === '' ? text.sendError : text.sendErrorBecause(detail) } : { type: 'sent' },
            );
          } catch (thrown) {
            const failure = failureToTell(thrown);
            if (failure === null) return;
            const detail = serverSentence(failure);
            send({ type: 'send-failed', problem: detail === null ? text.sendError : text.sendErrorBecause(detail) });
          }
          return;
        case 'create': {
          const path = command.option.createPIPath === null ? null : guardInternal(command.option.createPIPath, addresses);
          if (path !== null) return options.onCreate(path, command.isAutomatic);
          tracking.event('Error/Payment', `no way to add ${command.option.provider}`);
          return send({ type: 'create-refused', problem: text.blocked });
        }
        case 'leave':
          return options.onPicked(command.choice.kind === 'instrument' ? command.choice.instrument : null, command.choice);
        default:
          return command satisfies never;
      }
    },
  );
}

/** The picker's state lives as long as the component. Another context needs another component (key). */
export function usePicker(options: PickerOptions) {
  const runtime = useRuntime();
  return useMachine(() => createPicker(runtime, options), { type: 'opened' });
}
