import {
  displayableFailure,
  getPaymentOptions,
  type Instrument,
  type PaymentContext,
  type PaymentOption,
  serverSentence,
  updatePaymentPreference,
} from '../../api/index.ts';
import { createFlow, type Steps, useFlow } from '../shared/flow/flow.ts';
import { fetchAnswer } from '../shared/flow/query-client.ts';
import type { PressProblem } from '../shared/payment/failed-press.ts';
import { acknowledgeInstruments } from '../shared/payment/pending-registration.ts';
import { isOptionInUse } from '../shared/payment/methods-in-use.ts';
import { type Choice, isInstrument, takePicked } from '../shared/payment/pending-instrument.ts';
import { guardInternal } from '../shared/rules/links.ts';
import type { CurrentMethod } from '../shared/runtime/ports.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';

/** The choices on offer, without those that the address hides. */
type Choices = { readonly instruments: readonly Instrument[]; readonly options: readonly PaymentOption[] };

/** Whether this is the method that pays now. An option that creates an instrument never is. */
export const isCurrent = (choice: Choice, { uuid, provider, label }: CurrentMethod): boolean =>
  isInstrument(choice) && uuid !== undefined
    ? String(choice.uuid) === String(uuid)
    : choice.provider === provider && choice.label === label && (isInstrument(choice) || !canCreate(choice));

/** `send-failed`: the choice was not saved. `create-refused`: the link guard refused the path that adds an instrument. */
type PickerProblem = PressProblem<'send-failed' | 'create-refused'>;

/** The payment options (P2-4.11, P2-4.12, which names no states). */
export type PickerState =
  | { readonly name: 'FETCHING_DATA'; readonly problem: PickerProblem | null }
  | { readonly name: 'ERROR_FETCHING_DATA' }
  /** `problem`: why the last choice had no effect. */
  | { readonly name: 'AWAIT_CHOICE'; readonly choices: Choices; readonly problem: PickerProblem | null }
  /** `choices` is null while nothing has been read: an instrument that was just added is saved first. */
  | { readonly name: 'SENDING_DATA'; readonly choice: Choice; readonly choices: Choices | null }
  /** PICKED: the choice is saved and the host navigates. */
  | { readonly name: 'PICKED'; readonly choices: Choices | null };

const canCreate = ({ canCreatePI }: PaymentOption) => canCreatePI === 'Yes';

/** The only option that can create an instrument: without an instrument it needs no question (P2-4.12). */
export function singleOption(options: readonly PaymentOption[]): PaymentOption | null {
  const [only, ...others] = options.filter(canCreate);
  return only !== undefined && others.length === 0 ? only : null;
}

interface PickerOptions {
  context: PaymentContext;
  hideSaved?: boolean;
  hideNew?: boolean;
  /** Opens the only option that can create an instrument, when the person has none. */
  opensSingle?: boolean;
  /** The list stays on the page for another choice. */
  isInline?: boolean;
  onPicked(choice: Choice): void;
  onCreate(path: string, isAutomatic: boolean): void;
}

/** The body of a preference. A method without an instrument is identified by its own name (P2-7.18, P2-7.19). */
function bodyOf(choice: Choice) {
  const { category, provider } = choice;
  return { ...(isInstrument(choice) && { paymentInstrumentId: choice.id }), ...(category !== '' && { category }), provider };
}

type PickerSteps = Steps<PickerState>;

/** Its state belongs to one context: another context needs another component (key). */
export function usePicker({
  context,
  hideSaved = false,
  hideNew = false,
  opensSingle = true,
  isInline = false,
  onPicked,
  onCreate,
}: PickerOptions) {
  const runtime = useRuntime();
  const { client, storage, tracking, paymentMethods, addresses } = runtime;
  const params = { context };

  /** Opens the page that adds an instrument. @returns false when the link guard refuses its path */
  function create({ createPIPath, provider }: PaymentOption, isAutomatic: boolean): boolean {
    const path = createPIPath && guardInternal(createPIPath, addresses);
    if (!path) tracking.event('Error/Payment', `no way to add ${provider}`);
    else onCreate(path, isAutomatic);
    return !!path;
  }

  /** Reads the list. `problem`: why the last choice had no effect. */
  const fetchChoices =
    (problem: PickerProblem | null): PickerSteps =>
    async (set, signal) => {
      set({ name: 'FETCHING_DATA', problem });
      const { paymentInstruments, paymentOptions } = await fetchAnswer(runtime, getPaymentOptions, { params }, signal);
      const instruments = hideSaved ? [] : paymentInstruments;
      acknowledgeInstruments(storage, instruments);
      const options = hideNew ? [] : paymentOptions.filter((option) => isOptionInUse(paymentMethods, option));
      const choices = { instruments, options };
      set({ name: 'AWAIT_CHOICE', choices, problem });
      const single = opensSingle && paymentInstruments.length === 0 && problem === null ? singleOption(options) : null;
      if (single !== null && !create(single, true)) set({ name: 'AWAIT_CHOICE', choices, problem: { name: 'create-refused' } });
    };

  /** Saves the choice. @returns why that failed, or null. Without a signal: it is sent even when the person leaves */
  async function save(choice: Choice): Promise<PickerProblem | null> {
    try {
      const { error, message } = await client.call(updatePaymentPreference, { params, body: bodyOf(choice) });
      return error ? { name: 'send-failed', sentence: message?.trim() || null } : null;
    } catch (thrown) {
      const failure = displayableFailure(thrown);
      // On the way to the login: the flow shows nothing.
      if (failure === null) throw thrown;
      return { name: 'send-failed', sentence: serverSentence(failure) };
    }
  }

  const pick =
    (choice: Choice, choices: Choices | null): PickerSteps =>
    async (set, signal) => {
      set({ name: 'SENDING_DATA', choice, choices });
      const problem = await save(choice);
      if (problem === null) {
        set({ name: 'PICKED', choices });
        onPicked(choice);
        if (!isInline) return;
      }
      if (choices === null) await fetchChoices(problem)(set, signal);
      else set({ name: 'AWAIT_CHOICE', choices, problem });
    };

  const [state, picker] = useFlow(
    () =>
      createFlow<PickerState>(
        { name: 'FETCHING_DATA', problem: null },
        { failed: (state) => (state.name === 'FETCHING_DATA' ? { name: 'ERROR_FETCHING_DATA' } : state) },
      ),
    (flow) => {
      // An instrument that was just added on another page is the choice.
      const added = takePicked(storage, 'PAYMENT_OPTIONS_PICKED_PI');
      flow.run(added === null ? fetchChoices(null) : pick(added, null));
    },
  );

  return {
    state,
    retry(): void {
      if (picker.getState().name === 'ERROR_FETCHING_DATA') picker.run(fetchChoices(null));
    },
    choose(choice: Choice): void {
      const state = picker.getState();
      if (state.name !== 'AWAIT_CHOICE') return;
      const { choices } = state;
      if (isInstrument(choice) || !canCreate(choice)) return picker.run(pick(choice, choices));
      const isCreated = create(choice, false);
      picker.set({ name: 'AWAIT_CHOICE', choices, problem: isCreated ? null : { name: 'create-refused' } });
    },
  };
}
