import type { Lang } from '../../../api/index.ts';
import { searchable } from '../../shared/rules/search.ts';

/** From least to most strict; a stricter dish suits every diet before it. Any other diet of a menu matches only itself. */
export const LADDER = ['everything', 'pescetarian', 'vegetarian', 'vegan'] as const;
type Step = (typeof LADDER)[number];

/** `everything` is the choice of the filter that excludes nothing. */
export const DIET_NAMES: Readonly<Record<Lang, Readonly<Record<Step, string>>>> = {
  it: { everything: 'Tutto', pescetarian: 'Pescetariano', vegetarian: 'Vegetariano', vegan: 'Vegano' },
  en: { everything: 'Everything', pescetarian: 'Pescatarian', vegetarian: 'Vegetarian', vegan: 'Vegan' },
};

const STEP_WORDS = [
  /^(onnivor[aoei]|(contiene )?(derivati della )?(carne|carne o pesce))$/,
  /^(dieta )?pescetarian[aoei]?$/,
  /^(dieta )?vegetarian[aoei]?$/,
  /^(dieta )?vegan[aoei]?$/,
];

/** The step of the ladder that a menu's own word names, or -1. */
export const stepOf = (word: string): number => STEP_WORDS.findIndex((words) => words.test(searchable(word)));
