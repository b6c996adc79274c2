import { describe, expect, test } from 'vitest';
import type { AllergenKey, Diet, DietPreference, Edible, Presence } from '../../../api/index.ts';
import { dietsOf, isExcluded } from './diet.ts';

const KEYS: readonly AllergenKey[] = [
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
];

type Declared = Pick<Edible, 'diet' | AllergenKey>;

/** A vegan dish without any allergen. */
const dish = (change: Partial<Declared> = {}): Declared => ({
  diet: 'Vegano',
  ...(Object.fromEntries(KEYS.map((key) => [key, 'Assente'])) as Record<AllergenKey, Presence>),
  ...change,
});
const wish = (diet: Diet | null, allergens: DietPreference['allergens'] = {}): DietPreference => ({ diet, allergens });

describe('every diet against every dish [P1-5.18] [P1-5.19] [P1-5.20] [P1-5.21]', () => {
  test.each<[wanted: Diet | null, meat: boolean, fish: boolean, vegetarian: boolean, vegan: boolean, unknown: boolean]>([
    // flagged? a dish with:                     meat   fish  veget. vegan  no diet
    ['Contiene derivati della carne o pesce', false, false, false, false, false],
    ['Pescetariano', true, false, false, false, true],
    ['Vegetariano', true, true, false, false, true],
    ['Vegano', true, true, true, false, true],
    [null, false, false, false, false, false],
  ])('%s', (wanted, ...flagged) => {
    const dishes: (Diet | null)[] = ['Contiene derivati della carne o pesce', 'Pescetariano', 'Vegetariano', 'Vegano', null];
    expect(dishes.map((diet) => isExcluded(dish({ diet }), wish(wanted)))).toEqual(flagged);
  });
});

describe('every choice against every presence, for each of the 14 allergens [P1-3.9] [P1-5.22] [P1-5.23]', () => {
  const table: [wanted: Presence | undefined, present: boolean, traces: boolean, absent: boolean, missing: boolean][] = [
    ['Presente', false, false, false, false],
    ['Tracce', true, false, false, true],
    ['Assente', true, true, false, true],
    [undefined, false, false, false, false],
  ];
  test.each(table.flatMap(([wanted, ...flagged]) => KEYS.map((key) => [wanted, key, flagged] as const)))(
    '%s %s',
    (wanted, key, flagged) => {
      const preference = wish(null, wanted === undefined ? {} : { [key]: wanted });
      const found: (Presence | null)[] = ['Presente', 'Tracce', 'Assente', null];
      expect(found.map((presence) => isExcluded(dish({ [key]: presence }), preference))).toEqual(flagged);
    },
  );
});

test.each<[diet: Diet | null, fits: readonly string[]]>([
  ['Contiene derivati della carne o pesce', []],
  ['Pescetariano', ['Pescetariano']],
  ['Vegetariano', ['Pescetariano', 'Vegetariano']],
  ['Vegano', ['Pescetariano', 'Vegetariano', 'Vegano']],
  [null, []],
])('a dish %j is found by %j', (diet, fits) => expect(dietsOf({ diet })).toEqual(fits));

test('one bad allergen is enough, and another allergen’s presence does not matter', () => {
  const preference = wish('Vegano', { eggs: 'Assente', fish: 'Tracce' });
  expect(isExcluded(dish({ soy: 'Presente', fish: 'Tracce' }), preference)).toBe(false);
  expect(isExcluded(dish({ soy: 'Presente', fish: 'Presente' }), preference)).toBe(true);
  expect(isExcluded(dish({ diet: 'Vegetariano' }), preference)).toBe(true);
});

test('an item without nutritional data is flagged as soon as there is a filter [P1-5.17]', () => {
  expect(isExcluded(null, wish('Contiene derivati della carne o pesce'))).toBe(true);
  expect(isExcluded(null, wish(null, { eggs: 'Presente', fish: 'Tracce' }))).toBe(true);
});

test('the default filter, no diet and every allergen wanted, flags nothing', () => {
  expect(isExcluded(null, wish(null, { eggs: 'Presente' }))).toBe(false);
  expect(isExcluded(null, wish(null))).toBe(false);
});

test('without a preference nothing is flagged', () => {
  expect(isExcluded(null, null)).toBe(false);
  expect(isExcluded(dish({ diet: null, eggs: 'Presente' }), null)).toBe(false);
});
