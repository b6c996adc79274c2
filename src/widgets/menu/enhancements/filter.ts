import { ALLERGENS, type AllergenKey, type MenuItem } from '../../../api/index.ts';
import { isFound, searchable } from '../../shared/rules/search.ts';
import { declaredOf } from './declared.ts';
import { memoizeByObject } from './memoize-by-object.ts';
import { laterText } from './text.ts';

/** Diets of which a stricter one is always allowed, from everything on; what else a menu calls a diet stands for itself. */
export const LADDER = ['everything', 'pescetarian', 'vegetarian', 'vegan'] as const;
export type LadderDiet = (typeof LADDER)[number];

export interface DietChoice {
  /** A step of the ladder, or the menu's own word as it is compared. */
  readonly id: string;
  /** The menu's own word; null for a step of the ladder, which has a name in each language. */
  readonly label: string | null;
}

/** What somebody wants to see. Kept in memory only: what a person may not eat is nobody's business. */
export interface Criteria {
  readonly query: string;
  /** The id of a choice. */
  readonly diet: string | null;
  readonly without: ReadonlySet<AllergenKey>;
}

export type Accepts = (item: MenuItem) => boolean;

/** Other texts are no name that one could choose. */
const NAME = /^[\p{L}\p{M}\p{N} '’.+-]{2,28}$/u;
const MOST_OWN_DIETS = 6;

interface Diets {
  readonly step: number | null;
  readonly own: readonly { readonly id: string; readonly label: string }[];
}

function stepOf(word: string): number | null {
  if (/^(dieta )?vegan[aoei]?$/.test(word)) return 3;
  if (/^(dieta )?vegetarian[aoei]?$/.test(word)) return 2;
  if (/^(dieta )?pescetarian[aoei]?$/.test(word)) return 1;
  return /^(onnivor[aoei]|(contiene )?(derivati della )?(carne|carne o pesce))$/.test(word) ? 0 : null;
}

/** What a dish's `diet`, free text, says; of several steps the least strict counts. */
const dietsOf = memoizeByObject((item: MenuItem): Diets => {
  let step: number | null = null;
  const own = new Map<string, string>();
  for (const label of (item.diet ?? '').split(/[,;/|·\n]/)) {
    const word = searchable(label);
    const itsStep = stepOf(word);
    if (itsStep !== null) step = Math.min(itsStep, step ?? itsStep);
    else if (NAME.test(word)) own.set(word, label.trim());
  }
  return { step, own: [...own].map(([id, label]) => ({ id, label })) };
});

/** The diets that the menu's own dishes leave to choose between, a chosen one included, whatever came meanwhile. */
export function dietChoices(items: readonly MenuItem[], chosen: string | null): readonly DietChoice[] {
  const steps = new Set<string>();
  const own = new Map<string, string>();
  for (const { step, own: labels } of items.map(dietsOf)) {
    const name = LADDER[step ?? 0];
    if (name !== undefined && name !== 'everything') steps.add(name);
    for (const { id, label } of labels) if (!own.has(id)) own.set(id, label);
  }
  const isStep = (id: string) => LADDER.some((name) => name === id);
  if (chosen !== null && isStep(chosen)) steps.add(chosen);
  const others = [...own].slice(0, MOST_OWN_DIETS);
  if (chosen !== null && !isStep(chosen) && !others.some(([id]) => id === chosen)) others.push([chosen, own.get(chosen) ?? chosen]);
  return [...LADDER.filter((name) => steps.has(name)).map((id) => ({ id, label: null })), ...others.map(([id, label]) => ({ id, label }))];
}

/** The allergens that any dish has or may have, a chosen one included. */
export function allergenChoices(items: readonly MenuItem[], chosen: ReadonlySet<AllergenKey>): readonly AllergenKey[] {
  const found = new Set<AllergenKey>(chosen);
  for (const item of items) for (const key of declaredOf(item).found.keys()) found.add(key);
  return ALLERGENS.filter((key) => found.has(key));
}

/**
 * What a dish's card says, as it is compared, and its allergens by their names in both languages: who looks for peanuts and
 * finds nothing must not believe that there are none.
 */
const textOf = memoizeByObject((item: MenuItem) => {
  const { label, ingredients, allergensString, diet } = item;
  const keys = [...declaredOf(item).found.keys()];
  const names = Object.values(laterText).flatMap(({ allergenNames, diets }) => {
    const step = LADDER[dietsOf(item).step ?? -1];
    return [...keys.map((key) => allergenNames[key]), ...(step === undefined || step === 'everything' ? [] : [diets[step]])];
  });
  return searchable([label, ingredients, allergensString, diet, ...names].join(' '));
});

function fitsDiet(item: MenuItem, diet: string): boolean {
  const { step, own } = dietsOf(item);
  const wanted = LADDER.findIndex((name) => name === diet);
  // A dish that does not say what it is cannot be vouched for.
  return wanted === -1 ? own.some(({ id }) => id === diet) : step !== null && step >= wanted;
}

/** Nothing of it is known to be in the dish, not even traces. */
const isFreeAsFound = (item: MenuItem, without: ReadonlySet<AllergenKey>): boolean => {
  const { found } = declaredOf(item);
  return [...without].every((key) => !found.has(key));
};

/** Nor can it be: all that the dish declares is understood. */
const isFree = (item: MenuItem, without: ReadonlySet<AllergenKey>): boolean => declaredOf(item).isComplete && isFreeAsFound(item, without);

/**
 * Which dishes to show; null for all of them.
 * @param categories the names of the categories by their ids: a dish is found by its category's, too
 */
export function acceptsOf({ query, diet, without }: Criteria, categories: ReadonlyMap<string, string> = new Map()): Accepts | null {
  if (query.trim() === '' && diet === null && without.size === 0) return null;
  const names = new Map([...categories].map(([id, name]) => [id, searchable(name)]));
  return (item) =>
    (without.size === 0 || isFree(item, without)) &&
    (diet === null || fitsDiet(item, diet)) &&
    (query.trim() === '' || isFound(`${textOf(item)} ${names.get(item.categoryId) ?? ''}`, query));
}

/** How many dishes are left out for nothing but that their allergens are not known. */
export function countUnknown(items: readonly MenuItem[], criteria: Criteria, categories: ReadonlyMap<string, string> = new Map()): number {
  if (criteria.without.size === 0) return 0;
  const accepts = acceptsOf({ ...criteria, without: new Set() }, categories);
  return items.filter(
    (item) => !declaredOf(item).isComplete && isFreeAsFound(item, criteria.without) && (accepts === null || accepts(item)),
  ).length;
}
