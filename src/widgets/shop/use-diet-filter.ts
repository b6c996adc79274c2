import { useEffect, useRef, useState } from 'react';
import { ALLERGENS, type AllergenKey, type Diet, type DietPreference, type Presence } from '../../api/index.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';

/** Time until the error state resets (part 1 §4). */
const ERROR_MS = 2000;

type DietFilterState = 'AWAIT_DATA' | 'SEND_DATA' | 'DELETE_ALL_PREFERENCE' | 'SENDING_DATA' | 'ERROR_SENDING_DATA';

/** The content of the form, with a level for every allergen. */
interface DietDraft {
  readonly diet: Diet | null;
  readonly allergens: Readonly<Record<AllergenKey, Presence>>;
}

/** Default filter: all allergens Presente and no diet (part 1 §5). */
export function draftOf(preference: DietPreference | null): DietDraft {
  const entries = ALLERGENS.map((allergen) => [allergen, preference?.allergens[allergen] ?? 'Presente'] as const);
  return { diet: preference?.diet ?? null, allergens: Object.fromEntries(entries) as Record<AllergenKey, Presence> };
}

/** Null when the form excludes nothing. */
export const preferenceOf = ({ diet, allergens }: DietDraft): DietPreference | null =>
  diet === null && ALLERGENS.every((allergen) => allergens[allergen] === 'Presente') ? null : { diet, allergens };

/** The form of the diet dialog and its state (part 1 §4; the names are the specification's). The choices survive a failure. */
export function useDietFilter(store: OrderingStore, preference: DietPreference | null, onSaved: () => void) {
  const [draft, setDraft] = useState(() => draftOf(preference));
  const [state, setState] = useState<DietFilterState>('AWAIT_DATA');
  const isShown = useRef(true);
  const isSending = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  useEffect(() => {
    if (state !== 'ERROR_SENDING_DATA') return;
    const timer = setTimeout(() => setState('AWAIT_DATA'), ERROR_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function save(name: 'SEND_DATA' | 'DELETE_ALL_PREFERENCE', next: DietPreference | null) {
    if (isSending.current) return;
    isSending.current = true;
    setState(name);
    const saving = store.saveDietPreference(next);
    setState('SENDING_DATA');
    const result = await saving;
    isSending.current = false;
    // Another dialog may be open when the answer comes.
    if (!isShown.current) return;
    if (result === 'saved') onSaved();
    else setState('ERROR_SENDING_DATA');
  }

  return {
    draft,
    setDraft,
    state,
    confirm: () => void save('SEND_DATA', preferenceOf(draft)),
    deleteAll: () => void save('DELETE_ALL_PREFERENCE', null),
  };
}
