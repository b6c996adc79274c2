// This file has no schemas, because the filter of a public menu needs only the names.
/** The fourteen allergens of EU 1169/2011, by their names on the wire (P1-3.9). */
export const ALLERGENS = [
  'cerealsContainingGluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milkAndDairyProducts',
  'fruitsInShell',
  'celery',
  'mustard',
  'sesame',
  'sulphur',
  'lupine',
  'molluscs',
] as const;
export type AllergenKey = (typeof ALLERGENS)[number];
