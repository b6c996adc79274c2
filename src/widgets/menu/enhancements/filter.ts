import { ALLERGENS, type AllergenKey, type MenuItem } from '../../../api/index.ts';
import { plainText } from '../../shared/rules/allergen-words.ts';
import { isFound, memoizeByObject, searchable } from '../../shared/rules/search.ts';
import { declaredOf } from './declared.ts';
import { KITCHEN_NAMES, LADDER } from '../../../texts/kitchen.ts';
import { stepOf } from './diets.ts';

export interface DietChoice {
  /** A step of the ladder, or the menu's own word in its normalised form. */
  readonly id: string;
  /** The menu's own word; null for a step of the ladder, whose name is translated. */
  readonly label: string | null;
}

/** The person's choices. They are health data, so they stay in memory and are never stored. */
export interface Criteria {
  readonly query: string;
  /** The id of a `DietChoice`. */
  readonly diet: string | null;
  readonly without: ReadonlySet<AllergenKey>;
}

export type Accepts = (item: MenuItem) => boolean;

/** Texts of another form are not offered as a diet. */
const NAME = /^[\p{L}\p{M}\p{N} '’.+-]{2,28}$/u;
const MOST_OWN_DIETS = 6;

/** The diets in a dish's free text `diet`. Of several steps the least strict counts; `own`: the menu's own words by their id. */
const dietsOf = memoizeByObject((item: MenuItem) => {
  let step: number | null = null;
  const own = new Map<string, string>();
  for (const label of (item.diet ?? '').split(/[,;/|·\n]/)) {
    const word = searchable(label);
    const itsStep = stepOf(word);
    if (itsStep !== -1) step = Math.min(itsStep, step ?? itsStep);
    else if (NAME.test(word)) own.set(word, label.trim());
  }
  return { step, own };
});

/** The diets that distinguish the menu's dishes, and the chosen one even when a newer menu no longer has it. */
export function dietChoices(items: readonly MenuItem[], chosen: string | null): readonly DietChoice[] {
  const steps = new Set<string>();
  const own = new Map<string, string>();
  for (const { step, own: labels } of items.map(dietsOf)) {
    const name = LADDER[step ?? 0];
    if (name !== undefined && name !== 'everything') steps.add(name);
    for (const [id, label] of labels) if (!own.has(id)) own.set(id, label);
  }
  const isStep = (id: string) => LADDER.some((name) => name === id);
  if (chosen !== null && isStep(chosen)) steps.add(chosen);
  const others = [...own].slice(0, MOST_OWN_DIETS);
  if (chosen !== null && !isStep(chosen) && !others.some(([id]) => id === chosen)) others.push([chosen, own.get(chosen) ?? chosen]);
  return [...LADDER.filter((name) => steps.has(name)).map((id) => ({ id, label: null })), ...others.map(([id, label]) => ({ id, label }))];
}

/** The allergens that any dish has or may have, and the chosen ones. */
export function allergenChoices(items: readonly MenuItem[], chosen: ReadonlySet<AllergenKey>): readonly AllergenKey[] {
  const found = new Set<AllergenKey>(chosen);
  for (const item of items) for (const key of declaredOf(item).found.keys()) found.add(key);
  return ALLERGENS.filter((key) => found.has(key));
}

/** The normalised text of a dish's card, with its allergens in every language. */
const textOf = memoizeByObject((item: MenuItem) => {
  const { label, ingredients, allergensString, diet } = item;
  const keys = [...declaredOf(item).found.keys()];
  const names = Object.values(KITCHEN_NAMES).flatMap(({ allergens, diets }) => {
    const step = LADDER[dietsOf(item).step ?? -1];
    return [...keys.map((key) => allergens[key]), ...(step === undefined || step === 'everything' ? [] : [diets[step]])];
  });
  return searchable(plainText([label, ingredients, allergensString, diet, ...names].join(' ')));
});

function fitsDiet(item: MenuItem, diet: string): boolean {
  const { step, own } = dietsOf(item);
  const wanted = LADDER.findIndex((name) => name === diet);
  // A dish that states no diet is not shown as suitable.
  return wanted === -1 ? own.has(diet) : step !== null && step >= wanted;
}

/** The dish is not known to contain any of them, not even traces. */
const isFreeAsFound = (item: MenuItem, without: ReadonlySet<AllergenKey>): boolean =>
  [...without].every((key) => !declaredOf(item).found.has(key));

/** Which dishes to show; null for all of them. `categories`: their names by id; the search finds a dish by its category's, too. */
export function acceptsOf({ query, diet, without }: Criteria, categories: ReadonlyMap<string, string> = new Map()): Accepts | null {
  if (query.trim() === '' && diet === null && without.size === 0) return null;
  const names = new Map([...categories].map(([id, name]) => [id, searchable(name)]));
  return (item) =>
    (without.size === 0 || (declaredOf(item).isComplete && isFreeAsFound(item, without))) &&
    (diet === null || fitsDiet(item, diet)) &&
    (query.trim() === '' || isFound(`${textOf(item)} ${names.get(item.categoryId) ?? ''}`, query));
}

/** How many dishes the filter hides only because their allergens are not known. */
export function countUnknown(items: readonly MenuItem[], criteria: Criteria, categories: ReadonlyMap<string, string> = new Map()): number {
  if (criteria.without.size === 0) return 0;
  const accepts = acceptsOf({ ...criteria, without: new Set() }, categories);
  return items.filter((item) => !declaredOf(item).isComplete && isFreeAsFound(item, criteria.without) && accepts?.(item) !== false).length;
}
