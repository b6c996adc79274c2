import { describe, expect, test } from 'vitest';
import { newMenuItem } from '../test-kit.ts';
import { acceptsOf, allergenChoices, countUnknown, type Criteria, dietChoices } from './filter.ts';

const MENU = [
  newMenuItem('lasagna', {
    label: 'Lasagna alla bolognese',
    diet: 'Contiene derivati della carne o pesce',
    allergensString: 'glutine, latte, uova',
    ingredients: 'sfoglia all’uovo, ragù, besciamella',
  }),
  newMenuItem('salmone', { diet: 'Pescetariano', allergensString: 'pesce; può contenere tracce di latte' }),
  newMenuItem('caprese', { diet: 'vegetariana', allergensString: 'latte' }),
  newMenuItem('macedonia', { label: 'Macedonia è buona', diet: 'Vegano', allergensString: 'assenti', ingredients: 'mela, pera' }),
  newMenuItem('toast', { diet: 'Vegano', allergensString: 'glutine', ingredients: 'pane, formaggio' }),
  newMenuItem('kebab', { diet: 'Halal', allergensString: 'glutine' }),
  newMenuItem('sorpresa'),
  newMenuItem('mistero', { diet: 'Vegano', allergensString: 'vedi etichetta' }),
];
const left = (criteria: Partial<Criteria>) => {
  const accepts = acceptsOf({ query: '', diet: null, without: new Set(), ...criteria });
  return accepts === null ? 'all' : MENU.filter(accepts).map(({ id }) => id);
};

describe('the choices come from the menu', () => {
  test('diets: the ladder first, then what else the menu calls one', () => {
    expect(dietChoices(MENU, null)).toEqual([
      { id: 'pescetarian', label: null },
      { id: 'vegetarian', label: null },
      { id: 'vegan', label: null },
      { id: 'halal', label: 'Halal' },
    ]);
  });
  test('a step that no dish has is no choice', () => {
    expect(dietChoices([newMenuItem('a', { diet: 'Vegano' }), newMenuItem('b')], null)).toEqual([{ id: 'vegan', label: null }]);
    expect(dietChoices([newMenuItem('a', { diet: 'Contiene derivati della carne o pesce' })], null)).toEqual([]);
  });
  test('a text that is no name is no choice', () => {
    expect(dietChoices([newMenuItem('a', { diet: 'Vegano <script>window.__hostile="script"</script>' })], null)).toEqual([]);
    expect(dietChoices([newMenuItem('a', { diet: 'Non vegetariano' })], null)).toEqual([
      { id: 'non vegetariano', label: 'Non vegetariano' },
    ]);
  });
  test('a choice stays when the dishes that had it have gone', () => {
    expect(dietChoices([], 'vegan')).toEqual([{ id: 'vegan', label: null }]);
    expect(dietChoices([], 'halal')).toEqual([{ id: 'halal', label: 'halal' }]);
    expect(allergenChoices([], new Set(['fish']))).toEqual(['fish']);
  });
  test('allergens: those of any dish, traces and ingredients included, in the regulation’s order', () => {
    expect(allergenChoices(MENU, new Set())).toEqual(['cerealsContainingGluten', 'eggs', 'fish', 'milkAndDairyProducts']);
  });
});

describe('what is left', () => {
  test('nothing chosen: everything', () => {
    expect(left({})).toBe('all');
    expect(left({ query: '   ' })).toBe('all');
  });
  test('a diet allows itself and what is stricter; who does not say is left out', () => {
    expect(left({ diet: 'pescetarian' })).toEqual(['salmone', 'caprese', 'macedonia', 'toast', 'mistero']);
    expect(left({ diet: 'vegetarian' })).toEqual(['caprese', 'macedonia', 'toast', 'mistero']);
    expect(left({ diet: 'vegan' })).toEqual(['macedonia', 'toast', 'mistero']);
    expect(left({ diet: 'halal' })).toEqual(['kebab']);
  });
  test('without an allergen: not even traces, not among the ingredients, and never a dish that does not declare', () => {
    expect(left({ without: new Set(['milkAndDairyProducts']) })).toEqual(['macedonia', 'kebab']);
    expect(left({ without: new Set(['cerealsContainingGluten']) })).toEqual(['salmone', 'caprese', 'macedonia']);
    expect(left({ without: new Set(['cerealsContainingGluten', 'fish', 'milkAndDairyProducts']) })).toEqual(['macedonia']);
    expect(left({ without: new Set(['lupine']) })).not.toContain('sorpresa');
    expect(left({ without: new Set(['lupine']) })).not.toContain('mistero');
  });
  test('search looks into names and ingredients, without case and accents, every word', () => {
    expect(left({ query: 'LASAGNA' })).toEqual(['lasagna']);
    expect(left({ query: 'ragu' })).toEqual(['lasagna']);
    expect(left({ query: 'pera e' })).toEqual(['macedonia']);
    expect(left({ query: 'trippa' })).toEqual([]);
  });
  test('all together', () => {
    expect(left({ query: 'a', diet: 'vegan', without: new Set(['cerealsContainingGluten']) })).toEqual(['macedonia']);
  });
});

test('how many are left out only because their allergens are not known', () => {
  const count = (criteria: Partial<Criteria>) => countUnknown(MENU, { query: '', diet: null, without: new Set(), ...criteria });
  expect(count({})).toBe(0);
  expect(count({ without: new Set(['fish']) })).toBe(2);
  expect(count({ without: new Set(['fish']), diet: 'vegan' })).toBe(1);
  expect(count({ without: new Set(['fish']), query: 'sorpresa' })).toBe(1);
});

describe('search finds what a card says', () => {
  const CATEGORIES = new Map([['p', 'Primi piatti']]);
  const found = (query: string) =>
    MENU.filter(acceptsOf({ query, diet: null, without: new Set() }, CATEGORIES) ?? (() => true)).map(({ id }) => id);

  test.each([
    ['bolognese', ['lasagna']],
    ['RAGU', ['lasagna']],
    // Declared, traces included, or only named among the ingredients; in the words of the law, in both languages.
    ['latte', ['lasagna', 'salmone', 'caprese', 'toast']],
    ['Cereali contenenti glutine', ['lasagna', 'toast', 'kebab']],
    ['milk', ['lasagna', 'salmone', 'caprese', 'toast']],
    ['gluten', ['lasagna', 'toast', 'kebab']],
    ['vegano', ['macedonia', 'toast', 'mistero']],
    ['vegan', ['macedonia', 'toast', 'mistero']],
    ['halal', ['kebab']],
    ['arachidi', []],
    ['peanuts', []],
  ] as const)('%s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
  test('and its category', () => {
    expect(found('primi')).toHaveLength(MENU.length);
    expect(found('primi ragù')).toEqual(['lasagna']);
  });
});
