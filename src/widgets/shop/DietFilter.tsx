import { useEffect, useRef, useState } from 'react';
import { ALLERGENS, type AllergenKey, type DietPreference, type Presence } from '../../api/index.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { OrderingToast } from '../shared/ordering/OrderingToast.tsx';
import { StaleStrip } from '../shared/ordering/StaleStrip.tsx';
import { useOrdering, useOrderingStore } from '../shared/ordering/use-ordering.ts';
import { DIETS } from '../shared/rules/diet.ts';
import { useAllergenNames } from '../shared/text/allergens.ts';
import { afterPaint } from '../shared/ui/interaction/after-paint.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { PendingButton } from '../shared/ui/controls/PendingButton.tsx';
import { Dialog } from '../shared/ui/feedback/Dialog.tsx';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { note, tagAmber, visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { radio } from '../shared/ui/controls/Radio.css.ts';
import * as css from './DietFilter.css.ts';
import { useText } from './diet-text.ts';
import { type Elements, Text } from '../shared/text/Text.tsx';

export interface DietFilterProps {
  /** The selling area, as in the address of its shop. */
  areaId: string;
  /** The person closed it, with or without a change: the owner unmounts it. */
  onClose(): void;
  /** A changed preference was saved; `onClose` follows. */
  onSaved?(): void;
}

/** 'Scegli le tue preferenze': diet and unwanted allergens (query `diet_preference=show`). */
export function DietFilter({ areaId, onClose, onSaved }: DietFilterProps) {
  const store = useOrderingStore(areaId);
  const { area } = useOrdering(store);
  // The form starts with the stored preference, so it appears only when the area is known.
  if (area === null) return null;
  const end = () => {
    onSaved?.();
    onClose();
  };
  return <Form store={store} preference={area.dietPreference} onClose={onClose} onSaved={end} />;
}

interface FormProps extends Required<Omit<DietFilterProps, 'areaId'>> {
  store: OrderingStore;
  preference: DietPreference | null;
}

function Form({ store, preference, onClose, onSaved }: FormProps) {
  const text = useText();
  // The state at the start: while the form is being sent, the area already contains the new preference.
  const [hasPreference] = useState(preference !== null);
  const { draft, setDraft, state, save } = useDietFilter(store, preference, onSaved);
  // Rows do not move while the person chooses.
  const [chosen] = useState(() => ALLERGENS.filter((allergen) => draft.allergens[allergen] !== 'Presente'));
  const others = ALLERGENS.filter((allergen) => !chosen.includes(allergen));
  // The others are most of the form, and folded. A slow phone shows the sheet sooner without them.
  const [hasOthers, setHasOthers] = useState(false);
  useEffect(() => afterPaint(() => setHasOthers(true)), []);
  const row = (allergen: AllergenKey) => (
    <AllergenChoice
      key={allergen}
      allergen={allergen}
      chosen={draft.allergens[allergen]}
      onChoose={(level) => setDraft({ ...draft, allergens: { ...draft.allergens, [allergen]: level } })}
    />
  );
  const isPending = state === 'SENDING_DATA';

  return (
    <Dialog
      title={text.title}
      onClose={onClose}
      foot={
        <div className={css.foot}>
          <PendingButton size="large" isPending={isPending} onClick={() => void save(draft)}>
            {text.confirm}
          </PendingButton>
          {hasPreference && (
            <Button look="quiet" disabled={isPending} onClick={() => void save(null)}>
              {text.deleteAll}
            </Button>
          )}
          <p role="status" className={visuallyHidden}>
            {isPending ? text.sending : ''}
          </p>
        </div>
      }
    >
      <StaleStrip store={store} lack={text.savingNeedsConnection} />
      <div className={css.form}>
        <fieldset className={css.group} disabled={isPending}>
          <legend className={css.legend}>{text.diet}</legend>
          <div className={css.box}>
            {DIETS.map((diet) => (
              <label key={diet} className={css.choice}>
                <span className={css.choiceText}>
                  <Text>{text.diets[diet]}</Text>
                  {diet === DIETS[0] && <span className={css.choiceNote}>{text.everything}</span>}
                </span>
                <input
                  className={radio}
                  type="radio"
                  name="diet"
                  checked={draft.diet === diet}
                  onChange={() => setDraft({ ...draft, diet })}
                />
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className={css.group} disabled={isPending}>
          <legend className={css.legend}>{text.allergens}</legend>
          <div className={css.box}>
            {chosen.map(row)}
            <Fold
              name={chosen.length === 0 ? text.allAllergens : text.otherAllergens}
              level={others.every((allergen) => draft.allergens[allergen] === 'Presente') ? 'Presente' : null}
            >
              {hasOthers && others.map(row)}
            </Fold>
          </div>
        </fieldset>
      </div>
      <OrderingToast store={store} isModal />
    </Dialog>
  );
}

/** A row that opens. `level`: what holds for all that is in it; null when that differs. */
function Fold({ name, level, children }: { name: string; level: Presence | null; children: Elements }) {
  const { levels } = useText();
  return (
    <details className={css.fold}>
      <summary className={css.summary}>
        <span className={css.summaryName}>{name}</span>
        <span className={css.summaryEnd}>
          {level !== null && <span className={level === 'Presente' ? note : tagAmber}>{levels[level]}</span>}
          <Icon name="next" isSmall />
        </span>
      </summary>
      {children}
    </details>
  );
}

function AllergenChoice({ allergen, chosen, onChoose }: { allergen: AllergenKey; chosen: Presence; onChoose(level: Presence): void }) {
  const { levels } = useText();
  const name = useAllergenNames()[allergen];
  return (
    <Fold name={name} level={chosen}>
      <div className={css.levels} role="radiogroup" aria-label={name}>
        {(['Presente', 'Tracce', 'Assente'] as const).map((level) => (
          <label key={level} className={css.level}>
            <input className={radio} type="radio" name={allergen} checked={chosen === level} onChange={() => onChoose(level)} />
            <Text>{levels[level]}</Text>
          </label>
        ))}
      </div>
    </Fold>
  );
}

/** Time until the error state resets (P1-4.33). */
const ERROR_MS = 2000;

/** The dialog's states (P1-4.30 to P1-4.33). SEND_DATA and DELETE_ALL_PREFERENCE last no time: each is a press that calls `save`. */
type DietFilterState = 'AWAIT_DATA' | 'SENDING_DATA' | 'ERROR_SENDING_DATA';

/** The content of the form, with a level for every allergen. By default there is no diet and all are Presente (P1-5.26). */
export function draftOf(preference: DietPreference | null) {
  const entries = ALLERGENS.map((allergen) => [allergen, preference?.allergens[allergen] ?? 'Presente'] as const);
  return { diet: preference?.diet ?? null, allergens: Object.fromEntries(entries) as Record<AllergenKey, Presence> };
}

/** The form of the diet dialog and its state (P1-4.30 to P1-4.33). The choices survive a failure. */
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

  async function save(next: DietPreference | null) {
    // The state changes only with the next render: a second press may come before it.
    if (isSending.current) return;
    isSending.current = true;
    setState('SENDING_DATA');
    const result = await store.saveDietPreference(next);
    isSending.current = false;
    // Another dialog may be open when the answer comes.
    if (!isShown.current) return;
    if (result === 'saved') onSaved();
    else setState('ERROR_SENDING_DATA');
  }

  return { draft, setDraft, state, save };
}
