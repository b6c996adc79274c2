import { useId } from 'react';
import type { AllergenKey } from '../../../api/index.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { useLanguage } from '../text.ts';
import * as css from './controls.css.ts';
import type { Criteria, DietChoice } from './filter.ts';
import { enhancementText } from './text.ts';

interface FilterPanelProps {
  diets: readonly DietChoice[];
  allergens: readonly AllergenKey[];
  diet: string | null;
  without: ReadonlySet<AllergenKey>;
  /** How many dishes pass the filter. */
  shown: number;
  onChange(part: Partial<Criteria>): void;
  onClose(): void;
}

/** Diet and allergen choices; each applies at once. Not a dialog, because a frame is only as high as its menu. */
export function FilterPanel({ diets, allergens, diet, without, shown, onChange, onClose }: FilterPanelProps) {
  const text = enhancementText[useLanguage()];
  const name = useId();
  const toggle = (key: AllergenKey) => {
    const next = new Set(without);
    if (!next.delete(key)) next.add(key);
    onChange({ without: next });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- Escape closes it from any of its controls
    <div
      role="group"
      aria-label={text.filter}
      className={css.panel}
      part="filter"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Not passed on to a dialog of the host page that may contain the menu.
        event.preventDefault();
        onClose();
      }}
    >
      {diets.length > 0 && (
        <fieldset className={css.choices}>
          <legend className={css.legend}>{text.diet}</legend>
          {[{ id: null, label: text.diets.everything }, ...diets].map(({ id, label }) => (
            <label key={id ?? ''} className={css.choice} lang={id !== null && label !== null ? 'it' : undefined}>
              <input type="radio" name={name} className={css.box} checked={diet === id} onChange={() => onChange({ diet: id })} />
              {label ?? text.diets[id as keyof typeof text.diets]}
            </label>
          ))}
        </fieldset>
      )}
      {allergens.length > 0 && (
        <fieldset className={css.choices}>
          <legend className={css.legend}>{text.without}</legend>
          {allergens.map((key) => (
            <label key={key} className={css.choice}>
              <input type="checkbox" className={css.box} checked={without.has(key)} onChange={() => toggle(key)} />
              {text.allergenNames[key]}
            </label>
          ))}
        </fieldset>
      )}
      <p className={css.caution}>{text.caution}</p>
      <Button hugs onClick={onClose}>
        {text.done(shown)}
      </Button>
    </div>
  );
}
