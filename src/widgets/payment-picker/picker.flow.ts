import type { ApiFailure, Instrument, PaymentOption } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

/** The choices on offer, without those that the address hides. */
export interface Choices {
  readonly instruments: readonly Instrument[];
  readonly options: readonly PaymentOption[];
}

/** The person's choice: an existing instrument, or a method without one. */
export type Choice =
  { readonly kind: 'instrument'; readonly instrument: Instrument } | { readonly kind: 'option'; readonly option: PaymentOption };

/** The payment options (part 2 §4); the specification names no states. */
export type PickerState =
  | { readonly name: 'FETCHING_DATA'; readonly problem: string | null }
  | { readonly name: 'ERROR_FETCHING_DATA'; readonly failure: ApiFailure }
  /** `problem`: why the last choice was not saved. */
  | { readonly name: 'AWAIT_CHOICE'; readonly choices: Choices; readonly problem: string | null }
  /** `choices` is null while nothing has been read: an instrument that was just added is saved first. */
  | { readonly name: 'SENDING_DATA'; readonly choice: Choice; readonly choices: Choices | null }
  /** PICKED: the choice is saved and the host navigates. */
  | { readonly name: 'PICKED'; readonly choices: Choices | null };

export type PickerEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'looked'; readonly picked: Instrument | null }
  /** `opensSingle`: this visit has not opened its only option yet. */
  | { readonly type: 'fetched'; readonly choices: Choices; readonly opensSingle: boolean }
  | { readonly type: 'fetch-failed'; readonly failure: ApiFailure }
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'chosen'; readonly choice: Choice }
  | { readonly type: 'sent' }
  /** The list stays on the page for another choice. */
  | { readonly type: 'stayed' }
  /** `detail`: the server's own sentence. */
  | { readonly type: 'send-failed'; readonly problem: string }
  /** The link guard refused the path that adds an instrument. */
  | { readonly type: 'create-refused'; readonly problem: string };

export type PickerCommand =
  | { readonly type: 'look' }
  | { readonly type: 'fetch' }
  | { readonly type: 'send'; readonly choice: Choice }
  | { readonly type: 'create'; readonly option: PaymentOption; readonly isAutomatic: boolean }
  | { readonly type: 'leave'; readonly choice: Choice };

type Next = Transition<PickerState, PickerCommand>;

const canCreate = ({ canCreatePI }: PaymentOption) => canCreatePI === 'Yes';

/** The only option that can create an instrument when there is no instrument: it needs no question (part 2 §4). */
export function singleOption({ instruments, options }: Choices): PaymentOption | null {
  const [only, ...others] = options.filter(canCreate);
  return instruments.length === 0 && only !== undefined && others.length === 0 ? only : null;
}

const send = (choice: Choice, choices: Choices | null): Next => ({
  state: { name: 'SENDING_DATA', choice, choices },
  command: { type: 'send', choice },
});

export function step(state: PickerState, event: PickerEvent): Next {
  const same: Next = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'FETCHING_DATA' ? { state, command: { type: 'look' } } : same;
    case 'looked':
      if (state.name !== 'FETCHING_DATA') return same;
      return event.picked === null ? { state, command: { type: 'fetch' } } : send({ kind: 'instrument', instrument: event.picked }, null);
    case 'fetched': {
      if (state.name !== 'FETCHING_DATA') return same;
      const next: PickerState = { name: 'AWAIT_CHOICE', choices: event.choices, problem: state.problem };
      const single = event.opensSingle && state.problem === null ? singleOption(event.choices) : null;
      return single === null ? { state: next } : { state: next, command: { type: 'create', option: single, isAutomatic: true } };
    }
    case 'fetch-failed':
      return state.name === 'FETCHING_DATA' ? { state: { name: 'ERROR_FETCHING_DATA', failure: event.failure } } : same;
    case 'retry-pressed':
      return state.name === 'ERROR_FETCHING_DATA' || state.name === 'AWAIT_CHOICE'
        ? { state: { name: 'FETCHING_DATA', problem: null }, command: { type: 'fetch' } }
        : same;
    case 'chosen': {
      if (state.name !== 'AWAIT_CHOICE') return same;
      const { choice } = event;
      return choice.kind === 'option' && canCreate(choice.option)
        ? { state: { ...state, problem: null }, command: { type: 'create', option: choice.option, isAutomatic: false } }
        : send(choice, state.choices);
    }
    case 'sent': {
      if (state.name !== 'SENDING_DATA') return same;
      const { choice, choices } = state;
      return {
        state: { name: 'PICKED', choices },
        command: { type: 'leave', choice },
      };
    }
    case 'stayed':
      if (state.name !== 'PICKED') return same;
      return state.choices === null
        ? { state: { name: 'FETCHING_DATA', problem: null }, command: { type: 'fetch' } }
        : { state: { name: 'AWAIT_CHOICE', choices: state.choices, problem: null } };
    case 'send-failed':
      if (state.name !== 'SENDING_DATA') return same;
      return state.choices === null
        ? { state: { name: 'FETCHING_DATA', problem: event.problem }, command: { type: 'fetch' } }
        : { state: { name: 'AWAIT_CHOICE', choices: state.choices, problem: event.problem } };
    case 'create-refused':
      return state.name === 'AWAIT_CHOICE' ? { state: { ...state, problem: event.problem } } : same;
    default:
      return event satisfies never;
  }
}
