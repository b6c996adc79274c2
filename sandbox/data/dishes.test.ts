import { describe, expect, it } from 'vitest';
import { ALLERGEN_KEYS, ALLERGEN_NAMES, dishes, DISH_CATEGORIES, dishVariants } from './dishes.ts';
import type { AllergenKey, Dish } from './dishes.ts';

const all = dishVariants(600);
const has = (dish: Dish, key: AllergenKey): boolean => dish.allergens[key] === 'Presente';
const MEAT =
  /\b(pollo|manzo|bovin[ao]|suin[ao]|maiale|prosciutto|speck|salame|bresaola|tacchino|guanciale|salsiccia|roast beef|gelatina alimentare suina)\b/;

/** Words of an ingredient list, and the allergen that they imply. */
const NAMED: readonly (readonly [RegExp, AllergenKey])[] = [
  [/\(glutine/, 'cerealsContainingGluten'],
  [/\bseitan\b/, 'cerealsContainingGluten'],
  [/crostacei/, 'crustaceans'],
  [/\(uova\)|uova sode|\buova pastorizzate/, 'eggs'],
  [/\(pesce\)/, 'fish'],
  [/\bsoia\b/, 'soy'],
  [/\(latte\)|mozzarella|burrata|parmigiano/, 'milkAndDairyProducts'],
  [/mandorle|nocciole|anacardi|pistacchi|\bnoci\b/, 'fruitsInShell'],
  [/\bsedano\b/, 'celery'],
  [/\bsenape\b/, 'mustard'],
  [/sesamo/, 'sesame'],
  [/solfiti/, 'sulphur'],
  [/molluschi/, 'molluscs'],
];

describe('the demo dishes', () => {
  it('are about sixty or more, with every category', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(60);
    expect([...new Set(dishes.map(({ category }) => category))]).toEqual([...DISH_CATEGORIES]);
  });

  it('come 600 strong when asked, each once, the same every time', () => {
    expect(all).toHaveLength(600);
    expect(new Set(all.map(({ key }) => key)).size).toBe(600);
    expect(new Set(all.map(({ label }) => label)).size).toBe(600);
    expect(dishVariants(600)).toEqual(all);
  });

  it.each([0, 1, 8, 40, 81, 300, 900])('come %i strong when asked', (count) => {
    const some = dishVariants(count);
    expect(some).toHaveLength(count);
    expect(new Set(some.map(({ label }) => label)).size).toBe(count);
  });

  it('keep the order of the categories', () => {
    const order = all.map(({ category }) => DISH_CATEGORIES.indexOf(category));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('are as strict as their diet says', () => {
    for (const dish of all) {
      const why = `${dish.label}: ${dish.ingredients}`;
      if (dish.diet === 'Vegano') {
        for (const key of ['milkAndDairyProducts', 'eggs', 'fish', 'crustaceans', 'molluscs'] as const)
          expect(has(dish, key), why).toBe(false);
        expect(/\bmiele\b/.test(dish.ingredients), why).toBe(false);
      }
      if (dish.diet === 'Vegetariano')
        for (const key of ['fish', 'crustaceans', 'molluscs'] as const) expect(has(dish, key), why).toBe(false);
      if (dish.diet !== 'Contiene derivati della carne o pesce') expect(MEAT.test(dish.ingredients), why).toBe(false);
      if (dish.diet === 'Pescetariano') expect(has(dish, 'fish') || has(dish, 'crustaceans') || has(dish, 'molluscs'), why).toBe(true);
      // The reverse: a dish without animal ingredients is declared vegan.
      const animal = (['milkAndDairyProducts', 'eggs', 'fish', 'crustaceans', 'molluscs'] as const).some((key) => has(dish, key));
      if (!animal && !MEAT.test(dish.ingredients) && !/miele/.test(dish.ingredients)) expect(dish.diet, why).toBe('Vegano');
    }
  });

  it('declare every allergen that their ingredients name', () => {
    for (const dish of all) {
      for (const [words, key] of NAMED) {
        if (words.test(dish.ingredients)) expect(has(dish, key), `${key} in ${dish.label}: ${dish.ingredients}`).toBe(true);
      }
    }
  });

  it('print the allergens that they declare', () => {
    for (const dish of all) {
      const declared = ALLERGEN_KEYS.filter((key) => dish.allergens[key] !== undefined);
      for (const key of declared) expect(dish.allergensString).toContain(ALLERGEN_NAMES[key]);
      if (declared.length === 0) expect(dish.allergensString).toBe('assenti');
    }
  });

  it('have believable prices, weights and nutrition', () => {
    for (const dish of all) {
      const { kcal, fats, fatsSaturated, carbohydrates, sugar, fibers, proteins, salt } = dish.nutrition;
      expect(dish.priceEuro, dish.label).toBeGreaterThan(0.5);
      expect(dish.priceEuro, dish.label).toBeLessThan(13);
      expect(Math.round(dish.priceEuro * 100) / 100).toBe(dish.priceEuro);
      expect(dish.netWeight).toBeGreaterThan(20);
      expect(fatsSaturated, dish.label).toBeLessThanOrEqual(fats);
      expect(sugar, dish.label).toBeLessThanOrEqual(carbohydrates);
      expect(salt).toBeLessThan(4);
      const energy = 9 * fats + 4 * carbohydrates + 4 * proteins + 2 * fibers;
      expect(Math.abs(energy - kcal), `${dish.label}: ${kcal} against ${energy}`).toBeLessThan(Math.max(12, kcal * 0.12));
      expect(fats + carbohydrates + proteins + fibers, dish.label).toBeLessThan(101);
    }
  });

  it('describe themselves in a little HTML', () => {
    for (const { description } of all) expect(description).toMatch(/^<p>.+<\/p>/);
    expect(all.some(({ description }) => description.includes('<ul>'))).toBe(true);
  });
});
