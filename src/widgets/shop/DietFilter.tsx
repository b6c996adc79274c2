import { useEffect, useState } from 'react';
import { ALLERGENS, type AllergenKey, type Diet, type DietPreference, type Presence } from '../../api/index.ts';
import type { OrderingStore } from '../shared/ordering/ordering-state.ts';
import { OrderingToast } from '../shared/ordering/OrderingToast.tsx';
import { StaleStrip } from '../shared/ordering/StaleStrip.tsx';
import { useOrdering, useOrderingStore } from '../shared/ordering/use-ordering.ts';
import { ALLERGEN_NAMES } from '../shared/text/allergens.ts';
import { afterPaint } from '../shared/ui/interaction/after-paint.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { PendingButton } from '../shared/ui/controls/PendingButton.tsx';
import { Dialog } from '../shared/ui/feedback/Dialog.tsx';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { tag, tagAmber, tagGreen, visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { radio } from '../shared/ui/controls/Radio.css.ts';
import * as css from './DietFilter.css.ts';
import { DIETS, LEVELS, text } from './diet-text.ts';
import { useDietFilter } from './use-diet-filter.ts';

export interface DietFilterProps {
  areaId: string;
  onClose(): void;
}

/** 'Scegli le tue preferenze': diet and unwanted allergens (query `diet_preference=show`). */
export function DietFilter({ areaId, onClose }: DietFilterProps) {
  const store = useOrderingStore(areaId);
  const { area } = useOrdering(store);
  // The form starts with the stored preference, so it appears only when the area is known.
  return area === null ? null : <Form store={store} preference={area.dietPreference} onClose={onClose} />;
}

function Form({ store, preference, onClose }: { store: OrderingStore; preference: DietPreference | null; onClose(): void }) {
  // The state at the start: while the form is being sent, the area already contains the new preference.
  const [hasPreference] = useState(preference !== null);
  const [state, send] = useDietFilter(store, preference, onClose);
  // The allergens are most of the form and below the fold. A slow phone shows the sheet sooner without them.
  const [hasAllergens, setAllergens] = useState(false);
  useEffect(() => afterPaint(() => setAllergens(true)), []);
  const isPending = state.name !== 'AWAIT_DATA' && state.name !== 'ERROR_SENDING_DATA';

  return (
    <Dialog
      title={text.title}
      onClose={onClose}
      foot={
        <div className={css.foot}>
          <PendingButton size="large" isPending={isPending} onClick={() => send({ type: 'confirm-pressed' })}>
            {text.confirm}
          </PendingButton>
          {hasPreference && (
            <Button look="quiet" disabled={isPending} onClick={() => send({ type: 'delete-pressed' })}>
              {text.deleteAll}
            </Button>
          )}
          <p role="status" className={visuallyHidden}>
            {isPending ? text.sending : ''}
          </p>
        </div>
      }
    >
      <StaleStrip store={store} lack=": per salvare serve la connessione" />
      <div className={css.form}>
        <fieldset className={css.group} disabled={isPending}>
          <legend className={css.legend}>{text.diet}</legend>
          <div className={css.box}>
            {DIETS.map(({ diet, label, note }) => (
              <label key={diet} className={css.choice}>
                <span className={css.choiceText}>
                  {label}
                  {note !== null && <span className={css.choiceNote}>{note}</span>}
                </span>
                <input
                  className={radio}
                  type="radio"
                  name="diet"
                  checked={state.draft.diet === diet}
                  onChange={() => send({ type: 'diet-chosen', diet: diet satisfies Diet })}
                />
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className={css.group} disabled={isPending}>
          <legend className={css.legend}>{text.allergens}</legend>
          <div className={`${css.box} ${css.allergens}`} aria-busy={!hasAllergens}>
            {hasAllergens &&
              ALLERGENS.map((allergen) => (
                <AllergenChoice
                  key={allergen}
                  allergen={allergen}
                  chosen={state.draft.allergens[allergen]}
                  onChoose={(level) => send({ type: 'allergen-chosen', allergen, level })}
                />
              ))}
          </div>
        </fieldset>
      </div>
      <OrderingToast store={store} isModal />
    </Dialog>
  );
}

function AllergenChoice({ allergen, chosen, onChoose }: { allergen: AllergenKey; chosen: Presence; onChoose(level: Presence): void }) {
  const name = ALLERGEN_NAMES[allergen];
  return (
    <details className={css.allergen}>
      <summary className={css.summary}>
        <span className={css.summaryName}>{name}</span>
        <span className={css.summaryEnd}>
          <span className={`${tag} ${chosen === 'Presente' ? tagGreen : tagAmber}`}>{LEVELS[chosen]}</span>
          <Icon name="next" isSmall />
        </span>
      </summary>
      <div className={css.levels} role="radiogroup" aria-label={name}>
        {(['Presente', 'Tracce', 'Assente'] as const).map((level) => (
          <label key={level} className={css.level}>
            <input className={radio} type="radio" name={allergen} checked={chosen === level} onChange={() => onChoose(level)} />
            {LEVELS[level]}
          </label>
        ))}
      </div>
    </details>
  );
}
