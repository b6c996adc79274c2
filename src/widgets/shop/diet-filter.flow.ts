import { ALLERGENS, type AllergenKey, type Diet, type DietPreference, type Presence } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

/** The content of the form, with a level for every allergen. */
export interface DietDraft {
  readonly diet: Diet | null;
  readonly allergens: Readonly<Record<AllergenKey, Presence>>;
}

/** The diet dialog (part 1 §4); the names are the specification's. */
export interface DietFilterState {
  /**
   * ERROR_SENDING_DATA returns to AWAIT_DATA after 2 seconds; the choices stay. LEFT: the preference is saved and the parent
   * closes the dialog.
   */
  readonly name: 'AWAIT_DATA' | 'ERROR_SENDING_DATA' | 'SEND_DATA' | 'DELETE_ALL_PREFERENCE' | 'SENDING_DATA' | 'LEFT';
  readonly draft: DietDraft;
}

export type DietFilterEvent =
  | { readonly type: 'diet-chosen'; readonly diet: Diet }
  | { readonly type: 'allergen-chosen'; readonly allergen: AllergenKey; readonly level: Presence }
  | { readonly type: 'confirm-pressed' | 'delete-pressed' | 'started' | 'saved' | 'failed' | 'error-seen' };

export type DietFilterCommand =
  { readonly type: 'save'; readonly preference: DietPreference | null } | { readonly type: 'wait-after-error' | 'leave' };

/** Default filter: all allergens Presente and no diet (part 1 §5). */
export function draftOf(preference: DietPreference | null): DietDraft {
  const entries = ALLERGENS.map((allergen) => [allergen, preference?.allergens[allergen] ?? 'Presente'] as const);
  return { diet: preference?.diet ?? null, allergens: Object.fromEntries(entries) as Record<AllergenKey, Presence> };
}

/** Null when the form excludes nothing. */
const preferenceOf = ({ diet, allergens }: DietDraft): DietPreference | null =>
  diet === null && ALLERGENS.every((allergen) => allergens[allergen] === 'Presente') ? null : { diet, allergens };

export const startDietFilter = (preference: DietPreference | null): DietFilterState => ({ name: 'AWAIT_DATA', draft: draftOf(preference) });

export function step(state: DietFilterState, event: DietFilterEvent): Transition<DietFilterState, DietFilterCommand> {
  const same = { state };
  const isOpen = state.name === 'AWAIT_DATA' || state.name === 'ERROR_SENDING_DATA';
  const { draft } = state;
  switch (event.type) {
    case 'diet-chosen':
      return isOpen ? { state: { ...state, draft: { ...draft, diet: event.diet } } } : same;
    case 'allergen-chosen':
      return isOpen ? { state: { ...state, draft: { ...draft, allergens: { ...draft.allergens, [event.allergen]: event.level } } } } : same;
    case 'confirm-pressed':
      return isOpen ? { state: { name: 'SEND_DATA', draft }, command: { type: 'save', preference: preferenceOf(draft) } } : same;
    case 'delete-pressed':
      return isOpen ? { state: { name: 'DELETE_ALL_PREFERENCE', draft }, command: { type: 'save', preference: null } } : same;
    case 'started':
      return state.name === 'SEND_DATA' || state.name === 'DELETE_ALL_PREFERENCE' ? { state: { name: 'SENDING_DATA', draft } } : same;
    case 'saved':
      return state.name === 'SENDING_DATA' ? { state: { name: 'LEFT', draft }, command: { type: 'leave' } } : same;
    case 'failed':
      return state.name === 'SENDING_DATA' ? { state: { name: 'ERROR_SENDING_DATA', draft }, command: { type: 'wait-after-error' } } : same;
    case 'error-seen':
      return state.name === 'ERROR_SENDING_DATA' ? { state: { name: 'AWAIT_DATA', draft } } : same;
    default:
      return event satisfies never;
  }
}
