import { ALLERGENS, type MenuItem } from '../../../api/index.ts';
import type { Section } from '../../shared/rules/arrange.ts';
import { declaredOf } from './declared.ts';

/** The allergen register of EU 1169/2011: every dish, also those about which nothing is known. */
export const registerOf = (sections: readonly Section<MenuItem>[]) =>
  sections.map(({ id, label, items }) => ({
    id,
    label,
    rows: items.map((item) => {
      const { found, isComplete } = declaredOf(item);
      const text = item.allergensString?.trim() ?? '';
      return {
        id: item.id,
        label: item.label,
        /** One cell for each of the fourteen allergens, in the regulation's order; null when nothing is known. */
        cells: isComplete ? ALLERGENS.map((key) => found.get(key) ?? null) : null,
        /** The dish's declaration when it is not understood; null when the dish declares nothing. */
        declaration: text === '' ? null : text,
        hasIngredients: Boolean(item.ingredients),
      };
    }),
  }));
