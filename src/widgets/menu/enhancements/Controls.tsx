import { startTransition, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AllergenKey } from '../../../api/index.ts';
import { KITCHEN_NAMES } from '../../../texts/kitchen.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { closeOnEscape } from '../../shared/ui/interaction/close-on-escape.ts';
import { SearchField } from '../../shared/ui/controls/SearchField.tsx';
import { note } from '../../shared/ui/page/layout.css.ts';
import { Icon } from '../../shared/ui/pictures/Icon.tsx';
import { Notice } from '../../shared/ui/feedback/Notice.tsx';
import { useLanguage } from '../../shared/text/language.ts';
import { Anchors, type AnchorsProps } from './Anchors.tsx';
import * as css from './controls.css.ts';
import { type Accepts, acceptsOf, allergenChoices, countUnknown, type Criteria, type DietChoice, dietChoices } from './filter.ts';
import { useControlsText } from './text.ts';
import { Text } from '../../shared/text/Text.tsx';

const NOTHING: Criteria = { query: '', diet: null, without: new Set() };

interface ControlsProps extends Omit<AnchorsProps, 'isOut'> {
  /** The menu has enough dishes for search and links to categories. */
  hasMany: boolean;
  accepts: Accepts | null;
  setAccepts(next: () => Accepts | null): void;
}

/** Search, filter and the row of categories. The state of the search and the filter lives here only. */
export function Controls({ sections, bar, root, hasMany, isPage, accepts, setAccepts }: ControlsProps) {
  const text = useControlsText();
  const names = KITCHEN_NAMES[useLanguage()];
  const [latest, setCriteria] = useState(NOTHING);
  const { query, diet, without } = latest;
  const [isSearching, setSearching] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const searchButton = useRef<HTMLButtonElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const change = (part: Partial<Criteria>) => setCriteria((before) => ({ ...before, ...part }));

  // Typing has priority: hundreds of dishes are filtered when the browser has time.
  const criteria = useDeferredValue(latest);
  const categories = useMemo(() => new Map(sections.map(({ id, label }) => [id, label])), [sections]);
  useEffect(() => {
    startTransition(() => setAccepts(() => acceptsOf(criteria, categories)));
  }, [criteria, categories, setAccepts]);
  useEffect(() => () => setAccepts(() => null), [setAccepts]);

  const items = useMemo(() => sections.flatMap((section) => section.items), [sections]);
  const diets = useMemo(() => dietChoices(items, diet), [items, diet]);
  const allergens = useMemo(() => allergenChoices(items, without), [items, without]);
  const shown = useMemo(() => (accepts === null ? items.length : items.filter(accepts).length), [items, accepts]);
  const unknown = useMemo(() => countUnknown(items, criteria, categories), [items, criteria, categories]);

  const chosen = [
    ...diets.filter(({ id }) => id === diet).map(({ id, label }) => label ?? names.diets[id as keyof typeof names.diets]),
    ...allergens.filter((key) => without.has(key)).map((key) => text.lacking(names.allergens[key])),
  ];
  const closeSearch = () => {
    setSearching(false);
    change({ query: '' });
    searchButton.current?.focus();
  };
  const closeFilter = () => {
    setFiltering(false);
    filterButton.current?.focus();
  };
  const showAll = () => {
    setCriteria(NOTHING);
    setSearching(false);
    // The reset button disappears with the filter that it removed.
    (filterButton.current ?? searchButton.current)?.focus();
  };

  if (items.length === 0) return null;
  const hasFilter = diets.length > 0 || allergens.length > 0;
  return (
    <>
      <div className={css.actions} part="controls">
        {hasMany && (
          <button
            ref={searchButton}
            type="button"
            className={css.action}
            aria-expanded={isSearching}
            aria-label={text.searchLabel}
            onClick={() => (isSearching ? closeSearch() : setSearching(true))}
            onKeyDown={(event) => isSearching && closeOnEscape(event, closeSearch)}
          >
            <Icon name="search" />
            <span className={css.actionText}>{text.search}</span>
          </button>
        )}
        {hasFilter && (
          <button
            ref={filterButton}
            type="button"
            className={css.action}
            aria-expanded={isFiltering}
            aria-label={chosen.length === 0 ? text.filter : text.filterOn(chosen.length)}
            onClick={() => setFiltering(!isFiltering)}
            onKeyDown={(event) => isFiltering && closeOnEscape(event, closeFilter)}
          >
            <Icon name="filter" />
            <span className={css.actionText}>{text.filter}</span>
            {/* The space matches the button's accessible name, so that voice control finds the words on the screen. */}
            {chosen.length > 0 && <span> </span>}
            {chosen.length > 0 && <span className={css.badge}>{chosen.length}</span>}
          </button>
        )}
      </div>
      {isFiltering && hasFilter && <FilterPanel {...{ diets, allergens, diet, without, shown }} onChange={change} onClose={closeFilter} />}
      {isSearching && hasMany ? (
        <div role="search" className={`${bar} ${css.sticky} ${css.search}`} part="search">
          <SearchField
            label={text.searchLabel}
            hint={text.searchHint}
            closeLabel={text.searchClose}
            isSmall
            query={query}
            onQuery={(next) => change({ query: next })}
            onClose={closeSearch}
          />
        </div>
      ) : (
        hasMany &&
        sections.length > 1 && (
          <Anchors {...{ sections, bar, root, isPage }} isOut={(section) => accepts !== null && !section.items.some(accepts)} />
        )
      )}
      <div className={accepts === null ? undefined : css.strip} part="result">
        <div className={css.stripText}>
          {/* Always mounted: screen readers announce a live region only when it existed before its text. */}
          <div role="status">
            {accepts !== null && <p className={css.count}>{text.shown(shown, items.length)}</p>}
            {accepts !== null && unknown > 0 && <p className={note}>{text.unknown(unknown)}</p>}
          </div>
          {accepts !== null && chosen.length > 0 && <p className={note}>{chosen.join(', ')}</p>}
        </div>
        {accepts !== null && shown > 0 && (
          <Button look="secondary" size="tap" hugs onClick={showAll}>
            {text.showAll}
          </Button>
        )}
      </div>
      {accepts !== null && shown === 0 && (
        <Notice mark="empty" title={text.nothingTitle} text={text.nothingText}>
          <Button size="large" onClick={showAll}>
            {text.showAll}
          </Button>
        </Notice>
      )}
    </>
  );
}

interface FilterPanelProps extends Pick<Criteria, 'diet' | 'without'> {
  diets: readonly DietChoice[];
  allergens: readonly AllergenKey[];
  /** How many dishes pass the filter. */
  shown: number;
  onChange(part: Partial<Criteria>): void;
  onClose(): void;
}

/** Diet and allergen choices; each applies at once. Not a dialog, because a frame is only as high as its menu. */
function FilterPanel({ diets, allergens, diet, without, shown, onChange, onClose }: FilterPanelProps) {
  const text = useControlsText();
  const names = KITCHEN_NAMES[useLanguage()];
  const name = useId();
  const toggle = (key: AllergenKey) => {
    const next = new Set(without);
    if (!next.delete(key)) next.add(key);
    onChange({ without: next });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- Escape closes it from any of its controls
    <div role="group" aria-label={text.filter} className={css.panel} part="filter" onKeyDown={(event) => closeOnEscape(event, onClose)}>
      {diets.length > 0 && (
        <fieldset className={css.choices}>
          <legend className={css.legend}>{text.diet}</legend>
          {[{ id: null, label: names.diets.everything }, ...diets].map(({ id, label }) => (
            <label key={id ?? ''} className={css.choice} lang={id !== null && label !== null ? 'it' : undefined}>
              <input type="radio" name={name} className={css.box} checked={diet === id} onChange={() => onChange({ diet: id })} />
              <Text>{label ?? names.diets[id as keyof typeof names.diets]}</Text>
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
              <Text>{names.allergens[key]}</Text>
            </label>
          ))}
        </fieldset>
      )}
      <p className={css.caution}>{text.caution}</p>
      <Button size="large" onClick={onClose}>
        {text.done(shown)}
      </Button>
    </div>
  );
}
