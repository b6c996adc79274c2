import { getPaymentOptions, type Instrument, type PaymentContext, type PaymentOption, updatePaymentPreference } from '../../api/index.ts';
import { createMachine, runBy, stepBy, type Transition } from '../shared/flow/machine.ts';
import { fetchAnswer } from '../shared/flow/query-client.ts';
import { attempt, type AttemptFailed, type PressProblem } from '../shared/payment/attempt.ts';
import { acknowledgeInstruments } from '../shared/payment/pending-registration.ts';
import { isOptionInUse } from '../shared/payment/methods-in-use.ts';
import { takePending } from '../shared/payment/pending-instrument.ts';
import { guardInternal } from '../shared/rules/links.ts';
import type { CurrentMethod } from '../shared/runtime/ports.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

/** The choices on offer, without those that the address hides. */
export type Choices = { readonly instruments: readonly Instrument[]; readonly options: readonly PaymentOption[] };

/** The person's choice: an existing instrument, or a method without one. */
export type Choice = Instrument | PaymentOption;

export const isInstrument = (choice: Choice): choice is Instrument => 'id' in choice;

/** Whether this is the method that pays now. An option that creates an instrument never is. */
export const isCurrent = (choice: Choice, { uuid, provider, label }: CurrentMethod): boolean =>
  isInstrument(choice) && uuid !== undefined
    ? String(choice.uuid) === String(uuid)
    : choice.provider === provider && choice.label === label && (isInstrument(choice) || !canCreate(choice));

/** `send-failed`: the choice was not saved. `create-refused`: the link guard refused the path that adds an instrument. */
export type PickerProblem = PressProblem<'send-failed' | 'create-refused'>;

/** The payment options (part 2 §4, which names no states). */
export type PickerState =
  | { readonly name: 'FETCHING_DATA'; readonly problem: PickerProblem | null }
  | { readonly name: 'ERROR_FETCHING_DATA' }
  /** `problem`: why the last choice had no effect. */
  | { readonly name: 'AWAIT_CHOICE'; readonly choices: Choices; readonly problem: PickerProblem | null }
  /** `choices` is null while nothing has been read: an instrument that was just added is saved first. */
  | { readonly name: 'SENDING_DATA'; readonly choice: Choice; readonly choices: Choices | null }
  /** PICKED: the choice is saved and the host navigates. */
  | { readonly name: 'PICKED'; readonly choices: Choices | null };

export type PickerEvent =
  /**
   * `stayed`: the list stays on the page for another choice. `create-refused`: the link guard refused the path.
   */
  | { readonly type: 'opened' | 'retry-pressed' | 'sent' | 'stayed' | 'create-refused' }
  /** `picked`: the instrument that was just added elsewhere; null when there is none. */
  | { readonly type: 'pick-taken'; readonly picked: Instrument | null }
  /** `opensSingle`: the person has no instrument, shown or hidden, and this visit has not opened its only option yet. */
  | { readonly type: 'fetched'; readonly choices: Choices; readonly opensSingle: boolean }
  | { readonly type: 'chosen'; readonly choice: Choice }
  /** The options could not be read, or the choice could not be saved. */
  | AttemptFailed;

export type PickerCommand =
  | { readonly type: 'take-pick' | 'fetch' }
  | { readonly type: 'send' | 'leave'; readonly choice: Choice }
  | { readonly type: 'create'; readonly option: PaymentOption; readonly isAutomatic: boolean };

type Next = Transition<PickerState, PickerCommand>;

const canCreate = ({ canCreatePI }: PaymentOption) => canCreatePI === 'Yes';

/** The only option that can create an instrument: without an instrument it needs no question (part 2 §4). */
export function singleOption(options: readonly PaymentOption[]): PaymentOption | null {
  const [only, ...others] = options.filter(canCreate);
  return only !== undefined && others.length === 0 ? only : null;
}

const send = (choice: Choice, choices: Choices | null): Next => ({
  state: { name: 'SENDING_DATA', choice, choices },
  command: { type: 'send', choice },
});

const fetchChoices = (problem: PickerProblem | null = null): Next => ({
  state: { name: 'FETCHING_DATA', problem },
  command: { type: 'fetch' },
});

/** The list, with the problem of the last choice. It is read if nothing has been read yet. */
const awaitChoice = (choices: Choices | null, problem: PickerProblem | null = null): Next =>
  choices === null ? fetchChoices(problem) : { state: { name: 'AWAIT_CHOICE', choices, problem } };

export const step = stepBy<PickerState, PickerEvent, PickerCommand>({
  FETCHING_DATA: {
    opened: (state) => ({ state, command: { type: 'take-pick' } }),
    'pick-taken': (state, { picked }) => (picked === null ? { state, command: { type: 'fetch' } } : send(picked, null)),
    fetched({ problem }, { choices, opensSingle }) {
      const state: PickerState = { name: 'AWAIT_CHOICE', choices, problem };
      const single = opensSingle && problem === null ? singleOption(choices.options) : null;
      return single === null ? { state } : { state, command: { type: 'create', option: single, isAutomatic: true } };
    },
    failed: () => ({ state: { name: 'ERROR_FETCHING_DATA' } }),
  },
  ERROR_FETCHING_DATA: { 'retry-pressed': () => fetchChoices() },
  AWAIT_CHOICE: {
    'retry-pressed': () => fetchChoices(),
    chosen: (state, { choice }) =>
      !isInstrument(choice) && canCreate(choice)
        ? { state: { ...state, problem: null }, command: { type: 'create', option: choice, isAutomatic: false } }
        : send(choice, state.choices),
    'create-refused': (state) => ({ state: { ...state, problem: { name: 'create-refused' } } }),
  },
  SENDING_DATA: {
    sent: ({ choice, choices }) => ({ state: { name: 'PICKED', choices }, command: { type: 'leave', choice } }),
    failed: ({ choices }, { sentence }) => awaitChoice(choices, { name: 'send-failed', sentence }),
  },
  PICKED: { stayed: ({ choices }) => awaitChoice(choices) },
});

interface PickerOptions {
  context: PaymentContext;
  hideSaved: boolean;
  hideNew: boolean;
  opensSingle: boolean;
  onPicked(choice: Choice): void;
  onCreate(path: string, isAutomatic: boolean): void;
}

/** The body of a preference. A method without an instrument is identified by its own name (part 2 §7). */
function bodyOf(choice: Choice) {
  const { category, provider } = choice;
  const body = { ...(category !== '' && { category }), provider };
  return isInstrument(choice) ? { paymentInstrumentId: choice.id, ...body } : body;
}

/** Its state belongs to one context: another context needs another component (key). */
export function createPicker(runtime: Runtime, options: PickerOptions) {
  const { client, storage, tracking, paymentMethods, addresses } = runtime;
  const params = { context: options.context };
  return createMachine(
    { name: 'FETCHING_DATA', problem: null },
    step,
    runBy({
      'take-pick': (_, { send }) => send({ type: 'pick-taken', picked: takePending(storage, 'PAYMENT_OPTIONS_PICKED_PI') }),
      fetch: (_, { send, signal }) =>
        attempt<PickerEvent>(runtime, send, async () => {
          const { paymentInstruments, paymentOptions } = await fetchAnswer(runtime, getPaymentOptions, { params }, signal);
          const instruments = options.hideSaved ? [] : paymentInstruments;
          acknowledgeInstruments(storage, instruments);
          const choices = {
            instruments,
            options: options.hideNew ? [] : paymentOptions.filter((option) => isOptionInUse(paymentMethods, option)),
          };
          return { type: 'fetched', choices, opensSingle: options.opensSingle && paymentInstruments.length === 0 };
        }),
      send: ({ choice }, { send: report }) =>
        attempt<PickerEvent>(runtime, report, async () => {
          // Without the signal: the choice is made, so it is sent even when the person leaves.
          const { error, message } = await client.call(updatePaymentPreference, { params, body: bodyOf(choice) });
          return error ? { type: 'failed', sentence: message?.trim() || null } : { type: 'sent' };
        }),
      create({ option, isAutomatic }, { send: report }) {
        const path = option.createPIPath === null ? null : guardInternal(option.createPIPath, addresses);
        if (path !== null) return options.onCreate(path, isAutomatic);
        tracking.event('Error/Payment', `no way to add ${option.provider}`);
        report({ type: 'create-refused' });
      },
      leave: ({ choice }) => options.onPicked(choice),
    }),
  );
}
