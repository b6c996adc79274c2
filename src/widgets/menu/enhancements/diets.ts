import { searchable } from '../../shared/rules/search.ts';

/** The words of each step of `LADDER`, in its order. */
const STEP_WORDS = [
  /^(onnivor[aoei]|(contiene )?(derivati della )?(carne|carne o pesce))$/,
  /^(dieta )?pescetarian[aoei]?$/,
  /^(dieta )?vegetarian[aoei]?$/,
  /^(dieta )?vegan[aoei]?$/,
];

/** The step of the ladder that a menu's own word names, or -1. */
export const stepOf = (word: string): number => STEP_WORDS.findIndex((words) => words.test(searchable(word)));
