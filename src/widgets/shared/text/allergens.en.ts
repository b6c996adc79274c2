import type { AllergenKey } from '../../../api/index.ts';

/** The words of the regulation's English text. */
export const ENGLISH: Readonly<Record<AllergenKey, string>> = {
  cerealsContainingGluten: 'Cereals containing gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soy: 'Soybeans',
  milkAndDairyProducts: 'Milk',
  fruitsInShell: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame seeds',
  sulphur: 'Sulphur dioxide and sulphites',
  lupine: 'Lupin',
  molluscs: 'Molluscs',
};
