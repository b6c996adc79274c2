import type { AllergenKey } from '../../../api/index.ts';
import { defineText } from './language.ts';

/** The allergens' names in Italian, in the words of EU 1169/2011, annex II. */
export const ITALIAN: Readonly<Record<AllergenKey, string>> = {
  cerealsContainingGluten: 'Cereali contenenti glutine',
  crustaceans: 'Crostacei',
  eggs: 'Uova',
  fish: 'Pesce',
  peanuts: 'Arachidi',
  soy: 'Soia',
  milkAndDairyProducts: 'Latte e derivati',
  fruitsInShell: 'Frutta a guscio',
  celery: 'Sedano',
  mustard: 'Senape',
  sesame: 'Sesamo',
  sulphur: 'Anidride solforosa e solfiti',
  lupine: 'Lupini',
  molluscs: 'Molluschi',
};

export const useAllergenNames = defineText('allergens', ITALIAN);
